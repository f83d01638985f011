import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { row } from '../../platform/database/db.server.ts'
import { importList, listRows, now, street } from '../testing/imported-list.server.ts'

test('a meeting has the same id when its list is imported again, and is removed when it is no longer listed', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const before = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  await importList(
    app,
    listRows
      .filter(({ slug }) => slug !== 'over')
      .map((row) => (row.slug === 'now' ? { ...row, name: 'Right Now (new room)' } : row)),
  )
  const after = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  expect(after).toMatchObject({ id: before.id, name: 'Right Now (new room)' })
  expect((await app.visitor.get('/api/meetings?q=over')).body).toEqual([])
})

test('a meeting that moves to another hour or day keeps its id, and two that change places do not mix', async () => {
  await using app = await testApp({ now })
  const daily = (days: number[], time: string) =>
    days.map((day) => ({ name: 'Daily', slug: 'daily', day, time, ...street('Bronx', 'NY') }))
  const idsByDay = async () => {
    const { body } = await app.visitor.get('/api/meetings')
    return new Map(
      body.map((one: { dayOfWeek: number; id: string; time: string }) => [one.dayOfWeek, one.id]),
    )
  }
  await importList(app, daily([1, 2, 3], '18:00'))
  const before = await idsByDay()
  await importList(app, daily([1, 2, 3], '19:00'))
  expect(await idsByDay()).toEqual(before)
  await importList(app, daily([1, 2, 4], '19:00'))
  const moved = await idsByDay()
  expect(moved.get(4)).toBe(before.get(3))
  await importList(app, [...daily([1], '19:00'), ...daily([5, 6], '20:00')])
  const unclear = await idsByDay()
  expect([...before.values()]).toContain(unclear.get(1))
  expect([...before.values()]).not.toContain(unclear.get(5))
})

test('a first list of 20,000 meetings is imported within the time limit of a statement', async () => {
  await using app = await testApp({ now })
  const list = Array.from({ length: 20_000 }, (_, at) => ({
    name: `Serenity group ${at}`,
    slug: `group-${at}`,
    day: at % 7,
    time: '18:15',
    types: ['O'],
    ...street('Albany', 'NY'),
  }))
  await importList(app, list)
  await importList(app, list.slice(1))
  expect(
    await row(app.db, sql`select count(*)::int as listed from meetings where unlisted_at is null`),
  ).toEqual({
    listed: 19_999,
  })
})
