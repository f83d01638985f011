import { expect, test } from 'vitest'
import { openConnection } from '../platform/database/db.server.ts'
import { startedDatabase } from './testing/test-app.server.ts'

/** Indexes that are a prefix of another index of the same table: they slow every write and are not needed for lookups. */
const redundant = `select short.indexrelid::regclass::text as index from pg_index short
  join pg_index long on long.indrelid = short.indrelid and long.indexrelid <> short.indexrelid
  join pg_class named on named.oid = short.indrelid and named.relnamespace = 'public'::regnamespace
  where not short.indisunique and coalesce(short.indexprs, short.indpred, long.indexprs, long.indpred) is null
    and long.indkey::text || ' ' like short.indkey::text || ' %'
    and (select relam from pg_class where oid = short.indexrelid) = (select relam from pg_class where oid = long.indexrelid)`

/** Foreign keys without an index: deleting a member would scan the whole table. */
const unindexed = `select conrelid::regclass::text || ' ' || conkey::text as key from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index where indrelid = conrelid and indexprs is null
      and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`

test('no index is a prefix of another, and every foreign key has one', async () => {
  const { connection, drop } = await startedDatabase()
  const client = await openConnection(connection)
  const found = {
    redundant: (await client.query(redundant)).rows,
    unindexed: (await client.query(unindexed)).rows,
  }
  await client.query('create index repeated on checkins (member_id)')
  const repeated = (await client.query(redundant)).rows
  await client.end()
  await drop()
  expect(found).toEqual({ redundant: [], unindexed: [] })
  expect(repeated).toEqual([{ index: 'repeated' }])
})
