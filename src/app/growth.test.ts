// Tests the SQL of docs/scale.md for partitions and distribution by member.
import { expect, test } from 'vitest'
import { openConnection } from '../platform/database/db.server.ts'
import { partitioningSql, scalePage } from './testing/partitioning.server.ts'
import { startedDatabase, testApp } from './testing/test-app.server.ts'

test('check-ins are partitioned while a program runs, without errors', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const checkIn = () => ana.post('/api/checkin', {})
  expect((await checkIn()).body).toMatchObject({ daysOnPath: 1 })
  const client = await openConnection(app.connection)
  await client.query(partitioningSql())

  expect((await checkIn()).body).toMatchObject({ daysOnPath: 1 })
  app.clock.advance({ days: 1 })
  expect((await checkIn()).body).toMatchObject({ daysOnPath: 2 })
  expect((await ana.get('/api/checkin/days')).body.dates).toHaveLength(2)
  // Later than every month for which a partition exists.
  app.clock.advance({ days: 1_000 })
  const bo = await app.member('Bo')
  expect((await bo.post('/api/checkin', {})).body).toMatchObject({ daysOnPath: 1 })
  const { rows: places } = await client.query(
    'select tableoid::regclass::text as table from checkins order by date',
  )
  expect(places.map(({ table }) => table)).toEqual([
    expect.stringMatching(/^checkins_\d{4}_\d\d$/),
    expect.stringMatching(/^checkins_\d{4}_\d\d$/),
    'checkins_other',
  ])
  expect((await bo.post('/api/account/delete', { password: app.password })).status).toBe(200)
  expect((await client.query('select from checkins')).rowCount).toBe(2)
  await client.end()
})

const keysWithoutMember = `select distinct relname as name from pg_class c
  join pg_attribute a on attrelid = c.oid and attname = 'member_id' join pg_index on indrelid = c.oid and indisunique
  where relnamespace = 'public'::regnamespace and not (a.attnum = any(indkey::int2[])) order by 1`
const withoutMember = `select distinct conrelid::regclass::text as name from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
    and exists (select from pg_attribute where attrelid = confrelid and attname = 'member_id')
    and not exists (select from pg_attribute where attrelid = conrelid and attname = 'member_id') order by 1`

test('docs/scale.md lists every table whose unique keys or rows lack the member', async () => {
  const { connection, drop } = await startedDatabase()
  const client = await openConnection(connection)
  const namesOf = async (query: string) =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name)
  const found = [await namesOf(keysWithoutMember), await namesOf(withoutMember)]
  await client.end()
  await drop()
  const [byId = [], byLookup = [], rows = []] =
    scalePage()
      .split('so that a new table appears here:')[1]
      ?.split('\n- ')
      .slice(1)
      .map((line) => [...line.slice(line.lastIndexOf(':')).matchAll(/`(\w+)`/g)].map(([, name]) => name)) ??
    []
  const named = [[...byId, ...byLookup].toSorted(), rows.toSorted()]
  expect(named, 'the lists under “Beyond one machine” in docs/scale.md').toEqual(found)
})
