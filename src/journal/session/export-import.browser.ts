// Taking the journal along and bringing it back. All of it happens in the browser.

import type { Page } from '../crypto/entry-content.ts'
import { openEntry } from '../crypto/reading.browser.ts'
import { VaultRefusal } from '../crypto/vault.browser.ts'
import { type BackupContent, openBackup, sealBackup, type WayIn } from './backup.browser.ts'
import { keepPage } from './entry-sync.browser.ts'
import { fromJson, fromMarkdown, type TakeoutEntry, toJson, toMarkdown } from './export-format.ts'
import { needOpen, openEverything } from './journal.browser.ts'
import { settle } from './sync.browser.ts'

export type Copy = 'backup' | 'markdown' | 'json'

/** `closed` counts entries that no password at hand opens: only the backup carries them. */
export async function copyOf(kind: Copy): Promise<{ name: string; text: string; closed: number }> {
  const { keeper, desk } = needOpen()
  const pages = new Map(await desk.pages())
  const entries: TakeoutEntry[] = []
  const closed: BackupContent['closed'] = []
  for (const entry of keeper.entries.values()) {
    const page = pages.get(entry.id) ?? (await openEntry(keeper.keys, entry))?.page
    if (page) entries.push({ ...page, eid: entry.enc?.eid ?? entry.id })
    else closed.push(entry)
  }
  entries.sort((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt))
  const day = new Date().toISOString().slice(0, 10)
  if (kind === 'json') return { name: `journal-${day}.json`, text: toJson(entries), closed: closed.length }
  if (kind === 'markdown')
    return { name: `journal-${day}.md`, text: toMarkdown(entries), closed: closed.length }
  const text = await sealBackup(keeper.keys.vault, { entries, closed })
  return { name: `journal-${day}.cairn-journal`, text, closed: 0 }
}

export function isBackup(text: string): boolean {
  return text.startsWith('rj2.')
}

export type Brought = { added: number; already: number; closed: number }

/** Adds what is not here yet. An entry that is here with other words is added beside it, never over it. */
export async function bringIn(
  text: string,
  way: WayIn | undefined,
  progress: (done: number, of: number) => void,
): Promise<Brought> {
  const { keeper, desk } = needOpen()
  const content = isBackup(text) && way ? await openBackup(text, way, desk.passwordKey) : openFile(text)
  const brought: Brought = { added: 0, already: 0, closed: 0 }
  const ids = new Set([...keeper.entries.values()].map((entry) => entry.enc?.eid ?? entry.id))
  const here = new Set((await desk.pages()).map(([, page]) => fingerprint(page)))
  for (const [at, { eid, ...page }] of content.entries.entries()) {
    if (here.has(fingerprint(page))) brought.already += 1
    else {
      const free = ids.has(eid) ? crypto.randomUUID() : eid
      await patiently(() => keepPage(keeper, free, page))
      brought.added += 1
    }
    progress(at + 1, content.entries.length)
  }
  const contents = new Set([...keeper.entries.values()].map(({ encryptedContent }) => encryptedContent))
  for (const { encryptedContent, createdAt } of content.closed) {
    if (contents.has(encryptedContent)) continue
    const entry = await patiently(() => keeper.remote.add({ encryptedContent, createdAt }))
    keeper.entries.set(entry.id, entry)
    brought.closed += 1
  }
  await settle(keeper)
  await openEverything()
  return brought
}

function fingerprint({ text, title, mood, tags, writtenAt }: Page): string {
  return JSON.stringify([text, title, mood, tags, Date.parse(writtenAt)])
}

function openFile(text: string): BackupContent {
  const entries = fromJson(text) ?? fromMarkdown(text)
  if (!entries)
    throw new VaultRefusal('This file is not a journal that can be read here. Nothing was changed.')
  return { entries, closed: [] }
}

/** A long import runs into the limit of calls a minute; it waits instead of failing. */
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
