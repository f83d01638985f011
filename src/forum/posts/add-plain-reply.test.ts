import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'

const share = async (who: TestPerson, content: string): Promise<string> =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body.id
const reply = (who: TestPerson, postId: string, content = 'With you today', sendKey?: string) =>
  who.post(`/api/forum/posts/${postId}/reply`, { content, sendKey })

test('replies of many members at once are each stored once, counted, and announced to the author together', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const names = ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil']
  const others = await Promise.all(names.map((name) => app.member(name)))
  const posts = [await share(ana, 'Day one'), await share(ana, 'Day two')]
  const answers = await Promise.all(
    others.flatMap((who) => posts.flatMap((post) => [reply(who, post, 'One'), reply(who, post, 'Two')])),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const post of posts) {
    const shown = (await ana.get(`/api/forum/posts/${post}`)).body
    expect(shown.replies.map(({ id }: { id: string }) => id)).toHaveLength(12)
    expect(new Set(shown.replies.map(({ author }: { author: string }) => author)).size).toBe(6)
  }
  expect(
    await rows(app.db, sql`select replies_by_others as many from forum_posts where member_id = ${ana.id}`),
  ).toEqual([{ many: 12 }, { many: 12 }])
  const notices = (await ana.get('/api/notices')).body.notices
  expect(notices).toMatchObject([
    { kind: 'reply', count: 12 },
    { kind: 'reply', count: 12 },
  ])
})

test('in a batch of replies, one that is refused or sent twice changes nothing for the others', async () => {
  await using app = await testApp()
  const [ana, bo, cy, di] = await Promise.all(['Ana', 'Bo', 'Cy', 'Di'].map((name) => app.member(name)))
  if (!ana || !bo || !cy || !di) throw new Error('there are four members')
  const post = await share(ana, 'Day one')
  const removed = await share(ana, 'Day zero')
  await ana.del(`/api/forum/posts/${removed}`)
  const answers = await Promise.all([
    reply(bo, post, 'With you', 'send-key-1'),
    reply(cy, removed),
    reply(di, post, 'Day by day'),
    reply(bo, post, 'With you', 'send-key-1'),
    reply(bo, post, 'Other words', 'send-key-1'),
    reply(ana, post, 'Thank you'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200, 409, 200])
  expect(answers[3]?.body.id).toBe(answers[0]?.body.id)
  const shown = (await ana.get(`/api/forum/posts/${post}`)).body
  expect(shown.replies).toHaveLength(3)
  expect((await ana.get('/api/notices')).body.notices).toMatchObject([{ kind: 'reply', count: 2 }])
})

test('a push is enqueued only for authors with a device, once until it is sent', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => app.member(name)))
  if (!ana || !bo || !cy) throw new Error('there are three members')
  await ana.put('/api/notices/devices', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  })
  const planned = () =>
    rows<{ data: unknown }>(
      app.db,
      sql`select data from jobs.job where name = 'notices.send' and state < 'active'`,
    )
  await reply(ana, await share(bo, 'No device here'))
  expect(await planned()).toEqual([])
  const post = await share(ana, 'Day one')
  await Promise.all([reply(bo, post), reply(cy, post), reply(bo, post, 'And again')])
  expect(await planned()).toEqual([{ data: { memberId: ana.id } }])
})
