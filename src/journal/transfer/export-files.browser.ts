// Writes the files of an export, entry by entry.
import type { Vault } from '../crypto/vault.browser.ts'
import type { Entry } from '../entry.ts'
import { createBackup } from './backup.browser.ts'
import { type ExportedEntry, jsonEnd, jsonEntry, jsonStart } from './export-format.ts'
import { createFileNames, toMarkdownFile } from './markdown-entry.browser.ts'
import { createZip } from './zip.browser.ts'

export type ExportedJournal = {
  readonly add: (entry: ExportedEntry) => Promise<void>
  /** Adds an entry that no key opens. */
  readonly addClosed: (entry: Entry) => Promise<void>
  readonly finish: () => Promise<Blob>
}

export async function createExport(
  kind: 'backup' | 'markdown' | 'json',
  vault: Vault,
): Promise<ExportedJournal> {
  if (kind === 'markdown') return markdownFolder()
  return kind === 'json' ? jsonFile() : encryptedBackup(vault)
}

function markdownFolder(): ExportedJournal {
  const zip = createZip()
  const nameOf = createFileNames()
  return {
    add: async (entry) => zip.add(`Cairn journal/${nameOf(entry)}`, toMarkdownFile(entry), entry.writtenAt),
    addClosed: async () => {},
    finish: async () => zip.finish(),
  }
}

function jsonFile(): ExportedJournal {
  // Finished parts as blobs, which the browser can move to disk.
  const parts: BlobPart[] = [jsonStart]
  let lines: string[] = []
  let first = true
  return {
    async add(entry) {
      lines.push(jsonEntry(entry, first))
      first = false
      if (lines.length < 500) return
      parts.push(new Blob(lines))
      lines = []
    },
    addClosed: async () => {},
    finish: async () => new Blob([...parts, ...lines, jsonEnd], { type: 'application/json' }),
  }
}

async function encryptedBackup(vault: Vault): Promise<ExportedJournal> {
  const backup = await createBackup(vault)
  return {
    add: (entry) => backup.add('entries', entry),
    addClosed: (entry) => backup.add('closed', entry),
    finish: backup.finish,
  }
}
