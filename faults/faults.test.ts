// The fault table: what breaks around the program, and what the program does about it.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openConnection } from '../src/platform/db.server.ts'
import {
  database,
  databaseSocket,
  folder,
  long,
  register,
  root,
  stallingLine,
  startProgram,
} from './program.ts'

test('F6: the database restarts under load; the program goes on by itself', async () => {
  const dataDir = folder()
  const program = await startProgram({ DATA_DIR: dataDir })
  try {
    const ana = await register(program.url)
    const statuses: number[] = []
    let going = true
    const work = async () => {
      while (going) {
        const answer = await ana.ask(program.url, 'POST', '/api/checkin', {}).catch(() => undefined)
        statuses.push(answer?.status ?? 0)
        if (answer && answer.status >= 500) expect(answer.headers.get('retry-after')).not.toBeNull()
        await sleep(20)
      }
    }
    const all = Array.from({ length: 6 }, work)
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(20)
    // Killed as the machine would kill it; the program starts it anew.
    killDatabase(dataDir)
    const before = statuses.length
    await expect
      .poll(() => statuses.slice(before).filter((status) => status === 200).length, { timeout: 60_000 })
      .toBeGreaterThan(20)
    going = false
    await Promise.all(all)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(program.process.exitCode).toBeNull()
  } finally {
    await program.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** As the machine would kill it when memory runs out. */
function killDatabase(dataDir: string) {
  const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const server = Number(pid)
  // 0 would be this very process and all its kin.
  if (!(server > 1)) throw new Error('the database has no process')
  process.kill(server, 'SIGKILL')
}

test('F7: a line to the database that stalls ends in 503 within its bound, and all is well afterwards', async () => {
  const base = await database()
  const line = await stallingLine(() => databaseSocket(base.connection))
  const through = new URL(base.url)
  through.hostname = '127.0.0.1'
  through.port = String(line.port)
  through.searchParams.delete('host')
  const program = await startProgram({ DATABASE_URL: through.href, DATA_DIR: folder() })
  try {
    const ana = await register(program.url)
    line.stall(true)
    const started = Date.now()
    const answer = await ana.ask(program.url, 'GET', '/api/profile')
    expect(answer.status).toBe(503)
    // The bound is 9 s; a busy machine gets its share.
    expect(Date.now() - started).toBeLessThan(30_000)
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
    line.stall(false)
    await expect
      .poll(async () => (await ana.ask(program.url, 'GET', '/api/profile')).status, { timeout: 60_000 })
      .toBe(200)
  } finally {
    await program.kill('SIGTERM')
    await line.close()
    await base.drop()
  }
})

test('F8: with the pool used up calls are refused soon, and help and health still answer', async () => {
  const base = await database()
  const program = await startProgram({ DATABASE_URL: base.url, DATABASE_POOL: '3', DATA_DIR: folder() })
  const client = await openConnection(base.connection)
  try {
    const ana = await register(program.url)
    await client.query('begin')
    await client.query('lock table checkins in access exclusive mode')
    const stuck = Array.from({ length: 30 }, () => ana.ask(program.url, 'GET', '/api/checkin/days'))
    await sleep(300)
    const started = Date.now()
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${program.url}/help`)).status).toBe(200)
    expect(Date.now() - started).toBeLessThan(5_000)
    for (const answer of await Promise.all(stuck)) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).not.toBeNull()
    }
    await client.query('rollback')
    await expect
      .poll(async () => (await ana.ask(program.url, 'GET', '/api/checkin/days')).status, { timeout: 60_000 })
      .toBe(200)
  } finally {
    await client.end()
    await program.kill('SIGTERM')
    await base.drop()
  }
})

// A small disk takes the right to mount one.
test.runIf(process.getuid?.() === 0)(
  'F9: on a full disk writes are refused kindly, reads go on, and room brings the writes back',
  async () => {
    const disk = folder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', disk])
    let program: Awaited<ReturnType<typeof startProgram>> | undefined
    try {
      program = await startProgram({ DATA_DIR: join(disk, 'data') })
      const { url } = program
      const ana = await register(url)
      const filler = join(disk, 'filler')
      // What is left of the disk, to the last block.
      spawn('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' })
      await expect
        .poll(
          async () => {
            const words = 'a stone '.repeat(600)
            return (await ana.ask(url, 'POST', '/api/forum/posts', { category: 'general', content: words }))
              .status
          },
          { timeout: 120_000, interval: 50 },
        )
        .toBeGreaterThanOrEqual(503)
      expect((await ana.ask(url, 'GET', '/help')).status).toBe(200)
      rmSync(filler)
      await expect
        .poll(async () => (await ana.ask(url, 'POST', '/api/checkin', {})).status, {
          timeout: 120_000,
          interval: 500,
        })
        .toBe(200)
      expect((await ana.ask(url, 'GET', '/api/forum/posts')).status).toBe(200)
    } finally {
      await program?.kill('SIGTERM')
      await sleep(500)
      execFileSync('umount', ['-l', disk])
    }
  },
)

test('F16: clients that say nothing, half a head or a dripping body are let go', async () => {
  const base = await database()
  const program = await startProgram({ DATABASE_URL: base.url, DATA_DIR: folder() })
  try {
    const { port } = new URL(program.url)
    const open = async (words: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.on('error', () => undefined)
      socket.write(words)
      return socket
    }
    const silent = await open('')
    const half = await open('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const body = await open(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    const drip = setInterval(() => body.write(' '), 500)
    const gone = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket.resume(), 'close'))
    const started = Date.now()
    await Promise.all([silent, half, body].map(gone))
    clearInterval(drip)
    expect(Date.now() - started).toBeLessThan(60_000)
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
  } finally {
    await program.kill('SIGTERM')
    await base.drop()
  }
})

test('F17: thousands of idle connections take neither the memory nor the answers of the others', async () => {
  const base = await database()
  const program = await startProgram({ DATABASE_URL: base.url, DATA_DIR: folder() })
  const sockets: Socket[] = []
  try {
    const { port } = new URL(program.url)
    // Both ends live on this machine: half of the files that one process may open.
    const allowed = Number(execFileSync('sh', ['-c', 'ulimit -n']).toString().trim()) || 1_024
    const wanted = Math.min(long ? 10_000 : 1_000, Math.floor(allowed / 2))
    for (let count = 0; count < wanted; count += 1) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Idle: ')
      sockets.push(socket)
    }
    await once(sockets.at(-1) as Socket, 'connect')
    const started = Date.now()
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
    expect(Date.now() - started).toBeLessThan(10_000)
    await Promise.all(
      sockets.map(async (socket) => (socket.destroyed ? undefined : once(socket.resume(), 'close'))),
    )
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(program.process.pid)]).toString())
    expect(kilobytes).toBeLessThan(700_000)
  } finally {
    for (const socket of sockets) socket.destroy()
    await program.kill('SIGTERM')
    await base.drop()
  }
})

test('F19: a body too large and a bomb of gzip are refused', async () => {
  const base = await database()
  const program = await startProgram({ DATABASE_URL: base.url, DATA_DIR: folder() })
  try {
    const send = (body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${program.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
        .then((answer) => answer.status)
        .catch(() => 0)
    expect(await send(JSON.stringify({ email: 'x'.repeat(70_000), password: 'x' }))).toBe(413)
    expect(
      await send(gzipSync(Buffer.alloc(50_000_000, ' ')), { 'content-encoding': 'gzip' }),
    ).toBeGreaterThanOrEqual(400)
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
  } finally {
    await program.kill('SIGTERM')
    await base.drop()
  }
})

test('F30: an old program on a new schema refuses to start and says why', async () => {
  const base = await database()
  const first = await startProgram({ DATABASE_URL: base.url, DATA_DIR: folder() })
  await first.kill('SIGTERM')
  const client = await openConnection(base.connection)
  await client.query(`insert into migrations (name) values ('9999-from-the-future.sql')`)
  await client.end()
  const child = spawn(process.execPath, [join(root, 'src/app/main.server.ts')], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATABASE_URL: base.url,
      DATA_DIR: folder(),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (bytes) => {
    words += String(bytes)
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(78)
  expect(words).toContain('newer Cairn')
  await base.drop()
})

test('settings that do not fit are told together, with exit 78', async () => {
  const dir = folder()
  const child = spawn(process.execPath, [join(root, 'src/app/main.server.ts')], {
    env: { PATH: process.env['PATH'], PORT: 'ninety', DATABASE_URL: 'mysql://x', DATA_DIR: dir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (bytes) => {
    words += String(bytes)
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(78)
  expect(words).toMatch(/PORT[^]*DATABASE_URL|DATABASE_URL[^]*PORT/)
})
