import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { meetingsAfter, feeds as storedFeeds } from '../store.server.ts'
import { importList, now, street } from '../testing/imported-list.server.ts'
import { columnsBuilder } from './columns-builder.server.ts'
import { loadColumns } from './load-columns.server.ts'
import { meetingAt, openColumns } from './meeting-columns.server.ts'
import { rowsIn } from './row-set.ts'

const many = 4_500
const list = Array.from({ length: many }, (_, at) => ({
  name: `Serenity group ${at}`,
  slug: `group-${at}`,
  day: at % 7,
  time: `${String(at % 24).padStart(2, '0')}:15`,
  types: at % 3 === 0 ? ['O'] : ['C', 'ES'],
  ...street(at % 2 === 0 ? 'Albany' : 'Bronx', 'NY'),
  ...(at % 5 === 0 ? {} : { latitude: 40 + (at % 100) / 100, longitude: -73 }),
}))

test('a long list is built in a worker thread, and is the same as one that is built here', async () => {
  await using app = await testApp({ now })
  await importList(app, list)
  const inWorker = await loadColumns(app.db)
  const builder = columnsBuilder(await storedFeeds(app.db))
  builder.add(await meetingsAfter(app.db, '00000000-0000-0000-0000-000000000000', many))
  const here = await openColumns(builder.finish())
  expect(inWorker.rows).toHaveLength(many)
  expect(inWorker.rows).toEqual(here.rows)
  expect(inWorker.ids).toEqual(here.ids)
  expect(inWorker.overview).toEqual(here.overview)
  expect(inWorker.places).toEqual(here.places)
  for (const at of [0, 1_999, 2_000, many - 1]) expect(meetingAt(inWorker, at)).toEqual(meetingAt(here, at))
  for (const choice of ['type:AA', 'day:3', 'tag:open', 'language:es', 'tag:women'])
    expect([...rowsIn(inWorker.sets.of(choice))]).toEqual([...rowsIn(here.sets.of(choice))])
  for (const word of ['serenity', '4499', 'alb', 'serenty', 'nowhere'])
    expect([...rowsIn(inWorker.words.rowsWith(word))]).toEqual([...rowsIn(here.words.rowsWith(word))])
})

test('a list that cannot be built rejects, and the next load works', async () => {
  await using app = await testApp({ now })
  await importList(app, list)
  await sql`update meetings set listing = '{}'::json where key = (select max(key) from meetings)`.execute(
    app.db,
  )
  await expect(loadColumns(app.db)).rejects.toThrow()
  await importList(app, list)
  expect((await loadColumns(app.db)).rows).toHaveLength(many)
})
