// Where the focus goes when an action removes the control that had it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password } from './journal-steps.ts'
import { asMember, journey, phone, waitForHydration } from './journey.ts'

/** The tag and the first words of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return `${activeElement?.tagName.toLowerCase()} ${activeElement?.textContent?.trim().slice(0, 60)}`
  })

const focusIsOn = (page: Page, element: string | RegExp) =>
  expect.poll(() => focused(page)).toMatch(typeof element === 'string' ? new RegExp(`^${element}`) : element)

/** Presses a control as a person does who uses the keyboard only. */
async function press(page: Page, name: string | RegExp) {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter')
}

test('setting up, locking and unlocking the journal, and saving, move the focus to the next heading', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/journal')
  await page.getByLabel('Encryption password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Confirm password').press('Enter')
  await focusIsOn(page, 'h2 Your recovery code')
  await page.getByLabel('I have put it somewhere safe').check()
  await press(page, 'Go to my journal')
  await focusIsOn(page, 'h1 Journal')
  await press(page, 'Lock now')
  await focusIsOn(page, 'h1 Journal')
  await press(page, 'Use my recovery code')
  await focusIsOn(page, 'h2 Use your recovery code')
  await press(page, 'Back')
  await focusIsOn(page, 'h2 Unlock your journal')
  await page.getByLabel('Encryption password').fill(password)
  await page.getByLabel('Encryption password').press('Enter')
  await page.getByRole('button', { name: 'New Entry' }).waitFor()
  await focusIsOn(page, 'h1 Journal')
  // On a phone the entry takes the place of the list and its button.
  await press(page, 'New Entry')
  await page.getByLabel('Your entry').fill('A good day.')
  await press(page, 'Save Entry')
  await page.getByRole('article').getByText('A good day.').waitFor()
  await focusIsOn(page, /^h[1-3] /)
})

test('a button that is disabled while it works keeps the focus, and does nothing then', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  const answer = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/login', async (route) => {
    calls += 1
    await answer.promise
    await route.continue()
  })
  const button = page.getByRole('main').locator('form button[type=submit]')
  await button.press('Enter')
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Enter')
  answer.resolve()
  await page.getByText('Login failed').first().waitFor()
  expect(calls).toBe(1)
  await focusIsOn(page, 'button Login')
})

test('the focus stays near a control that an action removes, and follows a press for more', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/account')
  await press(page, /^Get 3 free months/)
  await page.getByText('Premium is yours').first().waitFor()
  await focusIsOn(page, 'h2 Your plan')
  await press(page, 'Edit: Two-step login')
  await press(page, 'Add an authenticator app')
  await focusIsOn(page, 'input')
  await page.goto('/forum')
  await press(page, 'Write a post')
  await focusIsOn(page, 'textarea')
})

test('after a suggestion of the coach was chosen the focus is on the answer', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/ai-coach')
  await page
    .getByRole('button', { name: /craving/i })
    .first()
    .press('Enter')
  await page.getByRole('article', { name: 'Coach (software)' }).first().waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Coach (software)')
  expect(visit.problems).toEqual([])
})

test('canceling a payment moves the focus back to the button that chose the plan', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/pricing')
  await waitForHydration(page)
  await press(page, 'Choose Premium')
  await focusIsOn(page, 'h2 Premium, one month')
  await press(page, 'Cancel')
  await focusIsOn(page, 'button Choose Premium')
})

test('in the safety plan the focus goes to an added person, and to the heading after one is removed', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/safety-plan')
  await waitForHydration(page)
  await page.getByLabel('Name').fill('Sam')
  await page.getByLabel('Phone').fill('(555) 010-4477')
  await page.getByLabel('Phone').press('Enter')
  await focusIsOn(page, 'li Sam')
  await page.getByText(/on this device, encrypted/).waitFor()
  await page.reload()
  await page.getByText('Sam', { exact: true }).first().waitFor()
  await focusIsOn(page, 'body')
  await press(page, 'Edit')
  await press(page, 'Remove Sam')
  await focusIsOn(page, 'h2 4. ')
})

test('after an invitation is done or withdrawn the focus is on the next heading', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/trusted-people')
  await page.getByLabel('Their name').fill('Sam')
  await page.getByLabel('Their name').press('Enter')
  await page.getByLabel('Link for Sam').waitFor()
  await press(page, 'Done')
  await focusIsOn(page, 'h2 Invite someone')
  await press(page, 'Withdraw the invitation')
  await page.getByText('No one sees anything yet').waitFor()
  await focusIsOn(page, /^h[12] /)
})

test('the focus comes back to a control that was disabled while its action ran', async () => {
  await using visit = await journey()
  const { page, app } = visit
  const ben = await app.member('Ben')
  await ben.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
  await asMember(visit, 'Ana')
  await page.goto('/forum')
  const support = page.getByRole('group', { name: 'A quick word of support' }).getByRole('button').first()
  await support.press('Enter')
  await expect.poll(() => support.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => support.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.goto('/notices')
  const box = page.getByRole('checkbox', { name: 'Support for my posts, Push' })
  await box.press('Space')
  await expect.poll(() => box.isChecked()).toBe(false)
  await expect.poll(() => box.isEnabled()).toBe(true)
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
})
