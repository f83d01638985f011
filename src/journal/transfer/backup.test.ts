import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Derivation } from '../crypto/envelope.ts'
import { type Vault, wrongCode, wrongPassword } from '../crypto/vault.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import { quickKey, quickVault } from '../testing/quick-vault.browser.ts'
import { type BackupContent, createBackup, openBackup } from './backup.browser.ts'
import type { ExportedEntry } from './export-format.ts'

const kdf: Derivation = { name: 'pbkdf2-sha256', rounds: 600_000, salt: 'oKGio6SlpqeoqaqrrK2urw==' }
const vaultOf = (withCode: boolean) =>
  quickVault('a stone a day', { owner: crypto.randomUUID(), withCode, kdf })

const entryOf = (text: string): ExportedEntry => ({
  eid: crypto.randomUUID(),
  title: 'A title that is looked for in the file',
  text,
  mood: 'hopeful',
  tags: ['start'],
  writtenAt: '2026-03-01T07:30:00.000Z',
})

async function backupOf(vault: Vault, { entries, closed }: BackupContent): Promise<string> {
  const backup = await createBackup(vault)
  for (const entry of entries) await backup.add('entries', entry)
  for (const entry of closed) await backup.add('closed', entry)
  return (await backup.finish()).text()
}

const known = JSON.parse(
  readFileSync(new URL('../../../docs/decisions/0015-journal-vectors.json', import.meta.url), 'utf8'),
)

test('backups of the current and the earlier format match the test vectors', async () => {
  const { eid, entry, recovery, backup } = known.v2
  const { header, parts, contents } = known.backup
  const lines = [header, ...parts.map(({ line }: { line: string }) => line)]
  const open = (text: string) => openBackup(new Blob([text]), { code: recovery.code })
  expect(await open(lines.join('\n'))).toEqual({
    entries: contents[0].entries,
    closed: contents[1].closed,
  })
  expect(await open(`${backup}\n`)).toEqual({ entries: [{ ...entry.page, eid }], closed: [] })
  for (const spoiled of [backup.slice(0, -8), `${backup}.x`, backup.replace('rj2', 'rj3')])
    await expect(open(spoiled)).rejects.toThrow(VaultError)
})

test('a backup opens only with its password or recovery code', async () => {
  const { vault, code = '' } = await vaultOf(true)
  const closed = { id: crypto.randomUUID(), createdAt: '2026-03-01T07:30:00.000Z', encryptedContent: 'AAAA' }
  const content = { entries: [entryOf('One')], closed: [closed] }
  const backup = await backupOf(vault, content)
  const bytes = backup.split(/[.\n]/).map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  for (const readable of [backup, ...bytes]) expect(readable).not.toContain('A title that is looked for')
  const open = (way: { password: string } | { code: string }) => openBackup(new Blob([backup]), way, quickKey)
  await expect(open({ password: 'other' })).rejects.toThrow(wrongPassword)
  await expect(open({ code: code.slice(1) })).rejects.toThrow(wrongCode)
  expect(await open({ password: 'a stone a day' })).toEqual(content)
  expect(await open({ code })).toEqual(content)
})

test('an empty journal and one without a recovery code have a backup too', async () => {
  const { vault } = await vaultOf(false)
  const backup = await backupOf(vault, { entries: [], closed: [] })
  expect(await openBackup(new Blob([backup]), { password: 'a stone a day' }, quickKey)).toEqual({
    entries: [],
    closed: [],
  })
})

test('a long backup has many parts; one that is cut off, changed, mixed or out of order is refused as a whole', async () => {
  const { vault } = await vaultOf(false)
  const entries = Array.from({ length: 8 }, (_, at) => entryOf(`${at} `.repeat(150_000)))
  const lines = (await backupOf(vault, { entries, closed: [] })).trimEnd().split('\n')
  const other = (await backupOf(vault, { entries, closed: [] })).trimEnd().split('\n')
  const open = (some: readonly string[]) =>
    openBackup(new Blob([some.join('\n')]), { password: 'a stone a day' }, quickKey)
  expect(lines.length).toBeGreaterThan(2)
  expect((await open(lines)).entries).toEqual(entries)
  const damage = {
    'cut off': (at: number) => lines.slice(0, at),
    'left out': (at: number) => lines.toSpliced(at, 1),
    repeated: (at: number, to: number) => lines.toSpliced(to, 0, lines[at] ?? ''),
    'of another backup': (at: number) => lines.with(at, other[at] ?? ''),
    changed: (at: number, to: number) => lines.with(at, changedAt(lines[at] ?? '', to)),
  }
  const kinds = fc.constantFrom(...Object.values(damage))
  const at = fc.nat(lines.length - 1)
  await fc.assert(
    fc.asyncProperty(kinds, at, at, async (damaged, first, second) => {
      await expect(open(damaged(first, second))).rejects.toThrow(VaultError)
    }),
    { numRuns: 20 },
  )
  for (const text of [[''], ['rj3.'], ['rj2.'], ['', ...lines]])
    await expect(open(text)).rejects.toThrow(VaultError)
}, 240_000)

function changedAt(line: string, place: number): string {
  const at = place % Math.max(1, line.length - 2)
  return `${line.slice(0, at)}${line[at] === 'A' ? 'B' : 'A'}${line.slice(at + 1)}`
}
