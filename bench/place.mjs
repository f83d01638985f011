// Where figures are taken: a folder of its own with an embedded PostgreSQL, the program and the bare handler as real processes.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { environment, inRoot, node } from '../scripts/project.mjs'
import { openConnection } from '../src/platform/database/db.server.ts'
import { startEmbedded } from '../src/platform/database/embedded-postgres.server.ts'
import { inBulk, seedDiaries, seedMeetings, seedMembers, seedPosts, seedTracker, sizes } from './data.mjs'

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`

/** Starts the program as `npm start` does, on any free port, and waits until it answers. */
export async function startProgram(dataDir, more = {}) {
  const began = performance.now()
  const child = spawn(node, [inRoot('src/app/main.server.ts')], {
    cwd: inRoot(),
    env: environment({
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
      const found = /answers on (http:\S+)/.exec(said)
      if (found) resolve(found[1].replace('localhost', '127.0.0.1'))
    })
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)))
  })
  return { url, pid: child.pid, readyMilliseconds: performance.now() - began, stop: () => end(child) }
}

async function end(child) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'cairn-bench-'))

/** The whole stage. Each part of the data is written once, when a group first needs it. */
export async function openPlace() {
  // BENCH_DATA keeps the data between runs, for those who mend something.
  const folder = process.env.BENCH_DATA ?? newFolder()
  const embedded = await startEmbedded({ dataDir: folder, log: quiet })
  let client
  let program
  let bare
  const done = new Set()
  const postsSeeded = { until: 0 }

  async function written(name, tables, work) {
    if (done.has(name)) return
    const began = performance.now()
    await client.query('set synchronous_commit = off')
    await client.query("set maintenance_work_mem = '256MB'")
    await client.query('set statement_timeout = 0')
    await inBulk(client, tables, work)
    await client.query('set synchronous_commit = on')
    done.add(name)
    await client.query('insert into bench_done values ($1)', [name])
    await client.query('vacuum analyze')
    await client.query('checkpoint').catch(() => undefined)
    console.log(`  ${name} written in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }

  const place = {
    folder,
    connection: embedded.connection,
    get client() {
      return client
    },
    get url() {
      return program.url
    },
    get pid() {
      return program.pid
    },
    get bareUrl() {
      return bare.url
    },
    get barePid() {
      return bare.pid
    },
    bare: (message) => bare.tell(message),
    members: () => written('20,000 members', ['sessions', 'memberships'], () => seedMembers(client)),
    async posts(until = sizes.posts) {
      await place.members()
      if (postsSeeded.until >= until) return
      const name = `${until.toLocaleString('en')} posts`
      const tables = ['forum_posts', 'forum_replies']
      await written(name, tables, () => seedPosts(client, postsSeeded.until + 1, until))
      postsSeeded.until = until
    },
    async meetings() {
      if (done.has('100,000 meetings')) return
      await written('100,000 meetings', ['meetings'], () => seedMeetings(client))
      await place.again()
    },
    async tracker() {
      await place.members()
      const tables = ['tracker_completions', 'tracker_sums', 'tracker_lived']
      await written('1,000,000 completions', tables, () => seedTracker(client))
    },
    async diaries() {
      await place.members()
      await written('check-ins and journals', ['checkins', 'journal_entries'], () => seedDiaries(client))
    },
    /** Starts the program anew, on the same data. */
    async again(more) {
      await program.stop()
      program = await startProgram(folder, more)
    },
    async close() {
      await bare?.stop()
      await program?.stop()
      await client?.end()
      await embedded.stop()
      if (!process.env.BENCH_DATA) rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    program = await startProgram(folder)
    client = await openConnection(embedded.connection)
    await client.query('create table if not exists bench_done (name text primary key)')
    for (const { name } of (await client.query('select name from bench_done')).rows) done.add(name)
    bare = await startBare(embedded.connection)
  } catch (error) {
    await place.close()
    throw error
  }
  return place
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
