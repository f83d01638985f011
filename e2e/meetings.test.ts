import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bring, names, rows, visit } from './meetings-steps.ts'

test('the list is sorted by next start, and marks what is on and what starts when', async () => {
  await using visitor = await visit()
  const { page, problems } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  expect(await names(page)).toEqual([
    'Right Now',
    'In Half an Hour',
    'Corner Room',
    'Pacific Coffee',
    'Sunday Dawn',
  ])
  expect(await page.getByText('On now, 30 min left').count()).toBe(1)
  await page.getByText('Starts in 30 min').waitFor()
  await page.getByText('Going on now').waitFor()
  await page.getByText('Tomorrow, Sunday').waitFor()
  await page.getByText(/Saturday, 9:00\sAM – 10:00\sAM PDT/).waitFor()
  expect(problems).toEqual([])
})

test('a visitor in another zone sees an online meeting in their own time', async () => {
  await using visitor = await visit({ timezoneId: 'Asia/Tokyo' })
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings?online=1')
  await page.getByText(/Saturday, 10:30\sAM – 11:30\sAM EDT/).waitFor()
  expect(await page.getByText(/Saturday, 11:30\sPM where you are/).count()).toBe(1)
})

test('words and filters narrow the list, an empty result says what to change, and the search is in the URL', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  const search = page.getByLabel('Search by name, city, address, or ZIP')
  await search.fill('BRONX')
  await page.getByText('1 of 5 meetings').waitFor()
  expect(await names(page)).toEqual(['Right Now'])
  await search.fill('no such room')
  await page.getByText('No meetings found').waitFor()
  await page.getByRole('button', { name: 'Without the words “no such room”: 5' }).click()
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await page.getByLabel('State').selectOption('CA')
  await page.getByText('1 of 5 meetings').waitFor()
  await page.getByLabel('State').selectOption('FL')
  await page.getByText('No meetings found').waitFor()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Newcomers (1)').check()
  await page.getByRole('button', { name: 'Show meetings' }).click()
  await page.getByText('1 of 5 meetings').waitFor()
  await page.waitForURL(/tags=newcomer/)
  await page.reload()
  await page.getByText('1 of 5 meetings').waitFor()
  expect(await names(page)).toEqual(['In Half an Hour'])
})

test('“now” shows what is on and what starts within the hour, or else what is next', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['Right Now', 'In Half an Hour', 'Corner Room'])
  await page.getByLabel('State').selectOption('CA')
  await page.getByText('Nothing on our list is on now or starts in the next hour. These are next.').waitFor()
  expect(await names(page)).toEqual(['Pacific Coffee'])
})

test('on a phone the first meeting is on the first screen', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  const first = page.getByRole('button', { name: 'Right Now', exact: true })
  await first.waitFor()
  const box = await first.boundingBox()
  expect(box && box.y + box.height).toBeLessThan(500)
})

test('a long list is first loaded with less than 60 KB, and more of it on request', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const many = Array.from({ length: 500 }, (_, at) => ({
    ...rows[at % 5],
    slug: `s${at}`,
    name: `Group ${at}`,
  }))
  await bring(visitor, many)
  let bytes = 0
  page.on('response', async (response) => {
    if (response.url().includes('/api/meetings')) bytes += (await response.body()).length
  })
  await page.goto('/meetings')
  await page.getByText('500 meetings', { exact: true }).waitFor()
  expect(bytes).toBeLessThan(60_000)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(async () => (await names(page)).length).toBe(100)
})

test('a refused location is only logged, and a city can be typed instead', async () => {
  await using visitor = await visit()
  const { page, problems } = visitor
  await bring(visitor)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await expect.poll(() => logged.some((line) => line.includes('The location was not given'))).toBe(true)
  expect(await page.getByText('Your browser didn’t share').count()).toBe(0)
  const nearMe = page.getByRole('button', { name: 'Near me' })
  await nearMe.click()
  await page.getByText('Your browser didn’t share where you are').waitFor()
  expect(await nearMe.getAttribute('aria-pressed')).toBe('false')
  expect(await names(page)).toHaveLength(5)
  await page.getByLabel('Search by name, city, address, or ZIP').fill('Portland')
  await page.getByRole('button', { name: 'Show meetings near “Portland”' }).waitFor()
  expect(await page.getByText('Your browser didn’t share').count()).toBe(0)
  expect(problems).toEqual([])
})

test('a meeting opens with all its details, can be shared by its URL, and can be added to a calendar', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Pacific Coffee', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/12:00\sPM where you are/).waitFor()
  expect(
    await dialog.getByRole('link', { name: 'Is this right? Tell its publisher' }).getAttribute('href'),
  ).toContain('mailto:list@aa.example')
  await dialog.getByText('Cairn is not affiliated with Alcoholics Anonymous').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  const stored = await download.path()
  expect(readFileSync(stored, 'utf8')).toContain('DTSTART;TZID=America/Los_Angeles:20260314T090000')
  await page.waitForURL(/meeting=/)
  await page.keyboard.press('Escape')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Pacific Coffee')
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.reload()
  await page.getByRole('dialog').getByText('Pacific Coffee').waitFor()
  await page.goto('/meetings?meeting=00000000-0000-7000-8000-000000000000')
  await page.getByRole('dialog').getByText('This meeting is not on our list.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pacific Coffee', exact: true }).click()
})

test('a visitor’s saved meetings stay in the browser, and move to the account at login, private', async () => {
  await using visitor = await visit()
  const { page, app } = visitor
  await bring(visitor)
  const ana = await app.member('Ana')
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Save Corner Room' }).click()
  await page.getByRole('button', { name: 'Remove Corner Room' }).first().waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'My week' }).getByText('Corner Room').waitFor()
  expect((await ana.get('/api/meetings/saved')).body.meetings).toEqual([])
  await page.evaluate((token) => localStorage.setItem('cairn.token', token), ana.token)
  await page.reload()
  await expect.poll(async () => (await ana.get('/api/meetings/saved')).body.meetings.length).toBe(1)
  await page.getByRole('region', { name: 'My week' }).getByText('Corner Room').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('cairn.meetings.kept'))).toBeNull()
})
