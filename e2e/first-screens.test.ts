// The main content is on the first screen of a phone, and nothing moves while a member's page loads.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { plusDays } from '../src/platform/dates.ts'
import { asMember, desktop, journey, phone, waitForHydration } from './journey.ts'
import { layoutShiftOf, recordLayoutShifts } from './layout-shift.ts'

const memberPages = [
  '/dashboard',
  '/forum',
  '/recovery-tracker',
  '/meditation',
  '/journal',
  '/ai-coach',
  '/account',
  '/meetings',
]
/** The lowest visible position above the bottom bar of a phone. */
const lowest = phone.height - 62

async function isOnFirstScreen(control: Locator, above = lowest) {
  await control.waitFor()
  const box = await control.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= above
}

async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not shown.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('on a phone the main content of each page is on the first screen', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page, app } = visit
  const ben = await app.member('Ben')
  await ben.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
  await asMember(visit, 'Ana', { plan: 'premium' })
  const first: [string, () => Locator][] = [
    ['/dashboard', () => page.getByRole('button', { name: "I'm Here Today" })],
    ['/recovery-tracker', () => page.getByRole('checkbox', { name: /Morning meditation/ })],
    ['/ai-coach', () => page.getByRole('button', { name: 'Send' })],
    ['/meditation', () => page.getByRole('button', { name: 'Start' })],
    ['/meditation', () => page.getByRole('combobox', { name: 'Length' })],
    ['/meditation', () => page.getByRole('combobox', { name: 'Breathing' })],
    ['/account', () => page.getByRole('button', { name: 'Edit: Two-step login' })],
  ]
  const post = page.getByRole('article', { name: 'Post by Ben' }).getByText('One more day.')
  // At the first visit two short notices are above the posts.
  await page.goto('/forum')
  expect(await isOnFirstScreen(page.getByText('Peer support only, not professional advice.').last())).toBe(
    true,
  )
  expect(await isOnFirstScreen(post)).toBe(true)
  for (const [path, control] of first) {
    await page.goto(path)
    expect(await isOnFirstScreen(control()), path).toBe(true)
  }
  await page.goto('/forum')
  expect(await isOnFirstScreen(post)).toBe(true)
  expect(await page.getByText('First names only, please.').isVisible()).toBe(false)
  await page.getByText('Guidelines and disclaimer').click()
  expect(await page.getByText('First names only, please.').isVisible()).toBe(true)
  expect(visit.problems).toEqual([])
})

test('on a phone on its side the check-in is on the first screen', async () => {
  const side = { width: phone.height, height: phone.width }
  await using visit = await journey({ look: { viewport: side, isMobile: true, hasTouch: true } })
  await asMember(visit, 'Ana')
  await visit.page.goto('/dashboard')
  const checkIn = visit.page.getByRole('button', { name: "I'm Here Today" })
  expect(await isOnFirstScreen(checkIn, side.height - 62)).toBe(true)
  await checkIn.tap()
  await visit.page.locator('.toast').waitFor()
  const thanks = visit.page.getByText('Thank you for showing up today!')
  for (const part of [thanks, visit.page.getByRole('button', { name: 'Checked In!' })])
    expect(await overlap(visit.page.locator('.toast'), part)).toBe(false)
})

test('on a phone the actions of an urge are next to its time', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  const date = plusDays(new Date().toISOString().slice(0, 10), -1)
  await ana.put(`/api/diary/urges/${crypto.randomUUID()}`, { date, minute: 757, craving: 4 })
  await page.goto('/evening-review')
  const time = await page.getByText('Urge at 12:37 PM').boundingBox()
  const edit = await page.getByRole('button', { name: 'Edit: Urge at 12:37 PM' }).boundingBox()
  expect(edit?.y).toBeLessThan((time?.y ?? 0) + (time?.height ?? 0))
})

test('on a phone on its side the message box of the coach is on the first screen', async () => {
  const side = { width: phone.height, height: phone.width }
  await using visit = await journey({ look: { viewport: side, isMobile: true, hasTouch: true } })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/ai-coach')
  const lowestOnSide = side.height - 62
  expect(await isOnFirstScreen(page.getByRole('button', { name: 'Send' }), lowestOnSide)).toBe(true)
  expect(await isOnFirstScreen(page.getByLabel('Your message'), lowestOnSide)).toBe(true)
})

test('on a small laptop a sitting is started and the coach is written to without scrolling', async () => {
  await using visit = await journey({ look: { viewport: { width: 1280, height: 720 } } })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  const start = page.getByRole('button', { name: 'Start' })
  await page.goto('/meditation')
  expect(await isOnFirstScreen(start, 720)).toBe(true)
  await start.click()
  await page.getByRole('button', { name: 'Pause' }).click()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await page.goto('/ai-coach')
  expect(await isOnFirstScreen(message, 720)).toBe(true)
  // At 800 px and more the window has its full height.
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await isOnFirstScreen(message, 800)).toBe(true)
  const chat = page.getByRole('region', { name: 'Chat with the coach' })
  expect((await chat.boundingBox())?.height).toBe(600)
})

test('with text at 200 % no page of a phone moves sideways', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  for (const path of [...memberPages, '/', '/recovery-tracker?view=progress']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // Twice the browser's default, of which the pages take 106.25 %.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width)
  }
})

test('on a phone Today, the tracker and the account page stay short', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page } = visit
  const ana = await asMember(visit, 'Ana', { plan: 'premium' })
  await ana.post('/api/checkin', {})
  for (const [path, most] of [
    ['/dashboard', 2_600],
    ['/recovery-tracker', 3_200],
    ['/recovery-tracker?view=progress', 3_200],
    ['/account', 2_600],
  ] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(most)
  }
})

test('on a phone Today stays short in the evening, with the offer of a plan, too', async () => {
  const evening = '2026-03-14T20:00:00Z'
  const look = { viewport: phone, isMobile: true, hasTouch: true, timezoneId: 'UTC' }
  await using visit = await journey({ now: evening, look })
  const { page } = visit
  await page.clock.setFixedTime(evening)
  const ana = await asMember(visit, 'Ana')
  for (const back of [3, 2, 1]) await ana.post('/api/checkin', { date: plusDays('2026-03-14', -back) })
  await page.goto('/dashboard')
  await page.getByText('How was today?').waitFor()
  await page.getByText('Unlock Premium').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_600)
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s nothing moves while a member’s pages load, the first time and later', async (_, viewport) => {
  await using visit = await journey({ look: { viewport } })
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana', { plan: 'premium' })
  await ana.post('/api/checkin', {})
  await recordLayoutShifts(context)
  const far: Record<string, number> = {}
  for (const visitNumber of ['first', 'later']) {
    for (const path of memberPages) {
      await page.goto(path)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      const shift = await layoutShiftOf(page)
      if (shift >= 0.05) far[`${path}, ${visitNumber} time`] = shift
    }
  }
  expect(far).toEqual({})
  expect(visit.problems).toEqual([])
})
