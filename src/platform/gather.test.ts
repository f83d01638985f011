import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, rows } from './db.server.ts'
import { asked, gathered } from './gather.server.ts'
import { testDatabase } from './testing.server.ts'

const squares = {
  name: 'squares',
  text: `select at, n * n as square, txid_current() as turn from ${asked({ n: 'int' })} where n > 0`,
}

type Row = { at: number; square: number; turn: number }

async function opened(size = 4) {
  const { connection, drop } = await testDatabase()
  const database = openDatabase(connection, size, () => undefined)
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database.close()
      await drop()
    },
  }
}

test('a question that the database refuses fails for its askers, and the next ones are answered', async () => {
  await using database = await opened()
  const broken = {
    name: 'broken',
    text: `select at, 1 / n as x from ${asked({ n: 'int' })}`,
  }
  await expect(gathered(database.db, broken, [0])).rejects.toThrow('division by zero')
  expect(await gathered(database.db, broken, [1])).toMatchObject([{ x: 1 }])
})

test('everybody gets their own rows, however many ask at once', async () => {
  await using database = await opened()
  const numbers = Array.from({ length: 500 }, (_, number) => number)
  const answers = await Promise.all(numbers.map((number) => gathered<Row>(database.db, squares, [number])))
  answers.forEach((rows, number) => {
    expect(rows.map(({ square }) => square)).toEqual(number === 0 ? [] : [number * number])
  })
  const statements = new Set(answers.flatMap((rows) => rows.map(({ turn }) => turn)))
  expect(statements.size).toBeLessThan(50)
})

test('one plan serves every number of questions', async () => {
  await using database = await opened(1)
  for (let turn = 0; turn < 12; turn += 1)
    await Promise.all(Array.from({ length: 1 + (turn % 4) }, (_, n) => gathered(database.db, squares, [n])))
  const plans = sql`select custom_plans::int as anew from pg_prepared_statements where name = 'squares'`
  const [found] = await rows<{ anew: number }>(database.db, plans)
  // PostgreSQL tries five times before it decides.
  expect(found?.anew).toBe(5)
})

test('inside a transaction a question sees what the transaction wrote', async () => {
  await using database = await opened()
  const kept = {
    name: 'kept',
    text: `select at, recipient from ${asked({ s: 'text' })} join mails on subject = s`,
  }
  await database.db.transaction().execute(async (tx) => {
    await sql`insert into mails (id, recipient, subject, text) values (gen_random_uuid(), 'ana@example.org', 'Hello', '')`.execute(
      tx,
    )
    expect(await gathered(tx, kept, ['Hello'])).toMatchObject([{ recipient: 'ana@example.org' }])
    expect(await gathered(database.db, kept, ['Hello'])).toEqual([])
  })
})
