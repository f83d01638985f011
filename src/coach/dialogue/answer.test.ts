import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'

const nextDayQuestion = /How have you been since then\?/

test('the day after danger, a new conversation asks that member once how they have been', async () => {
  await using app = await testApp({ now: '2026-03-10T21:00:00Z' })
  const [ana, bo] = [
    await app.member('Ana', { plan: 'premium' }),
    await app.member('Bo', { plan: 'premium' }),
  ]
  await ana.post('/api/ai-chat', { message: 'I am going to kill myself tonight' })
  const sameEvening = await ana.post('/api/ai-chat', { message: 'I want to quit vaping' })
  expect(sameEvening.body.messages.at(-1).content).not.toMatch(nextDayQuestion)
  app.clock.advance({ hours: 11 })
  const first = await ana.post('/api/ai-chat', { message: 'hi' })
  expect(first.body.messages.at(-1).content).toMatch(nextDayQuestion)
  expect(first.body.messages.at(-1).links.length).toBeGreaterThan(0)
  const next = await ana.post('/api/ai-chat', {
    message: 'better, thanks',
    conversationId: first.body.conversationId,
  })
  expect(next.body.messages.at(-1).content).not.toMatch(nextDayQuestion)
  const others = await bo.post('/api/ai-chat', { message: 'hi' })
  expect(others.body.messages.at(-1).content).not.toMatch(nextDayQuestion)
})

test('a conversation with danger that continues the next day asks how the member has been, in its language', async () => {
  await using app = await testApp({ now: '2026-03-10T21:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  const { body } = await ana.post('/api/ai-chat', { message: 'me quiero matar esta noche' })
  app.clock.advance({ hours: 12 })
  const next = await ana.post('/api/ai-chat', {
    message: 'hola, ya desayuné',
    conversationId: body.conversationId,
  })
  expect(next.body.messages.at(-1).content).toMatch(/¿Cómo has estado desde entonces\?/)
})

test('danger in the first message of the next day is answered as danger', async () => {
  await using app = await testApp({ now: '2026-03-10T21:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.post('/api/ai-chat', { message: 'I am going to kill myself tonight' })
  app.clock.advance({ hours: 12 })
  const next = await ana.post('/api/ai-chat', { message: 'I have the gun in my hand' })
  expect(next.body.messages.at(-1).content).not.toMatch(nextDayQuestion)
  expect(next.body.messages.at(-1).content).toMatch(/911/)
})

test('a first message without a clear language is answered in the language of the browser', async () => {
  await using app = await testApp({ now: '2026-03-10T21:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  const headers = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
  const stored = await ana.post('/api/ai-chat', { message: 'ok' }, { headers })
  expect(stored.body.messages.at(-1).content).toMatch(/programa de computadora/)
  const unstored = await ana.post('/api/ai-chat', { message: 'ok', temporary: true }, { headers })
  expect(unstored.body.messages.at(-1).content).toMatch(/programa de computadora/)
})
