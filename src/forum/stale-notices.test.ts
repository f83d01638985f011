import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'

const share = async (who: TestPerson, content = 'A good day') =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body
const reply = async (who: TestPerson, postId: string, content = 'With you') =>
  (await who.post(`/api/forum/posts/${postId}/reply`, { content })).body
const follow = (who: TestPerson, postId: string) =>
  who.put(`/api/forum/posts/${postId}/follow`, { following: true })
const report = (who: TestPerson, place: string, id: string) =>
  who.post(`/api/forum/${place}/${id}/report`, { reason: 'unkind' })
const support = (who: TestPerson, postId: string, kind: string, given: boolean) =>
  who.put(`/api/forum/posts/${postId}/support`, { kind, given })

async function notices(app: TestApp, who: TestPerson): Promise<string[]> {
  await app.runJobs()
  const listed: { kind: string; count: number }[] = (await who.get('/api/notices')).body.notices
  return listed.map(({ kind, count }) => `${kind} ${count}`).toSorted()
}

/** Members whose accounts are old enough for their reports to count in full. */
async function settled(app: TestApp, names: string[]) {
  const people: TestPerson[] = []
  for (const name of names) people.push(await app.member(name))
  app.clock.advance({ days: 8 })
  return people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
}

test('a reply that its author deletes is no longer announced', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await settled(app, ['Ana', 'Bo', 'Cy'])
  const post = await share(ana)
  await follow(cy, post.id)
  app.clock.advance({ minutes: 1 })
  const first = await reply(bo, post.id)
  const second = await reply(bo, post.id, 'Sorry, sent too early')
  expect(await notices(app, ana)).toEqual(['reply 2'])
  expect(await notices(app, cy)).toEqual(['follow 2'])
  await bo.del(`/api/forum/replies/${second.id}`)
  expect(await notices(app, ana)).toEqual(['reply 1'])
  expect(await notices(app, cy)).toEqual(['follow 1'])
  await bo.del(`/api/forum/replies/${first.id}`)
  expect(await notices(app, ana)).toEqual([])
  expect(await notices(app, cy)).toEqual([])
})

test('a reply that an edit or staff hide is no longer announced', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await settled(app, ['Ana', 'Bo', 'Cy'])
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = await share(ana)
  const edited = await reply(bo, post.id)
  const removed = await reply(cy, post.id, 'That was a silly idea')
  expect(await notices(app, ana)).toEqual(['reply 2'])
  await bo.patch(`/api/forum/replies/${edited.id}`, { content: 'Call me at 555-234-5678' })
  expect(await notices(app, ana)).toEqual(['reply 1'])
  await report(bo, 'replies', removed.id)
  const { cases } = (await mo.get('/api/admin/forum/queue')).body
  const { id } = cases.find(({ kind }: { kind: string }) => kind === 'report')
  const decision = { action: 'remove', reason: 'Please be kind.' }
  expect((await mo.post(`/api/admin/forum/cases/${id}`, decision)).status).toBe(200)
  expect(await notices(app, ana)).toEqual([])
})

test('three reports of a post take back what its followers did not read, and leave its author’s notices', async () => {
  await using app = await testApp()
  const [ana, bo, cy, di, ed] = await settled(app, ['Ana', 'Bo', 'Cy', 'Di', 'Ed'])
  const post = await share(ana)
  await follow(bo, post.id)
  app.clock.advance({ minutes: 1 })
  await reply(cy, post.id)
  expect(await notices(app, bo)).toEqual(['follow 1'])
  for (const who of [cy, di, ed]) await report(who, 'posts', post.id)
  expect((await bo.get(`/api/forum/posts/${post.id}`)).status).toBe(404)
  expect(await notices(app, bo)).toEqual([])
  expect(await notices(app, ana)).toEqual(['reply 1'])
})

test('a support that is taken back is no longer announced, unless another is left', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await settled(app, ['Ana', 'Bo', 'Cy'])
  const post = await share(ana)
  await support(bo, post.id, 'with_you', true)
  await support(cy, post.id, 'thank_you', true)
  expect(await notices(app, ana)).toEqual(['support 2'])
  await support(bo, post.id, 'with_you', false)
  expect(await notices(app, ana)).toEqual(['support 1'])
  await support(cy, post.id, 'thank_you', false)
  expect(await notices(app, ana)).toEqual([])
})

test('a block takes back what the two did not read about each other’s texts', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await settled(app, ['Ana', 'Bo', 'Cy'])
  const [mine, theirs] = [await share(ana), await share(bo)]
  await follow(bo, mine.id)
  app.clock.advance({ minutes: 1 })
  await reply(cy, mine.id)
  await reply(bo, mine.id)
  await reply(ana, theirs.id)
  expect(await notices(app, ana)).toEqual(['reply 2'])
  expect(await notices(app, bo)).toEqual(['follow 1', 'reply 1'])
  await ana.post(`/api/forum/posts/${theirs.id}/mute`, { kind: 'block' })
  expect(await notices(app, ana)).toEqual(['reply 1'])
  expect(await notices(app, bo)).toEqual([])
})

test('replies that go with an account are neither announced nor counted, and welcomes of its first post end', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await settled(app, ['Ana', 'Bo', 'Cy'])
  await cy.put('/api/forum/welcome', { offered: true })
  const newcomer = await app.member('Dee')
  const post = await share(ana)
  await share(newcomer, 'Day one')
  await reply(bo, post.id)
  app.clock.advance({ minutes: 1 })
  await app.runJob('forum.welcome')
  expect(await notices(app, ana)).toEqual(['reply 1'])
  expect(await notices(app, cy)).toEqual(['welcome 1'])
  for (const who of [bo, newcomer])
    await who.post('/api/account/delete', { password: app.password, forum: 'delete' })
  expect(await notices(app, ana)).toEqual([])
  expect(await notices(app, cy)).toEqual([])
  const waiting: { id: string }[] = (await ana.get('/api/forum/posts?view=unanswered')).body
  expect(waiting.map(({ id }) => id)).toEqual([post.id])
})

test('supports go with the account of the member who gave them, also if its posts stay', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await settled(app, ['Ana', 'Bo', 'Cy'])
  const post = await share(ana)
  for (const kind of ['with_you', 'thank_you']) await support(bo, post.id, kind, true)
  await support(cy, post.id, 'with_you', true)
  expect(await notices(app, ana)).toEqual(['support 2'])
  await bo.post('/api/account/delete', { password: app.password, forum: 'keep-unnamed' })
  expect(await notices(app, ana)).toEqual(['support 1'])
  expect((await ana.get(`/api/forum/posts/${post.id}`)).body.supports).toEqual(['with_you'])
  const admin = await app.member('Ada', { role: 'admin' })
  await admin.post(`/api/admin/members/${cy.id}/delete`, { reason: 'Asked for it by phone.' })
  expect(await notices(app, ana)).toEqual([])
  expect((await ana.get('/api/forum/posts')).body[0].supports).toEqual([])
})
