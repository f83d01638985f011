// After a key change: encrypts every entry again with the new data key. Can be interrupted at any point and continue later.
import { sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { type EntryContent, sameContent } from '../crypto/entry-content.ts'
import { retiredMark } from '../crypto/manifest.ts'
import { openEntry } from '../crypto/open-entry.browser.ts'
import { type Entry, entryChunks, manifestKey } from '../entry.ts'
import { addStoredEntry, loadEntries } from './load-entries.browser.ts'
import { type JournalSync, type SealedEdit, updateManifest } from './sync.browser.ts'

const chunkSize = 100
const chunksPerManifest = 20

/** Entries that a replaced key of this vault opens. */
export function entriesUnderOlderKeys({ entries, keys }: JournalSync): Entry[] {
  return [...entries.values()].filter(({ enc }) => enc && keys.vault.older.has(enc.kid))
}

function unretiredKeys({ keys, manifest }: JournalSync): string[] {
  return [...keys.vault.older.keys()].filter((kid) => manifest?.get(kid) !== retiredMark)
}

/** Calls `shouldContinue` between requests, and stops if it returns false. Marks the replaced keys as retired once no entry uses them. */
export async function reencrypt(
  sync: JournalSync,
  progress: (done: number, of: number) => void = () => {},
  shouldContinue: () => boolean = () => true,
): Promise<void> {
  // Another device may have written entries under the replaced key after this one loaded them. The server refuses such writes from now on.
  if (unretiredKeys(sync).length > 0) await loadEntries(sync)
  const outdated = entriesUnderOlderKeys(sync)
  let unlisted: Entry[] = []
  let done = 0
  for (const [at, chunk] of entryChunks(outdated, chunkSize).entries()) {
    if (!shouldContinue()) return
    unlisted.push(...(await reencryptChunk(sync, chunk)))
    if (at % chunksPerManifest === chunksPerManifest - 1) {
      await addToManifest(sync, unlisted)
      unlisted = []
    }
    done += chunk.length
    progress(done, outdated.length)
  }
  await addToManifest(sync, unlisted)
  await confirmCutOff(sync)
}

// Handles entries that an earlier run stored before it ended and could delete the version under the old key.
async function confirmCutOff(sync: JournalSync): Promise<void> {
  const { kid, older } = sync.keys.vault
  const unconfirmed = [...sync.entries.values()].filter(
    ({ enc, previous }) => enc?.kid === kid && previous?.enc && older.has(previous.enc.kid),
  )
  for (const chunk of entryChunks(unconfirmed, chunkSize)) {
    const opened = await Promise.all(chunk.map((entry) => openEntry(sync.keys, entry)))
    await confirm(
      sync,
      chunk.filter((_, at) => opened[at]?.from === 'current'),
    )
  }
}

async function confirm(sync: JournalSync, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await sync.remote.confirmAll(entries.map(({ id, enc }) => ({ id, seq: enc?.seq ?? 1 })))
  for (const { previous: _, ...entry } of entries) addStoredEntry(sync, entry)
}

// Deletes the version under the old key only after the new one was stored, read back and compared.
async function reencryptChunk(sync: JournalSync, chunk: readonly Entry[]): Promise<Entry[]> {
  const contents = new Map<string, EntryContent>()
  const bodies: SealedEdit[] = []
  for (const entry of chunk) {
    const opened = await openEntry(sync.keys, entry)
    if (!opened || !entry.enc) continue
    contents.set(entry.id, opened.content)
    const { eid, seq } = entry.enc
    bodies.push({ id: entry.id, ...(await sealEntryContent(sync.keys.vault, eid, seq + 1, opened.content)) })
  }
  if (bodies.length === 0) return []
  const verified: Entry[] = []
  for (const entry of await sync.remote.reencrypt(bodies)) {
    const content = contents.get(entry.id)
    const opened = await openEntry(sync.keys, entry)
    if (content && opened?.from === 'current' && sameContent(opened.content, content)) verified.push(entry)
  }
  await confirm(sync, verified)
  return verified
}

async function addToManifest(sync: JournalSync, entries: readonly Entry[]): Promise<void> {
  const retired = entriesUnderOlderKeys(sync).length === 0 ? unretiredKeys(sync) : []
  if (entries.length === 0 && retired.length === 0) return
  await updateManifest(sync, (before) => {
    const after = new Map(before)
    for (const entry of entries) {
      const { eid, seq } = manifestKey(entry)
      after.set(eid, Math.max(seq, after.get(eid) ?? 0))
    }
    for (const kid of retired) after.set(kid, retiredMark)
    return after
  })
}
