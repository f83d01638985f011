import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.server.ts'
import { openConnection, openDatabase, row } from './db.server.ts'

test('a connection that is lost inside a transaction fails that transaction and nothing else', async () => {
  const { connection, drop } = await testDatabase()
  const errors: Error[] = []
  const { db, close } = openDatabase(connection, 2, (error) => errors.push(error))
  const administrator = await openConnection(connection)
  const outcome = await db
    .transaction()
    .execute(async (tx) => {
      const found = await row<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
      // Between two statements: the client is in use and no query waits for an answer.
      await administrator.query('select pg_terminate_backend($1, 5000)', [found?.pid])
      await expect.poll(() => errors.length).toBeGreaterThan(0)
      await sql`select 1`.execute(tx)
    })
    .then(
      () => 'committed',
      () => 'failed',
    )
  expect(outcome).toBe('failed')
  expect(await row(db, sql`select 1 as answer`)).toEqual({ answer: 1 })
  await administrator.end()
  await close()
  await drop()
})
