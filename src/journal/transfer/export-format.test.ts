import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../../platform/browser/local-date.browser.ts'
import { parseTags } from '../crypto/entry-content.ts'
import { formatRecoveryCode, parseRecoveryCode, recoveryBytes } from '../crypto/recovery-code.ts'
import { yearBefore } from '../session/look-back.ts'
import { type ExportedEntry, fromJson, fromMarkdown, jsonEnd, jsonEntry, jsonStart } from './export-format.ts'
import { createFileNames, fromMarkdownFile, toMarkdownFile } from './markdown-entry.browser.ts'

const entry: ExportedEntry = {
  eid: '5f8f4e3a-1c2d-4b5e-9a6f-7b8c9d0e1f2a',
  title: 'Day --> one',
  text: 'First\n<!-- /entry -->\n\\<!-- entry {} -->\r\nlast',
  mood: 'hopeful',
  tags: ['start'],
  writtenAt: '2026-03-01T07:30:00.000Z',
}

const anyEntry = fc.record({
  eid: fc.uuid({ version: 4 }),
  title: fc.string({ unit: 'binary' }),
  text: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('\n', '\r', '<!-- entry ', '<!-- /entry -->', '\\', '## ', 'x', '\u2028'), {
        maxLength: 30,
      })
      .map((parts) => parts.join('')),
  ),
  mood: fc.constantFrom('heavy' as const, 'steady' as const, null),
  tags: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
  writtenAt: fc.constant('2026-03-01T07:30:00.000Z'),
})

test('an unknown or truncated file is not accepted as a journal', () => {
  for (const text of [
    '',
    'hello',
    '{}',
    '[]',
    '# My journal',
    '{"format":"cairn-journal","version":9,"entries":[]}',
  ]) {
    expect(fromJson(text)).toBeUndefined()
  }
  for (const text of ['', 'hello', '# Something else\n']) expect(fromMarkdown(text)).toBeUndefined()
  expect(fromMarkdown(earlierMarkdown.slice(0, -20))).toBeUndefined()
  for (const text of [
    '---\ntitle: "x"\n---\n\ntext\n',
    toMarkdownFile(entry).slice(1),
    '---\ncairn: {\n---\n\n\n',
  ])
    expect(fromMarkdownFile(text)).toBeUndefined()
})

test('any journal survives an export to Markdown and JSON unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 4 }), (entries) => {
      for (const each of entries) expect(fromMarkdownFile(toMarkdownFile(each))).toEqual(each)
      const json = entries.map((each, at) => jsonEntry(each, at === 0)).join('')
      expect(fromJson(jsonStart + json + jsonEnd)).toEqual(entries)
    }),
  )
  expect(fromMarkdownFile(toMarkdownFile(entry))).toEqual(entry)
})

test('a Markdown file has front matter that other programs read, and a name that sorts by date', () => {
  expect(toMarkdownFile({ ...entry, title: 'Day one', text: 'I stayed.' })).toBe(
    `---\ntitle: "Day one"\ndate: "2026-03-01T07:30:00.000Z"\nmood: "hopeful"\ntags: ["start"]\ncairn: "${entry.eid}"\n---\n\nI stayed.\n`,
  )
  const nameOf = createFileNames()
  const writtenAt = '2026-03-01T12:00:00.000Z'
  const names = ['Day/one: <b>', 'DAY one b', '', '', '../..', '\u{1f600}', 'é'.repeat(100)].map((title) =>
    nameOf({ title, writtenAt }),
  )
  expect(names).toEqual([
    '2026-03-01 Day one b.md',
    '2026-03-01 DAY one b (2).md',
    '2026-03-01.md',
    '2026-03-01 (2).md',
    '2026-03-01 (3).md',
    '2026-03-01 (4).md',
    `2026-03-01 ${'é'.repeat(60)}.md`,
  ])
})

// The format of exports before they were a folder of files.
const earlierMarkdown = `# My journal

<!-- entry {"eid":"5f8f4e3a-1c2d-4b5e-9a6f-7b8c9d0e1f2a","title":"Day --\\u003e one","mood":"hopeful","tags":["start"],"writtenAt":"2026-03-01T07:30:00.000Z"} -->
## Day --> one

*2026-03-01T07:30:00.000Z · Hopeful · #start*

First
\\<!-- /entry -->
\\\\<!-- entry {} -->\r
last
<!-- /entry -->
`

test('the Markdown file of an earlier export is still read', () => {
  expect(fromMarkdown(earlierMarkdown)).toEqual([entry])
})

test('a recovery code is accepted with handwriting mistakes, and any other text is refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: recoveryBytes, maxLength: recoveryBytes }), (bytes) => {
      const code = formatRecoveryCode(new Uint8Array(bytes))
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(parseRecoveryCode(code)).toEqual(new Uint8Array(bytes))
      expect(
        parseRecoveryCode(code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', '  ')),
      ).toEqual(new Uint8Array(bytes))
    }),
  )
  for (const typed of ['', 'ABCD', 'U'.repeat(32), '0'.repeat(33)])
    expect(parseRecoveryCode(typed)).toBeUndefined()
})

test('an entry’s date is the device’s, and the look back on a leap day is on the 28th', () => {
  expect([yearBefore('2024-02-29'), yearBefore('2026-03-01')]).toEqual(['2023-02-28', '2025-03-01'])
  expect(localDate(new Date(2026, 2, 1, 23, 59))).toBe('2026-03-01')
})

test('tags are parsed from one field', () => {
  expect(parseTags(' sleep, #day 30,, sleep ')).toEqual(['sleep', 'day 30'])
})
