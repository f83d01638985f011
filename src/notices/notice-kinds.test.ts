import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { fakePush } from '../platform/testing/fake-push.server.ts'
import { fakeSmtp } from '../platform/testing/fake-smtp.server.ts'
import { redirectPush } from '../platform/testing/redirect-push.server.ts'
import { defaultChannels, noticeKinds } from './notice-kinds.ts'
import { notify } from './send-notices.server.ts'

const everyChannel = Object.fromEntries(
  noticeKinds.map((kind) => [kind, { inApp: true, push: true, mail: true }]),
) as typeof defaultChannels

/** What waits is due: the minute of grouping and the quarter of an hour before a digest are over. */
async function deliver(app: TestApp, memberId: string) {
  app.clock.advance({ minutes: 20 })
  // As many processes do it at once as there may be.
  await Promise.all([1, 2, 3].map(() => app.runJob('notices.send', { memberId })))
  await app.runJobs()
}

/** What staff and members do; each adds one notice for Ana. */
const sources: Record<string, (app: TestApp, ana: TestPerson) => Promise<void>> = {
  async follow(app, ana) {
    const [bo, cy] = [await app.member('Bo'), await app.member('Cy')]
    const post = (await bo.post('/api/forum/posts', { content: 'A zephyrine day', category: 'general' })).body
    await ana.put(`/api/forum/posts/${post.id}/follow`, { following: true })
    await cy.post(`/api/forum/posts/${post.id}/reply`, { content: 'With you, zephyrine' })
    await app.runJobs()
  },
  async letter(app, ana) {
    const mo = await app.member('Mo', { role: 'moderator' })
    await ana.post('/api/consultations', { topic: 'Sleep', preferredTimes: ['Mornings'] })
    const [request] = (await mo.get('/api/admin/consultations')).body
    await mo.post(`/api/admin/consultations/${request.id}/answer`, { answer: 'Monday, zephyrine' })
  },
  async contact(app, ana) {
    const mo = await app.member('Mo', { role: 'moderator' })
    const message = { name: 'Ana', email: ana.email, subject: 'feedback', message: 'More stones, please.' }
    await ana.post('/api/contact', message)
    const [{ id }] = (await mo.get('/api/admin/contact')).body
    const answer = { message: 'On their way, zephyrine.', seen: 1 }
    expect((await mo.post(`/api/admin/contact/${id}/answers`, answer)).status).toBe(200)
  },
  async 'every kind'(app, ana) {
    const now = app.clock.now()
    await app.db.transaction().execute(async (tx) => {
      for (const kind of noticeKinds)
        await notify(app.services, tx, { memberId: ana.id, kind, postId: null, now })
    })
  },
}

for (const [kind, happens] of Object.entries(sources))
  test(`${kind}: one encrypted push and one email, neither with a word of it`, async () => {
    await using smtp = await fakeSmtp()
    await using service = await fakePush()
    using _ = redirectPush(service.port)
    await using app = await testApp({ now: '2026-03-01T12:00:00Z', settings: { SMTP_URL: smtp.url } })
    const ana = await app.member('Ana', { plan: 'professional' })
    const { pushKey } = (await ana.get('/api/notices/settings')).body
    await ana.put('/api/notices/devices', service.subscribe('phone', pushKey))
    await ana.put('/api/notices/settings', { channels: everyChannel, quiet: { from: 0, to: 0 } })
    await happens(app, ana)
    await deliver(app, ana.id)
    await deliver(app, ana.id)
    expect(service.problems).toEqual([])
    expect(service.received.map(({ message }) => message)).toEqual([
      { title: 'You have a message', tag: 'notice', path: '/notices' },
    ])
    const digests = smtp.received.filter(({ source }) => source.includes('Subject: You have a message'))
    expect(digests).toHaveLength(1)
    expect(digests[0]?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    for (const { source } of smtp.received) expect(source).not.toContain('zephyrine')
  })
