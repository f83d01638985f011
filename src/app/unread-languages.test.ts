// A message in an unsupported language shows help in the forum, in the coach and on the contact page.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rows } from '../platform/database/db.server.ts'
import { type TestPerson, testApp } from './testing/test-app.server.ts'

const dangerous = ['Ich will nicht mehr leben', 'хочу умереть', '我想死', 'أريد أن أموت']
const ordinary = ['Guten Morgen zusammen', 'Здравствуйте', '今天很好', 'مرحبا بالجميع']

const share = async (who: TestPerson, content: string) =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body
const contact = async (who: TestPerson, message: string) =>
  (await who.post('/api/contact', { name: 'A', email: 'a@example.org', subject: 'general', message })).body

test('a post with a clear sentence of danger is published, gets an immediate reply, and is listed for staff', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'staff@example.org' } })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  for (const content of dangerous) {
    const post = await share(ana, content)
    expect(post, content).toMatchObject({ help: 'unread_danger', held: null, content })
    expect(post.replies, content).toMatchObject([{ content: expect.stringContaining('988') }])
    expect((await bo.get(`/api/forum/posts/${post.id}`)).body.help).toBeNull()
    expect(await contact(app.visitor, content), content).toMatchObject({ danger: 'unread_danger' })
  }
  expect(await rows(app.db, sql`select distinct kind, urgency, labels from forum_cases`)).toEqual([
    { kind: 'risk', urgency: 'high', labels: ['suicide'] },
  ])
})

test('ordinary text gets a calm notice and causes no case, urgent email or reply', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'staff@example.org' } })
  const ana = await app.member('Ana')
  for (const content of ordinary) {
    const post = await share(ana, content)
    expect(post, content).toMatchObject({ help: 'unread', held: null, isModerated: false, replies: [] })
    expect(await contact(app.visitor, content), content).toMatchObject({ danger: 'unread' })
  }
  expect(await rows(app.db, sql`select 1 from forum_cases`)).toEqual([])
  for (const { subject } of await app.mails()) expect(subject).toMatch(/^Contact C-/)
})

test('the coach gives crisis numbers for a message in an unsupported language, on every plan', async () => {
  await using app = await testApp()
  const [free, paying] = [await app.member('Ana'), await app.member('Bo', { plan: 'premium' })]
  for (const message of dangerous) {
    for (const who of [free, paying]) {
      const answer = await who.post('/api/ai-chat', { message })
      expect(answer.status, message).toBe(200)
      expect(answer.body.messages[1].content, message).toMatch(/988/)
    }
  }
  for (const message of ordinary) {
    const answer = await paying.post('/api/ai-chat', { message })
    expect(answer.body.messages[1].content, message).toMatch(/988|findahelpline\.com/)
  }
})
