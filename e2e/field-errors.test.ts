// Errors belong to their fields: for screen readers, and for the keyboard focus.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pages } from '../src/app/pages/pages.tsx'
import { asMember, journey, waitForHydration } from './journey.ts'

/** What a screen reader reads after the name of a field. */
const descriptionOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement
      ? activeElement.labels?.[0]?.textContent
      : activeElement?.tagName
  })

/** Ids that React renders and that are not the prerendered ones: what refers to them later is not in the page. */
const otherIds = (page: Page) =>
  page.evaluate(() => {
    type Props = Record<string, { id?: unknown }>
    return [...document.querySelectorAll('#root [id]')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
      const id = key === undefined ? undefined : (element as unknown as Props)[key]?.id
      return typeof id === 'string' && id !== element.id ? [`${id} is ${element.id} in the page`] : []
    })
  })

test('an error is the description of its field on a prerendered page, and its hint stays', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/journal')
  await page.getByLabel('Encryption password').fill('river stone lantern')
  await page.getByLabel('Confirm password').fill('river stone')
  await page.getByLabel('Confirm password').press('Enter')
  await page.getByText('Passwords do not match').waitFor()
  expect(await descriptionOf(page, 'Confirm password')).toBe('Passwords do not match')
  expect(await descriptionOf(page, 'Encryption password')).toMatch(/^At least 8 characters/)
})

test('the ids of prerendered pages are those of the script', async () => {
  await using visit = await journey()
  const { page } = visit
  const paths = pages.filter(({ who, prerender }) => who === 'anyone' && prerender === true)
  for (const { path } of paths.filter((each) => !each.path.startsWith('/library/'))) {
    await page.goto(path)
    await waitForHydration(page)
    expect(await otherIds(page), path).toEqual([])
  }
})

test('a form that is refused moves the focus from its button to the first wrong field', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/login?register=true')
  await waitForHydration(page)
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Password', { exact: true }).fill('river stone lantern')
  await page.getByLabel('Confirm password').fill('river stone')
  await page.getByRole('button', { name: 'Register' }).press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Confirm password')
  await asMember(visit, 'Ben')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete: Delete your account' }).press('Enter')
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Delete permanently' }).press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Your password')
  expect(await descriptionOf(page, 'Your password')).toBe('This is not your current password.')
})

test('a form that is sent without a field moves the focus to it', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'professional' })
  await page.goto('/gifts')
  await page.getByRole('button', { name: 'Use code' }).press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Code')
  await page.goto('/book-session')
  const topic = page.getByLabel('What would you like to talk about?')
  const ask = page.getByRole('button', { name: 'Ask for a session' })
  await ask.press('Enter')
  expect(await topic.evaluate((field) => field === document.activeElement)).toBe(true)
  await topic.fill('My nights')
  await ask.press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Time 1')
  await page.getByLabel('Time 3').fill('Mondays after six')
  await ask.press('Enter')
  await page.getByText('Waiting for us').waitFor()
})

test('a refused password or name is reported at its field', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/login?register=true')
  await waitForHydration(page)
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByLabel('Confirm password').fill('password123')
  const register = page.getByRole('button', { name: 'Register' })
  await register.press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Password')
  expect(await descriptionOf(page, 'Password')).toMatch(/Many people use this password/)
  await page.getByText('Registration failed').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Cairn Team')
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('river stone lantern')
  await register.press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Name')
  expect(await descriptionOf(page, 'Name')).toMatch(/Please choose another name/)
})

test('the buttons that show the passwords of a form have names of their own', async () => {
  await using visit = await journey()
  const { page } = visit
  const names = async () => {
    const buttons = page.getByRole('button', { name: /^Show .*password$/ })
    await buttons.nth(1).waitFor()
    return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))
  }
  await page.goto('/login?register=true')
  expect(await names()).toEqual(['Show password', 'Show repeated password'])
  await asMember(visit, 'Ana')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Password' }).click()
  expect(await names()).toEqual(['Show current password', 'Show new password'])
})
