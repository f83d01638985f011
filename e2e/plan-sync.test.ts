import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestPerson } from '../src/app/testing/test-app.server.ts'
import {
  accessibilityViolations,
  type Journey,
  journey,
  phone,
  type Visitor,
  waitForHydration,
} from './journey.ts'

const synced = 'Synced with your devices'

async function openPlan(page: Page, hash = '') {
  await page.goto(`/safety-plan${hash}`)
  await waitForHydration(page)
  await page.getByRole('heading', { name: 'On your other devices' }).waitFor()
}

async function saved(page: Page) {
  await page.getByText('Saving…').waitFor({ state: 'detached' })
}

/** Focuses the page, and waits until its plan is stored on the server. */
async function focusAndSync(page: Page, words: string) {
  await page.reload()
  await page.getByText(synced).waitFor()
  await page.getByText(words).first().waitFor()
}

/** Both devices edit while the phone has no connection. */
async function editApart(ana: TestPerson, phone: Visitor, laptop: Page) {
  const { page, context } = phone
  await page.getByRole('button', { name: 'Edit' }).click()
  await context.setOffline(true)
  await page.getByLabel('1. My warning signs').fill('The zephyrine phone stays off\nI skip dinner')
  await page.getByText('couldn’t be synced').waitFor()
  await laptop.getByRole('button', { name: 'Edit' }).click()
  await laptop.getByLabel('1. My warning signs').fill('The zephyrine phone stays off\nI drive past the bar')
  await expect
    .poll(async () => (await ana.get('/api/safety-plan')).body.plan.revision, { timeout: 60_000 })
    .toBeGreaterThan(2)
  await context.setOffline(false)
  await page.getByText(synced).waitFor()
  const lines = ['I drive past the bar', 'I skip dinner', 'The zephyrine phone stays off']
  await expect
    .poll(async () => (await page.getByLabel('1. My warning signs').inputValue()).split('\n').toSorted())
    .toEqual(lines)
  await focusAndSync(laptop, 'I skip dinner')
}

async function expectCiphertext({ app }: Journey, bodies: string[], hash: string) {
  const key = hash.slice('#sync='.length)
  expect(bodies.join()).not.toContain('zephyrine')
  expect(bodies.join()).not.toContain(key)
  const { rows } = await sql<{ row: string }>`select t::text as row from synced_plans t`.execute(app.db)
  expect(rows[0]?.row).not.toContain('zephyrine')
}

test('the plan reaches the member’s other device as ciphertext, and separate edits are all merged', async () => {
  await using visit = await journey()
  const ana = await visit.app.member('Ana')
  const pocket = await visit.another({ as: ana, viewport: phone })
  const { page, problems } = pocket
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await openPlan(page)
  await page.getByLabel('1. My warning signs').fill('The zephyrine phone stays off')
  await page.getByRole('button', { name: 'Sync with my devices' }).click()
  await page.getByText(synced).waitFor()
  await page.getByRole('button', { name: 'Add a device' }).click()
  await page.getByRole('img', { name: 'QR code that adds a device' }).waitFor()
  const { hash } = new URL(await page.getByLabel('Link for your other device').inputValue())
  expect(await accessibilityViolations(page)).toEqual([])

  // A device without the key says so, and one with the link merges the plan with its own.
  const laptop = await visit.another({ as: ana })
  await openPlan(laptop.page)
  await laptop.page.getByText('this device doesn’t have the key').waitFor()
  await laptop.page.getByLabel('2. What I can do on my own').fill('Walk to the river')
  await saved(laptop.page)
  await openPlan(laptop.page, hash)
  await focusAndSync(laptop.page, 'The zephyrine phone stays off')
  expect(new URL(laptop.page.url()).hash).toBe('')
  expect(await accessibilityViolations(laptop.page)).toEqual([])
  await focusAndSync(page, 'Walk to the river')

  await editApart(ana, pocket, laptop.page)
  await expectCiphertext(visit, bodies, hash)

  // Turning sync off on one device deletes the server's copy; each device still has its plan.
  await page.getByRole('button', { name: 'Turn sync off' }).click()
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await page.getByRole('button', { name: 'Sync with my devices' }).waitFor()
  expect((await ana.get('/api/safety-plan')).body.plan).toBeNull()
  await laptop.page.reload()
  await laptop.page.getByText('Sync was turned off on another device').waitFor()
  await laptop.page.getByText('I skip dinner').first().waitFor()
  await openPlan(laptop.page, hash)
  await laptop.page.reload()
  expect(
    [...problems, ...laptop.problems].filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED')),
  ).toEqual([])
})
