import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { maskedReport } from './transparency.ts'

const none = { cases: [], medianMinutes: null, sanctions: 0, appeals: 0, overturned: 0 }

test('counts below five are never published, not even by subtraction', () => {
  expect(maskedReport(none)).toEqual({
    reasons: [],
    medianMinutes: null,
    sanctions: 0,
    appeals: 0,
    overturned: 0,
  })
  const cases = [
    { reason: 'held: spam', count: 5 },
    { reason: 'reported: unkind', count: 12 },
    { reason: 'reported: spam', count: 2 },
    { reason: 'held: threat', count: 1 },
  ]
  expect(maskedReport({ ...none, cases, medianMinutes: 41.5, sanctions: 4 })).toEqual({
    reasons: [
      { reason: 'reported: unkind', count: 12 },
      { reason: 'held: spam', count: 5 },
      { reason: 'other reasons', count: null },
    ],
    medianMinutes: 42,
    sanctions: null,
    appeals: 0,
    overturned: 0,
  })
  const overturned = (appeals: number, lifted: number) =>
    maskedReport({ ...none, appeals, overturned: lifted }).overturned
  expect([overturned(20, 10), overturned(20, 17), overturned(20, 3), overturned(4, 4)]).toEqual([
    10,
    null,
    null,
    null,
  ])
  expect([overturned(20, 20), overturned(20, 0)]).toEqual([20, 0])
  expect(
    maskedReport({ ...none, cases: [{ reason: 'x', count: 4 }], medianMinutes: 3 }).medianMinutes,
  ).toBeNull()
})

async function decideHeld(app: TestApp, author: TestPerson, mo: TestPerson) {
  await author.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  app.clock.advance({ minutes: 30 })
  for (const { id } of (await mo.get('/api/admin/forum/queue')).body.cases)
    await mo.post(`/api/admin/forum/cases/${id}`, { action: 'approve' })
}

test('a month is published once, when it is over, without names or texts, and never changes', async () => {
  await using app = await testApp({ now: '2026-03-30T12:00:00Z' })
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  const months = async () => (await app.visitor.get('/api/transparency')).body.months
  for (let at = 0; at < 6; at++) await decideHeld(app, ana, mo)
  await app.runJob('forum.publish-report')
  expect(await months()).toEqual([])
  app.clock.advance({ days: 3 })
  await Promise.all([app.runJob('forum.publish-report'), app.runJob('forum.publish-report')])
  const [march] = await months()
  expect(march).toMatchObject({
    month: '2026-03-01',
    reasons: [{ count: 6 }],
    medianMinutes: 30,
    appeals: 0,
    overturned: 0,
  })
  expect(march.reasons[0].reason).toMatch(/^held: /)
  // Published figures do not change when the author's account and the decisions are deleted.
  await ana.post('/api/account/delete', { password: app.password, forum: 'delete' })
  await sql`delete from forum_decisions where decided_at < '2026-03-31'`.execute(app.db)
  await app.runJob('forum.publish-report')
  expect(await months()).toEqual([march])
  const stored = await sql`select * from forum_decisions`.execute(app.db)
  expect(JSON.stringify(stored.rows)).not.toContain(ana.id)
})

test('posting that is limited from the member list counts as a sanction', async () => {
  await using app = await testApp()
  const [ana, ada] = [await app.member('Ana'), await app.member('Ada', { role: 'admin' })]
  await ada.post(`/api/admin/members/${ana.id}/limit-posting`, { days: 7, reason: 'Spam' })
  const { rows } = await sql`select kind, reason, outcome, minutes from forum_decisions`.execute(app.db)
  expect(rows).toEqual([{ kind: 'sanction', reason: 'breaking the rules', outcome: 'silence', minutes: 0 }])
})

test('sanctions and appeals count, with the time an appeal waited', async () => {
  await using app = await testApp({ now: '2026-03-10T12:00:00Z' })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = (await ana.post('/api/forum/posts', { content: 'A day', category: 'general' })).body
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'spam' })
  const [reported] = (await mo.get('/api/admin/forum/queue')).body.cases
  await mo.post(`/api/admin/forum/cases/${reported.id}/sanction`, {
    kind: 'silence',
    days: 3,
    reason: 'Spam',
  })
  await mo.post(`/api/admin/forum/cases/${reported.id}`, { action: 'remove', reason: 'Spam' })
  const [sanction] = (await ana.get('/api/forum/mine')).body.sanctions
  await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { message: 'Please look again.' })
  app.clock.advance({ hours: 2 })
  await mo.post(`/api/admin/forum/appeals/${sanction.id}`, { lift: true, reason: 'Fine' })
  const { rows } = await sql`select kind, reason, outcome, minutes from forum_decisions order by id`.execute(
    app.db,
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      { kind: 'sanction', reason: 'breaking the rules', outcome: 'silence', minutes: 0 },
      { kind: 'report', reason: 'reported: spam', outcome: 'remove', minutes: 0 },
      { kind: 'appeal', reason: 'silence', outcome: 'lifted', minutes: 120 },
    ]),
  )
  expect(rows).toHaveLength(3)
})
