// What a person enters before the scripts of a page are loaded.
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey, phone, waitForHydration } from './journey.ts'

/** Delays every script of the page until the returned function is called. */
async function delayScripts(context: BrowserContext) {
  const scripts = Promise.withResolvers<void>()
  await context.route(/assets\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.fallback()
  })
  return scripts.resolve
}

test('what is typed and chosen before the script loads stays, and can be sent', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  const release = await delayScripts(context)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Subject').selectOption('support')
  await page.getByLabel('Message', { exact: true }).fill('Typed on a slow connection.')
  release()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Your message has arrived.').waitFor()
  expect(visit.problems).toEqual([])
})

test('a login that is sent before the script loads happens once it has', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context, app } = visit
  const ana = await app.member('Ana')
  const release = await delayScripts(context)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').first().fill(app.password)
  await page.getByRole('button', { name: 'Login', exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await page.waitForURL('**/dashboard')
  expect(visit.problems).toEqual([])
})

test('a search that is typed before the script loads finds its articles', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  const release = await delayScripts(context)
  await page.goto('/library', { waitUntil: 'commit' })
  const search = page.getByPlaceholder('Search articles, topics, or tags...')
  await search.fill('wim hof')
  release()
  await waitForHydration(page)
  await page.waitForURL('**/library?q=*')
  expect(await search.inputValue()).toBe('wim hof')
})
