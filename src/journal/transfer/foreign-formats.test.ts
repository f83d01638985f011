import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ExportedEntry } from './export-format.ts'
import { readForeignFile } from './foreign-formats.ts'

const modifiedAt = '2026-03-01T07:30:00.000Z'
const file = (name: string, text: unknown) => ({
  name,
  text: typeof text === 'string' ? text : JSON.stringify(text),
  modifiedAt,
})

test('another program’s JSON, a picture and an encrypted backup are not accepted as a journal', () => {
  for (const text of ['{}', '[]', '{"entries":[{"text":"no date"}]}', '7', 'null'])
    expect(readForeignFile(file('export.json', text))).toBeUndefined()
  expect(readForeignFile(file('photo.jpg', '\u0000\ufffd'))).toBeUndefined()
  const encrypted = { version: '004', items: [{ content_type: 'Note', content: '004:abc:def' }] }
  expect(readForeignFile(file('backup.txt', encrypted))).toBe('encrypted')
})

test('entries of Day One are imported with date, tags, plain punctuation and a mark for each attachment', () => {
  const entries = [
    {
      uuid: 'A1',
      creationDate: '2021-05-03T10:20:30Z',
      text: '# A good day\n\nI stayed\\. 3 \\- 1 \\= 2\\!\n![](dayone-moment://ABC)',
      tags: ['walk', 'a, b'],
    },
    { creationDate: '2021-05-04T10:20:30Z', text: '# Only a heading' },
    { creationDate: '2021-05-05T10:20:30Z' },
  ]
  const read = readForeignFile(file('Journal.json', { metadata: { version: '1.0' }, entries }))
  expect(read).toMatchObject([
    {
      title: 'A good day',
      text: 'I stayed. 3 - 1 = 2!\n[attachment in Day One]',
      tags: ['walk', 'a  b'],
      writtenAt: '2021-05-03T10:20:30.000Z',
    },
    { title: '', text: 'Only a heading' },
    { title: '', text: '' },
  ])
})

test('notes of Standard Notes are imported with their tags, without notes in the trash', () => {
  const note = (uuid: string, content: object) => ({
    content_type: 'Note',
    uuid,
    created_at: '2022-01-02T03:04:05.678Z',
    content,
  })
  const tree = { root: { children: [{ children: [{ text: 'One ' }, { text: 'line' }] }, { text: 'Two' }] } }
  const items = [
    note('n1', { title: 'Plain', text: 'Words' }),
    note('n2', { title: 'Super', text: JSON.stringify(tree), noteType: 'super' }),
    note('n3', { title: 'Thrown away', text: 'x', trashed: true }),
    { content_type: 'Tag', uuid: 't1', content: { title: 'calm', references: [{ uuid: 'n1' }] } },
    { content_type: 'SN|UserPreferences', uuid: 'p1', content: {} },
  ]
  expect(readForeignFile(file('Standard Notes Backup.txt', { version: '004', items }))).toMatchObject([
    { title: 'Plain', text: 'Words', tags: ['calm'], writtenAt: '2022-01-02T03:04:05.678Z' },
    { title: 'Super', text: 'One line\nTwo', tags: [] },
  ])
})

test('a Markdown file is an entry, dated by its front matter, its name or the file itself', () => {
  const front = '---\ntitle: "Quiet"\ndate: 2023-07-08T09:00:00Z\ntags: [a, "b"]\n---\nBody text'
  expect(readForeignFile(file('note.md', front))).toMatchObject([
    { title: 'Quiet', text: 'Body text', tags: ['a', 'b'], writtenAt: '2023-07-08T09:00:00.000Z' },
  ])
  const [named] = readForeignFile(file('2023-07-09 Morning.md', 'Just words')) ?? []
  expect(named).toMatchObject({ title: 'Morning', text: 'Just words' })
  expect(new Date((named as ExportedEntry).writtenAt).getDate()).toBe(9)
  expect(readForeignFile(file('x.txt', '# Head\nmore'))).toMatchObject([
    { title: 'Head', text: 'more', writtenAt: modifiedAt },
  ])
})

test('every entry that can be imported can be saved', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.json(),
      (name, text, json) => {
        for (const each of [file(`${name}.md`, text), file(`${name}.json`, json)]) {
          const read = readForeignFile(each)
          if (Array.isArray(read))
            for (const entry of read) expect(ExportedEntry.safeParse(entry).success).toBe(true)
        }
      },
    ),
  )
})
