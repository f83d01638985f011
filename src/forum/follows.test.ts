import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { announceReplyJob } from './follows.server.ts'

const now = '2026-03-01T12:00:00Z'
const share = async (who: TestPerson, content = 'A good day') =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body
const reply = (who: TestPerson, postId: string, content = 'With you') =>
  who.post(`/api/forum/posts/${postId}/reply`, { content })
const follow = (who: TestPerson, postId: string, following = true) =>
  who.put(`/api/forum/posts/${postId}/follow`, { following })
const read = async (who: TestPerson, postId: string) => (await who.get(`/api/forum/posts/${postId}`)).body
const listed = async (who: TestPerson, postId: string) =>
  (await who.get('/api/forum/posts?category=general')).body.find(({ id }: { id: string }) => id === postId)
const notices = async (app: TestApp, who: TestPerson) => {
  await app.runJobs()
  return (await who.get('/api/notices')).body.notices
}
const newPosts = async (who: TestPerson) => (await who.get('/api/forum/summary')).body.newInFollowed
const following = async (who: TestPerson) => (await who.get('/api/forum/mine')).body.following

test('a post that does not exist, is held, is blocked or is closed to the member cannot be followed', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  expect(await follow(bo, crypto.randomUUID())).toMatchObject({
    status: 404,
    body: { message: 'There is no such post.' },
  })
  const held = await share(ana, 'call me at 555-234-5678')
  expect((await follow(bo, held.id)).status).toBe(404)
  const post = await share(ana)
  await ana.post(`/api/forum/posts/${(await share(bo)).id}/mute`, { kind: 'block' })
  expect((await follow(bo, post.id)).status).toBe(404)
  expect((await bo.post(`/api/forum/posts/${post.id}/seen`)).status).toBe(404)
})

test('a follower is notified of replies, sees what is new since the last visit, and unfollows with one tap', async () => {
  await using app = await testApp({ now })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const post = await share(ana)
  await reply(cy, post.id, 'Before')
  app.clock.advance({ minutes: 1 })
  expect((await listed(bo, post.id)).isFollowed).toBe(false)
  expect((await follow(bo, post.id)).body).toEqual({ following: true })
  expect(await listed(bo, post.id)).toMatchObject({ isFollowed: true, newReplies: 0 })
  app.clock.advance({ minutes: 1 })
  await reply(cy, post.id, 'One')
  await reply(ana, post.id, 'Two')
  await reply(bo, post.id, 'Mine')
  expect(await listed(bo, post.id)).toMatchObject({ newReplies: 2 })
  expect(await listed(cy, post.id)).toMatchObject({ isFollowed: false, newReplies: 0 })
  expect(await newPosts(bo)).toBe(1)
  expect(await following(bo)).toMatchObject([{ postId: post.id, author: 'Ana', newReplies: 2 }])
  expect(await notices(app, bo)).toMatchObject([{ kind: 'follow', postId: post.id, count: 2, isRead: false }])
  expect((await bo.post(`/api/forum/posts/${post.id}/seen`)).status).toBe(200)
  expect(await read(bo, post.id)).toMatchObject({ newReplies: 0, isFollowed: true })
  expect(await newPosts(bo)).toBe(0)
  expect(await notices(app, bo)).toMatchObject([{ isRead: true }])
  await follow(bo, post.id, false)
  app.clock.advance({ minutes: 1 })
  await reply(cy, post.id, 'Three')
  expect(await notices(app, bo)).toHaveLength(1)
  expect(await following(bo)).toEqual([])
  expect(await listed(bo, post.id)).toMatchObject({ isFollowed: false, newReplies: 0 })
})

test('own posts are followed by default until the author unfollows them', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = await share(ana)
  expect(post).toMatchObject({ isFollowed: true, newReplies: 0 })
  await reply(bo, post.id)
  expect(await listed(ana, post.id)).toMatchObject({ isFollowed: true, newReplies: 1, seenAt: null })
  expect((await ana.get('/api/forum/mine')).body.posts).toMatchObject([{ newReplies: 1 }])
  expect(await newPosts(ana)).toBe(1)
  expect(await notices(app, ana)).toMatchObject([{ kind: 'reply', count: 1 }])
  await ana.post(`/api/forum/posts/${post.id}/seen`)
  expect(await notices(app, ana)).toMatchObject([{ isRead: true }])
  await follow(ana, post.id, false)
  app.clock.advance({ minutes: 1 })
  await reply(bo, post.id, 'Again')
  expect(await read(ana, post.id)).toMatchObject({ isFollowed: false, newReplies: 0 })
  expect(await newPosts(ana)).toBe(0)
  expect(await notices(app, ana)).toHaveLength(1)
  await follow(ana, post.id)
  app.clock.advance({ minutes: 1 })
  await reply(bo, post.id, 'And again')
  expect(await read(ana, post.id)).toMatchObject({ isFollowed: true, newReplies: 1 })
  expect(await notices(app, ana)).toHaveLength(2)
})

test('danger, muted and blocked people are never announced, and removed posts drop out of the list', async () => {
  await using app = await testApp({ now })
  const [ana, bo, cy, di] = [
    await app.member('Ana'),
    await app.member('Bo'),
    await app.member('Cy'),
    await app.member('Di'),
  ]
  const post = await share(ana)
  for (const who of [bo, di]) await follow(who, post.id)
  const byCy = await share(cy, 'Hello')
  await bo.post(`/api/forum/posts/${byCy.id}/mute`, { kind: 'mute' })
  await cy.post(`/api/forum/posts/${(await share(di, 'Hi')).id}/mute`, { kind: 'block' })
  app.clock.advance({ minutes: 1 })
  await reply(cy, post.id, 'Hello there')
  await reply(ana, post.id, 'I want to kill myself tonight')
  for (const who of [bo, di]) expect(await notices(app, who)).toEqual([])
  await ana.del(`/api/forum/posts/${post.id}`)
  for (const who of [bo, di]) {
    expect(await following(who)).toEqual([])
    expect(await newPosts(who)).toBe(0)
  }
})

test('notices about a post that its author deletes or that staff take down are neither counted nor sent', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const [deleted, takenDown] = [await share(ana), await share(ana)]
  for (const { id } of [deleted, takenDown]) {
    await follow(bo, id)
    await ana.post(`/api/forum/posts/${id}/reply`, { content: 'More to say' })
    await mo.put(`/api/forum/posts/${id}/support`, { kind: 'with_you', given: true })
  }
  const of = async (who: TestPerson) =>
    (await notices(app, who)).map(({ kind }: { kind: string }) => kind).toSorted()
  expect(await of(bo)).toEqual(['follow', 'follow'])
  expect(await of(ana)).toEqual(['support', 'support'])
  await ana.del(`/api/forum/posts/${deleted.id}`)
  expect(await of(bo)).toEqual(['follow'])
  expect(await of(ana)).toEqual(['support'])
  await bo.post(`/api/forum/posts/${takenDown.id}/report`, { reason: 'spam' })
  const [{ id }] = (await mo.get('/api/admin/forum/queue')).body.cases
  await mo.post(`/api/admin/forum/cases/${id}`, { action: 'remove', reason: 'Spam.' })
  expect(await of(bo)).toEqual([])
  expect(await of(ana)).toEqual(['decision', 'support'])
})

test('followers keep notices about the posts of a deleted account only if the posts stay', async () => {
  await using app = await testApp({ now })
  const [bo, cy] = [await app.member('Bo'), await app.member('Cy')]
  for (const forum of ['delete', 'keep-unnamed']) {
    const ana = await app.member('Ana')
    const post = await share(ana)
    await follow(bo, post.id)
    await reply(cy, post.id)
    expect(await notices(app, bo)).toMatchObject([{ kind: 'follow', postId: post.id }])
    expect((await ana.post('/api/account/delete', { password: app.password, forum })).status).toBe(200)
    expect(await notices(app, bo)).toHaveLength(forum === 'delete' ? 0 : 1)
  }
})

test('a suspended member sees no followed post, and follows them again after the suspension', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = await share(ana, 'Only for people who may read the forum')
  await follow(bo, post.id)
  app.clock.advance({ minutes: 1 })
  await reply(ana, post.id)
  await share(bo, 'call me at 555-234-5678')
  const [{ id }] = (await mo.get('/api/admin/forum/queue')).body.cases
  const sanction = { kind: 'suspend', days: 1, reason: 'No numbers here.' }
  await mo.post(`/api/admin/forum/cases/${id}/sanction`, sanction)
  expect(await following(bo)).toEqual([])
  expect(await newPosts(bo)).toBe(0)
  app.clock.advance({ days: 2 })
  expect(await following(bo)).toMatchObject([{ postId: post.id, newReplies: 1 }])
  expect(await newPosts(bo)).toBe(1)
})

test('a held reply is new and announced when staff approve it', async () => {
  await using app = await testApp({ now })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = await share(ana)
  await follow(bo, post.id)
  app.clock.advance({ minutes: 1 })
  await reply(cy, post.id, 'call me at 555-234-5678')
  app.clock.advance({ minutes: 1 })
  await bo.post(`/api/forum/posts/${post.id}/seen`)
  expect(await notices(app, bo)).toEqual([])
  app.clock.advance({ minutes: 1 })
  const [waiting] = (await mo.get('/api/admin/forum/queue')).body.cases
  await mo.post(`/api/admin/forum/cases/${waiting.id}`, { action: 'approve' })
  expect(await notices(app, bo)).toMatchObject([{ kind: 'follow', count: 1 }])
  expect(await read(bo, post.id)).toMatchObject({ newReplies: 1 })
})

test('a job that announces a reply twice, also concurrently, counts it once', async () => {
  await using app = await testApp({ now })
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const post = await share(ana)
  await follow(bo, post.id)
  const written = (await reply(cy, post.id)).body
  const data = { replyId: written.id, announcement: '019b0000-0000-7000-8000-000000000000' }
  const run = () => announceReplyJob.run(app.services, data, { priority: 0 })
  await Promise.all([run(), run()])
  await run()
  expect((await bo.get('/api/notices')).body.notices).toMatchObject([{ kind: 'follow', count: 1 }])

  // A job that was killed runs again after a further reply was announced.
  const next = (await reply(cy, post.id)).body
  const other = { replyId: next.id, announcement: '019b0000-0000-7000-8000-000000000001' }
  await announceReplyJob.run(app.services, other, { priority: 0 })
  await run()
  expect((await bo.get('/api/notices')).body.notices).toMatchObject([{ kind: 'follow', count: 2 }])
})

test('concurrent follows in two tabs are one follow, and the limit is 500', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = await share(ana)
  const both = await Promise.all([follow(bo, post.id), follow(bo, post.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await following(bo)).toHaveLength(1)
  const exported = await bo.post('/api/account/export', { password: app.password })
  expect(exported.body.forumFollows).toMatchObject([{ postId: post.id, following: true }])
  await sql`insert into forum_posts (id, member_id, category, content, created_at)
    select gen_random_uuid(), ${ana.id}, 'general', 'A day', ${now} from generate_series(1, 499)`.execute(
    app.db,
  )
  await sql`insert into forum_follows (member_id, post_id, following, seen_at)
    select ${bo.id}, id, true, ${now} from forum_posts on conflict do nothing`.execute(app.db)
  expect(await follow(bo, (await share(ana)).id)).toMatchObject({
    status: 409,
    body: { message: 'You follow 500 posts. Unfollow one first, under “Yours”.' },
  })
})
