// Import and export of whole journals, run in a worker. The page sends and stores; the worker reads, encrypts and writes files.
import { isBlank } from '../../platform/text.ts'
import { sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { type EntryContent, encodeEntryContent } from '../crypto/entry-content.ts'
import { type EntryKeys, openEntries } from '../crypto/open-entry.browser.ts'
import type { Vault } from '../crypto/vault.browser.ts'
import type { Entry } from '../entry.ts'
import type { SealedImport } from '../session/sync.browser.ts'
import type { BackupSecret } from './backup.browser.ts'
import { createExport, type ExportedJournal } from './export-files.browser.ts'
import type { ExportedEntry } from './export-format.ts'
import { readFiles } from './import-files.browser.ts'

export type JournalExportKind = 'backup' | 'markdown' | 'json'

/** Encrypted entries to send, and the number of entries that were processed for them. */
export type ImportBatch = {
  readonly entries: SealedImport[]
  readonly seen: number
  readonly existing: number
  /** Larger than the server takes. */
  readonly tooLong: number
}

export type TransferApi = {
  /** Reads the files and holds their entries in the worker. `closed` are entries of a backup that no key opens. */
  readonly read: (
    files: readonly File[],
    secret: BackupSecret | undefined,
  ) => Promise<{ count: number; closed: Entry[] }>
  /** The journal's entries: an identical one is not imported again. */
  readonly compare: (keys: EntryKeys, entries: readonly Entry[]) => Promise<void>
  /** Undefined when all entries were processed. */
  readonly nextBatch: (vault: Vault) => Promise<ImportBatch | undefined>
  /** For entries whose ids were in use: they are sent again in a later batch. */
  readonly storeUnderNewIds: (eids: readonly string[]) => Promise<void>
  readonly startExport: (kind: JournalExportKind, vault: Vault) => Promise<void>
  /** Returns the entries that no key opens. */
  readonly addToExport: (keys: EntryKeys, entries: readonly Entry[]) => Promise<Entry[]>
  readonly finishExport: () => Promise<Blob>
}

const batchEntries = 100
const batchCharacters = 2 * 1024 * 1024
/** The text size that fits into 1 MiB of base64 with length, padding, iv and tag. */
const entryBytes = 786_000

export function createTransferApi(): TransferApi {
  let waiting: ExportedEntry[] = []
  const sent = new Map<string, ExportedEntry>()
  const ids = new Set<string>()
  const fingerprints = new Set<string>()

  return {
    async read(files, secret) {
      const { entries, closed } = await readFiles(files, secret)
      waiting = entries.filter(({ title, text }) => !isBlank(title) || !isBlank(text)).toReversed()
      return { count: waiting.length, closed }
    },
    async compare(keys, entries) {
      for (const entry of entries) ids.add(entry.enc?.eid ?? entry.id)
      await openEntries(keys, entries, (_, { content }) => fingerprints.add(fingerprint(content)))
    },
    async nextBatch(vault) {
      const batch = { entries: [] as SealedImport[], seen: 0, existing: 0, tooLong: 0 }
      let characters = 0
      while (waiting.length > 0 && batch.entries.length < batchEntries && characters < batchCharacters) {
        const entry = waiting.pop()
        if (!entry) break
        batch.seen += 1
        const ownFingerprint = fingerprint(entry)
        if (fingerprints.has(ownFingerprint)) batch.existing += 1
        else if (encodeEntryContent(entry).length > entryBytes) batch.tooLong += 1
        else {
          fingerprints.add(ownFingerprint)
          const sealed = await sealedImport(vault, entry, ids)
          sent.set(sealed.enc.eid, entry)
          characters += sealed.encryptedContent.length
          batch.entries.push(sealed)
        }
      }
      return batch.seen > 0 ? batch : undefined
    },
    async storeUnderNewIds(eids) {
      for (const eid of eids) {
        const entry = sent.get(eid)
        if (!entry) continue
        fingerprints.delete(fingerprint(entry))
        waiting.push({ ...entry, eid: crypto.randomUUID() })
      }
    },
    ...createExportApi(),
  }
}

type ExportApi = Pick<TransferApi, 'startExport' | 'addToExport' | 'finishExport'>

function createExportApi(): ExportApi {
  let written: ExportedJournal | undefined
  return {
    async startExport(kind, vault) {
      written = await createExport(kind, vault)
    },
    async addToExport(keys, entries) {
      const contents = new Map<string, EntryContent>()
      await openEntries(keys, entries, (id, { content }) => contents.set(id, content))
      const closed: Entry[] = []
      for (const entry of entries) {
        const content = contents.get(entry.id)
        if (content) await written?.add({ ...content, eid: entry.enc?.eid ?? entry.id })
        else {
          closed.push(entry)
          await written?.addClosed(entry)
        }
      }
      return closed
    },
    finishExport: async () => written?.finish() ?? new Blob([]),
  }
}

/** Under a new id if the journal has another entry with this one. */
async function sealedImport(vault: Vault, entry: ExportedEntry, ids: Set<string>): Promise<SealedImport> {
  const { eid: own, ...content } = entry
  const eid = ids.has(own) ? crypto.randomUUID() : own
  ids.add(eid)
  const sealed = await sealEntryContent(vault, eid, 1, content)
  return { ...sealed, createdAt: content.writtenAt }
}

function fingerprint({ text, title, mood, tags, writtenAt }: EntryContent): string {
  return JSON.stringify([text, title, mood, tags, Date.parse(writtenAt)])
}
