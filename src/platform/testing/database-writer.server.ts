// A program that writes numbers into an embedded database, and a reader of what its folder contains after a kill.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openConnection } from '../database/db.server.ts'
import { startEmbedded } from '../database/embedded-postgres.server.ts'

export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

// A minimal program: it starts the database, writes numbers one by one, and prints those that are stored.
const writer = (home: string) => `
import fs from 'node:fs'
import pg from 'pg'
import { startEmbedded } from '${pathToFileURL(path.join(home, 'src/platform/database/embedded-postgres.server.ts')).href}'
const log = { info() {}, warn() {}, error(text) { fs.writeSync(2, text) } }
try {
  const db = await startEmbedded({ dataDir: process.env.FOLDER, log })
  const pool = new pg.Pool({ ...db.connection, max: 2 })
  pool.on('error', () => {})
  let going = true
  process.on('SIGTERM', () => { going = false })
  await pool.query('create table if not exists written (n bigint)').catch(() => {})
  let n = Number((await pool.query('select coalesce(max(n), 0) as n from written')).rows[0].n)
  fs.writeSync(1, 'ready\\n')
  while (going) {
    try {
      await pool.query('insert into written values ($1)', [++n])
      fs.writeSync(1, n + '\\n')
    } catch { await new Promise((resolve) => setTimeout(resolve, 20)) }
  }
  await pool.end()
  await db.stop()
} catch (error) { fs.writeSync(2, error.message); process.exit(78) }
`

export function startWriter(folder: string, options: { home?: string; uid?: number } = {}) {
  const { home = process.cwd(), uid } = options
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer(home)], {
    cwd: home,
    env: { ...process.env, FOLDER: folder },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk) => (output.err += String(chunk)))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, problem: output.err }))
  const acknowledged = () => output.out.match(/\d+(?=\n)/g)?.map(Number) ?? []
  return { child, ended, acknowledged, output }
}

export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await holds()) return
    await sleep(10)
  }
  throw new Error(`timed out: ${what}`)
}

export async function untilWriting(program: ReturnType<typeof startWriter>, count = 1): Promise<void> {
  await until(() => {
    if (program.child.exitCode !== null) throw new Error(`the program ended: ${program.output.err}`)
    return program.acknowledged().length >= count
  }, `number ${count}`)
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

export async function newFolder(mode = 0o755) {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'cairn-embedded-'))
  await fs.chmod(folder, mode)
  return {
    path: folder,
    async [Symbol.asyncDispose]() {
      // Stops the server even if the test failed before its end.
      const pid = await databasePid(folder).catch(() => undefined)
      if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
      await fs.rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

export async function databasePid(folder: string): Promise<number> {
  return Number.parseInt(await fs.readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export async function readNumbers(folder: string): Promise<Set<number>> {
  const db = await startEmbedded({ dataDir: folder, log: quiet })
  const client = await openConnection(db.connection)
  const { rows } = await client.query('select n from written order by n')
  await client.end()
  await db.stop()
  return new Set(rows.map((row) => Number(row.n)))
}

export async function missing(folder: string, acknowledged: number[]): Promise<number[]> {
  const stored = await readNumbers(folder)
  return acknowledged.filter((n) => !stored.has(n))
}
