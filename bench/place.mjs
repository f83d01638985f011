// The benchmark environment: a temporary folder with an embedded PostgreSQL, and the program and the bare handler as processes.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { environment, inRoot, node, programEnvironment, programFlags } from '../scripts/project.mjs'
import { openConnection } from '../src/platform/database/db.server.ts'
import { startEmbedded } from '../src/platform/database/embedded-postgres.server.ts'
import {
  inBulk,
  seedDiaries,
  seedMeetings,
  seedMembers,
  seedPosts,
  seedTexts,
  seedTracker,
  sizes,
} from './data.mjs'

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`

/** Starts the program as `npm start` does, on a free port, and waits until it responds. */
export async function startProgram(dataDir, more = {}) {
  const began = performance.now()
  const child = spawn(node, [...programFlags, inRoot('src/app/main.server.ts')], {
    cwd: inRoot(),
    env: environment({
      ...programEnvironment,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...more,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += bytes
      const found = /listening on (http:\S+)/.exec(said)
      if (found) resolve(found[1].replace('localhost', '127.0.0.1'))
    })
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)))
  })
  return { url, pid: child.pid, readyMilliseconds: performance.now() - began, stop: () => end(child) }
}

/** Starts the program and waits until it has loaded the meeting list, which takes seconds of CPU time. */
async function startLoaded(dataDir, more) {
  const program = await startProgram(dataDir, more)
  await fetch(`${program.url}/api/meetings?limit=20`)
  return program
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'cairn-bench-'))

/** Sets everything up. Each part of the data is written once, when a group first needs it. */
export async function openPlace() {
  // BENCH_DATA is a folder that preserves the data between runs, for repeated measurements.
  const folder = process.env.BENCH_DATA ?? newFolder()
  const at = { folder, done: new Set(), posts: 0 }
  const place = {
    folder,
    get connection() {
      return at.embedded.connection
    },
    get client() {
      return at.client
    },
    get url() {
      return at.program.url
    },
    get pid() {
      return at.program.pid
    },
    get bareUrl() {
      return at.bare.url
    },
    bare: (message) => at.bare.tell(message),
    has: (name) => at.done.has(name),
    ...seedsOf(at, () => place.again()),
    /** Starts the program again, on the same data. */
    async again(more) {
      await at.program.stop()
      at.program = await startLoaded(folder, more)
    },
    /** Works on the folder while nothing runs in it, then starts everything again. */
    async stopped(work) {
      await stop(at)
      const result = await work()
      await start(at)
      return result
    },
    async close() {
      await stop(at)
      if (!process.env.BENCH_DATA) rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await start(at)
  } catch (error) {
    await place.close()
    throw error
  }
  return place
}

async function start(at) {
  at.embedded = await startEmbedded({ dataDir: at.folder, log: quiet })
  at.program = await startLoaded(at.folder)
  at.client = await openConnection(at.embedded.connection)
  await at.client.query('create table if not exists bench_done (name text primary key)')
  for (const { name } of (await at.client.query('select name from bench_done')).rows) {
    at.done.add(name)
    if (name.endsWith(' posts')) at.posts = Math.max(at.posts, Number(name.replace(/\D/g, '')))
  }
  at.bare = await startBare(at.embedded.connection)
}

async function stop({ bare, program, client, embedded }) {
  await bare?.stop()
  await program?.stop()
  await client?.end()
  await embedded?.stop()
}

/** Writes a part of the data, unless it exists. */
async function write({ client, done }, name, tables, work) {
  if (done.has(name)) return
  const began = performance.now()
  await client.query('set synchronous_commit = off')
  await client.query("set maintenance_work_mem = '256MB'")
  await client.query('set statement_timeout = 0')
  await inBulk(client, tables, () => work(client))
  await client.query('set synchronous_commit = on')
  done.add(name)
  await client.query('insert into bench_done values ($1)', [name])
  await client.query('vacuum analyze')
  await client.query('checkpoint').catch(() => undefined)
  console.log(`  ${name} written in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function seedsOf(at, again) {
  const seeds = {
    members: () => write(at, '20,000 members', ['sessions', 'memberships'], seedMembers),
    async posts(until = sizes.posts) {
      await seeds.members()
      if (at.posts >= until) return
      await write(at, 'texts', [], seedTexts)
      const from = at.posts + 1
      const tables = ['forum_posts', 'forum_replies']
      await write(at, `${until.toLocaleString('en')} posts`, tables, (client) =>
        seedPosts(client, from, until),
      )
      at.posts = until
    },
    async meetings() {
      if (at.done.has('100,000 meetings')) return
      await write(at, '100,000 meetings', ['meetings'], seedMeetings)
      await again()
    },
    async tracker() {
      await seeds.members()
      const tables = ['tracker_completions', 'tracker_sums', 'tracker_lived']
      await write(at, '1,000,000 completions', tables, seedTracker)
    },
    async diaries() {
      await seeds.members()
      await write(at, 'check-ins and journals', ['checkins', 'journal_entries'], seedDiaries)
    },
  }
  return seeds
}

async function startBare(connection) {
  const child = fork(inRoot('bench/bare.mjs'), [], {
    execPath: node,
    env: environment({ BENCH_DATABASE: JSON.stringify(connection) }),
  })
  const [{ url }] = await once(child, 'message')
  return {
    url,
    pid: child.pid,
    async tell(message) {
      child.send(message)
      await once(child, 'message')
    },
    stop: () => end(child),
  }
}
