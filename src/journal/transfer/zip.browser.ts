// Zip files, read and written as streams, so that neither the file nor its contents have to fit into memory.
import { Unzip, UnzipInflate, Zip, ZipDeflate } from 'fflate'
import { VaultError } from '../crypto/vault-error.ts'
import type { ImportFile } from './foreign-formats.ts'

const text = /\.(json|md|markdown|txt)$/i
/** Protects against zip bombs. No journal has this much text. */
export const maxTextBytes = 256 * 1024 * 1024

export function tooLarge(name: string): VaultError {
  return new VaultError(`${name} contains more text than can be imported. Nothing was changed.`)
}

export async function isZipFile(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => start[at] === byte)
}

/** The text files of a zip. Photos and recordings are skipped without unpacking them. */
export async function readZip(file: File): Promise<ImportFile[]> {
  const found: ImportFile[] = []
  let unpackedBytes = 0
  let failure: Error | undefined
  const modifiedAt = new Date(file.lastModified).toISOString()
  const unzip = new Unzip((entry) => {
    const name = entry.name.split('/').at(-1) ?? ''
    if (!text.test(name) || name.startsWith('.') || entry.name.startsWith('__MACOSX/')) return
    const chunks: Uint8Array[] = []
    entry.ondata = (error, chunk, final) => {
      if (error) failure = error
      unpackedBytes += chunk?.length ?? 0
      if (failure || unpackedBytes > maxTextBytes) return entry.terminate()
      chunks.push(chunk)
      if (final) found.push({ name, text: textOf(chunks), modifiedAt })
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    try {
      unzip.push(value ?? new Uint8Array(0), done)
    } catch {
      throw new VaultError(`${file.name} is damaged and cannot be unpacked. Nothing was changed.`)
    }
    if (failure) throw new VaultError(`${file.name} is damaged and cannot be unpacked. Nothing was changed.`)
    if (unpackedBytes > maxTextBytes) throw tooLarge(file.name)
    if (done) return found
  }
}

function textOf(chunks: readonly Uint8Array[]): string {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return new TextDecoder().decode(whole)
}

export type ZipWriter = {
  readonly add: (name: string, text: string, modifiedAt: string) => void
  readonly finish: () => Blob
}

const partBytes = 1024 * 1024

/** Passes finished parts to the browser as blobs, which it can move to disk. Each blob needs a message, so they are large. */
export function createZip(): ZipWriter {
  const parts: BlobPart[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(new Uint8Array(chunk))
    bytes += chunk.length
    if (bytes < partBytes) return
    parts.push(new Blob(chunks))
    chunks = []
    bytes = 0
  })
  return {
    add(name, content, modifiedAt) {
      // Each file has its own tables; they are small, like the entries.
      const file = new ZipDeflate(name, { level: 6, mem: 1 })
      // The zip format supports only the years 1980 to 2099.
      const year = new Date(modifiedAt).getFullYear()
      if (year >= 1980 && year <= 2099) file.mtime = modifiedAt
      zip.add(file)
      file.push(new TextEncoder().encode(content), true)
    },
    finish() {
      zip.end()
      return new Blob([...parts, ...chunks], { type: 'application/zip' })
    },
  }
}
