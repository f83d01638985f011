import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addCheckIn } from '../src/checkin/store.server.ts'
import { dateIn, plusDays } from '../src/platform/dates.ts'
import { accessibilityViolations, asMember, journey, phone } from './journey.ts'

test('on a phone the check-in and the cairn are on the first screen', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/dashboard')
  const box = await page.getByRole('button', { name: "I'm Here Today" }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(phone.height)
  await page.getByRole('checkbox', { name: /Morning meditation/ }).waitFor()
  expect(visit.problems).toEqual([])
})

test('the stone lands on the cairn, the sentence fits the day, and the focus stays close', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      if (this instanceof SVGGElement)
        sessionStorage.setItem('landed', `${sessionStorage.getItem('landed') ?? ''}1`)
      return animate.apply(this, args)
    }
  })
  const landed = () => page.evaluate(() => sessionStorage.getItem('landed'))
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByText('Tap once a day to add a stone.').waitFor()
  await page.getByRole('img', { name: 'The place where your cairn will stand' }).waitFor()
  await page.getByRole('button', { name: "I'm Here Today" }).press('Enter')
  await page.getByRole('img', { name: 'Your cairn of 1 stone' }).waitFor()
  expect(await landed()).toBe('1')
  await page.getByText('Your first stone. It stays, whatever happens.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'Thank you for showing up today!',
  )
  await page.getByRole('heading', { name: 'Unlock Premium' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.reload()
  await page.getByRole('img', { name: 'Your cairn of 1 stone' }).waitFor()
  expect(await landed()).toBe('1')
  expect(visit.problems).toEqual([])
})

test('a member who was away for weeks is greeted with their stones first', async () => {
  await using visit = await journey({ look: { timezoneId: 'UTC' } })
  const { page, app } = visit
  const ana = await asMember(visit, 'Ana')
  const today = new Date(app.clock.now()).toISOString().slice(0, 10)
  for (const back of [12, 11, 10]) await ana.post('/api/checkin', { date: plusDays(today, -back) })
  await page.goto('/dashboard')
  await page.getByText('Good to see you. Your 3 stones are all here.').waitFor()
  await page.getByRole('heading', { name: 'Unlock Premium' }).waitFor()
})

test('on a page left open overnight the check-in is offered again in the morning', async () => {
  const evening = '2026-03-10T22:00:00Z'
  await using visit = await journey({ now: evening, look: { timezoneId: 'UTC' } })
  const { page, app } = visit
  await page.clock.install({ time: evening })
  const ana = await asMember(visit, 'Ana')
  await ana.post('/api/checkin', {})
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Checked In! ✓' }).waitFor()
  // The page is in its HTML before the script works.
  await expect.poll(() => page.getByRole('checkbox', { name: /Morning meditation/ }).isEnabled()).toBe(true)
  app.clock.advance({ hours: 9 })
  await page.clock.fastForward('09:00:00')
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByRole('img', { name: 'Your cairn of 2 stones' }).waitFor()
  expect((await ana.get('/api/checkin/days')).body.dates).toEqual(['2026-03-10', '2026-03-11'])
  app.clock.advance({ hours: 12 })
  await page.clock.fastForward('12:00:00')
  await page.getByRole('heading', { name: 'How was today?' }).waitFor()
})

test('actions done offline on a device with a wrong date are shown with the reason why they are refused', async () => {
  await using visit = await journey({ now: '2026-03-10T10:00:00Z', look: { timezoneId: 'UTC' } })
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  await page.clock.install({ time: '2026-03-13T10:00:00Z' })
  await page.goto('/dashboard')
  const activity = page.getByRole('checkbox', { name: /Morning meditation/ })
  await expect.poll(() => activity.isEnabled()).toBe(true)
  await context.setOffline(true)
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByText('Saved on this device until there is a connection.').first().waitFor()
  await activity.check()
  await page.getByText('It is sent with today’s date as soon as there is a connection.').first().waitFor()
  await context.setOffline(false)
  await page.getByText('Your check-in of March 13, 2026: A check-in can be sent up to').first().waitFor()
  await page
    .getByText('Morning meditation, March 13, 2026: You can check off the last 14 days')
    .first()
    .waitFor()
  // It stays until it is closed.
  await page.clock.runFor(60_000)
  await page.getByText('This could not be saved').first().waitFor()
  await page.getByRole('button', { name: "I'm Here Today" }).waitFor()
  expect((await ana.get('/api/checkin/days')).body.dates).toEqual([])
  expect(visit.problems).toEqual([])
})

test('a check-in and an activity that meet an outage of the server are sent once it is over', async () => {
  await using visit = await journey({ now: '2026-03-10T10:00:00Z', look: { timezoneId: 'UTC' } })
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  await page.clock.install({ time: '2026-03-10T10:00:00Z' })
  await page.goto('/dashboard')
  const activity = page.getByRole('checkbox', { name: /Morning meditation/ })
  await expect.poll(() => activity.isEnabled()).toBe(true)
  await page.route('**/api/checkin', (route) =>
    route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }),
  )
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByText('Saved on this device until there is a connection.').first().waitFor()
  // A proxy that knows no running program answers 404.
  await page.route('**/complete', (route) => route.fulfill({ status: 404, body: '404 page not found' }))
  await activity.check()
  await page.getByText('It is sent with today’s date as soon as there is a connection.').first().waitFor()
  await page.clock.runFor(60_000)
  await page.unrouteAll()
  await page.clock.runFor(60_000)
  await expect.poll(async () => (await ana.get('/api/checkin/days')).body.dates).toEqual(['2026-03-10'])
  await expect
    .poll(async () => (await ana.get('/api/recovery-tracker/stats')).body)
    .toMatchObject({ activitiesCompleted: 1 })
  expect(await page.getByText('This could not be saved').count()).toBe(0)
})

test('an activity is checked off on Today, and the focus stays on its box', async () => {
  await using visit = await journey()
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  const first = page.getByRole('checkbox', { name: /Morning meditation/ })
  await expect.poll(() => first.isEnabled()).toBe(true)
  await first.focus()
  await page.keyboard.press('Space')
  await page.getByText('Great work!').first().waitFor()
  await expect.poll(() => first.isEnabled()).toBe(true)
  expect(await first.isChecked()).toBe(true)
  expect(await first.evaluate((box) => box === document.activeElement)).toBe(true)
  expect((await ana.get('/api/recovery-tracker/stats')).body).toMatchObject({ activitiesCompleted: 1 })
})

test('all checkboxes are disabled while a completion is pending', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  const boxes = page.getByRole('listitem').getByRole('checkbox')
  await expect.poll(() => boxes.first().isEnabled()).toBe(true)
  const released = Promise.withResolvers<void>()
  await page.route('**/complete', async (route) => {
    await released.promise
    await route.continue()
  })
  await boxes.first().click()
  await expect.poll(() => boxes.last().isDisabled()).toBe(true)
  released.resolve()
  await expect.poll(() => boxes.last().isEnabled()).toBe(true)
})

test('the cairn is saved as a picture with a neutral file name', async () => {
  await using visit = await journey()
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  await ana.post('/api/checkin', {})
  await page.goto('/dashboard')
  await page.getByRole('img', { name: 'Your cairn of 1 stone' }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('landscape.png')
  const bytes = readFileSync(await file.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1440, 944])
  // An empty picture would have only a few hundred bytes.
  expect(bytes.length).toBeGreaterThan(10_000)
  expect(visit.problems).toEqual([])
})

test('a tap on a cairn opens its month, and the keyboard reaches every month', async () => {
  await using visit = await journey({ look: { viewport: phone, timezoneId: 'UTC' } })
  const { page, app } = visit
  const ana = await app.member('Ana')
  const today = dateIn('UTC', app.clock.now())
  const dates = Array.from({ length: 80 }, (_, back) => plusDays(today, -back))
  for (const date of dates)
    await addCheckIn(app.db, ana.id, { date, mood: 'present', notes: '', now: app.clock.now() })
  await visit.as(ana)
  await page.goto('/dashboard')
  const scene = page.getByRole('button', { name: 'Your months' })
  await scene.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your months' })
  const months = dialog.getByRole('button', { name: /stones?$/ })
  expect(await months.count()).toBe(new Set(dates.map((date) => date.slice(0, 7))).size)
  await months.last().focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('table').waitFor()
  const back = dialog.getByRole('button', { name: 'All months' })
  expect(await back.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await months.last().evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await scene.evaluate((button) => button === document.activeElement)).toBe(true)
  // The large cairn in front is this month's.
  const box = await scene.boundingBox()
  if (!box) throw new Error('the scene has no box')
  await scene.click({ position: { x: (236 / 360) * box.width, y: (190 / 236) * box.height } })
  await dialog.getByText(/you were here on/).waitFor()
  expect(visit.problems).toEqual([])
})

test('sound and vibration of the stone are off until they are turned on', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, app, context } = visit
  await context.addInitScript(() => {
    const calls: unknown[] = []
    Object.assign(globalThis, { vibrations: calls })
    navigator.vibrate = (pattern) => calls.push(pattern) > 0
  })
  await visit.as(await app.member('Ana'))
  await page.goto('/account')
  const choice = page.getByRole('checkbox', { name: 'Sound and vibration at check-in' })
  expect(await choice.isChecked()).toBe(false)
  const felt = () => page.evaluate(() => (Reflect.get(globalThis, 'vibrations') as unknown[]).length)
  expect(await felt()).toBe(0)
  await choice.check()
  expect(await felt()).toBe(1)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByRole('button', { name: 'Checked In! ✓' }).waitFor()
  await expect.poll(felt).toBe(1)
})
