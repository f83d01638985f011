import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  emergencyNumber,
  formatPhone,
  guessRegion,
  lines,
  linesOf,
  type Region,
  regionNames,
  smsLink,
} from './lines.ts'

const maxAgeDays = 180

test.each(lines)('$service ($region) was checked within the last 180 days', ({ lastChecked }) => {
  const days = (Date.now() - Date.parse(lastChecked)) / 86_400_000
  expect(days).toBeGreaterThan(-1)
  expect(days).toBeLessThanOrEqual(maxAgeDays)
})

test('every hotline has a way to reach it, hours, languages, and a source', () => {
  for (const line of lines) {
    expect(line.phone ?? line.sms?.number ?? line.chat).toMatch(/^\d+$|^https:/)
    expect([line.hours, line.languages, line.source].every(Boolean)).toBe(true)
  }
})

test('the United States has 988, 911 and HOME to 741741', () => {
  const numbers = linesOf('US').map(({ phone, sms }) => phone ?? sms?.number)
  expect(numbers).toEqual(expect.arrayContaining(['988', '911', '741741']))
  expect(linesOf('US').find(({ sms }) => sms?.number === '741741')?.sms?.body).toBe('HOME')
})

test('every region except the unknown one has an emergency number', () => {
  for (const region of Object.keys(regionNames) as Region[]) {
    if (region === 'elsewhere') expect(emergencyNumber(region)).toBeUndefined()
    else expect(emergencyNumber(region)).toMatch(/^\d{3}$/)
  }
})

test.each([
  ['America/Chicago', 'en-US', 'US'],
  ['America/Indiana/Knox', 'es-MX', 'US'],
  ['America/Toronto', 'en-US', 'CA'],
  ['America/Mexico_City', 'es-MX', 'MX'],
  ['Europe/London', 'en-US', 'GB'],
  ['Europe/Vienna', 'de-AT', 'EU'],
  ['Asia/Calcutta', 'en-IN', 'IN'],
  ['Australia/Perth', 'en-AU', 'AU'],
  ['UTC', 'en-GB', 'GB'],
  ['UTC', 'en', 'US'],
  ['Africa/Lagos', 'en', 'elsewhere'],
] as const)('a device in %s with language %s shows the numbers of %s', (zone, locale, region) => {
  expect(guessRegion(zone, locale)).toBe(region)
})

test('long numbers are grouped, and the text message link works on iOS and Android', () => {
  expect(formatPhone('18006624357')).toBe('1-800-662-4357')
  expect(formatPhone('741741')).toBe('741741')
  expect(formatPhone('988')).toBe('988')
  expect(smsLink({ number: '741741', body: 'HOME' })).toBe('sms:741741?&body=HOME')
})

const root = join(import.meta.dirname, '../..')

test('no screen has hard-coded crisis numbers: they come from us-numbers.ts and lines.ts', () => {
  for (const file of globSync('**/*.tsx', { cwd: root }))
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/\b(?:988|911|741741)\b/)
})

// Stop It Now (stopitnow.org) is in one answer of the coach only, because it is not for everyone.
const unlisted = ['1-888-773-8368']

test('every toll-free number in a text belongs to a listed hotline', () => {
  const listedTexts = lines.flatMap(({ phone = '', letters = '', note = '' }) => [
    formatPhone(phone),
    letters,
    note,
  ])
  const known = [...listedTexts, ...unlisted]
  const named = globSync('**/*.{ts,tsx,md}', { cwd: root, exclude: ['**/*.test.*', 'crisis/detector/**'] })
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\b1-8\d\d-[\p{Lu}\d-]*[\p{Lu}\d]/gu)].map(
        ([number]) => ({
          file,
          number,
        }),
      ),
    )
    .filter(({ number }) => !known.some((text) => text.includes(number)))
  expect(named).toEqual([])
})
