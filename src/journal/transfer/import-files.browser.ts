// Reads the files of an import: Cairn's own and those of other programs, also in a zip.
import { VaultError } from '../crypto/vault-error.ts'
import { type BackupContent, type BackupSecret, isBackup, openBackup } from './backup.browser.ts'
import { type ExportedEntry, fromJson, fromMarkdown } from './export-format.ts'
import { type ImportFile, readForeignFile } from './foreign-formats.ts'
import { fromMarkdownFile } from './markdown-entry.browser.ts'
import { isZipFile, maxTextBytes, readZip, tooLarge } from './zip.browser.ts'

export async function readFiles(
  files: readonly File[],
  secret: BackupSecret | undefined,
): Promise<BackupContent> {
  const content: BackupContent = { entries: [], closed: [] }
  for (const file of files) {
    const { entries, closed } = await readOne(file, secret)
    // One by one, because spreading very many arguments overflows the stack.
    for (const entry of entries) content.entries.push(entry)
    for (const entry of closed) content.closed.push(entry)
  }
  return content
}

async function readOne(file: File, secret: BackupSecret | undefined): Promise<BackupContent> {
  if (await isZipFile(file)) return { entries: entriesOfZip(file.name, await readZip(file)), closed: [] }
  if (secret && isBackup(await file.slice(0, 4).text())) return openBackup(file, secret)
  if (file.size > maxTextBytes) throw tooLarge(file.name)
  const text = await file.text()
  const modifiedAt = new Date(file.lastModified).toISOString()
  return { entries: entriesOfFile({ name: file.name, text, modifiedAt }), closed: [] }
}

function entriesOfFile(file: ImportFile): ExportedEntry[] {
  const own = fromJson(file.text) ?? fromMarkdown(file.text)
  const single = own ? undefined : fromMarkdownFile(file.text)
  const entries = own ?? (single ? [single] : readForeignFile(file))
  if (entries === 'encrypted')
    throw new VaultError(
      `${file.name} is an encrypted backup of Standard Notes. Please export it there as a decrypted backup.`,
    )
  if (!entries)
    throw new VaultError(`${file.name} is not a journal that can be read here. Nothing was changed.`)
  return entries
}

/** If a file of the zip is a whole journal, the other files are copies of its entries and are skipped. */
function entriesOfZip(name: string, files: readonly ImportFile[]): ExportedEntry[] {
  const whole = files.filter(({ text }) => /^\s*\{/.test(text))
  const journals = whole.flatMap((file) => {
    try {
      return [entriesOfFile(file)]
    } catch (error) {
      // Skips a file that is not a journal, such as the settings of the program that wrote the zip.
      if (error instanceof VaultError && !error.message.includes('encrypted backup')) return []
      throw error
    }
  })
  const chosen =
    journals.length > 0 ? journals : files.filter((file) => !whole.includes(file)).map(entriesOfFile)
  if (chosen.length === 0)
    throw new VaultError(`${name} has no journal that can be read here. Nothing was changed.`)
  return chosen.flat()
}
