import { once } from 'node:events'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openConnection } from '../platform/database/db.server.ts'
import { errorResponse } from '../platform/http/http.server.ts'
import { testApp } from './testing/test-app.server.ts'

test('every response has the security headers, including errors and unknown paths', async () => {
  await using app = await testApp({ settings: { PUBLIC_URL: 'https://cairn.example' } })
  for (const [path, status] of [
    ['/healthz', 200],
    ['/api/docs', 200],
    ['/api/profile', 401],
    ['/api/nothing', 404],
    ['/nothing.js', 404],
  ] as const) {
    const answer = await app.visitor.get(path)
    expect(answer.status, path).toBe(status)
    const { headers } = answer
    expect(headers['content-security-policy'], path).toMatch(/default-src 'none'/)
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
    expect(headers['x-powered-by']).toBeUndefined()
    if (path.startsWith('/api')) expect(headers['cache-control']).toBe('no-store')
  }
})

test('a client that disconnects while sending is not logged as an error', async () => {
  const logged: string[] = []
  await using app = await testApp({ logged })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const address = app.http.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  const head = ['POST /api/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 90']
  const arrived = new Promise((resolve) => app.http.server.once('request', resolve))
  socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`)
  await arrived
  socket.destroy()
  await expect.poll(() => logged.join(), { timeout: 5_000 }).toContain('client closed the connection')
  expect(logged.filter((line) => /"level":(4|5|6)0/.test(line) && line.includes('login'))).toEqual([])
})

test('every error is JSON with one plain sentence', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const cases = [
    await app.visitor.get('/api/nothing'),
    await ana.post('/api/checkin', '{"mood":'),
    await ana.post('/api/checkin', { mood: 'sad' }),
    await ana.post('/api/checkin', { mood: 'present', memberId: 'x' }),
    await ana.post('/api/checkin', 'x'.repeat(70_000)),
    await ana.post('/api/checkin', 'a=b', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ]
  expect(cases.map(({ status }) => status)).toEqual([404, 400, 400, 400, 413, 415])
  for (const { body } of cases) {
    expect(Object.keys(body)).toEqual(['message'])
    expect(body.message).toMatch(/^[A-Z“].*[.?]$/)
    expect(body.message).not.toMatch(/Invalid|expected|undefined|stack|error/i)
  }
})

test('a method that an API path does not have is 405, with the methods that it has', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const id = crypto.randomUUID()
  for (const [method, url, allow] of [
    ['GET', '/api/login', 'POST'],
    ['PUT', '/api/login?next=1', 'POST'],
    ['OPTIONS', '/api/login', 'POST'],
    ['DELETE', '/api/profile', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['GET', `/api/forum/posts/${id}/reply`, 'POST'],
    ['PATCH', `/api/journal/${id}`, 'DELETE, GET, HEAD, PUT'],
  ] as const) {
    const answer = await app.http.inject({ method, url, headers: { authorization: `Bearer ${ana.token}` } })
    expect(answer.statusCode, `${method} ${url}`).toBe(405)
    expect(answer.headers['allow'], `${method} ${url}`).toBe(allow)
    expect(answer.json()).toEqual({ message: 'This address does not support that method.' })
  }
  for (const url of ['/api/nothing', '/api/login/', '/api/forum/posts//reply', '/api'])
    expect((await app.http.inject({ method: 'PATCH', url })).statusCode, url).toBe(404)
})

test('without the database calls are 503 with the time to wait, and work again when it returns', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    app.db,
  )
  await expect.poll(async () => (await ana.get('/api/profile')).status, { timeout: 20_000 }).toBe(200)
  await expect.poll(async () => (await app.visitor.get('/readyz')).status, { timeout: 20_000 }).toBe(200)
})

test('a draining process fails its readiness check, still responds, and ends connections', async () => {
  await using app = await testApp()
  const connection = async () => (await app.http.inject('/api/inspiration')).headers.connection
  expect(await connection()).not.toBe('close')
  expect(await app.visitor.get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', database: 'connected' },
  })
  app.drain()
  expect(await app.visitor.get('/readyz')).toMatchObject({ status: 503, body: { status: 'stopping' } })
  expect((await app.visitor.get('/api/inspiration')).status).toBe(200)
  expect(await connection()).toBe('close')
})

test('the number of calls a minute from one address is a setting', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on', CALLS_PER_MINUTE: '60' } })
  const statuses = []
  for (let call = 0; call < 61; call += 1) statuses.push((await app.visitor.get('/api/inspiration')).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('a database whose host name does not resolve gives the same error', async () => {
  const failure = await openConnection({
    connectionString: 'postgresql://cairn@nowhere.invalid/cairn',
  }).catch((error: unknown) => error)
  expect(errorResponse(failure)).toMatchObject({
    status: 503,
    message: 'Cairn isn’t available right now. Please try again in a moment.',
  })
})

test('the OpenAPI document has version 3.1 and can be turned off', async () => {
  await using app = await testApp()
  const { body } = await app.visitor.get('/api/docs')
  expect(body.openapi).toBe('3.1.0')
  expect(body.paths['/api/login'].post).toBeDefined()
  await using quiet = await testApp({ settings: { API_DOCS: 'off' } })
  expect((await quiet.visitor.get('/api/docs')).status).toBe(404)
})

test('metrics require the token', async () => {
  await using app = await testApp({ settings: { METRICS_TOKEN: 'a token of sixteen' } })
  expect((await app.visitor.get('/metrics')).status).toBe(404)
  const answer = await app.visitor.get('/metrics', {
    headers: { authorization: 'Bearer a token of sixteen' },
  })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('http_request_seconds')
})

test('no log line contains a person’s text, password or keys', async () => {
  const logged: string[] = []
  await using app = await testApp({ logged })
  const canary = 'canary-8f2e-words'
  const ana = await app.member(`Ana ${canary}`, { email: 'canary-8f2e@example.org' })
  await ana.post('/api/checkin', { notes: `${canary}\r\nlevel=fatal` })
  await ana.post('/api/login', { email: ana.email, password: `${canary} wrong` })
  await app.visitor.get(`/api/nothing?search=${canary}`, { headers: { 'user-agent': `${canary}` } })
  await ana.post('/api/forum/posts', { category: 'general', content: canary })
  const all = logged.join('\n')
  expect(logged.length).toBeGreaterThan(3)
  for (const secret of [canary, 'canary-8f2e', ana.token, ana.cookie.split('=')[1] ?? 'none', app.password]) {
    expect(all).not.toContain(secret)
  }
})

test('frequent health checks do not fill the log', async () => {
  const logged: string[] = []
  await using app = await testApp({ logged, settings: { METRICS_TOKEN: 'a token of metrics' } })
  for (const path of ['/readyz', '/healthz']) expect((await app.visitor.get(path)).status).toBe(200)
  const headers = { authorization: 'Bearer a token of metrics' }
  expect((await app.visitor.get('/metrics', { headers })).status).toBe(200)
  expect((await app.visitor.get('/metrics')).status).toBe(404)
  const info = 30
  const answered = logged
    .map((line) => JSON.parse(line))
    .filter(({ msg, level }) => msg === 'request completed' && level >= info)
  expect(answered).toMatchObject([{ route: '/metrics', status: 404 }])
})

test('a shutdown finishes requests, ends streams, and does not wait for idle connections', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const cookie = { cookie: ana.cookie, 'sec-fetch-site': 'same-origin' }
  const stream = await fetch(`${address}/api/forum/live`, { headers: cookie })
  const released = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = app.db.transaction().execute(async (tx) => {
    await sql`lock table checkins`.execute(tx)
    released.resolve()
    await release.promise
  })
  await released.promise
  const answer = fetch(`${address}/api/checkin`, {
    method: 'POST',
    headers: { ...cookie, 'content-type': 'application/json' },
    body: '{"mood":"present"}',
  })
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
    where not granted and relation = 'checkins'::regclass`
  await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.count).toBeGreaterThan(0)
  const stopped = app.http.close()
  await stream.text()
  release.resolve()
  expect((await answer).status).toBe(200)
  await Promise.all([stopped, holding])
})

test('a shutdown answers requests that the kernel has accepted and the program has not read', async () => {
  await using app = await testApp()
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const sender = new Worker(
    `const { get } = require('node:http')
    const { parentPort, workerData } = require('node:worker_threads')
    const send = () => new Promise((resolve) => {
      const request = get(workerData + '/healthz', { agent: false }, (answer) => resolve(answer.resume().statusCode))
      request.on('error', ({ code }) => resolve(code))
    })
    parentPort.once('message', async () => {
      parentPort.postMessage(await Promise.all(Array.from({ length: 20 }, send)))
    })
    parentPort.postMessage('ready')`,
    { eval: true, workerData: address },
  )
  await once(sender, 'message')
  sender.postMessage('go')
  const stopped = app.http.close()
  // Blocks the event loop while the other thread connects and sends.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  const [statuses] = await once(sender, 'message')
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
  await Promise.all([stopped, sender.terminate()])
})
