import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../src/app/testing/test-app.server.ts'
import { journey, phone, signUp } from './journey.ts'

const password = 'a lamp on the porch'

test('a visitor registers, adds the first stone, and sees it again after a restart of the program', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page, app, address } = visit
  await signUp(page, 'Ana', 'ana@example.org', password)
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  // No toast covers what comes first.
  expect(await page.getByText('No notifications').count()).toBe(1)
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByText('Check-in Complete! 🎉').first().waitFor()
  await page.getByText("You're here today! Days on path: 1").first().waitFor()
  await page.getByRole('button', { name: 'Checked In! ✓' }).waitFor()
  expect(await page.getByRole('button', { name: 'Checked In! ✓' }).isDisabled()).toBe(true)

  await app.http.close()
  await using again = await testApp({
    connection: app.connection,
    settings: { DATA_DIR: app.settings.DATA_DIR },
  })
  await again.http.listen({ port: Number(new URL(address).port), host: '127.0.0.1' })
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await page.getByRole('button', { name: 'Checked In! ✓' }).waitFor()
  await page.getByText('Thank you for showing up today!').waitFor()
  expect(visit.problems).toEqual([])
})

test('if the stones cannot be loaded, the page never shows an empty cairn', async () => {
  await using visit = await journey()
  const { page, app } = visit
  const ana = await app.member('Ana')
  await ana.post('/api/checkin', {})
  await visit.as(ana)
  await page.route('**/api/checkin/days', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }))
  await page.goto('/dashboard')
  await page.getByText('Your cairn is safe. It couldn’t be drawn just now.').waitFor()
  await page.getByText('Your check-ins couldn’t be loaded.').waitFor()
  expect(await page.getByRole('img', { name: /will stand/ }).count()).toBe(0)
  expect(await page.getByRole('table').count()).toBe(0)
})

test('a registration whose response was lost opens its account at the next try', async () => {
  await using visit = await journey({ settings: { SMTP_URL: 'smtp://localhost:1' } })
  const { page, app } = visit
  const [ben, ana] = ['ben@example.org', 'ana@example.org']
  // The first registration is not stored, the second one is.
  for (const email of [ben, ana]) {
    await page.route(
      '**/api/register',
      async (route) => {
        const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
        if (email === ana) expect((await route.fetch({ headers })).status()).toBe(200)
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto('/login?register=true')
    await page.getByLabel('Name', { exact: true }).fill('Ana')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('alert').getByText('Please check your connection and try again.').waitFor()
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
    await page.evaluate(() => localStorage.clear())
    await visit.context.clearCookies()
  }
  const accounts = await sql<{
    email: string
  }>`select unverified_email as email from members order by id`.execute(app.db)
  expect(accounts.rows.map(({ email }) => email)).toEqual([ben, ana])
})

test('a wrong password shows the agreed message, and nothing that was typed is lost', async () => {
  await using visit = await journey()
  const { page, app } = visit
  const ana = await app.member('Ana')
  await page.goto('/login')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page
    .getByRole('button', { name: 'Log In', exact: true })
    .or(page.getByRole('button', { name: 'Login' }))
    .click()
  await page.getByText('Login failed').first().waitFor()
  await page.getByText('Please check your credentials and try again.').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(ana.email)
  expect(await page.evaluate(() => localStorage.getItem('cairn.token'))).toBeNull()
  expect(visit.problems).toEqual([])
})

test('passwords that differ are reported before anything is sent', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/login?register=true')
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(`${password}s`)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Passwords do not match').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('a visitor who opens a members’ page is redirected to the login', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  expect(visit.problems).toEqual([])
})
