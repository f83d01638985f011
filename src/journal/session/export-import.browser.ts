// Export and import, entirely in the browser.

import type { EntryContent } from '../crypto/entry-content.ts'
import { openEntry } from '../crypto/reading.browser.ts'
import { VaultRefusal } from '../crypto/vault.browser.ts'
import { type BackupContent, type BackupSecret, openBackup, sealBackup } from './backup.browser.ts'
import { storeEntry } from './entry-sync.browser.ts'
import { type ExportedEntry, fromJson, fromMarkdown, toJson, toMarkdown } from './export-format.ts'
import { openAllEntries, requireOpen } from './journal.browser.ts'
import { keepEntry } from './loading.browser.ts'
import { acceptCurrentState } from './sync.browser.ts'

export type JournalExportKind = 'backup' | 'markdown' | 'json'

/** `closed` counts entries that no key opens; only the encrypted backup includes them. */
export async function exportJournal(
  kind: JournalExportKind,
): Promise<{ name: string; text: string; closed: number }> {
  const { sync, worker } = requireOpen()
  const pages = new Map(await worker.pages())
  const entries: ExportedEntry[] = []
  const closed: BackupContent['closed'] = []
  for (const entry of sync.entries.values()) {
    const page = pages.get(entry.id) ?? (await openEntry(sync.keys, entry))?.page
    if (page) entries.push({ ...page, eid: entry.enc?.eid ?? entry.id })
    else closed.push(entry)
  }
  entries.sort((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt))
  const day = new Date().toISOString().slice(0, 10)
  if (kind === 'json') return { name: `journal-${day}.json`, text: toJson(entries), closed: closed.length }
  if (kind === 'markdown')
    return { name: `journal-${day}.md`, text: toMarkdown(entries), closed: closed.length }
  const text = await sealBackup(sync.keys.vault, { entries, closed })
  return { name: `journal-${day}.cairn-journal`, text, closed: 0 }
}

export function isBackup(text: string): boolean {
  return text.startsWith('rj2.')
}

export type ImportResult = { added: number; already: number; closed: number }

/** Adds missing entries. An entry that exists with different content is added as a copy, never overwritten. */
export async function importEntries(
  text: string,
  way: BackupSecret | undefined,
  progress: (done: number, of: number) => void,
): Promise<ImportResult> {
  const { sync, worker } = requireOpen()
  const content = isBackup(text) && way ? await openBackup(text, way, worker.passwordKey) : openFile(text)
  const brought: ImportResult = { added: 0, already: 0, closed: 0 }
  const ids = new Set([...sync.entries.values()].map((entry) => entry.enc?.eid ?? entry.id))
  const here = new Set((await worker.pages()).map(([, page]) => fingerprint(page)))
  for (const [at, { eid, ...page }] of content.entries.entries()) {
    if (here.has(fingerprint(page))) brought.already += 1
    else {
      const free = ids.has(eid) ? crypto.randomUUID() : eid
      await patiently(() => storeEntry(sync, free, page))
      brought.added += 1
    }
    progress(at + 1, content.entries.length)
  }
  const contents = new Set([...sync.entries.values()].map(({ encryptedContent }) => encryptedContent))
  for (const { encryptedContent, createdAt } of content.closed) {
    if (contents.has(encryptedContent)) continue
    const entry = await patiently(() => sync.remote.add({ encryptedContent, createdAt }))
    keepEntry(sync, entry)
    brought.closed += 1
  }
  await acceptCurrentState(sync)
  await openAllEntries()
  return brought
}

function fingerprint({ text, title, mood, tags, writtenAt }: EntryContent): string {
  return JSON.stringify([text, title, mood, tags, Date.parse(writtenAt)])
}

function openFile(text: string): BackupContent {
  const entries = fromJson(text) ?? fromMarkdown(text)
  if (!entries)
    throw new VaultRefusal('This file is not a journal that can be read here. Nothing was changed.')
  return { entries, closed: [] }
}

/** Waits when a long import hits the rate limit. */
async function patiently<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      const busy = typeof error === 'object' && error !== null && 'status' in error && error.status === 429
      if (!busy || tries > 30) throw error
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  }
}
