import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { moderatorWithCases, share } from '../testing/forum-calls.server.ts'

test('the queue lists danger first and marks overdue cases; despair is never sanctioned', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await moderatorWithCases(app)
  await share(bo, 'Earn $500 a day from home, click the link')
  app.clock.advance({ minutes: 20 })
  await share(ana, 'I am going to kill myself tonight')
  app.clock.advance({ minutes: 15 })
  const [first, second] = await cases()
  expect(first).toMatchObject({ kind: 'risk', urgency: 'emergency', overdue: true, inDanger: true })
  expect(second).toMatchObject({ kind: 'hold', overdue: false, inDanger: false })
  const refused = await mo.post(`/api/admin/forum/cases/${first.id}/sanction`, {
    kind: 'silence',
    days: 1,
    reason: 'no',
  })
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('A person in crisis is never sanctioned for saying so.') },
  })
})

test('the page says whether staff are on duty', async () => {
  await using app = await testApp({ now: '2026-03-02T00:05:00Z' })
  const ana = await app.member('Ana')
  const { mo } = await moderatorWithCases(app)
  expect((await ana.get('/api/forum/summary')).body.onDuty).toBe(false)
  await mo.put('/api/admin/forum/duty', { hours: 2 })
  expect((await ana.get('/api/forum/summary')).body.onDuty).toBe(true)
  app.clock.advance({ hours: 3 })
  expect((await ana.get('/api/forum/summary')).body.onDuty).toBe(false)
})

test('findings become counts after ninety days', async () => {
  await using app = await testApp({ now: '2026-01-01T10:00:00Z' })
  const ana = await app.member('Ana')
  await share(ana, 'I want to die')
  expect((await ana.get('/api/forum/mine')).body.checks).toHaveLength(1)
  app.clock.advance({ days: 91 })
  await app.runJob('forum.purge')
  await app.runJob('forum.purge')
  const { mo } = await moderatorWithCases(app)
  expect((await rows(app.db, sql`select 1 from forum_signs`)).length).toBe(0)
  expect((await mo.get('/api/admin/forum/counts')).body).toMatchObject([{ label: 'suicide', count: 1 }])
})
