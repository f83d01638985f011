import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, SettingsProblem } from './settings.server.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'cairn-settings-'))

test('without settings the program has all defaults', () => {
  const settings = readSettings({}, folder())
  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: true,
    COACH: true,
  })
})

test('all problems are reported together', () => {
  const bad = {
    PORT: 'ninety',
    RATE_LIMITS: 'maybe',
    DATABASE_URL: 'mysql://x',
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
  }
  expect(() => readSettings(bad, folder())).toThrow(SettingsProblem)
  try {
    readSettings(bad, folder())
  } catch (error) {
    const words = String(error)
    for (const name of ['PORT', 'RATE_LIMITS', 'DATABASE_URL']) expect(words).toContain(name)
  }
  expect(() => readSettings({ AI_BASE_URL: 'http://127.0.0.1:1/v1' }, folder())).toThrow(
    /AI_MODEL is required/,
  )
  expect(() => readSettings({ PAYPAL_ENV: 'live' }, folder())).toThrow(/PAYPAL_CLIENT_ID/)
})

test.each([
  ['TRUST_PROXY', 'yes', 'must be off, how many proxies there are, or their addresses'],
  ['TRUST_PROXY', '10.0.0.1, 10.0.0.500', 'must be off'],
  ['PUBLIC_URL', 'https://example.org/cairn/', 'must have no path'],
  ['PUBLIC_URL', 'example.org', 'must be an http or https URL'],
  ['PUBLIC_URL', ' ', 'must be an http or https URL'],
  ['MAIL_FROM', 'Cairn cairn@example.org', 'must be like Cairn <cairn@example.org>'],
  ['MAIL_FROM', 'Cairn', 'must be like'],
  [
    'DATABASE_URL',
    'postgresql://cairn:a/b@127.0.0.1/cairn',
    'must be a postgresql:// URL. In its password, write',
  ],
  [
    'SMTP_URL',
    'smtps://cairn:a#b@mail.example.org',
    'must be an smtp:// or smtps:// URL. In its password, write',
  ],
])('%s=%s is refused by name', (name, value, reason) => {
  expect(() => readSettings({ [name]: value }, folder())).toThrow(`${name} ${reason}`)
})

test.each([
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/8, ::1'],
  ['TRUST_PROXY', 'loopback'],
  ['PUBLIC_URL', 'https://example.org'],
  ['MAIL_FROM', 'cairn@example.org'],
  ['MAIL_FROM', '"Cairn, Ohio" <cairn@example.org>'],
])('%s=%s is accepted', (name, value) => {
  expect(readSettings({ [name]: value }, folder())).toMatchObject({ [name]: value })
})

test('HOST may have the brackets of an IPv6 address', () => {
  expect(readSettings({ HOST: '[::1]' }, folder()).HOST).toBe('::1')
})

test('real payments need an https address, also where none is set', () => {
  const live = { PAYPAL_ENV: 'live', PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }
  expect(() => readSettings(live, folder())).toThrow('PUBLIC_URL must be https with PAYPAL_ENV=live')
  expect(() => readSettings({ ...live, PUBLIC_URL: 'https://example.org' }, folder())).not.toThrow()
})

test('a value can be in a file, and the environment takes precedence over .env', () => {
  const dir = folder()
  writeFileSync(join(dir, 'key'), 'from a file\n')
  writeFileSync(join(dir, '.env'), 'AI_NAME="from .env"\nPORT=4000\n')
  const settings = readSettings({ AI_API_KEY_FILE: join(dir, 'key'), PORT: '5000' }, dir)
  expect(settings).toMatchObject({ AI_API_KEY: 'from a file', AI_NAME: 'from .env', PORT: 5000 })
  expect(() => readSettings({ AI_API_KEY_FILE: join(dir, 'nothing') }, dir)).toThrow(/cannot be read/)
})

test('an empty file of a value and an unreadable .env are refused, not ignored', () => {
  const dir = folder()
  writeFileSync(join(dir, 'empty'), '\n')
  for (const name of ['SECRET', 'DATABASE_URL'])
    expect(() => readSettings({ [`${name}_FILE`]: join(dir, 'empty') }, dir)).toThrow(
      `${name}_FILE names an empty file`,
    )
  mkdirSync(join(dir, '.env'))
  expect(() => readSettings({}, dir)).toThrow(SettingsProblem)
})

test('a name in .env that is close to a setting is reported, and no other name', () => {
  const dir = folder()
  const names = [
    'MAIL_FORM',
    'smtp_url',
    'SMTP_URL',
    'DATABASE_URI',
    'SECRET_FLIE',
    'CAIRN_HOST',
    'HTTP_PROXY',
  ]
  writeFileSync(join(dir, '.env'), names.map((name) => `${name}=\n`).join(''))
  const sentences = Object.entries({
    DATABASE_URI: 'DATABASE_URL',
    MAIL_FORM: 'MAIL_FROM',
    SECRET_FLIE: 'SECRET_FILE',
    smtp_url: 'SMTP_URL',
  }).map(
    ([name, meant]) => `.env sets ${name}, which is not a setting and is ignored. Did you mean ${meant}?`,
  )
  expect(readSettings({ MAIL_FRM: '' }, dir).warnings).toEqual(sentences)
})

test('a secret is created once, readable only by its owner, and differs by purpose', () => {
  const dir = folder()
  const first = readSettings({}, dir)
  const again = readSettings({}, dir)
  expect(first.secret('a')).toEqual(again.secret('a'))
  expect(first.secret('a')).not.toEqual(first.secret('b'))
  expect(statSync(join(dir, 'data/secret')).mode & 0o777).toBe(0o600)
  const shared = { SECRET: 'x'.repeat(32) }
  expect(readSettings(shared, folder()).secret('a')).toEqual(readSettings(shared, folder()).secret('a'))
})

test.each(['', 'a long secret that is not in hex', 'ab'.repeat(31)])(
  'a damaged secret file (%j) is refused, not taken as a short key',
  (content) => {
    const dir = folder()
    readSettings({}, dir).secret('a')
    writeFileSync(join(dir, 'data/secret'), content)
    expect(() => readSettings({}, dir).secret('a')).toThrow(SettingsProblem)
    expect(() => readSettings({}, dir).secret('a')).toThrow(/data\/secret is damaged/)
  },
)

test('the secret of one machine can be used on several', () => {
  const dir = folder()
  const alone = readSettings({}, dir).secret('a')
  const many = readSettings({ SECRET_FILE: join(dir, 'data/secret') }, folder())
  expect(many.secret('a')).toEqual(alone)
})
