import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './db.server.ts'
import { gathered } from './gather.server.ts'
import { testDatabase } from './testing.server.ts'

const squares = {
  name: 'squares',
  text: 'select at, n * n as square, txid_current() as turn from unnest($1::int[]) with ordinality as asked (n, at) where n > 0',
}

type Row = { at: number; square: number; turn: number }

async function opened() {
  const { connection, drop } = await testDatabase()
  const database = openDatabase(connection, 4, () => undefined)
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
    text: 'select at, 1 / n as x from unnest($1::int[]) with ordinality as asked (n, at)',
  }
  await expect(gathered(database.db, broken, [0])).rejects.toThrow('division by zero')
  expect(await gathered(database.db, broken, [1])).toMatchObject([{ x: 1 }])
})

test('everybody gets their own rows, however many ask at once', async () => {
  await using database = await opened()
  const asked = Array.from({ length: 500 }, (_, number) => number)
  const answers = await Promise.all(asked.map((number) => gathered<Row>(database.db, squares, [number])))
  answers.forEach((rows, number) => {
    expect(rows.map(({ square }) => square)).toEqual(number === 0 ? [] : [number * number])
  })
  const statements = new Set(answers.flatMap((rows) => rows.map(({ turn }) => turn)))
  expect(statements.size).toBeLessThan(50)
})

test('inside a transaction a question sees what the transaction wrote', async () => {
  await using database = await opened()
  const kept = {
    name: 'kept',
    text: 'select at, recipient from unnest($1::text[]) with ordinality as asked (s, at) join mails on subject = s',
  }
  await database.db.transaction().execute(async (tx) => {
    await sql`insert into mails (id, recipient, subject, text) values (gen_random_uuid(), 'ana@example.org', 'Hello', '')`.execute(
      tx,
    )
    expect(await gathered(tx, kept, ['Hello'])).toMatchObject([{ recipient: 'ana@example.org' }])
    expect(await gathered(database.db, kept, ['Hello'])).toEqual([])
  })
})
