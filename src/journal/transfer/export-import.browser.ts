// Export and import of the open journal, with progress. Files are made and read in a worker.
import { type Entry, entryChunks } from '../entry.ts'
import { hasStatus } from '../session/call-failures.ts'
import { storeImported } from '../session/import-sync.browser.ts'
import { openAllEntries } from '../session/index-entries.browser.ts'
import { loadedJournal } from '../session/journal-session.browser.ts'
import { addStoredEntry } from '../session/load-entries.browser.ts'
import { listedEntries } from '../session/migrate-v1.browser.ts'
import { acceptCurrentState, type JournalSync } from '../session/sync.browser.ts'
import type { BackupSecret } from './backup.browser.ts'
import type { JournalExportKind, TransferApi } from './transfer-worker-api.browser.ts'
import { openTransferWorker } from './transfer-worker-client.browser.ts'

export type { JournalExportKind }

/** Called as entries are processed. */
export type TransferWatch = {
  readonly progress: (done: number, of: number) => void
  readonly signal: AbortSignal
}

const chunkEntries = 250
const endings: Record<JournalExportKind, string> = {
  backup: '.cairn-journal',
  markdown: '.zip',
  json: '.json',
}

async function withTransferWorker<Value>(work: (worker: TransferApi) => Promise<Value>): Promise<Value> {
  const worker = await openTransferWorker()
  try {
    return await work(worker)
  } finally {
    worker.close()
  }
}

export type JournalExportFile = {
  readonly name: string
  readonly file: Blob
  /** Entries that no key opens: only the encrypted backup includes them. */
  readonly closed: number
  /** True if the server has entries that this device could not load. */
  readonly partial: boolean
}

/** Waits until all entries are loaded. Includes changes that were not sent yet. Undefined if it was stopped. */
export async function exportJournal(
  kind: JournalExportKind,
  { progress, signal }: TransferWatch,
): Promise<JournalExportFile | undefined> {
  const journal = await loadedJournal(signal)
  if (!journal) return undefined
  const { sync, cards } = journal
  return withTransferWorker(async (worker) => {
    const writtenAt = new Map(cards.map((card) => [card.id, Date.parse(card.writtenAt)]))
    const time = ({ id, createdAt }: Entry) => writtenAt.get(id) ?? Date.parse(createdAt)
    const entries = [...(await listedEntries(sync)).values()].toSorted(
      (one, other) => time(one) - time(other),
    )
    let closed = 0
    await worker.startExport(kind, sync.keys.vault)
    let done = 0
    for (const chunk of entryChunks(entries, chunkEntries)) {
      if (signal.aborted) return undefined
      closed += (await worker.addToExport(sync.keys, chunk)).length
      done += chunk.length
      progress(done, entries.length)
    }
    const file = await worker.finishExport()
    const name = `journal-${new Date().toISOString().slice(0, 10)}${endings[kind]}`
    return { name, file, closed: kind === 'backup' ? 0 : closed, partial: await isPartial(sync) }
  })
}

/** The first load was interrupted. */
async function isPartial({ cache }: JournalSync): Promise<boolean> {
  const state = await cache.state()
  return state === undefined || state.before !== undefined
}

export type ImportResult = { added: number; existing: number; tooLong: number }

const batchesAtOnce = 3

/**
 * Waits until all entries are loaded, then adds the missing ones. If an entry exists with different content, the imported one is added as a
 * copy; nothing is overwritten.
 */
export async function importFiles(
  files: readonly File[],
  secret: BackupSecret | undefined,
  { progress, signal }: TransferWatch,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, existing: 0, tooLong: 0 }
  const journal = await loadedJournal(signal)
  if (!journal) return result
  const { sync } = journal
  return withTransferWorker(async (worker) => {
    const { count, closed } = await worker.read(files, secret)
    const present = [...(await listedEntries(sync)).values()]
    for (const chunk of entryChunks(present, chunkEntries))
      if (!signal.aborted) await worker.compare(sync.keys, chunk)
    async function importBatches() {
      while (!signal.aborted) {
        const batch = await worker.nextBatch(sync.keys.vault)
        if (!batch) return
        const refused = await retryWhenLimited(() => storeImported(sync, batch.entries))
        if (refused.length > 0) await worker.storeUnderNewIds(refused)
        result.added += batch.entries.length - refused.length
        result.existing += batch.existing
        result.tooLong += batch.tooLong
        progress(result.added + result.existing + result.tooLong, count)
      }
    }
    try {
      await Promise.all(Array.from({ length: batchesAtOnce }, importBatches))
      if (!signal.aborted) result.added += await importClosed(sync, closed)
    } finally {
      await acceptCurrentState(sync)
      void openAllEntries().catch(() => {})
    }
    return result
  })
}

/** Stores a backup's entries that no key opens unchanged. */
async function importClosed(sync: JournalSync, closed: readonly Entry[]): Promise<number> {
  let added = 0
  const contents = new Set([...sync.entries.values()].map(({ encryptedContent }) => encryptedContent))
  for (const { encryptedContent, createdAt } of closed) {
    if (contents.has(encryptedContent)) continue
    const entry = await retryWhenLimited(() => sync.remote.add({ encryptedContent, createdAt }))
    addStoredEntry(sync, entry)
    added += 1
  }
  return added
}

/** Waits when a long import hits the rate limit. */
async function retryWhenLimited<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (!hasStatus(error, 429) || tries > 30) throw error
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  }
}
