// The app lock: a PIN on this device before any page of a member.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityViolations, asMember, journey, phone } from './journey.ts'

test('with the app lock on, a new tab shows nothing of the member until the PIN is typed', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page, context } = visit
  await asMember(visit, 'Ana')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: App lock' }).click()
  await page.getByLabel('PIN', { exact: true }).fill('12')
  await page.getByLabel('Confirm PIN').fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('Choose 4 to 12 digits.').waitFor()
  await page.getByLabel('PIN', { exact: true }).fill('24680')
  await page.getByLabel('Confirm PIN').fill('24681')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('The PINs don’t match.').waitFor()
  await page.getByLabel('Confirm PIN').fill('24680')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('On. After 1 minute').waitFor()
  // The tab that set the PIN stays unlocked, also after a reload.
  await page.reload()
  await page.getByText('On. After 1 minute').waitFor()

  const other = await context.newPage()
  for (const path of ['/dashboard', '/forum', '/recovery-tracker', '/safety-plan', '/account', '/login']) {
    await other.goto(path)
    await other.getByRole('heading', { name: 'Cairn is locked' }).waitFor()
    expect(await other.getByText('Ana').count(), path).toBe(0)
    expect(await other.title()).toBe('Locked – Cairn')
  }
  expect(await accessibilityViolations(other)).toEqual([])
  await other.getByRole('link', { name: 'Call 988' }).waitFor()
  await other.goto('/help')
  await other.getByRole('heading', { level: 1 }).waitFor()
  expect(await other.getByText('Cairn is locked').count()).toBe(0)

  await other.goto('/dashboard')
  await other.getByLabel('PIN').fill('1111')
  await other.getByRole('button', { name: 'Unlock' }).click()
  await other.getByText('That’s not your PIN. 4 tries left before a short wait.').waitFor()
  await other.getByLabel('PIN').fill('24680')
  await other.getByRole('button', { name: 'Unlock' }).click()
  await other.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  expect(visit.problems).toEqual([])
})

test('five wrong PINs cause a delay, and logging in with the password removes the PIN', async () => {
  await using visit = await journey()
  const { page, context, app } = visit
  const ana = await asMember(visit, 'Ana')
  await turnOn(page)
  await page.getByRole('button', { name: 'Edit: App lock' }).click()
  await page.getByRole('button', { name: 'Lock now' }).click()
  for (const message of ['4 tries left', '3 tries left', '2 tries left', 'One try left', 'Too many tries']) {
    await page.getByLabel('PIN').fill('1111')
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByText(message).waitFor()
  }
  // The delay also applies to the right PIN, and to another tab.
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByLabel('PIN').fill('24680')
  await other.getByRole('button', { name: 'Unlock' }).click()
  await other.getByText('Too many tries').waitFor()
  await other.getByRole('button', { name: 'Forgot your PIN?' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.waitForURL('**/login')
  await other.getByLabel('Email').fill(ana.email)
  await other.getByLabel('Password', { exact: true }).fill(app.password)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await other.getByRole('heading', { name: /^Welcome, Ana/ }).waitFor()
  await other.reload()
  await other.getByRole('heading', { name: /^Welcome, Ana/ }).waitFor()
  expect(await other.evaluate(() => localStorage.getItem('cairn.app-lock'))).toBeNull()
})

test('the app locks after it was in the background for the chosen time', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.clock.install()
  await asMember(visit, 'Ana')
  await turnOn(page)
  const turn = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await turn('hidden')
  await page.clock.fastForward(50_000)
  await turn('visible')
  await page.getByText('On. After 1 minute').waitFor()
  await turn('hidden')
  await page.clock.fastForward(70_000)
  await turn('visible')
  await page.getByRole('heading', { name: 'Cairn is locked' }).waitFor()
})

async function turnOn(page: Page) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: App lock' }).click()
  await page.getByLabel('PIN', { exact: true }).fill('24680')
  await page.getByLabel('Confirm PIN').fill('24680')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('On. After 1 minute').waitFor()
}
