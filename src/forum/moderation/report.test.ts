import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { moderatorWithCases, share } from '../testing/forum-calls.server.ts'

test('the moderation queue is for staff', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  for (const answer of [
    await ana.get('/api/admin/forum/queue'),
    await ana.put('/api/admin/forum/duty', { hours: 1 }),
    await ana.get('/api/admin/forum/appeals'),
  ]) {
    expect(answer.status).toBe(403)
  }
  expect((await app.visitor.get('/api/admin/forum/queue')).status).toBe(401)
})

test('a report reaches staff, they remove the post with a reason, and both sides are notified', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await moderatorWithCases(app)
  const { body: post } = await share(ana, 'Nothing here works for anyone, in my view')
  expect((await ana.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })).status).toBe(400)
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind', details: 'Really?' })
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })
  const [waiting] = await cases()
  expect(waiting).toMatchObject({
    kind: 'report',
    reports: [{ reason: 'unkind', details: 'Really?' }],
    content: 'Nothing here works for anyone, in my view',
    canSanction: true,
  })
  expect(
    (await mo.post(`/api/admin/forum/cases/${waiting.id}`, { action: 'remove', reason: ' ' })).status,
  ).toBe(400)
  await mo.post(`/api/admin/forum/cases/${waiting.id}`, {
    action: 'remove',
    reason: 'This could take hope from someone.',
  })
  expect(await cases()).toEqual([])
  expect((await mo.post(`/api/admin/forum/cases/${waiting.id}`, { action: 'approve' })).status).toBe(404)
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
  expect((await ana.get('/api/forum/posts')).body).toMatchObject([
    { isModerated: true, moderatorNote: 'This could take hope from someone.' },
  ])
  expect((await ana.patch(`/api/forum/posts/${post.id}`, { content: 'x' })).status).toBe(409)
  expect((await bo.get('/api/forum/mine')).body.reports).toMatchObject([
    { outcome: expect.stringContaining('taken down') },
  ])
  const actions = (await mo.get('/api/admin/actions')).body.map((one: { action: string }) => one.action)
  expect(actions).toEqual(expect.arrayContaining(['forum: remove', 'looked at the forum queue']))
})

test('staff get one email when a report makes a case urgent, without the text', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'team@example.org' } })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const { body: post } = await share(ana, 'Nothing here works for anyone, in my view')
  const report = (who: TestPerson, reason: string) =>
    who.post(`/api/forum/posts/${post.id}/report`, { reason })
  await report(bo, 'unkind')
  expect(await app.mails()).toEqual([])
  await report(bo, 'worried about this person')
  await report(cy, 'worried about this person')
  const [email, ...others] = await app.mails()
  expect(email).toMatchObject({
    to: 'team@example.org',
    subject: 'Cairn: a new case in the forum queue',
    text: expect.stringContaining('/admin?tab=forum'),
  })
  expect(email?.text).not.toContain('Nothing here works')
  expect(others).toEqual([])
})

test('a report by a member who is worried makes a case urgent, also if others reported the text before', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const { cases } = await moderatorWithCases(app)
  const { body: post } = await share(ana, 'Nothing here works for anyone, in my view')
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })
  expect(await cases()).toMatchObject([{ urgency: 'normal' }])
  await cy.post(`/api/forum/posts/${post.id}/report`, { reason: 'worried about this person' })
  expect(await cases()).toMatchObject([{ urgency: 'high' }])
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'spam' })
  expect(await cases()).toMatchObject([{ urgency: 'high' }])
})
