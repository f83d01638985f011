import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseUrl, testDatabase } from '../platform/testing/test-database.server.ts'
import { type FakePayPal, startFakePayPal } from './testing/fake-paypal.server.ts'

/** The real program in a separate process. */
async function start(database: string, settings: Record<string, string>, dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../app/main.server.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      // As `npm start` sets it: compiling the program takes a third of a start.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node'),
      PORT: '0',
      DATABASE_URL: database,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, warnings] = ['', '']
  child.stderr.on('data', (chunk) => {
    warnings += String(chunk)
  })
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const port = /localhost:(\d+)/.exec(output)?.[1]
    if (port) return { child, origin: `http://127.0.0.1:${port}`, warnings: () => warnings }
  }
  throw new Error(`the program did not start: ${output}${warnings}`)
}

function paypalAt({ baseUrl }: FakePayPal): Record<string, string> {
  return { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_BASE_URL: baseUrl }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

type Answer = { status: number; body: { token: string; id: string; subscription: string } }

async function call(origin: string, path: string, token: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(`${origin}${path}`, init)
  return { status: response.status, body: await response.json() }
}

test('the real program, killed during a capture, gives the plan after its restart', async () => {
  await using fake = await startFakePayPal()
  const { connection, drop } = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-killed-'))
  const database = databaseUrl(connection)
  const running: ChildProcess[] = []
  try {
    const first = await start(database, paypalAt(fake), dataDir)
    running.push(first.child)
    const person = { name: 'Ana', email: 'ana@example.org', password: 'a stone on the path' }
    const { token } = (await call(first.origin, '/api/register', '', person)).body
    const order = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' }
    const { id } = (await call(first.origin, '/api/paypal/order', token, order)).body
    fake.approve(id)
    fake.plan('capture', 'stall after')
    const activation = call(first.origin, '/api/paypal/subscription-success', token, {
      planId: 'premium',
      orderId: id,
    })
    activation.catch(() => undefined)
    await expect.poll(() => fake.capturesOf(id).length, { timeout: 20_000 }).toBe(1)
    await end(first.child, 'SIGKILL')

    const client = new pg.Client({ connectionString: database })
    await client.connect()
    const { rows } = await client.query('select state from payment_orders')
    expect(rows).toEqual([{ state: 'capturing' }])
    // Skips the minute until a dead process's lock expires, and the two until the next check.
    await client.query(`update payment_orders set held_until = now(), next_check_at = now()`)
    await client.end()

    const second = await start(database, paypalAt(fake), dataDir)
    running.push(second.child)
    const subscription = async () => (await call(second.origin, '/api/profile', token)).body.subscription
    await expect.poll(subscription, { timeout: 40_000, interval: 250 }).toBe('premium')
    expect(fake.completedCaptures()).toHaveLength(1)
  } finally {
    for (const child of running) await end(child, 'SIGKILL')
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a public site on which plans cost nothing says so when it starts', async () => {
  const { connection, drop } = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-unpaid-'))
  const database = databaseUrl(connection)
  const running: ChildProcess[] = []
  const warned = async (settings: Record<string, string>) => {
    const { child, warnings } = await start(database, settings, dataDir)
    running.push(child)
    await end(child, 'SIGTERM')
    return warnings()
  }
  try {
    expect(await warned({ PUBLIC_URL: 'https://cairn.example' })).toContain(
      'WARNING: There are no PayPal credentials: anyone can get a paid plan on https://cairn.example without paying.',
    )
    expect(await warned({})).toBe('')
  } finally {
    for (const child of running) await end(child, 'SIGKILL')
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
