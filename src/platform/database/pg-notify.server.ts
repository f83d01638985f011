// Publish/subscribe between processes: PostgreSQL's LISTEN and NOTIFY on a dedicated connection.
import { sql } from 'kysely'
import type pg from 'pg'
import type { Log } from '../log.server.ts'
import { batched, batchRows } from './batch.server.ts'
import { type Connection, type Db, openConnection } from './db.server.ts'

export type PubSub = {
  /** Notifies every process once the transaction commits. At most 7,000 bytes: send an id, not the object. */
  publish(db: Db, topic: string, message: string): Promise<void>
  /** Returns a function that unsubscribes. `onGap` runs after a lost connection: messages may be missing. */
  subscribe(topic: string, onMessage: (message: string) => void, onGap?: () => void): () => void
  /**
   * Waits until every message that was published and acknowledged before this call has been delivered here; false where
   * that cannot be known. A cache that subscribers invalidate is safe to read after it, in any process.
   */
  drained(): Promise<boolean>
  /** Listens on another channel over the same connection. `onGap` as in `subscribe`. */
  listen(
    channel: string,
    onMessage: (message: string) => void,
    onGap: () => void,
  ): Promise<{ close(): Promise<void> }>
  /** False while the connection is lost. */
  connected(): boolean
  stop(): Promise<void>
}

const channel = 'cairn'
/** Publishes from inside a store's statement: `line` is SQL that yields a topic, a space and a message. */
export const publishedBy = (line: string) => `pg_notify('${channel}', ${line})`
const drainTimeoutMilliseconds = 1_000
const firstDelayMilliseconds = 100
// A separate statement that writes nothing: a crash that loses the message also ends the subscribers' connections, and they reload. Never
// use it inside a transaction: the transaction would be acknowledged before it is on disk.
const notifyQuery = {
  name: 'pg-notify',
  text: `with relaxed as (select set_config('synchronous_commit', 'off', true))
    select at, ${publishedBy('message')} from ${batchRows({ message: 'text' })}, relaxed`,
}

type Subscriber = { topic: string; onMessage: (message: string) => void; onGap: (() => void) | undefined }
type Listener = { channel: string; onMessage: (message: string) => void; onGap: () => void }

const listenTo = (client: pg.Client, name: string) => client.query(`listen ${client.escapeIdentifier(name)}`)

/** Hands a notification to the listeners of its channel, or to the subscribers of its topic. */
function deliver(subscribers: Set<Subscriber>, listeners: Set<Listener>, on: string, payload = '') {
  for (const listener of listeners) if (listener.channel === on) listener.onMessage(payload)
  const space = payload.indexOf(' ')
  if (on !== channel || space < 0) return
  for (const { topic, onMessage } of subscribers) {
    if (topic === payload.slice(0, space)) onMessage(payload.slice(space + 1))
  }
}

/** Opens the connection, and reopens it with growing delays of up to 5 s whenever it is lost. `name` is shown by pg_stat_activity. */
export async function openPubSub(connection: Connection, log: Log, name?: string): Promise<PubSub> {
  const subscribers = new Set<Subscriber>()
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const opened = await openConnection(connection, name ? { application_name: name } : {})
    opened.on('notification', ({ channel: on, payload }) => deliver(subscribers, listeners, on, payload))
    opened.on('end', () => {
      if (client === opened) client = undefined
      reconnect(firstDelayMilliseconds)
    })
    await listenTo(opened, channel)
    for (const listener of listeners) await listenTo(opened, listener.channel)
    client = opened
  }

  function reconnect(delay: number) {
    if (stopped) return
    timer = setTimeout(() => {
      connect()
        .then(() => {
          log.info('publish/subscribe reconnected')
          for (const { onGap } of [...subscribers, ...listeners]) onGap?.()
        })
        .catch((error: unknown) => {
          // Logs each outage once when it starts and once when it ends.
          const level = delay === firstDelayMilliseconds ? 'warn' : 'debug'
          log[level]({ err: error }, 'publish/subscribe is not connected')
          reconnect(Math.min(delay * 2, 5_000))
        })
    }, delay)
    timer.unref()
  }

  await connect()
  return {
    drained: drainedOf(() => client),
    publish,
    subscribe(topic, onMessage, onGap) {
      const subscriber = { topic, onMessage, onGap }
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    async listen(on, onMessage, onGap) {
      const listener = { channel: on, onMessage, onGap }
      listeners.add(listener)
      if (client) await listenTo(client, on)
      return { close: async () => void listeners.delete(listener) }
    },
    connected: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

async function publish(db: Db, topic: string, message: string): Promise<void> {
  const line = `${topic} ${message}`
  if (db.isTransaction) await sql`select pg_notify(${channel}, ${line})`.execute(db)
  else await batched(db, notifyQuery, [line])
}

/**
 * PostgreSQL delivers notifications to a connection before it answers the next query on it, and a writer is answered after its
 * notification is queued. So once an empty query returns, every earlier message has arrived.
 */
function drainedOf(currentClient: () => pg.Client | undefined): () => Promise<boolean> {
  function query(): Promise<boolean> {
    const client = currentClient()
    if (!client) return Promise.resolve(false)
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        resolve(false)
        // A stalled connection can stay open for hours. Ending it makes the client open another one.
        void client.end()
      }, drainTimeoutMilliseconds).unref()
      client.query('', (error: Error | undefined) => {
        clearTimeout(timeout)
        resolve(!error && client === currentClient())
      })
    })
  }

  let running: Promise<boolean> = Promise.resolve(true)
  let next: Promise<boolean> | undefined
  // Calls that arrive while a query runs share the one after it.
  return () => {
    next ??= running.then(async () => {
      await new Promise(setImmediate)
      next = undefined
      running = query()
      return running
    })
    return next
  }
}
