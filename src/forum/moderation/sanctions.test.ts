import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { moderatorWithCases, share } from '../testing/forum-calls.server.ts'

test('of two staff members who sanction an author at once, the second is refused until they saw the first decision', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { mo, cases } = await moderatorWithCases(app)
  const moe = await app.member('Moe', { role: 'moderator' })
  await share(ana, "you're a pathetic junkie")
  const [{ id, earlierSanctions }] = await cases()
  const sanction = (who: TestPerson, seen: number) =>
    who.post(`/api/admin/forum/cases/${id}/sanction`, {
      kind: 'suspend',
      days: 7,
      reason: 'Words that hurt.',
      earlierSanctions: seen,
    })
  const answers = await Promise.all([mo, moe].map((who) => sanction(who, earlierSanctions)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await ana.get('/api/forum/mine')).body.sanctions).toHaveLength(1)
  expect((await sanction(moe, 1)).status).toBe(200)
})

test('a list of appeals that is not complete says how many more wait', async () => {
  await using app = await testApp()
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  const appeals = async () => (await mo.get('/api/admin/forum/appeals')).body
  expect(await appeals()).toEqual({ appeals: [], more: 0 })
  await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until, appeal, appealed_at)
    select gen_random_uuid(), ${ana.id}, 'silence', 'Words.', now(), now() + interval '1 day', 'Appeal ' || n, now() + n * interval '1 second'
    from generate_series(1, 103) n`.execute(app.db)
  const before = await appeals()
  expect([before.appeals.length, before.more]).toEqual([100, 3])
  expect(before.appeals[0].appeal).toBe('Appeal 1')
  await mo.post(`/api/admin/forum/appeals/${before.appeals[0].id}`, { lift: true, reason: 'Lifted.' })
  const after = await appeals()
  expect([after.appeals.at(-1).appeal, after.more]).toEqual(['Appeal 101', 2])
})

test('a silenced or suspended member gets an email with the reason, and with the way to ask for a second look', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { mo, cases } = await moderatorWithCases(app)
  await share(ana, "you're a pathetic junkie")
  const [{ id }] = await cases()
  const decide = (kind: string, days: number) =>
    mo.post(`/api/admin/forum/cases/${id}/sanction`, { kind, days, reason: 'Words that hurt.' })
  expect((await decide('silence', 1)).status).toBe(200)
  expect((await decide('suspend', 7)).status).toBe(200)
  expect(await app.mails()).toMatchObject([
    {
      to: ana.email,
      subject: 'You cannot post for a while',
      text: expect.stringContaining('not write in it for one day: Words that hurt.'),
    },
    {
      to: ana.email,
      subject: 'The forum is closed to you for a while',
      text: expect.stringContaining('closed to you for 7 days: Words that hurt.'),
    },
  ])
})

test('staff do not answer an appeal of their own or against their own decision, unless nobody else could', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await moderatorWithCases(app)
  const moe = await app.member('Moe', { role: 'moderator' })
  const ada = await app.member('Ada', { role: 'admin' })
  const appealOf = async (who: TestPerson) => {
    const [{ id }] = (await who.get('/api/forum/mine')).body.sanctions
    expect((await who.post(`/api/forum/sanctions/${id}/appeal`, { message: 'Please.' })).status).toBe(200)
    return id
  }
  const answer = (who: TestPerson, id: string) =>
    who.post(`/api/admin/forum/appeals/${id}`, { lift: false, reason: 'It stands.' })
  const refused = {
    status: 409,
    body: {
      message:
        'This appeal is about you or about your own decision. Someone else from the team has to answer it.',
    },
  }
  await share(ana, "you're a pathetic junkie")
  const [{ id: ofAna }] = await cases()
  const sanction = { kind: 'silence', days: 3, reason: 'Words that hurt.' }
  await mo.post(`/api/admin/forum/cases/${ofAna}/sanction`, sanction)
  const byMo = await appealOf(ana)
  expect(await answer(mo, byMo)).toMatchObject(refused)
  expect((await answer(moe, byMo)).status).toBe(200)

  const limit = (who: TestPerson) =>
    ada.post(`/api/admin/members/${who.id}/limit-posting`, { days: 7, reason: 'Words that hurt.' })
  await limit(bo)
  const byAda = await appealOf(bo)
  expect(await answer(ada, byAda)).toMatchObject(refused)
  await limit(moe)
  const ofMoe = await appealOf(moe)
  expect(await answer(moe, ofMoe)).toMatchObject(refused)
  expect((await answer(mo, ofMoe)).status).toBe(200)

  // Ada is the only one left.
  await sql`update members set role = 'member' where id = any(${[mo.id, moe.id]}::uuid[])`.execute(app.db)
  expect((await answer(ada, byAda)).status).toBe(200)
})

test('a silenced member can read, sees the reason, and appeals once', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  const { mo, cases } = await moderatorWithCases(app)
  await share(ana, "you're a pathetic junkie")
  const [waiting] = await cases()
  await mo.post(`/api/admin/forum/cases/${waiting.id}/sanction`, {
    kind: 'silence',
    days: 3,
    reason: 'Words that hurt.',
  })
  expect(await share(ana, 'hello')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('until March 4, 2026: Words that hurt.') },
  })
  expect((await ana.get('/api/forum/posts')).status).toBe(200)
  const [sanction] = (await ana.get('/api/forum/mine')).body.sanctions
  expect(sanction).toMatchObject({ appealed: false, lifted: false })
  expect(
    (await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { message: 'I was quoting someone.' }))
      .status,
  ).toBe(200)
  expect((await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { message: 'Please.' })).status).toBe(
    409,
  )
  const [appeal] = (await mo.get('/api/admin/forum/appeals')).body.appeals
  expect(appeal).toMatchObject({ author: 'Ana', appeal: 'I was quoting someone.' })
  await mo.post(`/api/admin/forum/appeals/${appeal.id}`, { lift: true, reason: 'Lifted, and sorry.' })
  expect((await share(ana, 'hello')).status).toBe(200)
  expect((await ana.get('/api/forum/mine')).body.sanctions).toMatchObject([
    { appealOutcome: 'Lifted, and sorry.', lifted: true },
  ])
  const { forumSanctions } = (await ana.post('/api/account/export', { password: app.password })).body
  expect(forumSanctions).toMatchObject([
    {
      appeal: 'I was quoting someone.',
      appealedAt: expect.any(String),
      appealOutcome: 'Lifted, and sorry.',
      liftedAt: expect.any(String),
    },
  ])
})
