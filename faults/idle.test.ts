// How much load an idle program causes on the database.
import { expect, test } from 'vitest'
import { openConnection } from '../src/platform/database/db.server.ts'
import { database, startProgram } from './program.ts'

const secondsBetween = 10

test('an idle program makes fewer than three transactions a second', {
  timeout: 120_000,
}, async () => {
  await using base = await database()
  await using _program = await startProgram({ DATABASE_URL: base.url })
  const client = await openConnection(base.connection)
  let before = Number.NEGATIVE_INFINITY
  const perSecond = async () => {
    const { rows } = await client.query<{ many: number }>(
      `select pg_stat_force_next_flush(), (xact_commit + xact_rollback)::int as many from pg_stat_database
       where datname = current_database()`,
    )
    const many = rows[0]?.many ?? 0
    const transactions = many - before
    before = many
    return transactions / secondsBetween
  }
  // The first seconds are part of the start.
  const options = { interval: secondsBetween * 1_000, timeout: 90_000 }
  await expect.poll(perSecond, options).toBeLessThan(3)
  await client.end()
})
