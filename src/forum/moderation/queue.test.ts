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

test('a queue longer than the list says how many more cases wait', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { mo } = await moderatorWithCases(app)
  await share(ana, 'call me at 555-234-5678')
  const queue = async () => (await mo.get('/api/admin/forum/queue')).body
  expect((await queue()).more).toBe(0)
  await sql`insert into forum_cases (id, kind, post_id, labels, urgency, created_at)
    select gen_random_uuid(), 'report', id, '{reported}', 'normal', now() from forum_posts, generate_series(1, 104)`.execute(
    app.db,
  )
  const { cases, more } = await queue()
  expect([cases.length, more]).toEqual([100, 5])
})

test('of two concurrent decisions the second is refused, and a text never waits without a case', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { mo, cases } = await moderatorWithCases(app)
  const { body: post } = await share(ana, 'call me at 555-234-5678')
  const [{ id }] = await cases()
  const blocked = async () =>
    (
      await rows<{ count: number }>(
        app.db,
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    )[0]?.count
  // Both decisions have read the open case and wait for the text.
  const answers = await app.db.transaction().execute(async (tx) => {
    await sql`select 1 from forum_posts where id = ${post.id} for update`.execute(tx)
    const approval = mo.post(`/api/admin/forum/cases/${id}`, { action: 'approve' })
    await expect.poll(blocked).toBe(1)
    const hold = mo.post(`/api/admin/forum/cases/${id}`, { action: 'hold', reason: 'We talk about it.' })
    await expect.poll(blocked).toBe(2)
    return { approval, hold }
  })
  expect([(await answers.approval).status, (await answers.hold).status]).toEqual([200, 404])
  expect((await ana.get(`/api/forum/posts/${post.id}`)).body).toMatchObject({ isModerated: false })
})

test('a decision on a text that a colleague or reports hid meanwhile is refused until staff look again', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await moderatorWithCases(app)
  const moe = await app.member('Moe', { role: 'moderator' })
  const { body: post } = await share(ana, 'Meetings are great')
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'spam' })
  const [{ id, state: seenState }] = await cases()
  const decide = (who: typeof mo, body: object) => who.post(`/api/admin/forum/cases/${id}`, body)
  expect((await decide(moe, { action: 'hold', reason: 'We talk about it.', seenState })).status).toBe(200)
  for (const action of ['note', 'approve'])
    expect(
      await decide(mo, { action, seenState, ...(action === 'note' ? { reason: 'Be careful.' } : {}) }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('while you were reading') } })
  expect((await bo.get(`/api/forum/posts/${post.id}`)).status).toBe(404)
  const [again] = await cases()
  expect((await decide(mo, { action: 'approve', seenState: again.state })).status).toBe(200)
  expect((await bo.get(`/api/forum/posts/${post.id}`)).status).toBe(200)
})

test('a decision on a text that its author edited meanwhile is refused until staff read it again', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await moderatorWithCases(app)
  const { body: post } = await share(ana, 'Meetings are great')
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'spam' })
  const [{ id, editedAt }] = await cases()
  expect(editedAt).toBeNull()
  await ana.patch(`/api/forum/posts/${post.id}`, { content: 'Nothing here works for anyone, in my view' })
  const approve = (seen: string | null) =>
    mo.post(`/api/admin/forum/cases/${id}`, { action: 'approve', editedAt: seen })
  expect(await approve(editedAt)).toMatchObject({
    status: 409,
    body: { message: 'The author changed this while you were reading. Please read it again.' },
  })
  const [reread] = await cases()
  expect(reread.content).toBe('Nothing here works for anyone, in my view')
  expect((await approve(reread.editedAt)).status).toBe(200)
})

test('staff do not decide about a text of their own, unless nobody else could', async () => {
  await using app = await testApp()
  const { mo, cases } = await moderatorWithCases(app)
  const moe = await app.member('Moe', { role: 'moderator' })
  await share(mo, 'call me at 555-234-5678')
  const [{ id }] = await cases()
  const refused = {
    status: 409,
    body: { message: 'You wrote this yourself. Someone else from the team has to decide about it.' },
  }
  const approve = () => mo.post(`/api/admin/forum/cases/${id}`, { action: 'approve' })
  expect(await approve()).toMatchObject(refused)
  const sanction = { kind: 'silence', days: 1, reason: 'A number.' }
  expect(await mo.post(`/api/admin/forum/cases/${id}/sanction`, sanction)).toMatchObject(refused)
  expect(await cases()).toHaveLength(1)
  await sql`update members set role = 'member' where id = ${moe.id}`.execute(app.db)
  expect((await approve()).status).toBe(200)
})

test('a post that staff took down stays so, whatever is decided in its second case', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await moderatorWithCases(app)
  const shown = async () => (await bo.get('/api/forum/posts')).body
  for (const action of ['note', 'hold', 'approve']) {
    const { body: post } = await share(ana, 'I want to die')
    await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })
    const [risk, reported] = await cases()
    const decide = (id: string, body: object) => mo.post(`/api/admin/forum/cases/${id}`, body)
    await decide(reported.id, { action: 'remove', reason: 'Taken down.' })
    expect(
      (await decide(risk.id, { action, reason: action === 'approve' ? undefined : 'Read.' })).status,
    ).toBe(200)
    expect(await shown()).toEqual([])
    expect((await ana.get(`/api/forum/posts/${post.id}`)).body.replies).toEqual([])
    await ana.del(`/api/forum/posts/${post.id}`)
  }
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

test('a moderator who loses the role, or whose account is closed, is no longer on duty', async () => {
  await using app = await testApp()
  const [ana, ada] = [await app.member('Ana'), await app.member('Ada', { role: 'admin' })]
  const [mo, moe] = [
    await app.member('Mo', { role: 'moderator' }),
    await app.member('Moe', { role: 'moderator' }),
  ]
  const onDuty = async () => (await ana.get('/api/forum/summary')).body.onDuty
  await mo.put('/api/admin/forum/duty', { hours: 8 })
  expect(await onDuty()).toBe(true)
  expect((await ada.put(`/api/admin/members/${mo.id}/role`, { role: 'member' })).status).toBe(200)
  expect(await onDuty()).toBe(false)
  await moe.put('/api/admin/forum/duty', { hours: 8 })
  expect(await onDuty()).toBe(true)
  await ada.post(`/api/admin/members/${moe.id}/close`, { reason: 'You asked for it.' })
  expect(await onDuty()).toBe(false)
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
