// Slow, silent, numerous or greedy clients: one program handles them all and still serves others.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { database, long, type Running, register, root, startProgram } from './program.ts'

const megabytesAllowed = 500
const stack = new AsyncDisposableStack()
let program: Running

beforeAll(async () => {
  const base = stack.use(await database())
  program = stack.use(await startProgram({ DATABASE_URL: base.url }))
})
afterAll(() => stack.disposeAsync())

async function open(words: string): Promise<Socket> {
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(words)
  return socket
}

/** Resolves when the connection is closed, also if that is by a reset, at which `once` would reject. */
const closed = (socket: Socket) =>
  socket.destroyed
    ? Promise.resolve()
    : new Promise<void>((resolve) => socket.resume().once('close', () => resolve()))

/** The number of connections to these ports that the program still has open; a client that does not read would not notice a close. */
function openConnections(ports: Set<number | undefined>): number {
  const own = Number(new URL(program.url).port)
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16)
  const lines = ['tcp', 'tcp6'].flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n'))
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, near, far, state]) => portOf(near) === own && ports.has(portOf(far)) && state === '01').length
}

async function serves() {
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
  expect(program.megabytes()).toBeLessThan(megabytesAllowed)
}

test.concurrent('F16: clients that send nothing, incomplete headers or a very slow body are disconnected', async () => {
  const silent = await open('')
  const half = await open('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const body = await open(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  )
  const drip = setInterval(() => body.write(' '), 500)
  await Promise.all([silent, half, body].map(closed))
  clearInterval(drip)
  await serves()
})

test.concurrent('F17: thousands of idle connections use little memory and block no other client', async () => {
  // Both ends of a connection are on this machine, so half of the file descriptors that one process may open.
  const allowed = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) || 1_024
  const target = Math.min(long ? 10_000 : 1_000, Math.floor(allowed / 2))
  const sockets: Socket[] = []
  while (sockets.length < target) {
    const some = Math.min(100, target - sockets.length)
    const idle = () => open('GET / HTTP/1.1\r\nHost: x\r\nX-Idle: ')
    sockets.push(...(await Promise.all(Array.from({ length: some }, idle))))
  }
  await serves()
  await Promise.all(sockets.map(closed))
  await serves()
})

test.concurrent('F18: for clients that do not read, or that pipeline requests, no responses are computed in advance', async ({
  expect,
}) => {
  const assets = join(root, 'dist/assets')
  const sizes = readdirSync(assets).map((name) => ({ name, bytes: statSync(join(assets, name)).size }))
  const largest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0]
  const question = `GET /assets/${largest?.name} HTTP/1.1\r\nHost: x\r\n\r\n`
  const readers = await Promise.all(Array.from({ length: 100 }, () => open(question)))
  for (const socket of readers) socket.pause()
  const askers = await Promise.all(Array.from({ length: 20 }, () => open(question.repeat(100))))
  await Promise.all(askers.map(closed))
  await serves()
  // A client that reads nothing for 75 seconds is disconnected; only the long form waits that long.
  const ports = new Set(readers.map(({ localPort }) => localPort))
  if (long) await expect.poll(() => openConnections(ports), { timeout: 120_000, interval: 1_000 }).toBe(0)
  for (const socket of readers) socket.destroy()
})

test.concurrent('F19, F20: bodies that are too large, compressed, endless, truncated or too deep are refused', async () => {
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const head = { 'content-type': 'application/json', ...headers }
    return (await fetch(`${program.url}/api/login`, { method: 'POST', headers: head, body })).status
  }
  expect(await send(JSON.stringify({ email: 'x'.repeat(70_000), password: 'x' }))).toBe(413)
  expect(await send('['.repeat(60_000))).toBe(400)
  expect(await send('{"a":'.repeat(10_000))).toBe(400)
  const bomb = gzipSync(Buffer.alloc(10_000_000, ' '))
  expect(await send(bomb, { 'content-encoding': 'gzip' })).toBe(400)
  // A chunked body without a length; the server refuses it after a megabyte.
  const piece = `10000\r\n${' '.repeat(65_536)}\r\n`
  const endless = await open(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const answer = once(endless, 'data')
  endless.write(piece.repeat(16))
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 413 /)
  endless.destroy()
  // Content-Length and chunked encoding together: two parsers could disagree on where the body ends (request smuggling).
  const torn = await open(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  )
  expect(String((await once(torn, 'data'))[0])).toMatch(/^HTTP\/1\.1 400 /)
  torn.destroy()
  await serves()
})

test('F32: thousands of calls do not make the heap grow', async () => {
  const ana = await register(program.url)
  const rounds = long ? 2_000 : 25
  for (let round = 0; round < rounds; round += 1) {
    const calls = Array.from({ length: 20 }, (_, each) =>
      each % 2 === 0
        ? ana.ask(program.url, 'GET', '/api/forum/posts')
        : ana.ask(program.url, 'POST', '/api/checkin', {}),
    )
    for (const answer of await Promise.all(calls)) {
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
  }
  await serves()
})
