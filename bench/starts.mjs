// The time of a second start, and the memory of an idle program, with all data.
import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection } from '../src/platform/database/db.server.ts'
import { startProgram } from './fixture.mjs'
import { below, median } from './load.mjs'
import { familyMemoryOf, memoryOf, postmasterIn } from './processes.mjs'

const untilIdleMs = 10_000
const idleSeconds = 8

/** The load of an idle process on the database. */
async function transactionsASecond(connection) {
  const client = await openConnection(connection)
  const counted = async () => {
    const { rows } = await client.query(
      `select pg_stat_force_next_flush(), (xact_commit + xact_rollback)::int as many from pg_stat_database
       where datname = current_database()`,
    )
    return rows[0].many
  }
  const before = await counted()
  await sleep(idleSeconds * 1_000)
  const after = await counted()
  await client.end()
  return (after - before) / idleSeconds
}

export async function starts(fixture) {
  await fixture.posts()
  await fixture.meetings()
  await fixture.tracker()
  await fixture.diaries()
  return fixture.whileStopped(async () => {
    const times = []
    let [idle, database, transactions] = [0, 0, 0]
    for (let round = 0; round < 3; round += 1) {
      const program = await startProgram(fixture.folder)
      times.push(program.readyMilliseconds / 1000)
      if (round === 2) {
        // The meeting list is loaded with its first request.
        await fetch(`${program.url}/api/meetings?limit=20`)
        await sleep(untilIdleMs)
        transactions = await transactionsASecond(fixture.connection)
        idle = memoryOf(program.pid)
        database = familyMemoryOf(postmasterIn(fixture.folder))
      }
      await program.stop()
    }
    return [
      below('second start, ready to answer, with 100,000 posts and meetings', median(times), 2, ' s'),
      below(
        'memory of the program, idle, with 100,000 posts and meetings (PSS)',
        Math.round(idle),
        300,
        ' MB',
        `database: ${Math.round(database)} MB`,
      ),
      below('transactions a second of an idle process', transactions, 3),
    ]
  })
}
