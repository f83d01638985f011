import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'

const share = async (who: TestPerson, content = 'Hello, I am new here') =>
  (await who.post('/api/forum/posts', { content, category: 'newcomers' })).body
const offer = (who: TestPerson, offered = true) => who.put('/api/forum/welcome', { offered })
const welcomes = async (who: TestPerson) =>
  (await who.get('/api/notices')).body.notices.filter(({ kind }: { kind: string }) => kind === 'welcome')
/** The members who were asked once. */
const askedOnce = async (people: TestPerson[]) => {
  const counts = await Promise.all(people.map(async (who) => (await welcomes(who)).length))
  return people.filter((_, at) => counts[at] === 1)
}

async function withWelcomers(app: TestApp, names: string[]) {
  const people = []
  for (const name of names) people.push(await app.member(name))
  app.clock.advance({ days: 8 })
  for (const who of people) expect((await offer(who)).status).toBe(200)
  return people
}

test('a member of less than a week and one who may not write cannot offer it', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect(await offer(ana)).toMatchObject({
    status: 409,
    body: {
      message: 'You can offer this once you have been here for a week. Until then, others welcome you.',
    },
  })
  expect((await ana.get('/api/forum/mine')).body.offersWelcome).toBe(false)
})

test('for a first post three members who offered are asked, in turn, once each, and never the author', async () => {
  await using app = await testApp()
  const people = await withWelcomers(app, ['Ana', 'Bo', 'Cy', 'Di', 'Ed'])
  const newcomer = await app.member('Noa')
  const post = await share(newcomer)
  await Promise.all([app.runJob('forum.welcome'), app.runJob('forum.welcome')])
  await app.runJob('forum.welcome')
  const first = await askedOnce(people)
  expect(first).toHaveLength(3)
  expect(await welcomes(newcomer)).toEqual([])
  const [one] = first
  expect(one && (await welcomes(one))).toMatchObject([{ kind: 'welcome', postId: post.id, count: 1 }])
  // A second post by the newcomer is not announced; the next newcomer is announced to other members.
  await share(newcomer, 'My second post')
  await share(await app.member('Pia'))
  await app.runJob('forum.welcome')
  expect(await askedOnce(people)).toHaveLength(5)
  // Rio's post causes no notices: every member who offered was asked today.
  await share(await app.member('Rio'))
  await app.runJob('forum.welcome')
  expect((await Promise.all(people.map(welcomes))).flat()).toHaveLength(5)
})

test('members who left, muted, or did not read the last offer are skipped, and the next ones are asked', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await withWelcomers(app, ['Ana', 'Bo', 'Cy'])
  if (!ana || !bo || !cy) throw new Error('three people')
  await offer(ana, false)
  const noa = await app.member('Noa')
  await bo.post(`/api/forum/posts/${(await share(noa)).id}/mute`, { kind: 'mute' })
  await app.runJob('forum.welcome')
  expect(await askedOnce([ana, bo, cy])).toEqual([cy])
  app.clock.advance({ hours: 13 })
  await share(await app.member('Pia'))
  await app.runJob('forum.welcome')
  expect(await askedOnce([ana, bo, cy])).toEqual([bo, cy])
  expect(await welcomes(cy)).toHaveLength(1)
})

test('no welcome is offered for danger, a held post or one with a reply; a held post gets one after its release', async () => {
  await using app = await testApp()
  const people = await withWelcomers(app, ['Ana'])
  const mo = await app.member('Mo', { role: 'moderator' })
  await share(await app.member('Noa'), 'I want to kill myself tonight')
  const answered = await share(await app.member('Pia'))
  await mo.post(`/api/forum/posts/${answered.id}/reply`, { content: 'Welcome' })
  await share(await app.member('Rio'), 'call me at 555-234-5678')
  await app.runJob('forum.welcome')
  expect(await askedOnce(people)).toEqual([])
  const waiting = (await mo.get('/api/admin/forum/queue')).body.cases.find(
    ({ kind }: { kind: string }) => kind === 'hold',
  )
  await mo.post(`/api/admin/forum/cases/${waiting.id}`, { action: 'approve' })
  await app.runJob('forum.welcome')
  expect(await askedOnce(people)).toEqual(people)
})
