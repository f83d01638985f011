// The server stores what was sent, and its response does not arrive.
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { rows } from '../src/platform/database/db.server.ts'
import { asMember, journey, seesToast, waitForHydration } from './journey.ts'

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

test('a registration without a response, sent again with another password, opens its account with that password', async () => {
  await using visit = await journey({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const { app, page } = visit
  const email = 'noa@example.org'
  const lost = async (route: Route) => {
    expect((await app.visitor.post('/api/register', route.request().postDataJSON())).status).toBe(200)
    await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
  }
  await page.route('**/api/register', lost, { times: 1 })
  await page.goto('/login?register=true')
  await waitForHydration(page)
  const choose = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
  }
  await page.getByLabel('Name').fill('Noa')
  await page.getByLabel('Email').fill(email)
  await choose('a lantern on the hill')
  await page.getByText('Please check your connection and try again.').waitFor()
  await choose('another lantern by the sea')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Noa' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome, Noa' }).waitFor()
  const login = (password: string) => app.visitor.post('/api/login', { email, password })
  expect((await login('another lantern by the sea')).status).toBe(200)
  expect((await login('a lantern on the hill')).status).toBe(401)
  expect(await rows(app.db, sql`select 1 from members where unverified_email = ${email}`)).toHaveLength(1)
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

test('a trusted person whose acceptance lost its response presses again and gets their page', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ana = await app.member('Ana')
  const shares = { calls: true, checkIns: false, plan: false }
  const { body } = await ana.post('/api/trusted/people', { name: 'Sam', memberName: 'Ana', shares })
  const lost = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(200)
    await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
  }
  await page.route('**/api/trusted/invitation/accept', lost, { times: 1 })
  await page.goto(`/trusted#invite=${body.token}`)
  const accept = page.getByRole('button', { name: 'Yes, I’ll be there' })
  await accept.click()
  await page.getByText('Please check your connection and try again.').waitFor()
  await accept.click()
  await page.getByRole('heading', { name: 'You’re there for Ana' }).waitFor()
  expect(visit.problems).toEqual([])
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
