// Real programs as processes of their own, and what stands between them and the world: a proxy, a stalling line.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Connection, openConnection } from '../src/platform/db.server.ts'
import { newId } from '../src/platform/ids.ts'
import { named } from '../src/platform/testing.server.ts'

export const long = process.env['CAIRN_FAULTS'] === 'long'
export const root = join(import.meta.dirname, '..')
export const folder = () => mkdtempSync(join(tmpdir(), 'cairn-faults-'))

export type Running = {
  url: string
  process: ChildProcess
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the program and waits until it answers. */
export async function startProgram(settings: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [join(root, 'src/app/main.server.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output += String(bytes)
      const found = /answers on (http:\S+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => reject(new Error(`the program ended with ${code}: ${output}`)))
  })
  return {
    url,
    process: child,
    output: () => output,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      await once(child, 'exit')
      return child.exitCode
    },
  }
}

/** An empty database on the tests' server, and its address as a setting. */
export async function database(): Promise<{ connection: Connection; url: string; drop(): Promise<void> }> {
  const server = inject('database')
  const name = `cairn_fault_${newId().replaceAll('-', '')}`
  const client = await openConnection(server)
  await client.query(`create database ${name}`)
  await client.end()
  const connection = named(server, name)
  return {
    connection,
    url: urlOf(connection),
    async drop() {
      const end = await openConnection(server)
      await end.query(`drop database if exists ${name} with (force)`)
      await end.end()
    },
  }
}

export function urlOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port = 5432, user, password = '', database } = connection
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return host.startsWith('/')
    ? `postgresql://${who}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgresql://${who}@${host}:${port}/${database}`
}

/** A line that hands bytes on, and can be made to hold them back without ending the connection. */
export async function stallingLine(
  target: () => Socket,
): Promise<{ port: number; stall(held: boolean): void; close(): Promise<void> }> {
  let held = false
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = target()
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes) => void (held || far.write(bytes)))
    far.on('data', (bytes) => void (held || near.write(bytes)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stall(now) {
      held = now
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export function databaseSocket(connection: Connection): Socket {
  if ('connectionString' in connection) {
    const url = new URL(connection.connectionString)
    const folder = url.searchParams.get('host')
    const port = Number(url.port || 5432)
    return folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, url.hostname)
  }
  const { host, port = 5432 } = connection
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
}

export type Member = {
  token: string
  ask(url: string, method: string, path: string, body?: object): Promise<Response>
}

/** Registers somebody at a program; their calls can go to any of its brothers. */
export async function register(url: string, name = 'Ana'): Promise<Member> {
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${newId()}@example.org`, password: 'a stone on the path' }),
  })
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
