// Several programs on one PostgreSQL behind a proxy share all their state.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openConnection } from '../src/platform/database/db.server.ts'
import { database, long, register, startProgram, uniquePost } from './program.ts'

const SECRET = 'one secret for every process of the test'

// As in the shipped Caddyfile (`lb_try_duration`).
const waitMilliseconds = 3_000
const mostAttempts = 2

/** A round-robin proxy; if a program refuses the connection, the next one gets the request, and if none is ready, it waits for one. */
async function proxy(targets: () => string[]) {
  let turn = 0
  const failedAt = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const bytes: Buffer[] = []
    incoming.on('data', (piece: Buffer) => bytes.push(piece))
    incoming.on('end', () => {
      const until = Date.now() + waitMilliseconds
      const pass = (attempt: number) => {
        // A target that just failed is skipped for a second, as proxies do.
        const all = targets().filter((each) => (failedAt.get(each) ?? 0) < Date.now() - 1_000)
        turn += 1
        const chosen = all[turn % all.length]
        if (!chosen) {
          if (Date.now() < until) setTimeout(pass, 50, attempt)
          else outgoing.writeHead(502).end('{"message":"no program is ready"}')
          return
        }
        const target = new URL(chosen)
        const forwarded = request(
          {
            host: target.hostname,
            port: target.port,
            method: incoming.method,
            path: incoming.url,
            headers: incoming.headers,
            agent: false,
          },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(outgoing)
            answer.on('error', () => outgoing.destroy())
          },
        )
        forwarded.on('error', (error: NodeJS.ErrnoException) => {
          failedAt.set(chosen, Date.now())
          if (error.code === 'ECONNREFUSED' && attempt < mostAttempts) pass(attempt + 1)
          else outgoing.writeHead(502).end('{"message":"in flight"}')
        })
        forwarded.end(Buffer.concat(bytes))
      }
      pass(1)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('if one of two programs is killed under load, no acknowledged write is lost and only calls in flight fail', async () => {
  await using base = await database()
  const settings = { DATABASE_URL: base.url, SECRET, DATABASE_POOL: '8' }
  await using one = await startProgram(settings)
  await using two = await startProgram(settings)
  await using front = await proxy(() => [one.url, two.url])
  const ana = await register(front.url)
  const workers = 12
  const acknowledged: string[] = []
  const failed: number[] = []
  let isRunning = true
  const work = async () => {
    while (isRunning) {
      const written = await ana
        .ask(front.url, 'POST', '/api/forum/posts', {
          category: 'general',
          content: uniquePost(),
        })
        .catch(() => undefined)
      if (written?.ok) acknowledged.push((await written.json()).id)
      else failed.push(written?.status ?? 0)
    }
  }
  const all = Array.from({ length: workers }, work)
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(long ? 500 : 60)
  await one.kill('SIGKILL')
  const then = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(then + (long ? 500 : 60))
  isRunning = false
  await Promise.all(all)
  // Each worker may lose the request in progress and one that was sent before the proxy noticed the kill.
  expect(failed.filter((status) => status !== 502)).toEqual([])
  expect(failed.length).toBeLessThanOrEqual(2 * workers)
  const client = await openConnection(base.connection)
  const { rows } = await client.query('select id from forum_posts where id = any($1::uuid[])', [acknowledged])
  await client.end()
  expect(rows.length).toBe(acknowledged.length)
})

test('sessions, limits and live updates are shared by all programs', async () => {
  await using base = await database()
  const settings = { DATABASE_URL: base.url, SECRET, RATE_LIMITS: 'on' }
  await using one = await startProgram(settings)
  await using two = await startProgram(settings)
  const ana = await register(one.url)
  expect((await ana.ask(two.url, 'GET', '/api/profile')).status).toBe(200)

  // Live updates reach a reader at the other program.
  const reader = new AbortController()
  const stream = await fetch(`${two.url}/api/forum/live`, {
    headers: { authorization: `Bearer ${ana.token}` },
    signal: reader.signal,
  })
  expect(stream.status).toBe(200)
  const liveReader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await ana.ask(one.url, 'POST', '/api/forum/posts', { category: 'general', content: 'Is anyone there?' })
  let events = ''
  const deadline = Date.now() + 30_000
  while (!/event: (?!open)/.test(events) && Date.now() < deadline)
    events += (await liveReader?.read())?.value ?? ''
  expect(events).toMatch(/event: \w+/)
  reader.abort()

  // Rate limits are shared.
  const login = (url: string) =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong one' }),
    })
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await login(count % 2 === 0 ? one.url : two.url)).status)
  expect(statuses.filter((status) => status === 429).length).toBe(2)

  // Logouts are shared.
  await ana.ask(one.url, 'POST', '/api/logout')
  expect((await ana.ask(two.url, 'GET', '/api/profile')).status).toBe(401)
})

test('a program that is asked to stop finishes its requests and loses nothing', async () => {
  await using base = await database()
  await using one = await startProgram({ DATABASE_URL: base.url, SECRET })
  const ana = await register(one.url)
  const acknowledged: string[] = []
  const statuses: number[] = []
  let isRunning = true
  const work = async () => {
    while (isRunning) {
      const answer = await ana
        .ask(one.url, 'POST', '/api/forum/posts', {
          category: 'general',
          content: uniquePost(),
        })
        .catch(() => undefined)
      if (!answer) return
      statuses.push(answer.status)
      if (answer.ok) acknowledged.push((await answer.json()).id)
    }
  }
  const all = Array.from({ length: 6 }, work)
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(30)
  expect(await one.kill('SIGTERM')).toBe(0)
  isRunning = false
  await Promise.all(all)
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
  const client = await openConnection(base.connection)
  const { rows } = await client.query('select id from forum_posts where id = any($1::uuid[])', [acknowledged])
  await client.end()
  expect(rows.length).toBe(acknowledged.length)
})

/** A proxy like the shipped ones: checks readiness every 100 ms and sends requests only to ready programs. */
async function checkingProxy(targets: () => string[]) {
  const ready = new Map<string, boolean>()
  const check = async () => {
    for (const url of targets()) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      ready.set(url, answer?.ok === true)
    }
  }
  await check()
  let isOpen = true
  // One after another: a late answer must not replace a newer one.
  const checking = (async () => {
    for (; isOpen; await sleep(100)) await check()
  })()
  const front = await proxy(() => targets().filter((url) => ready.get(url)))
  return {
    url: front.url,
    /** Resolves when the proxy has seen every program ready, which a rollout waits for. */
    allReady: () =>
      expect.poll(() => targets().every((url) => ready.get(url)), { timeout: 60_000 }).toBe(true),
    async [Symbol.asyncDispose]() {
      isOpen = false
      await checking
      await front[Symbol.asyncDispose]()
    },
  }
}

test('a rolling restart loses no request', async () => {
  await using base = await database()
  const settings = { DATABASE_URL: base.url, SECRET, DRAIN_SECONDS: '2' }
  const programs = [await startProgram(settings), await startProgram(settings)]
  await using front = await checkingProxy(() => programs.map(({ url }) => url))
  const ana = await register(front.url)
  const statuses: number[] = []
  let isRunning = true
  const work = async () => {
    while (isRunning) statuses.push((await ana.ask(front.url, 'POST', '/api/checkin', {})).status)
  }
  const all = Array.from({ length: 6 }, work)
  for (let round = 0; round < (long ? 6 : 2); round += 1) {
    const before = statuses.length
    expect(await programs[0]?.kill('SIGTERM')).toBe(0)
    programs.splice(0, 1)
    programs.push(await startProgram(settings))
    await front.allReady()
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(before + 50)
  }
  isRunning = false
  await Promise.all(all)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  for (const program of programs) await program[Symbol.asyncDispose]()
})
