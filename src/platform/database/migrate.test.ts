import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/test-database.server.ts'
import { openConnection } from './db.server.ts'
import { migrate, NewerSchema } from './migrate.server.ts'
import { OldServer } from './server-version.server.ts'

/** An empty database, and a function that runs a query on it. */
async function queryableDatabase() {
  const base = await emptyDatabase()
  return {
    ...base,
    async ask(text: string) {
      const client = await openConnection(base.connection)
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    },
  }
}

function folder(files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'cairn-migrations-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return dir
}

const one = { '0001-one.sql': 'create table one (n int); insert into one values (1);' }

test('ten programs that start at once migrate once', async () => {
  await using database = await queryableDatabase()
  const dir = folder(one)
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(database.connection, dir)))
  expect(applied.flat()).toEqual(['0001-one.sql'])
  expect(await database.ask('select n from one')).toEqual([{ n: 1 }])
})

test('a failed migration is rolled back and retried', async () => {
  await using database = await queryableDatabase()
  const bad = folder({ ...one, '0002-two.sql': 'create table two (n int); select 1/0;' })
  await expect(migrate(database.connection, bad)).rejects.toThrow()
  expect(await database.ask('select name from migrations')).toEqual([{ name: '0001-one.sql' }])
  const good = folder({ ...one, '0002-two.sql': 'create table two (n int);' })
  expect(await migrate(database.connection, good)).toEqual(['0002-two.sql'])
})

test('an older program refuses a newer schema with a message', async () => {
  await using database = await queryableDatabase()
  await migrate(database.connection, folder({ ...one, '0002-two.sql': 'create table two (n int);' }))
  await expect(migrate(database.connection, folder(one))).rejects.toThrow(NewerSchema)
})

test('a PostgreSQL that is too old is refused before anything is written', async () => {
  await using database = await queryableDatabase()
  // A function that hides the real one, as there is no old server to test with.
  await database.ask(`create schema old;
    create function old.current_setting(text) returns text language sql as $$ select '140012' $$;
    do $$ begin execute format('alter database %I set search_path = old, pg_catalog, public', current_database()); end $$`)
  const refused = migrate(database.connection, folder(one))
  await expect(refused).rejects.toThrow('The database is PostgreSQL 14, and Cairn needs 15 or newer.')
  await expect(refused).rejects.toThrow(OldServer)
  expect(await database.ask(`select to_regclass('public.migrations') as made`)).toEqual([{ made: null }])
})
