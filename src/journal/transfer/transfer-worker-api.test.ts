import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { utf8 } from '../crypto/bytes.ts'
import { sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { openEntries } from '../crypto/open-entry.browser.ts'
import { newVault } from '../crypto/vault.browser.ts'
import type { Entry } from '../entry.ts'
import type { BackupSecret } from './backup.browser.ts'
import { createTransferApi, type JournalExportKind } from './transfer-worker-api.browser.ts'
import { createZip, readZip } from './zip.browser.ts'

const owner = '018f0000-0000-7000-8000-000000000001'
const password = 'morning light on stones'
const content = (text: string, day = 1) => ({
  text,
  title: '',
  mood: 'steady' as const,
  tags: ['walk'],
  writtenAt: `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`,
})

async function keysOf() {
  const kdf = { name: 'pbkdf2-sha256' as const, rounds: 600_000, salt: 'oKGio6SlpqeoqaqrrK2urw==' }
  return { vault: (await newVault({ owner, password, withCode: false, kdf })).vault, legacy: [] }
}
type Keys = Awaited<ReturnType<typeof keysOf>>

async function entriesOf({ vault }: Keys, count: number): Promise<Entry[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const sealed = await sealEntryContent(
        vault,
        crypto.randomUUID(),
        1,
        content(`Entry ${at}`, 1 + (at % 28)),
      )
      return { id: crypto.randomUUID(), createdAt: content('').writtenAt, ...sealed }
    }),
  )
}

async function exported(kind: JournalExportKind, keys: Keys, entries: readonly Entry[]) {
  const api = createTransferApi()
  await api.startExport(kind, keys.vault)
  const closed = await api.addToExport(keys, entries)
  return { closed, file: new File([await api.finishExport()], `journal.${kind}`) }
}

/** Imports into a journal with the entries `present`, and decrypts what is sent. */
async function imported(files: File[], keys: Keys, present: readonly Entry[] = [], secret?: BackupSecret) {
  const api = createTransferApi()
  const { count, closed } = await api.read(files, secret)
  await api.compare(keys, present)
  const sent: Entry[] = []
  const totals = { existing: 0, tooLong: 0, seen: 0 }
  for (let batch = await api.nextBatch(keys.vault); batch; batch = await api.nextBatch(keys.vault)) {
    expect(batch.entries.length).toBeLessThanOrEqual(100)
    for (const entry of batch.entries) sent.push({ id: crypto.randomUUID(), ...entry })
    totals.existing += batch.existing
    totals.tooLong += batch.tooLong
    totals.seen += batch.seen
  }
  expect(totals.seen).toBe(count)
  const texts: string[] = []
  await openEntries(keys, sent, (_, opened) => texts.push(opened.content.text))
  return { ...totals, closed, texts: texts.toSorted(), eids: sent.map(({ enc }) => enc?.eid) }
}

test('every kind of export is imported completely, once, with its ids, without existing entries', async () => {
  const keys = await keysOf()
  const entries = await entriesOf(keys, 230)
  const expected = Array.from({ length: 230 }, (_, at) => `Entry ${at}`).toSorted()
  for (const kind of ['markdown', 'json', 'backup'] as const) {
    const { file, closed } = await exported(kind, keys, entries)
    expect(closed).toEqual([])
    const whole = await imported([file], keys, [], { password })
    expect(whole.texts, kind).toEqual(expected)
    expect(new Set(whole.eids)).toEqual(new Set(entries.map(({ enc }) => enc?.eid)))
    const again = await imported([file], keys, entries.slice(0, 100), { password })
    expect([again.texts.length, again.existing], kind).toEqual([130, 100])
  }
})

test('entries that no key opens are counted, and only the encrypted backup contains them', async () => {
  const [keys, others] = [await keysOf(), await keysOf()]
  const entries = [...(await entriesOf(keys, 1)), ...(await entriesOf(others, 1))]
  for (const kind of ['markdown', 'json', 'backup'] as const) {
    const { file, closed } = await exported(kind, keys, entries)
    expect(closed).toEqual([entries[1]])
    const back = await imported([file], keys, [], { password })
    expect([back.texts, back.closed], kind).toEqual([['Entry 0'], kind === 'backup' ? [entries[1]] : []])
  }
})

test('an id with another text becomes a copy, and an id that was used meanwhile is sent again as a new one', async () => {
  const keys = await keysOf()
  const [entry] = await entriesOf(keys, 1)
  if (!entry?.enc) throw new Error('one entry')
  const { file } = await exported('json', keys, [entry])
  const changed = { ...entry, ...(await sealEntryContent(keys.vault, entry.enc.eid, 2, content('Other'))) }
  const copy = await imported([file], keys, [changed])
  expect(copy.texts).toEqual(['Entry 0'])
  expect(copy.eids).not.toContain(entry.enc.eid)
  const api = createTransferApi()
  await api.read([file], undefined)
  const first = await api.nextBatch(keys.vault)
  await api.storeUnderNewIds(first?.entries.map(({ enc }) => enc.eid) ?? [])
  const second = await api.nextBatch(keys.vault)
  expect(second?.entries).toHaveLength(1)
  expect(second?.entries[0]?.enc.eid).not.toBe(entry.enc.eid)
  expect(await api.nextBatch(keys.vault)).toBeUndefined()
})

const dayOne = (texts: string[]) =>
  JSON.stringify({
    metadata: {},
    entries: texts.map((text) => ({ creationDate: '2021-05-03T10:20:30Z', text })),
  })

test('a Day One export is imported from its zip: journals are read, photos are skipped', async () => {
  const keys = await keysOf()
  const zip = zipSync({
    'Journal.json': utf8(dayOne(['One', 'Two'])),
    'Travel.json': [utf8(dayOne(['Three'])), { level: 0 }],
    'photos/a.jpeg': new Uint8Array(300_000).map((_, at) => (at * 7919) % 251),
    '__MACOSX/._Journal.json': utf8('{"entries":[]}'),
  })
  const back = await imported([new File([new Uint8Array(zip)], 'Export.zip')], keys)
  expect(back.texts).toEqual(['One', 'Three', 'Two'])
})

test('a zip of Standard Notes is read once, a folder of Markdown files file by file', async () => {
  const keys = await keysOf()
  const note = {
    content_type: 'Note',
    uuid: 'n1',
    created_at: '2021-05-03T10:20:30Z',
    content: { title: 'Note', text: 'Inside' },
  }
  const notes = zipSync({
    'Standard Notes Backup and Import File.txt': utf8(JSON.stringify({ version: '004', items: [note] })),
    'Items/Note/Note.txt': utf8('Inside'),
  })
  expect((await imported([new File([new Uint8Array(notes)], 'notes.zip')], keys)).texts).toEqual(['Inside'])
  const folder = zipSync({ 'a/2024-01-01 Walk.md': utf8('By the river'), 'a/b/Tea.txt': utf8('Green') })
  expect((await imported([new File([new Uint8Array(folder)], 'notes.zip')], keys)).texts).toEqual([
    'By the river',
    'Green',
  ])
})

test('a zip that is damaged, cut off, or has no journal is refused with its name', async () => {
  const api = createTransferApi()
  const zip = zipSync({
    'Journal.json': utf8(dayOne(Array.from({ length: 500 }, (_, at) => `Entry ${at} ${at * 7919}`))),
  })
  const damaged = new Uint8Array(zip).fill(255, 100, 160)
  for (const bytes of [
    damaged,
    zip.slice(0, zip.length / 2),
    zipSync({ 'photo.jpeg': utf8('x') }),
    zipSync({ 'x.json': utf8('{}') }),
  ])
    await expect(api.read([new File([new Uint8Array(bytes)], 'Export.zip')], undefined)).rejects.toThrow(
      /^Export\.zip (is damaged and cannot be unpacked|has no journal)/,
    )
})

test('a Markdown folder larger than one part is imported completely', async () => {
  const zip = createZip()
  const texts = Array.from({ length: 5 }, () => randomBytes(400_000).toString('base64'))
  for (const [at, text] of texts.entries())
    zip.add(`Cairn journal/${at}.md`, text, '2026-03-01T07:30:00.000Z')
  const files = await readZip(new File([zip.finish()], 'journal.zip'))
  expect(files.map(({ text }) => text)).toEqual(texts)
})
