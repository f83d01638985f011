// What tests of the server stand on: a database of their own, cloned from a migrated template in under 0.1 s.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Connection, openConnection } from './db.server.ts'
import { newId } from './ids.ts'
import { migrate } from './migrate.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: Connection
  }
}

export const migrations = join(import.meta.dirname, '../../migrations')

/** The same server, another database of it. */
export function named(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/**
 * A fresh migrated database, dropped by `drop`.
 * @param prepare runs once on the template, for what every program makes at its first start (the job queues).
 */
export async function testDatabase(
  key = '',
  prepare: (connection: Connection) => Promise<void> = async () => undefined,
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const server = inject('database')
  const hash = createHash('sha256').update(key)
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)))
  const template = `cairn_template_${hash.digest('hex').slice(0, 16)}`
  const name = `cairn_test_${newId().replaceAll('-', '')}`
  const client = await openConnection(server)
  try {
    // One lock for making and for cloning: a template in use cannot be cloned.
    await client.query('select pg_advisory_lock(7221900115)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      const draft = `${template}_draft`
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft}`)
      await migrate(named(server, draft), migrations)
      await prepare(named(server, draft))
      await client.query(`alter database ${draft} rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  return {
    connection: named(server, name),
    drop: () => dropDatabase(server, name),
  }
}

/** A database with nothing in it. */
export async function emptyDatabase(): Promise<AsyncDisposable & { connection: Connection }> {
  const server = inject('database')
  const name = `cairn_test_${newId().replaceAll('-', '')}`
  const client = await openConnection(server)
  await client.query(`create database ${name}`)
  await client.end()
  return {
    connection: named(server, name),
    [Symbol.asyncDispose]: () => dropDatabase(server, name),
  }
}

/** Drops a database of the tests' server, whoever is still connected to it. */
async function dropDatabase(server: Connection, name: string): Promise<void> {
  const client = await openConnection(server)
  try {
    for (let tries = 20; ; tries -= 1) {
      try {
        await client.query(`drop database if exists ${name} with (force)`)
        return
      } catch (error) {
        // why: the server's own vacuum may be at work in there, and our role may not end it (42501); it is soon done.
        const vacuums = error instanceof Error && 'code' in error && error.code === '42501'
        if (tries === 0 || !vacuums) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  } finally {
    await client.end()
  }
}

type Question = { messages: { role: string; content: string }[] }
export type Behaviour = (asked: Question, response: ServerResponse) => void

/** why: an engine is outside; what it may do wrong, this one does on purpose, over real HTTP. */
export async function fakeEngine(behave: Behaviour) {
  const asked: Question[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const question: Question = JSON.parse(body)
      asked.push(question)
      behave(question, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    asked,
    settings: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'small', AI_NAME: 'Small Engine' },
    title: `Small Engine at 127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const piece = (content: string, end: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: end }] })}\n\n`

function opened(response: ServerResponse) {
  return response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** An engine that says this, in pieces, and is done. */
export function says(text: string, end = 'stop'): Behaviour {
  return (_, response) => {
    opened(response)
    for (const part of text.match(/.{1,12}/gs) ?? []) response.write(piece(part))
    response.end(`${piece('', end)}data: [DONE]\n\n`)
  }
}

/** Every way in which an engine fails to answer; `text` is what it would have said. */
export function brokenEngines(text: string): readonly (readonly [string, Behaviour])[] {
  const half = text.slice(0, text.length / 2)
  return [
    ['hangs', () => undefined],
    ['hangs after some words', (_, response) => opened(response).write(piece(half))],
    ['answers 500', (_, response) => response.writeHead(500).end('no')],
    [
      'answers 429 and asks to be tried in 50 s',
      (_, response) => response.writeHead(429, { 'retry-after': '50' }).end('{}'),
    ],
    ['sends five megabytes in one piece', (_, response) => opened(response).end(piece('a'.repeat(5e6)))],
    [
      'sends five megabytes in small pieces',
      (_, response) => opened(response).end(piece('word '.repeat(20)).repeat(50_000)),
    ],
    ['sends five megabytes that are no line', (_, response) => opened(response).end('a'.repeat(5e6))],
    [
      'sends pieces with nothing in them for ever',
      (_, response) => {
        opened(response)
        const timer = setInterval(() => response.write(piece('').repeat(100)), 5)
        response.on('close', () => clearInterval(timer))
      },
    ],
    ['is not JSON', (_, response) => opened(response).end('data: hello\n\n')],
    ['is not an event stream', (_, response) => response.end(`<html>${text}</html>`)],
    [
      'has another schema',
      (_, response) => opened(response).end(`data: ${JSON.stringify({ answer: text })}\n\ndata: [DONE]\n\n`),
    ],
    [
      'answers with a number',
      (_, response) =>
        opened(response).end('data: {"choices":[{"delta":{"content":7},"finish_reason":"stop"}]}\n\n'),
    ],
    ['says nothing', says('')],
    ['ends without a word that it is done', (_, response) => opened(response).end(piece(half))],
    ['is cut off', (_, response) => opened(response).write(piece(half), () => response.destroy())],
    ['runs out of room in the middle', says(half, 'length')],
    ['filters its own answer', says(half, 'content_filter')],
  ]
}
