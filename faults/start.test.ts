// Starts that are interrupted, concurrent, or refused.
import { expect, test } from 'vitest'
import type { Connection } from '../src/platform/database/db.server.ts'
import { openConnection } from '../src/platform/database/db.server.ts'
import { databaseUrl, emptyDatabase } from '../src/platform/testing/test-database.server.ts'
import { database, failingProgram, killedAtStart, long, startProgram } from './program.ts'

const schemaOf = async (connection: Connection) => {
  const client = await openConnection(connection)
  const { rows } = await client.query(
    `select table_schema, table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema in ('public', 'jobs') order by 1, 2, 3`,
  )
  const { rows: applied } = await client.query('select name from migrations order by name')
  await client.end()
  return { rows, applied }
}

test.concurrent('F2: after a kill at any moment of the first start, the next start completes it', async ({
  expect,
}) => {
  await using whole = await database()
  const expected = await schemaOf(whole.connection)
  const moments = long ? Array.from({ length: 20 }, (_, at) => 200 + at * 100) : [1_000]
  await using base = await emptyDatabase()
  const url = databaseUrl(base.connection)
  for (const milliseconds of moments) await killedAtStart({ DATABASE_URL: url }, milliseconds)
  await using program = await startProgram({ DATABASE_URL: url })
  await expect.poll(async () => (await fetch(`${program.url}/readyz`)).status).toBe(200)
  expect(await schemaOf(base.connection)).toEqual(expected)
})

test.concurrent('F30: an old program on a new schema refuses to start and says why', async () => {
  await using base = await database()
  const client = await openConnection(base.connection)
  await client.query(`insert into migrations (name) values ('9999-from-the-future.sql')`)
  await client.end()
  const { code, output } = await failingProgram({ DATABASE_URL: base.url })
  expect(code).toBe(78)
  expect(output).toContain('newer version of Cairn')
})

test.concurrent('invalid settings are reported together, with exit 78', async () => {
  const { code, output } = await failingProgram({ PORT: 'ninety', DATABASE_URL: 'mysql://x' })
  expect(code).toBe(78)
  expect(output).toMatch(/PORT[^]*DATABASE_URL|DATABASE_URL[^]*PORT/)
})
