// Compresses API responses.
import { PassThrough, pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const gzipped = promisify(gzip)
const leastBytes = 1_024
// Responses are compressed while a person waits: a lower level than the default saves time for a few percent of size.
const options = { level: 4 }

const takesGzip = (header: string | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header ?? '')
const compressible = /^(?:application\/json|text\/)/

/**
 * Compresses responses to GET with gzip. Responses to writes are not compressed: they contain new tokens and text
 * that the sender chose, and the length of a compressed response would then reveal something about the token
 * (BREACH). Unsafe if a response to GET ever contains a secret and text of the request.
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !compressible.test(String(reply.getHeader('content-type'))))
      return payload
    if (reply.hasHeader('content-encoding')) return payload
    reply.header('Vary', 'Accept-Encoding')
    if (!takesGzip(request.headers['accept-encoding'])) return payload
    if (payload instanceof Readable) {
      const compressed = createGzip({ ...options, flush: constants.Z_NO_FLUSH })
      return encoded(pipeline(payload, compressed, new PassThrough(), () => undefined))
    }
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.from(payload) : undefined
    return bytes && bytes.length >= leastBytes ? encoded(await gzipped(bytes, options)) : payload

    function encoded(body: Buffer | Readable) {
      reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length')
      return body
    }
  })
}
