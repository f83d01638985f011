// Sends the part of a large file that the `Range` header requests (RFC 9110).
import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refusal } from '../refusal.ts'

/** Maximum bytes per response, because they are read into memory. */
export const maxRangeBytes = 4 * 1024 * 1024

const noSuchFile = refusal(404, 'This file is not here.')

/** Bytes `from` to `until`, both included; undefined for no range, several, or one outside of the file. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { from: number; until: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const until = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from > until || from >= size) return undefined
  return { from, until: Math.min(until, from + maxRangeBytes - 1) }
}

/** Refuses a request without a range: the whole file is never sent in one response. */
export async function sendFileRange(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  type: string,
): Promise<void> {
  const file = await open(path).catch(() => undefined)
  if (!file) throw noSuchFile()
  try {
    const found = await file.stat()
    if (!found.isFile()) throw noSuchFile()
    const { size, mtimeMs } = found
    const range = rangeOf(request.headers.range, size)
    if (!range)
      throw new Refusal(416, 'Ask for a part of this file, with a Range header.', {
        'Content-Range': `bytes */${size}`,
      })
    const bytes = Buffer.alloc(range.until - range.from + 1)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, range.from)
    void reply
      .status(206)
      .header('Accept-Ranges', 'bytes')
      .header('Content-Range', `bytes ${range.from}-${range.from + bytesRead - 1}/${size}`)
      .header('Cache-Control', 'public, max-age=3600')
      .header('ETag', `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`)
      .type(type)
      .send(bytes.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
