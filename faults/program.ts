// Real programs in separate processes, with databases and members.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startedDatabase } from '../src/app/testing/test-app.server.ts'
import type { Connection } from '../src/platform/database/db.server.ts'
import { newId } from '../src/platform/ids.ts'
import { databaseUrl } from '../src/platform/testing/test-database.server.ts'

export const long = process.env['CAIRN_FAULTS'] === 'long'
export const root = join(import.meta.dirname, '..')

/** A folder that is deleted after the test. */
export function temporaryFolder(): { path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), 'cairn-faults-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

export type Running = AsyncDisposable & {
  url: string
  process: ChildProcess
  output(): string
  /** The process's memory in megabytes. */
  megabytes(): number
  /** Stops it, waits for its exit, and returns the exit code; null if a signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** Spawns the program with a minimal environment. `flags` go to Node. */
function spawnProgram(settings: Record<string, string>, flags: string[] = []): ChildProcess {
  return spawn(process.execPath, [...flags, join(root, 'src/app/main.server.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // The compile cache that `npm start` uses too: compiling the program takes a third of a start.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    // The program exits when this channel closes, so it never outlives the test.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Starts the program and waits until it responds. Without DATA_DIR it gets a temporary one. */
export async function startProgram(settings: Record<string, string>, flags: string[] = []): Promise<Running> {
  const dataDir = temporaryFolder()
  const child = spawnProgram({ DATA_DIR: dataDir.path, ...settings }, flags)
  const ended = once(child, 'exit')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output += String(bytes)
      const found = /listening on (http:\S+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', (code) => reject(new Error(`the program ended with ${code}: ${output}`)))
  })
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    url,
    process: child,
    output: () => output,
    megabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    kill,
    async [Symbol.asyncDispose]() {
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 30_000)
      const code = await kill('SIGTERM')
      clearTimeout(killTimer)
      dataDir[Symbol.dispose]()
      // Checks that there was no uncaught exception, and that the program exited normally unless it was killed.
      if (code !== 0 && child.signalCode === null)
        throw new Error(`the program ended with ${code}: ${output}`)
      if (output.includes('unhandled rejection')) throw new Error(output)
    },
  }
}

/** Runs a program that should exit on its own; returns its exit code and output. */
export async function failingProgram(settings: Record<string, string>) {
  using dataDir = temporaryFolder()
  const child = spawnProgram({ DATA_DIR: dataDir.path, ...settings })
  let output = ''
  child.stderr?.on('data', (bytes) => {
    output += String(bytes)
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Starts a program and kills it before it is ready. */
export async function killedAtStart(settings: Record<string, string>, milliseconds: number): Promise<void> {
  const child = spawnProgram(settings)
  await sleep(milliseconds)
  const ended = once(child, 'exit')
  if (child.exitCode === null) child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await ended
}

type Database = AsyncDisposable & { connection: Connection; url: string }

/** A migrated database, and its URL as a setting. */
export async function database(): Promise<Database> {
  const { connection, drop } = await startedDatabase()
  return { connection, url: databaseUrl(connection), [Symbol.asyncDispose]: drop }
}

/** Lets a program send push messages to a fake service on this machine. */
export const redirectPushFlags = ['--import', join(root, 'src/platform/testing/redirect-push.server.ts')]

/** The settings of programs that share a database, a mail server and a push service. */
export const settingsWithNotices = ({ url }: Database, smtp: { url: string }, push: { port: number }) => ({
  DATABASE_URL: url,
  SECRET: 'one secret for every process of the test',
  SMTP_URL: smtp.url,
  PUSH_SERVICE_PORT: String(push.port),
})

/** Kills the database as the out-of-memory killer would. */
export function killDatabase(dataDir: string) {
  const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const server = Number(pid)
  // 0 would signal this process and its whole process group.
  if (!(server > 1)) throw new Error('the database has no process')
  process.kill(server, 'SIGKILL')
}

export type Member = {
  token: string
  ask(url: string, method: string, path: string, body?: object): Promise<Response>
}

/**
 * Registers a member at one program; the member's calls can go to any process on the same database. Retries if the program is busy, as
 * the page does.
 */
export async function register(url: string, name = 'Ana'): Promise<Member> {
  const body = JSON.stringify({ name, email: `${newId()}@example.org`, password: 'a stone on the path' })
  const send = () =>
    fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  let answer = await send()
  for (let tries = 1; answer.status === 503 && tries < 10; tries += 1) {
    await answer.body?.cancel()
    await sleep(Number(answer.headers.get('retry-after')) * 1000)
    answer = await send()
  }
  if (!answer.ok) throw new Error(`could not register: ${answer.status} ${await answer.text()}`)
  const { token } = await answer.json()
  return {
    token,
    ask: (to, method, path, body) =>
      fetch(`${to}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(60_000),
      }),
  }
}

/** A text that no other post has, without digits: the forum hides what looks like a phone number. */
export function uniquePost(): string {
  return `A stone ${newId().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
}
