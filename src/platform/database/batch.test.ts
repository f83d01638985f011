import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.server.ts'
import { batched, batchRows, orderedBatchRows } from './batch.server.ts'
import { openDatabase, rows } from './db.server.ts'

const squares = {
  name: 'squares',
  text: `select at, n * n as square, txid_current() as turn from ${batchRows({ n: 'int' })} where n > 0`,
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

test('a query that the database refuses fails only for its own request', async () => {
  await using database = await opened()
  const broken = {
    name: 'broken',
    text: `select at, 1 / n as x from ${batchRows({ n: 'int' })}`,
  }
  const [zero, ...others] = await Promise.allSettled([0, 1, -1].map((n) => batched(database.db, broken, [n])))
  expect(zero).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } })
  expect(others).toMatchObject([{ value: [{ x: 1 }] }, { value: [{ x: -1 }] }])
})

test('each caller gets its own rows, however many are concurrent', async () => {
  await using database = await opened()
  const numbers = Array.from({ length: 500 }, (_, number) => number)
  const answers = await Promise.all(numbers.map((number) => batched<Row>(database.db, squares, [number])))
  answers.forEach((rows, number) => {
    expect(rows.map(({ square }) => square)).toEqual(number === 0 ? [] : [number * number])
  })
  const statements = new Set(answers.flatMap((rows) => rows.map(({ turn }) => turn)))
  expect(statements.size).toBeLessThan(50)
})

test('one plan is used for every batch size', async () => {
  await using database = await opened(1)
  for (let turn = 0; turn < 12; turn += 1)
    await Promise.all(Array.from({ length: 1 + (turn % 4) }, (_, n) => batched(database.db, squares, [n])))
  const plans = sql`select custom_plans::int as anew from pg_prepared_statements where name = 'squares'`
  const [found] = await rows<{ anew: number }>(database.db, plans)
  // PostgreSQL plans a prepared statement with its values five times before it decides on a generic plan.
  expect(found?.anew).toBe(5)
})

test('inside a transaction a query sees the transaction’s writes', async () => {
  await using database = await opened()
  const emailQuery = {
    name: 'kept',
    text: `select at, recipient from ${batchRows({ s: 'text' })} join mails on subject = s`,
  }
  await database.db.transaction().execute(async (tx) => {
    await sql`insert into mails (id, recipient, subject, text) values (gen_random_uuid(), 'ana@example.org', 'Hello', '')`.execute(
      tx,
    )
    expect(await batched(tx, emailQuery, ['Hello'])).toMatchObject([{ recipient: 'ana@example.org' }])
    expect(await batched(database.db, emailQuery, ['Hello'])).toEqual([])
  })
})

const counting = {
  name: 'counting',
  writes: true as const,
  text: `with ${orderedBatchRows({ owner: 'text', step: 'int' })},
    added as (insert into counts (owner, n) select owner, step from batch
      on conflict (owner) do update set n = counts.n + excluded.n returning owner as of, n)
    select at, n, txid_current() as turn from batch join added on owner = of`,
}
type Count = { n: number; turn: number }

async function withCounts() {
  const database = await opened()
  await sql`create table counts (owner text primary key, n int not null check (n > 0))`.execute(database.db)
  return database
}

test('writes of different owners are batched, and writes of one owner are serialized', async () => {
  await using database = await withCounts()
  const { db } = database
  const presses = Array.from({ length: 20 }, () => ['ana', 'ben', 'cleo']).flat()
  const found = await Promise.all(presses.map((owner) => batched<Count>(db, counting, [owner, 1])))
  for (const name of ['ana', 'ben', 'cleo']) {
    const counts = found.flatMap((rows, at) => (presses[at] === name ? rows.map(({ n }) => n) : []))
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  }
  expect(new Set(found.flat().map(({ turn }) => turn)).size).toBe(20)
})

test('a refused write in a batch leaves the writes of others in place', async () => {
  await using database = await withCounts()
  const asking = [
    ['ana', 1],
    ['ben', -1],
    ['cle\u0000o', 1],
    ['dov', 1],
  ]
  const found = await Promise.allSettled(asking.map((values) => batched(database.db, counting, values)))
  expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await rows(database.db, sql`select owner, n from counts order by owner`)).toEqual([
    { owner: 'ana', n: 1 },
    { owner: 'dov', n: 1 },
  ])
})

test('a locked row delays its own request and no other', async () => {
  await using database = await withCounts()
  const { db, pool } = database
  await batched(db, counting, ['ana', 1])
  const holder = await pool.connect()
  await holder.query("begin; update counts set n = n where owner = 'ana'")
  const locked = batched<Count>(db, counting, ['ana', 1])
  // Ana's query starts before the others arrive, so they form the next batch.
  await new Promise(setImmediate)
  const others = ['ben', 'cleo'].map((owner) => batched<Count>(db, counting, [owner, 1]))
  expect((await Promise.all(others)).flat()).toMatchObject([{ n: 1 }, { n: 1 }])
  await holder.query('commit')
  holder.release()
  expect(await locked).toMatchObject([{ n: 2 }])
})

test('concurrent writes of the same rows in another order never deadlock', async () => {
  await using one = await withCounts()
  const two = openDatabase(one.connection, 4, () => undefined)
  const names = Array.from({ length: 30 }, (_, at) => `member ${at}`)
  const rounds = Array.from({ length: 10 }, async () => {
    await Promise.all([
      ...names.map((name) => batched(one.db, counting, [name, 1])),
      ...names.toReversed().map((name) => batched(two.db, counting, [name, 1])),
    ])
  })
  await Promise.all(rounds)
  await two.close()
  expect(await rows(one.db, sql`select distinct n from counts`)).toEqual([{ n: 20 }])
})
