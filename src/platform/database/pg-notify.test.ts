import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLog } from '../log.server.ts'
import { testDatabase } from '../testing/test-database.server.ts'
import { openConnection, openDatabase, row } from './db.server.ts'
import { openPubSub } from './pg-notify.server.ts'

test('a notification inside a transaction does not change its durability', async () => {
  const { connection, drop } = await testDatabase()
  const client = await openConnection(connection)
  await client.query(`do $$ begin
    execute format('alter database %I set synchronous_commit = on', current_database());
  end $$`)
  await client.end()
  const { db, close } = openDatabase(connection, 2, () => undefined)
  const pubsub = await openPubSub(connection, openLog('silent'))
  const received = new Promise<string>((resolve) => pubsub.subscribe('news', resolve))
  const durability = await db.transaction().execute(async (tx) => {
    await pubsub.publish(tx, 'news', 'a post')
    return row<{ at: string }>(tx, sql`select current_setting('synchronous_commit') as at`)
  })
  expect(durability).toEqual({ at: 'on' })
  expect(await received).toBe('a post')
  await pubsub.stop()
  await close()
  await drop()
})
