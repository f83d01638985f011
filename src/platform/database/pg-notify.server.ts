// The bell between processes: PostgreSQL's LISTEN and NOTIFY on one connection, rung inside the writer's transaction.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Log } from '../log.server.ts'
import { asked, gathered } from './batch.server.ts'
import { type Connection, type Db, openConnection } from './db.server.ts'

export type Bell = {
  /** Tells every process, once the transaction commits. At most 7,000 bytes; send an id, not a thing. */
  ring(db: Db, name: string, message: string): Promise<void>
  /** Hears a name until the returned function is called. `onGap` runs after a lost connection: news may be missing. */
  listen(name: string, hear: (message: string) => void, onGap?: () => void): () => void
  /**
   * Waits until all that was rung and acknowledged before this call has been heard; false where that cannot be known.
   * A copy that the bell keeps right may be shown after it, in any process.
   */
  caughtUp(): Promise<boolean>
  /** False while the connection is lost. */
  connected(): boolean
  stop(): Promise<void>
}

const channel = 'cairn'
/** Rings inside a statement of a store, once it commits: `line` is SQL that gives a name, a space and a message. */
export const rungBy = (line: string) => `pg_notify('${channel}', ${line})`
const patienceMilliseconds = 1_000
// A statement of its own that writes nothing: a crash that loses the notification also ends the listeners' connections, and
// they reload. Never inside a transaction, which would be acknowledged before it is on disk.
const ringing = {
  name: 'bell-ring',
  text: `with quick as (select set_config('synchronous_commit', 'off', true))
    select at, ${rungBy('message')} from ${asked({ message: 'text' })}, quick`,
}

type Listener = { name: string; hear: (message: string) => void; onGap: (() => void) | undefined }

/** Opens the bell's own connection and opens it again, ever more slowly up to 5 s, whenever it is lost. */
export async function openBell(connection: Connection, log: Log): Promise<Bell> {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const opened = await openConnection(connection)
    opened.on('notification', ({ payload }) => {
      const at = payload?.indexOf(' ') ?? -1
      if (!payload || at < 0) return
      for (const listener of listeners) {
        if (listener.name === payload.slice(0, at)) listener.hear(payload.slice(at + 1))
      }
    })
    opened.on('end', () => {
      if (client === opened) client = undefined
      if (!stopped) again(100)
    })
    await opened.query(`listen ${channel}`)
    client = opened
  }

  function again(wait: number) {
    if (stopped) return
    timer = setTimeout(() => {
      connect()
        .then(() => {
          for (const listener of listeners) listener.onGap?.()
        })
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the bell is not connected')
          again(Math.min(wait * 2, 5_000))
        })
    }, wait)
    timer.unref()
  }

  // PostgreSQL hands a listener its news before it says that a question of the same connection is answered, and a writer has
  // its answer only after the listeners were called: so one empty question, asked now, brings everything up to now.
  async function askOnce(): Promise<boolean> {
    const line = client
    if (!line) return false
    const patience = new AbortController()
    const late = pause(patienceMilliseconds, false, { signal: patience.signal, ref: false })
    const heard = line.query('select').then(
      () => line === client,
      () => false,
    )
    const answer = await Promise.race([heard, late.catch(() => false)])
    patience.abort()
    return answer
  }

  let underWay: Promise<boolean> = Promise.resolve(true)
  let next: Promise<boolean> | undefined
  /** Those that come while a question is under way share the one after it. */
  function caughtUp(): Promise<boolean> {
    next ??= underWay.then(async () => {
      await new Promise(setImmediate)
      next = undefined
      underWay = askOnce()
      return underWay
    })
    return next
  }

  await connect()
  return {
    caughtUp,
    async ring(db, name, message) {
      if (db.isTransaction) await sql`select pg_notify(${channel}, ${`${name} ${message}`})`.execute(db)
      else await gathered(db, ringing, [`${name} ${message}`])
    },
    listen(name, hear, onGap) {
      const listener = { name, hear, onGap }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connected: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
