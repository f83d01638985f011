import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { download, isPublicAddress } from './feed-download.server.ts'

async function publisher(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/feed.json`,
    port,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'ff02::1',
  'nonsense',
])('%s is not reached', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111'])('%s is reached', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['file:///etc/passwd', 'not an http'],
  ['ftp://example.org/feed', 'not an http'],
  ['http://127.0.0.1/feed', 'private network'],
  ['http://2130706433/feed', 'private network'],
  ['http://[::1]/feed', 'private network'],
  ['http://[::ffff:10.0.0.1]/feed', 'private network'],
])('%s is refused', async (address, words) => {
  await expect(download(address)).rejects.toThrow(words)
})

// A fake resolver, because real DNS has no names that point into the private network.
const inside: LookupFunction = (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }])

test('a host name that resolves into the private network is refused', async () => {
  await using feed = await publisher((_, response) => response.end('[]'))
  await expect(download(`http://feeds.example:${feed.port}/`, { lookup: inside })).rejects.toThrow(
    'private network',
  )
})

test('a name with one public and one private address is refused', async () => {
  const both: LookupFunction = (_host, _options, done) =>
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
  await expect(download('http://feeds.example/', { lookup: both })).rejects.toThrow('private network')
})

test('an endless chain of redirects is refused', async () => {
  await using feed = await publisher((_, response) => response.writeHead(302, { location: '/again' }).end())
  await expect(download(feed.url, { allowPrivate: true })).rejects.toThrow('too many times')
})

test('a redirect to another kind of address is refused', async () => {
  await using feed = await publisher((_, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  )
  await expect(download(feed.url, { allowPrivate: true })).rejects.toThrow('not an http')
})

test('a response that is too large, also after decompression, is aborted', async () => {
  await using large = await publisher((_, response) => response.end('x'.repeat(2_000_000)))
  await expect(download(large.url, { allowPrivate: true, maxBytes: 1_000_000 })).rejects.toThrow(
    'larger than 1 MB',
  )
  const bomb = gzipSync(Buffer.alloc(20_000_000))
  await using packed = await publisher((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  )
  await expect(download(packed.url, { allowPrivate: true, maxBytes: 1_000_000 })).rejects.toThrow(
    'larger than 1 MB',
  )
})

test('a publisher that responds too slowly, or stops midway, is aborted', async () => {
  await using silent = await publisher(() => undefined)
  await expect(download(silent.url, { allowPrivate: true, timeoutMs: 150 })).rejects.toThrow('too long')
  await using stuck = await publisher((_, response) => void response.writeHead(200).write('['))
  await expect(download(stuck.url, { allowPrivate: true, timeoutMs: 150 })).rejects.toThrow('too long')
})

test('an error page is not a feed', async () => {
  await using feed = await publisher((_, response) => response.writeHead(503).end('[]'))
  await expect(download(feed.url, { allowPrivate: true })).rejects.toThrow('status 503')
})

test('a feed is downloaded, compressed or not, with conditional requests', async () => {
  const requests: (string | undefined)[] = []
  await using feed = await publisher((request, response) => {
    requests.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
    return response
      .writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' })
      .end(gzipSync('[{"name":"A"}]'))
  })
  const first = await download(feed.url, { allowPrivate: true })
  expect(first).toMatchObject({ body: '[{"name":"A"}]', etag: '"1"' })
  expect(await download(feed.url, { allowPrivate: true, etag: '"1"' })).toBe('unchanged')
  expect(requests).toEqual([undefined, '"1"'])
})
