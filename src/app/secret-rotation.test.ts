import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { cookieIn, testApp } from './testing/test-app.server.ts'

const oldSecret = 'an old secret of more than thirty-two characters'
const newSecret = 'a new secret of more than thirty-two characters'

test('while SECRET is changed, old data can be decrypted with both set, and not with the new one alone', async () => {
  const now = '2026-05-01T08:00:00Z'
  await using before = await testApp({ now, settings: { SECRET: oldSecret } })
  const ana = await before.member('Ana', { plan: 'premium' })
  const { password } = before
  const { secret } = (await ana.post('/api/account/authenticator', { password })).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  const code = (app: typeof before) => totp.generate({ timestamp: app.clock.now() })
  await ana.post('/api/account/authenticator/confirm', { code: code(before) })
  const { conversationId } = (await ana.post('/api/ai-chat', { message: 'A quiet porch' })).body

  const { connection } = before
  await using during = await testApp({
    connection,
    now: '2026-05-01T08:01:00Z',
    settings: { SECRET: newSecret, SECRET_PREVIOUS: oldSecret },
  })
  const login = await during.visitor.post('/api/login', { email: ana.email, password })
  const again = during.person({ id: ana.id, email: ana.email, token: '', cookie: cookieIn(login) })
  const entered = await again.post('/api/login/code', { code: code(during) })
  expect(entered.status).toBe(200)
  const headers = { authorization: `Bearer ${entered.body.token}` }
  const talk = () => during.visitor.get(`/api/coach/conversations/${conversationId}`, { headers })
  expect((await talk()).text).toContain('A quiet porch')

  await using after = await testApp({
    connection,
    now: '2026-05-01T08:01:00Z',
    settings: { SECRET: newSecret },
  })
  const sealed = await after.visitor.get(`/api/coach/conversations/${conversationId}`, { headers })
  expect(sealed.text).not.toContain('A quiet porch')
})
