// Writes the files of an export, entry by entry.
import type { Vault } from '../crypto/vault.browser.ts'
import type { Entry } from '../entry.ts'
import { type BackupContent, sealBackup } from './backup.browser.ts'
import { type ExportedEntry, jsonEnd, jsonEntry, jsonStart } from './export-format.ts'
import { createFileNames, toMarkdownFile } from './markdown-entry.browser.ts'
import { createZip } from './zip.browser.ts'

export type JournalExport = {
  readonly add: (entry: ExportedEntry) => void
  /** An entry that no key opens. */
  readonly addClosed: (entry: Entry) => void
  readonly finish: (vault: Vault) => Promise<Blob>
}

export function createExport(kind: 'backup' | 'markdown' | 'json'): JournalExport {
  if (kind === 'markdown') return markdownFolder()
  return kind === 'json' ? jsonFile() : encryptedBackup()
}

function markdownFolder(): JournalExport {
  const zip = createZip()
  const nameOf = createFileNames()
  return {
    add: (entry) => zip.add(`Cairn journal/${nameOf(entry)}`, toMarkdownFile(entry), entry.writtenAt),
    addClosed: () => {},
    finish: async () => zip.finish(),
  }
}

function jsonFile(): JournalExport {
  // Finished parts as blobs, which the browser can move to disk.
  const parts: BlobPart[] = [jsonStart]
  let lines: string[] = []
  let first = true
  return {
    add(entry) {
      lines.push(jsonEntry(entry, first))
      first = false
      if (lines.length < 500) return
      parts.push(new Blob(lines))
      lines = []
    },
    addClosed: () => {},
    finish: async () => new Blob([...parts, ...lines, jsonEnd], { type: 'application/json' }),
  }
}

// One ciphertext, so all entries are in memory at once.
function encryptedBackup(): JournalExport {
  const content: BackupContent = { entries: [], closed: [] }
  return {
    add: (entry) => void content.entries.push(entry),
    addClosed: (entry) => void content.closed.push(entry),
    finish: async (vault) => new Blob([await sealBackup(vault, content)], { type: 'text/plain' }),
  }
}
