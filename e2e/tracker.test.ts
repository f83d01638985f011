import { expect, test } from 'vitest'
import { unsubscribeToken } from '../src/tracker/reminders/unsubscribe-weekly.server.ts'
import { accessibilityViolations, asMember, journey, phone, waitForHydration } from './journey.ts'

test('a visitor is asked to log in, with or without script', async () => {
  await using visit = await journey({ look: { javaScriptEnabled: false } })
  await visit.page.goto('/recovery-tracker')
  await visit.page.getByText('Please log in to access your recovery tracker.').waitFor()
  expect(await visit.page.getByRole('heading', { level: 1 }).innerText()).toBe('Recovery Progress Tracker')
})

test('a completion moves the progress bar, survives a reload and can be undone, and a new day starts empty', async () => {
  await using visit = await journey({ now: '2026-03-10T10:00:00Z', look: { timezoneId: 'UTC' } })
  const { app, page } = visit
  await asMember(visit, 'Ana')
  await page.clock.setSystemTime('2026-03-10T10:00:00Z')
  await page.goto('/recovery-tracker')
  await page.getByText('0 of 5 activities completed').waitFor()
  const gratitude = page.getByRole('checkbox', { name: /Gratitude practice/ })
  await gratitude.check()
  await page.getByText('Great work!').first().waitFor()
  await page.getByText('Activity completed. Keep building your recovery!').first().waitFor()
  await page.getByText('1 of 5 activities completed').waitFor()
  const bar = page.getByRole('progressbar', { name: "Today's Progress" })
  expect(await bar.getAttribute('aria-valuenow')).toBe('20')
  expect(await bar.getAttribute('aria-valuemax')).toBe('100')
  await page.reload()
  await page.getByText('1 of 5 activities completed').waitFor()
  expect(await gratitude.isChecked()).toBe(true)
  await page.getByText('1 day', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Undo Gratitude practice' }).click()
  await page.getByText('0 of 5 activities completed').waitFor()
  await gratitude.check()
  await page.getByRole('tab', { name: 'Weekly Goals' }).click()
  await page.getByRole('checkbox', { name: /Support meeting/ }).check()
  await page.getByText('35', { exact: true }).waitFor()
  app.clock.advance({ days: 1 })
  await page.clock.setSystemTime('2026-03-11T10:00:00Z')
  await page.reload()
  await page.getByText('0 of 5 activities completed').waitFor()
  await page.getByText('35', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Weekly Goals' }).click()
  expect(await page.getByRole('checkbox', { name: /Support meeting/ }).isChecked()).toBe(true)
  expect(visit.problems).toEqual([])
})

test('an offline completion is stored with its date and sent once', async () => {
  await using visit = await journey()
  const { context, page } = visit
  const ana = await asMember(visit, 'Ana')
  await page.goto('/recovery-tracker')
  const walk = page.getByRole('checkbox', { name: /Physical activity/ })
  await expect.poll(() => walk.isEnabled()).toBe(true)
  await context.setOffline(true)
  await walk.check()
  await page.getByText('It is sent with today’s date as soon as there is a connection.').first().waitFor()
  await page.getByText('Saved on this device until there is a connection.').waitFor()
  await page.getByText('1 of 5 activities completed').waitFor()
  await context.setOffline(false)
  await expect
    .poll(async () => (await ana.get('/api/recovery-tracker/stats')).body)
    .toMatchObject({ totalPoints: 15, activitiesCompleted: 1 })
  await page.getByText('Saved on this device until there is a connection.').waitFor({ state: 'detached' })
  await page.getByText('1 of 5 activities completed').waitFor()
})

test('a completion that another tab has undone can be undone here, too', async () => {
  await using visit = await journey()
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  await ana.post('/api/recovery-tracker/activities/gratitude-practice/complete')
  await page.goto('/recovery-tracker')
  await page.getByText('1 of 5 activities completed').waitFor()
  await ana.del('/api/recovery-tracker/activities/gratitude-practice/complete')
  await page.getByRole('button', { name: 'Undo Gratitude practice' }).click()
  await page.getByText('0 of 5 activities completed').waitFor()
  expect(visit.problems).toEqual([])
})

test('counts that cannot be loaded are never shown as zero', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.route('**/api/recovery-tracker/stats', (route) =>
    route.fulfill({ status: 503, json: { message: 'No.' } }),
  )
  await page.goto('/recovery-tracker')
  await page.getByText('It’s safe, but it couldn’t be loaded.').first().waitFor()
  expect(await page.getByText('The first ones are one small thing away.').count()).toBe(0)
})

test('after a setback the page shows what does not change and a next step, and the restart can be undone', async () => {
  await using visit = await journey({
    now: '2026-03-10T10:00:00Z',
    look: { viewport: phone, timezoneId: 'UTC' },
  })
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  for (let day = 1; day <= 9; day += 1) await ana.post('/api/checkin', { date: `2026-03-0${day}` })
  await page.clock.setSystemTime('2026-03-10T10:00:00Z')
  await page.goto('/recovery-tracker')
  await page.getByRole('button', { name: 'Set your date' }).first().click()
  await page.getByLabel('Since').fill('2025-03-10')
  await page.getByRole('button', { name: 'Start counting' }).click()
  await page.getByText('365 days since March 10, 2025.').waitFor()
  await page.getByText('1 year', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'I had a setback' }).click()
  await page.getByText('Are you safe right now?').waitFor()
  const note = page.getByLabel('A note to yourself (optional)')
  await note.fill('The phone call with my brother')
  await page.getByRole('link', { name: 'get help now' }).click()
  await page.waitForURL('**/help')
  await page.goBack()
  await page.getByRole('button', { name: 'I had a setback' }).click()
  await expect.poll(() => note.inputValue()).toBe('The phone call with my brother')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save and start again' }).click()
  await page.getByText('Thank you for being honest').waitFor()
  await page.getByText('You were sober 29 of the last 30 days.').first().waitFor()
  const dialog = page.getByRole('dialog')
  for (const [name, path] of [
    ['Find a meeting that starts soon', '/meetings'],
    ['Open my safety plan', '/safety-plan'],
    ['Talk to a person now', '/help'],
  ] as const)
    expect(await dialog.getByRole('link', { name }).getAttribute('href')).toBe(path)
  await dialog.getByRole('button', { name: 'Back to my tracker' }).click()
  await page.getByText('It begins today, March 10, 2026. This day counts.').waitFor()
  await page.getByText('1 year', { exact: true }).first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByText('Earlier runs').click()
  await page.getByRole('button', { name: 'Undo the last setback' }).click()
  await page.getByText('365 days since March 10, 2025.').waitFor()
  expect(visit.problems).toEqual([])
})

test('own activities, hidden ones, pauses and the self-check need few taps, on the smallest screen', async () => {
  await using visit = await journey({
    look: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
  })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/recovery-tracker')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Change the list' }).click()
  await page.getByRole('checkbox', { name: 'Recovery reading', exact: true }).click()
  await page.getByRole('button', { name: 'Add an activity of your own' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Feed the birds')
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Feed the birds' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('0 of 5 activities completed').waitFor()
  await page.getByRole('checkbox', { name: /Feed the birds/ }).check()
  await page.getByText('1 of 5 activities completed').waitFor()
  await page.getByRole('button', { name: 'Change the list' }).click()
  await page.getByRole('button', { name: 'Add an activity of your own' }).click()
  await page.getByLabel('Name', { exact: true }).fill(' feed  the birds')
  await page.getByText('You already have “Feed the birds”').waitFor()
  await page.getByRole('button', { name: 'Add it anyway' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Progress' }).click()
  await page.getByText('Pause days').click()
  await page.getByRole('button', { name: 'Set aside' }).click()
  await page.getByRole('button', { name: /^No pause on/ }).waitFor()
  await page.getByRole('button', { name: /^Look at/ }).click()
  await page.getByRole('group', { name: 'I have things to look forward to.' }).getByLabel('very much').check()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save my answers' }).click()
  await page.getByText('What’s keeping you steady now').waitFor()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: 'Points' }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Points' }).isChecked()).toBe(false)
  await page.getByRole('tab', { name: 'Today' }).click()
  await page.getByText('Current Streak').waitFor()
  expect(await page.getByText('Total Points').count()).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(visit.problems).toEqual([])
})

test('the link in a weekly email stops it without a login, with one button', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { app, page } = visit
  const ana = await app.member('Ana')
  const week = async () => (await ana.get('/api/notices/settings')).body.channels.week
  await ana.put('/api/notices/settings', { channels: { week: { inApp: true, push: false, mail: true } } })
  // A link without its token, then one with a wrong token.
  await page.goto('/stop-weekly-email')
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  await page.goto('/')
  await page.goto('/stop-weekly-email#not-a-link')
  await page.getByRole('button', { name: 'Stop the email' }).click()
  await page.getByText('This link does not work. You can choose your emails on the notices page.').waitFor()
  await page.goto('/')
  await page.goto(`/stop-weekly-email#${unsubscribeToken(app.settings, ana.id)}`)
  expect((await week()).mail).toBe(true)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop the email' }).click()
  await page.getByRole('heading', { name: 'The weekly email is off' }).waitFor()
  expect((await week()).mail).toBe(false)
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('while a completion is pending all checkboxes are disabled, and the focus returns to its checkbox', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/recovery-tracker')
  const gratitude = page.getByRole('checkbox', { name: /Gratitude practice/ })
  const reading = page.getByRole('checkbox', { name: /Recovery reading/ })
  await expect.poll(() => reading.isEnabled()).toBe(true)
  const released = Promise.withResolvers<void>()
  await page.route('**/complete', async (route) => {
    await released.promise
    await route.continue()
  })
  await gratitude.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => reading.isDisabled()).toBe(true)
  released.resolve()
  await expect.poll(() => reading.isEnabled()).toBe(true)
  expect(await gratitude.isChecked()).toBe(true)
  await expect.poll(() => gratitude.evaluate((box) => box === document.activeElement)).toBe(true)
})

test('in the dark a checkbox has the colors of the page', async () => {
  await using visit = await journey({ look: { viewport: phone, colorScheme: 'dark' } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/recovery-tracker')
  const box = page.getByRole('checkbox', { name: /Gratitude practice/ })
  await box.waitFor()
  const colors = () =>
    box.evaluate((input) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const named = (name: string) => {
        probe.style.color = `var(--${name})`
        return getComputedStyle(probe).color
      }
      const { backgroundColor } = getComputedStyle(input)
      return { backgroundColor, raised: named('paper-raised'), pine: named('pine') }
    })
  const open = await colors()
  expect(open.backgroundColor).toBe(open.raised)
  await box.check()
  const done = await colors()
  expect(done.backgroundColor).toBe(done.pine)
})
