// The server stores what was sent, and its response does not arrive.
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { asMember, journey, seesToast } from './journey.ts'

test('a member whose new password lost its response learns at the login which password may be theirs', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ana = await asMember(visit, 'Ana')
  const newPassword = 'another stone, another day'
  // Stored outside the browser, which therefore gets neither the response nor the new cookie.
  await page.route(
    '**/api/account/password',
    async (route) => {
      expect((await ana.post('/api/account/password', route.request().postDataJSON())).status).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(app.password)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Please check your connection and try again.').waitFor()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password may have changed already: try the new one first').waitFor()
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Edit: Password' }).waitFor()
})

test('a member whose new email lost its response learns at the login which email may be theirs', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ana = await asMember(visit, 'Ana')
  await page.route('**/api/account', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    expect((await ana.patch('/api/account', route.request().postDataJSON())).status).toBe(200)
    return route.abort()
  })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Email' }).click()
  await page.getByLabel('Email address').fill('new@example.org')
  await page.getByLabel('Your password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByText('Please check your connection and try again.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByText('Your email may have changed already: try the new one first').waitFor()
  await page.getByLabel('Email').fill('new@example.org')
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Edit: Email' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('cairn.login-change'))).toBeNull()
})

test('a member who never saw their recovery codes learns at the login to make new ones', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ana = await asMember(visit, 'Ana')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Two-step login' }).click()
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('To add an authenticator app: your password').fill(app.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Scan this code' }).waitFor()
  const key = (await page.locator('.font-mono').first().textContent())?.replaceAll(' ', '') ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 })
  const code = () => totp.generate({ timestamp: app.clock.now() })
  // The page has had new keys since the password.
  const [cookie] = await page.context().cookies()
  const current = app.person({ ...ana, cookie: `${cookie?.name}=${cookie?.value}` })
  await page.route(
    '**/api/account/authenticator/confirm',
    async (route) => {
      const body = route.request().postDataJSON()
      expect((await current.post('/api/account/authenticator/confirm', body)).status).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByLabel('6-digit code').fill(code())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Two-step login may have changed already.').waitFor()
  app.clock.advance({ seconds: 60 })
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Code from your authenticator app').fill(code())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Edit: Two-step login' }).click()
  const hint = page.getByText('The connection broke before we could show you your recovery codes.')
  await hint.waitFor()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByLabel('For new recovery codes: your password').fill(app.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.getByText('You have 10 recovery codes left.').waitFor()
  expect(await hint.count()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('cairn.login-change'))).toBeNull()
})

test('free months whose response was lost are shown once they are asked for again', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.route(
    '**/api/plans/free-months',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto('/pricing')
  const take = page.getByRole('button', { name: 'Get 3 free months' })
  await take.click()
  await seesToast(page, 'Please check your connection and try again.')
  await take.click()
  await seesToast(page, 'Nothing more was added')
  await page.getByLabel('I can’t pay').getByText('You have Premium until').waitFor()
  await page.goto('/journal')
  await page.waitForURL('**/journal')
})
