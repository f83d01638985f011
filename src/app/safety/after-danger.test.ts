import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.server.ts'

const danger = 'I am going to kill myself tonight'

test('the day after danger in a coach conversation, Today asks how it went, for two days at most', async () => {
  await using app = await testApp({ now: '2026-03-10T12:00:00Z' })
  const [ana, bo] = [await app.member('Ana', { plan: 'premium' }), await app.member('Bo')]
  await ana.post('/api/ai-chat', { message: danger })
  const lastDanger = async (who = ana) => (await who.get('/api/after-danger')).body.at
  expect(await lastDanger()).toBeNull()
  app.clock.advance({ hours: 20 })
  expect(await lastDanger()).toBe('2026-03-10T12:00:00.000Z')
  expect(await lastDanger(bo)).toBeNull()
  app.clock.advance({ hours: 29 })
  expect(await lastDanger()).toBeNull()
})

test('a dangerous post is asked about, one in a language that is not read and an ordinary one are not', async () => {
  await using app = await testApp({ now: '2026-03-10T12:00:00Z' })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const share = (who: typeof ana, content: string) =>
    who.post('/api/forum/posts', { category: 'general', content })
  expect((await share(ana, danger)).body.help).toBe('suicide')
  await share(bo, 'Heute war ein ganz normaler Tag und ich habe lange mit meiner Schwester geredet.')
  await share(bo, 'Snow today, slept well.')
  app.clock.advance({ hours: 20 })
  expect((await ana.get('/api/after-danger')).body.at).toBe('2026-03-10T12:00:00.000Z')
  expect((await bo.get('/api/after-danger')).body.at).toBeNull()
})

test('the question is not emailed and is not a notice', async () => {
  await using app = await testApp({
    now: '2026-03-10T12:00:00Z',
    settings: { SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.post('/api/ai-chat', { message: danger })
  app.clock.advance({ hours: 20 })
  await ana.get('/api/after-danger')
  await app.runJob('notices.sweep')
  expect((await ana.get('/api/notices')).body.notices).toEqual([])
  expect((await app.mails()).filter(({ to }) => to === ana.email)).toEqual([])
})
