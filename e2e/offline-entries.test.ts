// Reviews and urges that the server did not receive.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey } from './journey.ts'

const urges = '**/api/diary/urges/*'

/** Logs an urge while the server is down. */
async function logUrge(page: Page, craving: string) {
  await page.route(urges, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await page.getByRole('button', { name: 'Log an urge' }).click()
  const strength = page.getByRole('group', { name: 'How strong was the urge?' })
  await strength.getByRole('button', { name: craving, exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 entry waits on this device for a connection.').waitFor()
}

test('an entry written while the server is down is sent a minute later, also from Today', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.clock.install()
  const ana = await asMember(visit, 'Ana')
  const cravings = async () =>
    (await ana.get('/api/diary')).body.entries.map(({ craving }: { craving: number }) => craving)
  await page.goto('/evening-review')
  await logUrge(page, '4')
  await page.unroute(urges)
  await page.clock.fastForward(61_000)
  await page.getByText('craving 4').waitFor()
  expect(await cravings()).toEqual([4])

  await logUrge(page, '7')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  expect(await cravings()).toEqual([4])
  await page.unroute(urges)
  await page.clock.fastForward(61_000)
  await expect.poll(async () => (await cravings()).toSorted()).toEqual([4, 7])
  expect(visit.problems).toEqual([])
})

test('an entry that the server refuses is offered once a visit', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.clock.install()
  await asMember(visit, 'Ana')
  await page.goto('/evening-review')
  await logUrge(page, '5')
  const refusal = JSON.stringify({ message: 'That day is over.' })
  await page.unroute(urges)
  await page.route(urges, (route) => route.fulfill({ status: 400, body: refusal }))
  await page.clock.fastForward(61_000)
  const form = page.getByRole('dialog', { name: 'Log an urge' })
  const words = form.getByText('This was written offline and is not saved yet. That day is over.')
  await words.waitFor()
  await page.keyboard.press('Escape')
  const refused = page.waitForResponse(urges)
  await page.clock.fastForward(61_000)
  await refused
  await page.waitForLoadState('networkidle')
  expect(await form.count()).toBe(0)
  await page.reload()
  await words.waitFor()
  expect(visit.problems).toEqual([])
})
