// The format of a backup: lines of JSON in a gzip file that ends with its own checksum.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

export const format = 'cairn-backup-1'

export type Head = { format: string; version: string; at: string; migrations: string[]; secret: string }

/** Rows by table. */
export type RowCounts = Record<string, number>

/** The lines, decompressed. Not by readline, which also splits at U+2028 and U+2029: JSON text contains them unescaped. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    const parts: string[] = []
    for await (const chunk of source.pipe(unpacked).setEncoding('utf8')) {
      const [first = '', ...more] = String(chunk).split('\n')
      parts.push(first)
      for (const start of more) yield parts.splice(0, parts.length, start).join('')
    }
    if (parts.join('') !== '') yield parts.join('')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // A system error (EACCES, EISDIR) says nothing about the file's content.
    throw new BackupProblem(
      /^E[A-Z]+$/.test(code)
        ? `${file} cannot be read (${code}). Check that it is a file and that this user may read it.`
        : `${file} is damaged or is not a backup of Cairn.`,
    )
  }
}

/** Reads a whole backup and verifies it. Throws a BackupProblem if anything is missing or changed. */
export async function checkBackup(file: string): Promise<{ head: Head; counts: RowCounts }> {
  const hash = createHash('sha256')
  let head: Head | undefined
  let end: { counts: RowCounts; sha256: string } | undefined
  for await (const line of linesOf(file)) {
    const value = parseLine(line, file)
    if (value['end'] === true) {
      end = value as typeof end
      break
    }
    head ??= value as Head
    hash.update(`${line}\n`)
  }
  if (head?.format !== format) throw new BackupProblem(`${file} is not a backup of Cairn.`)
  if (!end || end.sha256 !== hash.digest('hex'))
    throw new BackupProblem(`${file} is damaged: its checksum does not match.`)
  return { head, counts: end.counts }
}

export function parseLine(line: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupProblem(`${file} is damaged or is not a backup of Cairn.`)
  }
}
