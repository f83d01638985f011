// The first meetings are in the page before any script runs, and React hydrates their elements.
import { expect, test } from 'vitest'
import { bring, names, visit } from './meetings-steps.ts'

test('rows are readable before the scripts run, a pressed row opens afterwards, and no row is painted twice', async () => {
  await using visitor = await visit()
  const { page, context, problems } = visitor
  await bring(visitor)
  const released = Promise.withResolvers<void>()
  await context.route(/assets\/.*\.js$/, async (route) => {
    await released.promise
    await route.fallback()
  })
  await page.goto('/meetings', { waitUntil: 'commit' })
  const first = page.getByRole('listitem').filter({ hasText: 'Right Now' })
  await first.waitFor()
  const early = {
    names: await names(page),
    text: await page.locator('#list').locator('xpath=ancestor::section').locator('ul:visible').innerText(),
    directions: await first.getByRole('link', { name: 'Directions' }).getAttribute('href'),
    join: await page.getByRole('link', { name: 'Join' }).getAttribute('href'),
    box: await first.boundingBox(),
  }
  expect(early.names).toEqual([
    'Right Now',
    'In Half an Hour',
    'Corner Room',
    'Pacific Coffee',
    'Sunday Dawn',
  ])
  expect(early.join).toBe('https://zoom.us/j/1')
  const element = await first.elementHandle()
  await page.getByRole('button', { name: 'Corner Room', exact: true }).press('Enter')
  released.resolve()
  const opened = page.getByRole('dialog', { name: 'Corner Room' })
  await opened.waitFor()
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  await page.getByText('5 meetings', { exact: true }).waitFor()
  expect(await element?.evaluate((row) => row.isConnected)).toBe(true)
  expect(await first.boundingBox()).toEqual(early.box)
  expect(
    await page.locator('#list').locator('xpath=ancestor::section').locator('ul:visible').innerText(),
  ).toBe(early.text)
  expect(await first.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(early.directions)
  expect(problems).toEqual([])
})

test('a page with a query string writes no early rows', async () => {
  await using visitor = await visit()
  const { page, context } = visitor
  await bring(visitor)
  await context.route(/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/meetings?q=dawn')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('listitem').filter({ hasText: 'Right Now' }).count()).toBe(0)
})
