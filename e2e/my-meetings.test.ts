import { expect, test } from 'vitest'
import type { TestApp } from '../src/app/testing/test-app.server.ts'
import { addTestList } from '../src/meetings/testing/imported-list.server.ts'
import { accessibilityViolations, asMember, journey, phone, seesToast } from './journey.ts'

// Saturday, 10 a.m. in New York.
const now = '2026-03-14T14:00:00Z'
const place = { formatted_address: '1 Main St, Albany, NY 12207, USA' }

async function bring(app: TestApp): Promise<{ id: string; name: string }[]> {
  const list = [
    { name: 'Right Now', slug: 'now', day: 6, time: '09:30', end_time: '10:30', ...place },
    { name: 'Tonight', slug: 'tonight', day: 6, time: '19:00', ...place },
  ]
  await addTestList(app, list)
  return (await app.visitor.get('/api/meetings')).body
}

const look = { viewport: phone, timezoneId: 'America/New_York', locale: 'en-US' }

test('a member chooses a home group and a reminder, and sees where reminders go', async () => {
  await using visit = await journey({ now, look })
  const { app, page, problems } = visit
  await page.clock.setFixedTime(now)
  const meetings = await bring(app)
  const ana = await asMember(visit, 'Ana', { zone: 'America/New_York' })
  await page.goto('/my-meetings')
  await page
    .getByRole('heading', { name: 'Your meetings will be here' })
    .or(page.getByText('Your meetings will be here'))
    .first()
    .waitFor()
  for (const { id } of meetings) await ana.put(`/api/meetings/saved/${id}`)
  await page.reload()
  const tonight = page.getByRole('listitem').filter({ hasText: 'Tonight' })
  await tonight.getByRole('button', { name: 'Make home group' }).click()
  await tonight.getByText('Home group', { exact: true }).waitFor()
  await tonight.getByLabel('Remind me of Tonight').selectOption('60')
  await page.getByText('Choose at least one way to get it, or it only shows under Notices.').waitFor()
  // Both were saved in the same millisecond, so their order is random.
  const { body } = await ana.get('/api/meetings/saved')
  expect(body.meetings.find(({ home }: { home?: boolean }) => home)).toMatchObject({
    name: 'Tonight',
    remindMinutes: 60,
  })
  expect(await accessibilityViolations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('a meeting whose saving has no response is shown as it is stored, with an error', async () => {
  await using visit = await journey({ now, look })
  const { app, page, problems } = visit
  await page.clock.setFixedTime(now)
  await bring(app)
  await asMember(visit, 'Ana')
  // Before the member is known, a meeting is saved on the device.
  const known = page.waitForResponse('**/api/meetings/saved')
  await page.goto('/meetings')
  await known
  for (const isStored of [false, true]) {
    await page.route(
      '**/api/meetings/saved/*',
      async (route) => {
        if (isStored) await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Save Tonight' }).click()
    await seesToast(page, 'Please check your connection and try again.')
    await page
      .getByRole('button', { name: isStored ? 'Remove Tonight' : 'Save Tonight' })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
  }
  expect(problems).toEqual([])
})

test('a private calendar URL is created, shown once, and revoked', async () => {
  await using visit = await journey({ now, look })
  const { app, page } = visit
  const meetings = await bring(app)
  const ana = await asMember(visit, 'Ana')
  await ana.put(`/api/meetings/saved/${meetings[1]?.id}`)
  await page.goto('/my-meetings')
  await page.getByRole('button', { name: 'Make a private address' }).click()
  const url = await page.getByLabel('Your private address').inputValue()
  expect((await app.visitor.get(new URL(url).pathname)).text).toContain('SUMMARY:Busy')
  await page.reload()
  await page.getByText('Not used yet').or(page.getByText('Last used')).waitFor()
  expect(await page.getByLabel('Your private address').count()).toBe(0)
  await page.getByRole('button', { name: 'End this address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click()
  await page.getByRole('button', { name: 'Make a private address' }).waitFor()
  expect((await app.visitor.get(new URL(url).pathname)).status).toBe(404)
})

test('attendance is recorded for a day of the meeting, with a chair’s code, and the slip says it is self-reported', async () => {
  await using visit = await journey({ now, look })
  const { app, page } = visit
  await page.clock.setFixedTime(now)
  const meetings = await bring(app)
  const ana = await asMember(visit, 'Ana', { zone: 'America/New_York' })
  await ana.put(`/api/meetings/saved/${meetings[0]?.id}`)
  await page.goto('/my-meetings')
  await page.getByLabel('Meeting', { exact: true }).selectOption('Right Now')
  const days = page.getByLabel('Day', { exact: true })
  expect(await days.locator('option').allTextContents()).toContain('Mar 14, 2026')
  expect(await days.locator('option').allTextContents()).not.toContain('Mar 13, 2026')
  await days.selectOption('2026-03-14')
  const note = page.getByLabel('Note', { exact: true })
  await note.fill('x'.repeat(1_001))
  await page.getByText('1 character too many').waitFor()
  await note.fill('Stay for coffee.')
  await page.reload()
  expect(await note.inputValue()).toBe('Stay for coffee.')
  await page.getByLabel('Meeting', { exact: true }).selectOption('Right Now')
  await days.selectOption('2026-03-14')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Stay for coffee.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Chair’s code for Right Now, Mar 14, 2026' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill('KM 12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('KM 12').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const paper = await page.locator('main').innerText()
  expect(paper).toContain('self-reported')
  expect(paper).toContain('KM 12')
  expect(paper).toContain('Cairn does not know who typed it')
  expect(paper).not.toContain('Stay for coffee.')
  expect(paper).not.toContain('Remind me')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Remove Right Now, Mar 14, 2026' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await ana.get('/api/meetings/attended')).body.attended).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove Right Now, Mar 14, 2026' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Nothing noted yet.').waitFor()
})
