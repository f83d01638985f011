// Downloads a feed from a publisher. Neither the URL nor the response is trusted: no request reaches the private network (also not by
// redirect or DNS rebinding), and time and size are limited.
import { lookup as systemLookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** Why a feed could not be fetched, as a message for staff. */
export class FeedDownloadError extends Error {
  override name = 'FeedDownloadError'
}

export type Download = { body: string; etag: string | null; lastModified: string | null }
export type DownloadOptions = {
  etag?: string | null
  lastModified?: string | null
  allowPrivate?: boolean
  maxBytes?: number
  timeoutMs?: number
  /** Replaced in tests, which have no DNS names. */
  lookup?: LookupFunction
}

function rangesOf(family: 'ipv4' | 'ipv6', ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

const privateRanges = rangesOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
// In IPv6 only global unicast is allowed, without the ranges that embed or translate IPv4 addresses.
const globalRanges6 = rangesOf('ipv6', ['2000::/3'])
const excludedRanges6 = rangesOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** True if the program may connect to this address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateRanges.check(address, 'ipv4')
  return family === 6 && globalRanges6.check(address, 'ipv6') && !excludedRanges6.check(address, 'ipv6')
}

const privateAddress = 'The address leads into a private network.'

/** A DNS lookup that checks its result; the connection uses the same result, so DNS rebinding is impossible. */
function guardLookup(lookup: LookupFunction): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found, family) => {
      if (error) return done(error, [], 0)
      const addresses = typeof found === 'string' ? [{ address: found, family: family ?? 4 }] : found
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new FeedDownloadError(privateAddress), [], 0)
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}

/** The feed's text, or 'unchanged' if the publisher confirms that our copy is current. */
export async function download(
  address: string,
  options: DownloadOptions = {},
): Promise<Download | 'unchanged'> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 30_000)
  let url = checkUrl(address, options)
  for (let redirects = 0; redirects < 5; redirects++) {
    const response = await sendRequest(url, options, signal)
    const status = response.statusCode ?? 0
    const location = response.headers.location
    if (status >= 300 && status < 400 && status !== 304 && location) {
      response.destroy()
      url = checkUrl(new URL(location, url).href, options)
      continue
    }
    if (status === 304) {
      response.destroy()
      return 'unchanged'
    }
    if (status !== 200) {
      response.destroy()
      throw new FeedDownloadError(`The publisher returned status ${status}.`)
    }
    const body = await textOf(response, options.maxBytes ?? 50_000_000, signal)
    return {
      body,
      etag: response.headers.etag ?? null,
      lastModified: response.headers['last-modified'] ?? null,
    }
  }
  throw new FeedDownloadError('The URL redirects too many times.')
}

function checkUrl(address: string, { allowPrivate }: DownloadOptions): URL {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new FeedDownloadError('The URL is not an http or https URL.')
  }
  // A literal IP address is never looked up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (allowPrivate !== true && isIP(host) !== 0 && !isPublicAddress(host))
    throw new FeedDownloadError(privateAddress)
  return url
}

function sendRequest(url: URL, options: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest
  const lookup = options.lookup ?? systemLookup
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        signal,
        agent: false,
        lookup: options.allowPrivate === true ? lookup : guardLookup(lookup),
        headers: {
          Accept: 'application/json, text/csv;q=0.9, */*;q=0.1',
          'Accept-Encoding': 'br, gzip',
          'User-Agent': 'Cairn meeting finder',
          ...(options.etag ? { 'If-None-Match': options.etag } : {}),
          ...(options.lastModified ? { 'If-Modified-Since': options.lastModified } : {}),
        },
      },
      resolve,
    )
    outgoing.on('error', (error) => reject(downloadErrorOf(signal.aborted ? signal.reason : error)))
    outgoing.end()
  })
}

function downloadErrorOf(error: unknown): FeedDownloadError {
  if (error instanceof FeedDownloadError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError' || name === 'TimeoutError')
    return new FeedDownloadError('The publisher took too long to answer.')
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new FeedDownloadError(`The publisher could not be reached (${code}).`)
}

function decompressionOf(encoding: string) {
  if (encoding === 'gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  return undefined
}

async function textOf(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (!['identity', 'gzip', 'br'].includes(encoding)) {
    response.destroy()
    throw new FeedDownloadError('The publisher used an encoding that was not requested.')
  }
  const decompression = decompressionOf(encoding)
  response.on('error', (error) => decompression?.destroy(error))
  const stream = decompression ? response.pipe(decompression) : response
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of stream) {
      if (signal.aborted) throw signal.reason
      // Counted after decompression: a few kilobytes can expand to gigabytes.
      size += part.length
      if (size > maxBytes)
        throw new FeedDownloadError(`The list is larger than ${Math.round(maxBytes / 1_000_000)} MB.`)
      parts.push(part)
    }
  } catch (error) {
    throw downloadErrorOf(signal.aborted ? signal.reason : error)
  } finally {
    response.destroy()
    decompression?.destroy()
  }
  return Buffer.concat(parts).toString()
}
