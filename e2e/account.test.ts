import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { asMember, journey, told } from './journey.ts'

test('an account gets a second key, asks for it at login, and a staff page opens only with it', async () => {
  await using visit = await journey()
  const { app, page, troubles } = visit
  const mo = await asMember(visit, 'Mo')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('To add an authenticator app: your password').fill(app.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  const key = (await page.locator('.font-mono').first().textContent())?.replaceAll(' ', '') ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 })
  await page.getByLabel('The six digits that it shows').fill(totp.generate({ timestamp: app.clock.now() }))
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Keep these recovery codes.').waitFor()
  const codes = await page.locator('.font-mono li').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()

  await page.goto('/login')
  await page.getByLabel('Email').fill(mo.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Code from your authenticator app').fill('not a code')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('This code does not fit.').waitFor()
  await page.getByLabel('Code from your authenticator app').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/admin')
  await page.getByText('This is for staff.').waitFor()
  expect(troubles).toEqual([])
})

test('a name is changed, other devices are logged out, and an account is deleted for good', async () => {
  await using visit = await journey()
  const { app, page, troubles } = visit
  const ana = await asMember(visit, 'Ana')
  await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  await page.goto('/account')
  await page.getByLabel('Name shown to others').fill('Rain')
  await page.getByLabel('My day starts at').selectOption('4:00 am')
  await page.getByRole('button', { name: 'Save' }).click()
  await told(page, 'Saved')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cairn.day-starts-at'))).toBe('4')
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect.poll(() => page.getByText('Last used').count()).toBe(1)
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByText('This is not your current password.').waitFor()
  await dialog.getByLabel('Your password').fill(app.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await told(page, 'Your account is deleted')
  expect((await app.visitor.post('/api/login', { email: ana.email, password: app.password })).status).toBe(
    401,
  )
  expect(troubles).toEqual([])
})

test('staff find a member, give a role, and read in the log what they did', async () => {
  await using visit = await journey()
  const { app, page, troubles } = visit
  const ana = await app.member('Ana')
  await asMember(visit, 'Mo', { role: 'admin' })
  await page.goto('/admin?desk=members')
  await page.getByLabel('Email address, or “staff”').fill(ana.email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabel('Role of Ana').selectOption('moderator')
  await expect.poll(() => page.getByLabel('Role of Ana').inputValue()).toBe('moderator')
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('gave the role moderator').waitFor()
  expect(troubles).toEqual([])
})
