import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rows } from '../../platform/database/db.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { exportedTables } from './data-export.server.ts'

test('every table with a member’s data is deleted with the account, and is part of the export', async () => {
  await using app = await testApp()
  const loose = await rows(
    app.db,
    sql`select conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid = 'members'::regclass and confdeltype not in ('c', 'n')`,
  )
  expect(loose).toEqual([])
  const unbound = await rows<{ table: string }>(
    app.db,
    sql`select c.table_name as "table" from information_schema.columns c where c.table_schema = 'public' and c.column_name = 'member_id'
      and not exists (select 1 from pg_constraint where contype = 'f' and confrelid = 'members'::regclass
        and conrelid = format('%I', c.table_name)::regclass)`,
  )
  expect(unbound).toEqual([])
  const named = await rows<{ table: string }>(
    app.db,
    sql`select distinct conrelid::regclass::text as "table" from pg_constraint where contype = 'f' and confrelid = 'members'::regclass order by 1`,
  )
  expect(exportedTables.toSorted()).toEqual(named.map(({ table }) => table))
})
