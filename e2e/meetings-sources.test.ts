import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { prepareMeetings } from '../src/meetings/feeds/refresh.server.ts'
import { accessibilityViolations, asMember, journey } from './journey.ts'
import { layoutShiftOf, recordLayoutShifts } from './layout-shift.ts'
import { bring, names, now, rows, visit } from './meetings-steps.ts'

test('a fresh installation marks every sample as one, and gives no directions to it', async () => {
  await using visitor = await visit()
  const { page, problems, app } = visitor
  await prepareMeetings(app.services)
  await page.goto('/meetings')
  await page.getByText('These are samples, not meetings that are on.').waitFor()
  const shown = await page.getByRole('heading', { level: 3 }).count()
  expect(await page.getByText('Sample, not current').count()).toBe(shown)
  expect(await page.getByRole('link', { name: /^(Join|Directions|Call)$/ }).count()).toBe(0)
  expect(await page.getByText(/Starts in|On now/).count()).toBe(0)
  await page.goto('/help')
  await page.getByRole('button', { name: 'Meetings starting soon' }).click()
  await page.getByText('Nothing on our list is on now or starts in the next hour').waitFor()
  await page.getByText('Always open, the fellowship’s own list').first().waitFor()
  expect(problems).toEqual([])
})

test('without a response the last list is shown, marked as old; without a list, the official directories', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.route('**/api/meetings?*', (route) => route.abort())
  await page.goto('/meetings')
  await page.getByText('Failed to fetch meetings').waitFor()
  await page.getByRole('link', { name: 'Open' }).first().waitFor()
  await page.unroute('**/api/meetings?*')
  await page.reload()
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
  await page.route('**/api/meetings?*', (route) => route.abort())
  await page.reload()
  await page.getByText('The list can’t be reached. This one is from').waitFor()
  expect(await names(page)).toContain('Corner Room')
})

test('if the server has no list, official directories are shown instead, filtered like the list', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.goto('/meetings')
  await expect.poll(() => page.getByText('Always open, the fellowship’s own list').count()).toBe(4)
  await page.getByLabel('Type').selectOption('GA')
  await expect.poll(() => page.getByText('Always open, the fellowship’s own list').count()).toBe(1)
  await page.getByLabel('State').selectOption('NY')
  await page.getByText('No meetings found').waitFor()
})

test('a fellowship without a list is shown with the link to its own finder', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings?state=NY')
  await page.getByLabel('Type').selectOption('CODA')
  await page.getByText('Co-Dependents Anonymous: find a meeting').waitFor()
  expect(await page.getByText('Always open, the fellowship’s own list').count()).toBe(1)
})

test('an admin enters the URL of a site, sees the list found there, and connects it', async () => {
  const site = createServer(({ url }, response) =>
    url?.includes('action=meetings')
      ? response.end(JSON.stringify(rows))
      : response.writeHead(404).end('<html>Not here</html>'),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  await using visitor = await journey({ now, settings: { MEETING_FEEDS_PRIVATE: 'on' } })
  const { page, app, problems } = visitor
  await asMember(visitor, 'Ada', { role: 'admin' })
  await page.goto('/admin?tab=meetings')
  await page.getByLabel('Address of the site, list or sheet').fill(`http://127.0.0.1:${port}/meetings`)
  await page.getByLabel('Time zone, if rows name none').fill('America/New_York')
  await page.getByRole('button', { name: 'Look for lists' }).click()
  await page.getByText('5 of 5 rows can be used, such as Right Now, Bronx').waitFor()
  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  expect(await connect.isDisabled()).toBe(true)
  await page.getByLabel('The publisher agreed that we show this list').check()
  expect(await accessibilityViolations(page)).toEqual([])
  await connect.click()
  await page.getByText('Connected by staff').waitFor()
  await app.runJobs()
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(5)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(async () => (await app.visitor.get('/api/meetings')).body.length).toBe(0)
  expect(problems).toEqual([])
  site.closeAllConnections()
  site.close()
})

test.each([
  [390, 'light'],
  [1280, 'dark'],
] as const)('the finder is accessible, stable and fits at %i px, %s', async (width, colorScheme) => {
  await using visitor = await visit({
    viewport: { width, height: 844 },
    colorScheme,
    // A dialog has other colors during its transition.
    reducedMotion: 'reduce',
  })
  const { page } = visitor
  await bring(visitor)
  await recordLayoutShifts(page)
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await page.getByText('Where this list comes from').waitFor()
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Newcomers (1)').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'In Half an Hour', exact: true }).click()
  await page.getByRole('dialog').getByText('Alcoholics Anonymous', { exact: true }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
