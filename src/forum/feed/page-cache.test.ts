import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app/testing/test-app.server.ts'

const list = '/api/forum/posts?category=general'

async function twoProcesses() {
  const one = await testApp()
  const other = await testApp({ connection: one.connection })
  return {
    one,
    other,
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]()
      await one[Symbol.asyncDispose]()
    },
  }
}

test('a suspended member is refused the cached list', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  const moderator = await app.member('Mo', { role: 'moderator' })
  const post = await ana.post('/api/forum/posts', {
    category: 'general',
    content: 'Buy my coins at my shop today.',
  })
  expect((await ana.get(list)).status).toBe(200)
  await ben.post(`/api/forum/posts/${post.body.id}/report`, { reason: 'spam' })
  const queue = await moderator.get('/api/admin/forum/queue')
  const id = queue.body.cases?.[0]?.id
  await moderator.post(`/api/admin/forum/cases/${id}/sanction`, {
    kind: 'suspend',
    days: 3,
    reason: 'Selling is not for here.',
  })
  expect((await ana.get(list)).status).toBe(403)
  expect((await ben.get(list)).status).toBe(200)
})

test('the next request to another process shows a post, an edit and a removal', async () => {
  await using places = await twoProcesses()
  const ana = await places.one.member('Ana')
  const ben = places.other.person(await places.one.member('Ben'))
  for (let turn = 0; turn < 15; turn += 1) {
    const post = await ana.post('/api/forum/posts', { category: 'general', content: `First words ${turn}` })
    expect((await ben.get(list)).body[0].content).toBe(`First words ${turn}`)
    await ana.patch(`/api/forum/posts/${post.body.id}`, { content: `Other words ${turn}` })
    expect((await ben.get(list)).body[0].content).toBe(`Other words ${turn}`)
    if (turn % 2 === 0) {
      await ana.del(`/api/forum/posts/${post.body.id}`)
      expect((await ben.get(list)).text).not.toContain(`Other words ${turn}`)
    }
  }
})

/** Three members, and a post that the first one shared. */
async function postByAna(app: TestApp, content: string) {
  const [ana, ben, cleo] = [await app.member('Ana'), await app.member('Ben'), await app.member('Cleo')]
  const { id } = (await ana.post('/api/forum/posts', { category: 'general', content })).body
  return { ana, ben, cleo, id }
}

test('the cached page equals the queried one, and a reader’s own posts are marked', async () => {
  await using app = await testApp()
  const { ana, ben, cleo, id } = await postByAna(app, 'A quiet evening by the river.')
  await ben.post(`/api/forum/posts/${id}/reply`, { content: 'Good to hear that.' })
  const one = (await cleo.get(`/api/forum/posts/${id}`)).body
  expect((await cleo.get(list)).body).toEqual([one])
  expect((await ana.get(list)).body[0]).toMatchObject({ id, isMine: true })
  expect((await ben.get(list)).body[0].replies[0]).toMatchObject({ isMine: true })
  await cleo.put(`/api/forum/posts/${id}/support`, { kind: 'with_you', given: true })
  expect((await cleo.get(list)).body[0]).toMatchObject({ supports: ['with_you'], mySupports: ['with_you'] })
  await ana.post(`/api/forum/posts/${id}/request-support`)
  expect((await cleo.get(list)).body[0]).toMatchObject({ supportPending: true })
})

test('held, muted and renamed content is up to date immediately, for each reader', async () => {
  await using app = await testApp()
  const { ana, ben, cleo, id } = await postByAna(app, 'Good morning from the hills.')
  expect((await ben.get(list)).body).toHaveLength(1)
  await ben.post(`/api/forum/posts/${id}/mute`, { kind: 'mute' })
  expect((await ben.get(list)).body).toHaveLength(0)
  expect((await cleo.get(list)).body).toHaveLength(1)
  const held = await cleo.post('/api/forum/posts', {
    category: 'general',
    content: 'I can sell you some oxy, message me for prices, good stuff.',
  })
  expect(held.body.held).not.toBeNull()
  expect((await cleo.get(list)).body).toHaveLength(2)
  expect((await ana.get(list)).body).toHaveLength(1)
  await ana.patch('/api/account', { displayName: 'Annie' })
  expect((await cleo.get(list)).body.at(-1).author).toBe('Annie')
})
