import { expect, test } from 'vitest'
import { journey, phone, waitForHydration } from './journey.ts'

test('on a phone the first screen of home has the links to register and to get help', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/')
  for (const name of [
    'Join Now - Free',
    'Log In',
    'View Plans',
    'I’m about to use',
    'Find a meeting tonight',
    'Breathe',
  ]) {
    const box = await page.getByRole('main').getByRole('link', { name, exact: true }).first().boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(phone.height)
  }
  const strip = await page.getByRole('region', { name: /^Examples/ }).boundingBox()
  expect(strip?.height).toBeLessThanOrEqual(48)
  await page.getByRole('main').getByRole('link', { name: 'Breathe', exact: true }).first().click()
  await page.waitForURL('**/breathe')
  await page.getByRole('button', { name: 'Start breathing' }).waitFor()
  expect(visit.problems).toEqual([])
})

test('Get Started opens registration, Log In opens login', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.waitForURL('**/login?register=true')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log In' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor()
})

test('a plan that a visitor chose is still chosen after registration', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/pricing')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await page.getByRole('link', { name: 'Log in or join to continue' }).click()
  await page.waitForURL('**/login?register=true')
  expect(await page.evaluate(() => history.state.usr.from)).toBe('/pricing?plan=premium')
  await page.goto('/pricing?plan=premium')
  await page.getByRole('heading', { name: 'Premium, one month for $29' }).waitFor()
})

test('printed pages have no bar, footer or skip link, and the safety plan prints as a card', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/safety-plan')
  await waitForHydration(page)
  await page.getByLabel(/My warning signs/).fill('I stop answering the phone')
  await page.emulateMedia({ media: 'print' })
  for (const unwanted of ['header', 'footer', 'textarea', 'a[href="#main"]'])
    expect(await page.locator(unwanted).first().isVisible(), unwanted).toBe(false)
  const card = page.getByText('Fold down the middle, then twice across.')
  expect(await card.isVisible()).toBe(true)
  expect(await page.locator('p', { hasText: 'I stop answering the phone' }).first().isVisible()).toBe(true)
  const ink = await page
    .locator('strong', { hasText: '988' })
    .first()
    .evaluate((node) => getComputedStyle(node).color)
  expect(ink).toMatch(/rgb\(0, 0, 0\)|oklch\(0 0 0\)|oklab\(0|lab\(0/)
})
