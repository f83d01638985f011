import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { markTag } from '../labels.ts'

const share = async (who: TestPerson, content: string) =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body

test('two members with one name have different marks, the same in everything that each writes', async () => {
  await using app = await testApp()
  const [one, other] = [await app.member('Ana'), await app.member('Ana')]
  const first = await share(one, 'A good day')
  const second = await share(other, 'A good day too')
  expect(first.author).toBe(second.author)
  expect(first.authorMark).not.toBe(second.authorMark)
  const reply = (await one.post(`/api/forum/posts/${second.id}/reply`, { content: 'Good to read' })).body
  expect(reply.authorMark).toBe(first.authorMark)
  const list = (await other.get('/api/forum/posts')).body
  expect(list).toMatchObject([
    { authorMark: second.authorMark, replies: [{ authorMark: first.authorMark }] },
    { authorMark: first.authorMark },
  ])
  expect((await one.patch('/api/account', { displayName: 'Anni' })).status).toBe(200)
  expect((await other.get(`/api/forum/posts/${first.id}`)).body).toMatchObject({
    author: 'Anni',
    authorMark: first.authorMark,
  })
})

test('a post has no id of its author, and no mark if no member wrote it', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = await share(ana, 'I want to die')
  expect(post.replies).toMatchObject([{ isAIModerator: true, authorMark: null }])
  const read = await bo.get(`/api/forum/posts/${post.id}`)
  expect(read.text).not.toContain(ana.id)
  await ana.post('/api/account/delete', { password: app.password, forum: 'keep-unnamed' })
  expect((await bo.get(`/api/forum/posts/${post.id}`)).body).toMatchObject({
    author: 'Former member',
    authorMark: null,
  })
})

test('a mark has four characters without vowels, and different marks have different tags', () => {
  const tags = new Set<string>()
  for (let mark = 0; mark < 28 ** 4; mark += 7) tags.add(markTag(mark))
  expect(tags.size).toBe(28 ** 4 / 7)
  for (const tag of tags) if (!/^[2-9BCDFGHJKLMNPQRSTVWXZ]{4}$/.test(tag)) throw new Error(tag)
})
