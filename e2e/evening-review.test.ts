import { expect, test } from 'vitest'
import { accessibilityViolations, asMember, journey, phone, seesToast } from './journey.ts'

test('Today offers a review in the evening, which takes one tap, and does not ask again', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page } = visit
  await page.clock.setFixedTime(new Date(new Date().setHours(12, 0)))
  const ana = await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: /Morning meditation/ }).waitFor()
  expect(await page.getByText('How was today?').count()).toBe(0)
  await page.clock.setFixedTime(new Date(new Date().setHours(20, 0)))
  await page.reload()
  await page.getByRole('link', { name: 'Good', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Review your day' })
  await form.getByRole('button', { name: 'Good', exact: true, pressed: true }).waitFor()
  await form.getByRole('button', { name: 'Tired' }).click()
  await form.getByLabel('One line').fill('Slow, and fine.')
  expect(await accessibilityViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Slow, and fine.').waitFor()
  await page.getByText('Good · Set off by: Tired', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect((await ana.get('/api/diary/tonight')).body.review).toMatchObject({ mood: 4, triggers: ['tired'] })
  await page.goto('/dashboard')
  await page.getByText('Your evening review is saved').waitFor()
  expect(visit.problems).toEqual([])
})

test('“Not tonight” hides the offer for the evening', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.clock.setFixedTime(new Date(new Date().setHours(21, 0)))
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Not tonight' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  expect(await page.getByText('How was today?').count()).toBe(0)
})

test('a strong urge offers people to contact, words of danger show help, and an entry can be removed', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/evening-review')
  await page.getByText('Your entries will be here.').waitFor()
  await page.getByRole('button', { name: 'Log an urge' }).click()
  const form = page.getByRole('dialog', { name: 'Log an urge' })
  expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await form
    .getByRole('group', { name: 'How strong was the urge?' })
    .getByRole('button', { name: '9' })
    .click()
  await form.getByRole('link', { name: 'get through the next ten minutes' }).waitFor()
  await form.getByLabel('One line').fill('I want to kill myself tonight')
  await form.getByRole('region', { name: 'Help right now' }).waitFor()
  await form.getByRole('button', { name: 'Walked or moved' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Craving 9').waitFor()
  await page.getByRole('button', { name: /^Remove: Urge at/ }).click()
  // The entry is removed, and the response is lost.
  await page.route(
    '**/api/diary/entries/*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await seesToast(page, 'Cairn cannot be reached right now.')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Your entries will be here.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your entries')
  expect(visit.problems).toEqual([])
})

test('a form that is left without saving keeps its text, also when the session ends, until it is canceled', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, app } = visit
  const ana = await asMember(visit, 'Ana')
  await page.goto('/evening-review')
  const form = page.getByRole('dialog', { name: 'Log an urge' })
  const line = form.getByLabel('One line')
  const open = () => page.getByRole('button', { name: 'Log an urge' }).click()
  await open()
  await form
    .getByRole('group', { name: 'How strong was the urge?' })
    .getByRole('button', { name: '9' })
    .click()
  await line.fill('After the phone call')
  await form.getByRole('link', { name: 'get through the next ten minutes' }).click()
  await page.waitForURL('**/help/craving')
  await page.goto('/evening-review')
  await expect.poll(() => line.inputValue()).toBe('After the phone call')
  // Another call of the page could notice the end of the session first.
  await page.waitForLoadState('networkidle')
  await ana.post('/api/logout', undefined)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('You’ve been logged out. Log in again to continue where you were.').waitFor()
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => line.inputValue()).toBe('After the phone call')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByText('Your entries will be here.').waitFor()
  expect(await form.count()).toBe(0)
  await open()
  await expect.poll(() => line.inputValue()).toBe('After the phone call')
  await form.getByRole('button', { name: '9', pressed: true }).waitFor()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await open()
  expect(await line.inputValue()).toBe('')
  await form.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Review today' }).click()
  expect(await page.getByRole('dialog').getByLabel('One line').inputValue()).toBe('')
  expect(visit.problems).toEqual([])
})

test('an entry written offline is queued on the device and stored once', async () => {
  await using visit = await journey()
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  await page.goto('/evening-review')
  await page.getByText('Your entries will be here.').waitFor()
  await page.getByRole('button', { name: 'Review today' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'So-so' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 entry waits on this device for a connection.').waitFor()
  await context.setOffline(false)
  await page.getByText('So-so').waitFor()
  expect((await ana.get('/api/diary')).body.entries).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('diary')
})

test('a review of a day that another device reviewed meanwhile is shown next to it, and replaces it only if asked', async () => {
  await using visit = await journey()
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  const date = new Date().toISOString().slice(0, 10)
  const lines = async () =>
    (await ana.get('/api/diary')).body.entries.map(({ line }: { line: string }) => line)
  const form = page.getByRole('dialog', { name: 'Review your day' })
  await page.goto('/evening-review')
  await page.getByText('Your entries will be here.').waitFor()
  await page.getByRole('button', { name: 'Review today' }).click()
  await form.getByLabel('One line').fill('From the laptop')
  await form.getByLabel('Day', { exact: true }).fill(date)
  await ana.put(`/api/diary/reviews/${date}`, { mood: 2, line: 'From the phone' })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('From the phone').waitFor()
  expect(await lines()).toEqual(['From the phone'])
  await form.getByRole('button', { name: 'Replace it' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText('From the laptop').waitFor()
  expect(await lines()).toEqual(['From the laptop'])

  await page.getByRole('button', { name: 'Edit: Evening review' }).click()
  await context.setOffline(true)
  await form.getByLabel('One line').fill('Written offline')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 entry waits on this device for a connection.').waitFor()
  await ana.put(`/api/diary/reviews/${date}`, { mood: 2, line: 'Again from the phone' })
  await context.setOffline(false)
  await form.getByText('Again from the phone').waitFor()
  expect(await form.getByLabel('One line').inputValue()).toBe('Written offline')
  await page.reload()
  await form.getByText('Again from the phone').waitFor()
  await form.getByRole('button', { name: 'Cancel' }).click()
  expect(await lines()).toEqual(['Again from the phone'])
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('diary')
  expect(visit.problems).toEqual([])
})

test('an urge that was written offline and is refused is shown with the reason', async () => {
  await using visit = await journey({ look: { timezoneId: 'UTC' } })
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  await page.goto('/evening-review')
  await page.getByText('Your entries will be here.').waitFor()
  await page.getByRole('button', { name: 'Log an urge' }).click()
  await context.setOffline(true)
  const form = page.getByRole('dialog', { name: 'Log an urge' })
  await form.getByLabel('One line').fill('Alone at home')
  await form
    .getByRole('group', { name: 'How strong was the urge?' })
    .getByRole('button', { name: '5' })
    .click()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 entry waits on this device for a connection.').waitFor()
  const date = await page.evaluate(() => new Date().toISOString().slice(0, 10))
  for (let urge = 0; urge < 40; urge += 1)
    await ana.put(`/api/diary/urges/${crypto.randomUUID()}`, { date, minute: 0, craving: 1 })
  await context.setOffline(false)
  await form.getByText('This was written offline and is not saved yet. You can save up to 40 urges').waitFor()
  expect(await form.getByLabel('One line').inputValue()).toBe('Alone at home')
  await form.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByText('waits on this device').count()).toBe(0)
  expect(visit.problems).toEqual([])
})

test('patterns are drawn once there are enough entries, with the same figures for screen readers', async () => {
  await using visit = await journey({ look: { timezoneId: 'UTC' } })
  const { page, app } = visit
  const ana = await asMember(visit, 'Ana')
  for (let back = 0; back < 13; back += 1) {
    const date = new Date(app.clock.now() - back * 86_400_000).toISOString().slice(0, 10)
    const urge = {
      date,
      minute: 1_290,
      craving: 8,
      cravingAfter: 4,
      triggers: ['tired'],
      actions: ['walked'],
    }
    expect((await ana.put(`/api/diary/urges/${crypto.randomUUID()}`, urge)).status).toBe(200)
  }
  await page.goto('/evening-review')
  const row = page.getByRole('row', { name: 'Walked or moved 8 → 4, 13 times' })
  await row.waitFor()
  await page.getByRole('row', { name: 'Evening, 8 to midnight 13' }).waitFor()
  await page.getByRole('row', { name: 'Tired 13 days' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(visit.problems).toEqual([])
})

test('money and time saved are computed from the member’s own figures', async () => {
  await using visit = await journey()
  const { page, app } = visit
  const ana = await asMember(visit, 'Ana')
  const startedOn = new Date(app.clock.now() - 14 * 86_400_000).toISOString().slice(0, 10)
  await ana.post('/api/recovery-tracker/counters', { name: 'Days', startedOn })
  await page.goto('/recovery-tracker?view=progress')
  await page.getByRole('button', { name: 'Enter figures' }).click()
  await page.getByLabel('Money a week').fill('90')
  await page.getByLabel('Hours a week').fill('12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^\$1[78]\d and 2[2-6] hours$/).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(visit.problems).toEqual([])
})
