import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'

const share = async (who: TestPerson, content: string) =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body
const reply = async (who: TestPerson, id: string, content: string) =>
  (await who.post(`/api/forum/posts/${id}/reply`, { content })).body
const report = (who: TestPerson, id: string, reason = 'unkind', place = 'posts') =>
  who.post(`/api/forum/${place}/${id}/report`, { reason })
const outcomeFor = async (who: TestPerson) => (await who.get('/api/forum/mine')).body.reports[0]?.outcome

async function staffOf(app: TestApp) {
  const mo = await app.member('Mo', { role: 'moderator' })
  const cases = async () => (await mo.get('/api/admin/forum/queue')).body.cases
  const decide = (id: string, action: string, reason?: string) =>
    mo.post(`/api/admin/forum/cases/${id}`, reason ? { action, reason } : { action })
  return { mo, cases, decide }
}

/** Members whose accounts are older than a week. */
async function establishedMembers(app: TestApp, ...names: string[]) {
  const people: TestPerson[] = []
  for (const name of names) people.push(await app.member(name))
  app.clock.advance({ days: 8 })
  return people
}

test('staff read a reported post as it was reported, even if its author edits it', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { cases, decide } = await staffOf(app)
  const post = await share(ana, 'Nobody here should listen to Bo')
  await report(bo, post.id)
  await ana.patch(`/api/forum/posts/${post.id}`, { content: 'Meetings are great' })
  await ana.patch(`/api/forum/posts/${post.id}`, { content: 'Meetings are fine' })
  const [waiting] = await cases()
  expect(waiting).toMatchObject({
    content: 'Meetings are fine',
    versions: [
      { kind: 'reported', content: 'Nobody here should listen to Bo' },
      { kind: 'edited', content: 'Meetings are great' },
    ],
  })
  await decide(waiting.id, 'remove', 'Unkind words.')
  expect(await rows(app.db, sql`select 1 from forum_versions`)).toEqual([])
})

test('a reported post that its author deletes disappears for members, stays with staff until they decide, and its reporter learns the outcome', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { cases, decide } = await staffOf(app)
  const post = await share(ana, 'Nobody here should listen to Bo')
  await reply(bo, post.id, 'That hurts')
  await report(bo, post.id)
  expect((await ana.del(`/api/forum/posts/${post.id}`)).status).toBe(200)
  for (const who of [ana, bo]) {
    expect((await who.get('/api/forum/posts')).body).toEqual([])
    expect((await who.get(`/api/forum/posts/${post.id}`)).status).toBe(404)
    expect((await reply(who, post.id, 'hello')).message).toBe('There is no such post.')
  }
  expect((await ana.patch(`/api/forum/posts/${post.id}`, { content: 'x' })).status).toBe(404)
  const [waiting] = await cases()
  expect(waiting).toMatchObject({ state: 'deleted', content: 'Nobody here should listen to Bo' })
  expect((await decide(waiting.id, 'approve')).status).toBe(200)
  expect(await cases()).toEqual([])
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
  expect(await rows(app.db, sql`select 1 from forum_posts`)).toEqual([])
  expect(await outcomeFor(bo)).toContain('Its author deleted it')
})

test('deleting a post does not delete the report of a reply to it', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { cases, decide } = await staffOf(app)
  const post = await share(ana, 'How do you sleep?')
  const { id } = await reply(ana, post.id, 'Nobody cares about Bo')
  await report(bo, id, 'unkind', 'replies')
  await ana.del(`/api/forum/posts/${post.id}`)
  const [waiting] = await cases()
  expect(waiting).toMatchObject({ where: 'reply', content: 'Nobody cares about Bo' })
  await decide(waiting.id, 'remove', 'Unkind words.')
  expect(await rows(app.db, sql`select 1 from forum_posts`)).toEqual([])
})

test('a post without reports is deleted immediately', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const post = await share(ana, 'Hello all')
  await ana.del(`/api/forum/posts/${post.id}`)
  expect(await rows(app.db, sql`select 1 from forum_posts`)).toEqual([])
})

test('deleting the account deletes its reported posts, and the reporter is notified', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { cases } = await staffOf(app)
  const post = await share(ana, 'Nobody here should listen to Bo')
  await report(bo, post.id)
  await ana.patch(`/api/forum/posts/${post.id}`, { content: 'Meetings are great' })
  await ana.post('/api/account/delete', { password: app.password, forum: 'delete' })
  expect(await cases()).toEqual([])
  expect(await rows(app.db, sql`select 1 from forum_versions`)).toEqual([])
  expect(await outcomeFor(bo)).toContain('gone')
})

test('replies under a removed post disappear with it, on every call', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const { cases, decide } = await staffOf(app)
  const post = await share(ana, 'Nothing here works')
  const { id } = await reply(bo, post.id, 'With you.')
  await report(cy, post.id)
  await decide((await cases())[0].id, 'remove', 'This could take hope from someone.')
  const earlier = `/api/forum/posts/${post.id}/replies?before=ffffffff-ffff-7fff-8fff-ffffffffffff`
  for (const who of [ana, bo, cy]) expect((await who.get(earlier)).body).toEqual([])
  expect((await ana.get(`/api/forum/posts/${post.id}`)).body).toMatchObject({
    isModerated: true,
    replies: [],
  })
  expect((await report(cy, id, 'unkind', 'replies')).status).toBe(404)
  expect((await cy.post(`/api/forum/replies/${id}/mute`, { kind: 'mute' })).status).toBe(404)
  expect((await reply(ana, post.id, 'hello')).message).toBe('There is no such post.')
  // Authors can still delete what they wrote.
  expect((await bo.del(`/api/forum/replies/${id}`)).status).toBe(200)
})

test('three reports hide a post until staff decide; after that, reports do not hide the same text again', async () => {
  await using app = await testApp()
  const [ana, bo, cy, di] = (await establishedMembers(app, 'Ana', 'Bo', 'Cy', 'Di')) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  const { cases, decide } = await staffOf(app)
  const post = await share(ana, 'Meetings are a waste of time')
  await report(bo, post.id)
  await report(bo, post.id, 'spam')
  await report(cy, post.id)
  expect((await di.get('/api/forum/posts')).body).toHaveLength(1)
  await report(di, post.id)
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
  expect((await ana.get('/api/forum/posts')).body[0].moderatorNote).toContain('Several members reported this')
  // An edit does not make it visible again: staff decide.
  const edited = await ana.patch(`/api/forum/posts/${post.id}`, { content: 'Meetings are a waste' })
  expect(edited.body.held).toContain('until someone from the team has read it')
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
  const [waiting] = await cases()
  expect(waiting).toMatchObject({ kind: 'report', urgency: 'high', state: 'held' })
  await decide(waiting.id, 'approve')
  expect((await bo.get('/api/forum/posts')).body).toMatchObject([{ content: 'Meetings are a waste' }])
  for (const who of [bo, cy, di]) await report(who, post.id)
  expect((await bo.get('/api/forum/posts')).body).toHaveLength(1)
  expect(await cases()).toHaveLength(1)
})

test('reports by new accounts hide nothing, and reports do not hide a cry for help', async () => {
  await using app = await testApp()
  const [ana, ...old] = (await establishedMembers(app, 'Ana', 'Bo', 'Cy', 'Di')) as [
    TestPerson,
    ...TestPerson[],
  ]
  const { cases } = await staffOf(app)
  // As if registered a week before these accounts, by the clock of the database.
  await sql`update members set created_at = created_at + interval '8 days' where display_name <> 'Ana' and id <> ${old[0]?.id ?? ''}`.execute(
    app.db,
  )
  const post = await share(ana, 'Meetings are a waste of time')
  for (const who of old) await report(who, post.id)
  expect((await old[0]?.get('/api/forum/posts'))?.body).toHaveLength(1)
  await sql`update members set created_at = created_at - interval '8 days'`.execute(app.db)
  const worrying = await share(ana, 'Long week')
  for (const who of old) await report(who, worrying.id, 'worried about this person')
  const danger = await share(ana, 'I want to die')
  for (const who of old) await report(who, danger.id, 'spam')
  expect((await old[0]?.get('/api/forum/posts'))?.body).toHaveLength(3)
  expect((await cases()).filter(({ urgency }: { urgency: string }) => urgency === 'high')).toHaveLength(3)
})

test.each([
  ['I wrote down my story at https://example.org/story', 'Links from new members'],
  ['I have been there too, message me', 'talk somewhere else'],
  ['Quien quiera hablar, escríbanme', 'talk somewhere else'],
])('"%s" by a new member is held; a week later it is published immediately', async (content, why) => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  expect((await share(ana, content)).held).toContain(why)
  expect(
    (await share(ana, 'My sponsor will text me tonight, see https://www.na.org/meetings')).held,
  ).toBeNull()
  expect((await bo.get('/api/forum/posts')).body).toHaveLength(1)
  app.clock.advance({ days: 8 })
  expect((await share(ana, content)).held).toBeNull()
})

test('a new member shares ten posts an hour on the first day, twenty in the first week, and then as others do', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  const shared = async (times: number) => {
    const answers = []
    for (let at = 0; at < times; at++)
      answers.push((await ana.post('/api/forum/posts', { content: `day ${at}`, category: 'daily' })).status)
    return answers.filter((status) => status === 200).length
  }
  expect(await shared(12)).toBe(10)
  app.clock.advance({ days: 2 })
  await sql`delete from limits where key like 'forum-post:%'`.execute(app.db)
  expect(await shared(20)).toBe(20)
  await sql`delete from limits where key like 'forum-post:%'`.execute(app.db)
  expect(await shared(1)).toBe(0)
  app.clock.advance({ days: 7 })
  await sql`delete from limits where key like 'forum-post:%'`.execute(app.db)
  expect(await shared(15)).toBe(15)
})
