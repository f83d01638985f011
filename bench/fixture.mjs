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
    let output = ''
    child.stdout.on('data', (bytes) => {
      output += bytes
      const match = /listening on (http:\S+)/.exec(output)
      if (match) resolve(match[1].replace('localhost', '127.0.0.1'))
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
export async function openFixture() {
  // BENCH_DATA is a folder in which the data is stored between runs, for repeated measurements.
  const folder = process.env.BENCH_DATA ?? newFolder()
  const state = { folder, done: new Set(), posts: 0 }
  const fixture = {
    folder,
    get connection() {
      return state.embedded.connection
    },
    get client() {
      return state.client
    },
    get url() {
      return state.program.url
    },
    get pid() {
      return state.program.pid
    },
    get bareUrl() {
      return state.bare.url
    },
    addBareRoute: (route) => state.bare.send(route),
    hasData: (name) => state.done.has(name),
    ...seedsOf(state, () => fixture.restart()),
    /** Starts the program again, on the same data. */
    async restart(more) {
      await state.program.stop()
      state.program = await startLoaded(folder, more)
    },
    /** Stops everything, works on the folder, and starts everything again. */
    async whileStopped(work) {
      await stop(state)
      const result = await work()
      await start(state)
      return result
    },
    async close() {
      await stop(state)
      if (!process.env.BENCH_DATA) rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await start(state)
  } catch (error) {
    await fixture.close()
    throw error
  }
  return fixture
}

async function start(state) {
  state.embedded = await startEmbedded({ dataDir: state.folder, log: quiet })
  state.program = await startLoaded(state.folder)
  state.client = await openConnection(state.embedded.connection)
  await state.client.query('create table if not exists bench_done (name text primary key)')
  for (const { name } of (await state.client.query('select name from bench_done')).rows) {
    state.done.add(name)
    if (name.endsWith(' posts')) state.posts = Math.max(state.posts, Number(name.replace(/\D/g, '')))
  }
  state.bare = await startBare(state.embedded.connection)
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

function seedsOf(state, restart) {
  const seeds = {
    members: () => write(state, '20,000 members', ['sessions', 'memberships'], seedMembers),
    async posts(until = sizes.posts) {
      await seeds.members()
      if (state.posts >= until) return
      await write(state, 'texts', [], seedTexts)
      const from = state.posts + 1
      const tables = ['forum_posts', 'forum_replies']
      await write(state, `${until.toLocaleString('en')} posts`, tables, (client) =>
        seedPosts(client, from, until),
      )
      state.posts = until
    },
    async meetings() {
      if (state.done.has('100,000 meetings')) return
      await write(state, '100,000 meetings', ['meetings'], seedMeetings)
      await restart()
    },
    async tracker() {
      await seeds.members()
      const tables = ['tracker_completions', 'tracker_sums', 'tracker_activity_dates']
      await write(state, '1,000,000 completions', tables, seedTracker)
    },
    async diaries() {
      await seeds.members()
      await write(state, 'check-ins and journals', ['checkins', 'journal_entries'], seedDiaries)
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
    async send(message) {
      child.send(message)
      await once(child, 'message')
    },
    stop: () => end(child),
  }
}
