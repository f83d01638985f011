import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.server.ts'

test('staff see what waits at each desk, how long, and what cannot wait; nobody else does', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const mo = await app.member('Mo', { role: 'moderator' })
  const ana = await app.member('Ana', { plan: 'professional' })
  const nothing = { count: 0, urgent: 0, oldest: null }
  expect((await mo.get('/api/admin/counts')).body).toMatchObject({
    members: 2,
    waiting: [
      { desk: 'forum', ...nothing },
      { desk: 'contact', ...nothing },
      { desk: 'consultations', ...nothing },
    ],
  })
  const danger = 'I am going to kill myself tonight, I have the pills'
  await ana.post('/api/forum/posts', { category: 'general', content: danger })
  app.clock.advance({ hours: 1 })
  for (const message of ['How do I change my plan?', danger])
    await ana.post('/api/contact', { name: 'Ana', email: 'ana@example.org', subject: 'general', message })
  await ana.post('/api/consultations', { topic: 'My nights', preferredTimes: ['Mondays after six'] })
  expect((await mo.get('/api/admin/counts')).body.waiting).toEqual([
    { desk: 'forum', count: 1, urgent: 1, oldest: '2026-03-10T10:00:00.000Z' },
    { desk: 'contact', count: 2, urgent: 1, oldest: '2026-03-10T11:00:00.000Z' },
    { desk: 'consultations', count: 1, urgent: 0, oldest: '2026-03-10T11:00:00.000Z' },
  ])
  expect((await ana.get('/api/admin/counts')).status).toBe(403)
})
