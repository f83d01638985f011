import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.server.ts'
import { userCommand } from './user-commands.server.ts'

test('a command for an unknown account, or an unknown command, changes nothing', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await expect(userCommand(app.services, ['role', 'nobody@example.org', 'admin'])).rejects.toThrow(
    'There is no account with the address nobody@example.org.',
  )
  for (const words of [[], ['role'], ['role', ana.email], ['role', ana.email, 'king'], ['dance', ana.email]])
    expect(await userCommand(app.services, words)).toBeUndefined()
  expect((await ana.get('/api/profile')).body.role).toBe('member')
})

test('the password reset command prints a link that works once, for a day', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const ana = await app.member('Ana')
  const output = await userCommand(app.services, ['reset-password', ` ${ana.email.toUpperCase()}`])
  expect((await ana.get('/api/profile')).status).toBe(401)
  const login = (password: string) => app.visitor.post('/api/login', { email: ana.email, password })
  expect((await login(app.password)).status).toBe(401)
  const token = /\/login#reset=(\S+)$/.exec(output ?? '')?.[1]
  const newPassword = 'another stone, another day'
  const use = () => app.visitor.post('/api/password-reset/use', { token, newPassword })
  app.clock.advance({ hours: 25 })
  expect((await use()).status).toBe(400)
  app.clock.advance({ hours: -2 })
  expect((await use()).status).toBe(200)
  expect((await use()).status).toBe(400)
  expect((await login(newPassword)).status).toBe(200)
})

test('a role given by command is emailed to the person and to every admin', async () => {
  await using app = await testApp()
  const ada = await app.member('Ada', { role: 'admin' })
  const ana = await app.member('Ana')
  await userCommand(app.services, ['role', ana.email, 'moderator'])
  const emails = (await app.mails()).filter(({ subject }) => subject === 'A role was changed')
  expect(emails.map(({ to }) => to).toSorted()).toEqual([ada.email, ana.email].toSorted())
  expect(emails[0]?.text).toContain('given by a command on the server')
})

test('a role given by command opens the staff pages once there is a second factor, and is logged', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect(await userCommand(app.services, ['role', ana.email, 'moderator'])).toContain('with a second factor')
  expect((await ana.get('/api/admin/counts')).status).toBe(403)
  const mo = await app.member('Mo', { role: 'moderator' })
  expect((await mo.get('/api/admin/actions')).body).toMatchObject([
    { actor: 'command', action: 'gave the role moderator', subject: ana.id },
  ])
})

test('lost second factors are removed by command, and their owner is logged out and gets an email', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { secret } = (await ana.post('/api/account/authenticator', { password: app.password })).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() })
  await ana.post('/api/account/authenticator/confirm', { code })
  expect(await userCommand(app.services, ['remove-second-factors', ana.email])).toContain('password alone')
  expect((await ana.get('/api/profile')).status).toBe(401)
  const login = (password: string) => app.visitor.post('/api/login', { email: ana.email, password })
  expect((await login('not the password')).status).toBe(401)
  expect((await login(app.password)).body).toMatchObject({ user: { name: 'Ana' } })
  expect((await app.mails()).at(-1)).toMatchObject({
    to: ana.email,
    text: expect.stringContaining('All second factors were removed from your account.'),
  })
})
