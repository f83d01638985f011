// What a member's page shows and preserves before its scripts are loaded.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey, phone } from './journey.ts'

/** Delays every script of the page until the returned function is called. */
async function delayScripts(context: BrowserContext) {
  const scripts = Promise.withResolvers<void>()
  await context.route(/assets\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.fallback()
  })
  return { release: scripts.resolve }
}

const early = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

test('a press on the check-in before any script runs is executed later', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  const scripts = await delayScripts(context)
  await early(page, '/dashboard')
  const button = page.getByRole('button', { name: "I'm Here Today" })
  await button.press('Enter')
  expect(await button.getAttribute('data-pressed')).toBe('')
  // A second press has no effect.
  await button.click()
  scripts.release()
  await page.getByText('Your first stone. It stays, whatever happens.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thank you')
  expect((await ana.get('/api/profile')).body).toMatchObject({ daysOnPath: 1 })
  expect(await page.locator('[data-pressed]').count()).toBe(0)
  expect(visit.problems).toEqual([])
})

test('a press before today’s state is known waits for it, and adds nothing to a day with a check-in', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  const response = Promise.withResolvers<void>()
  await context.route('**/api/checkin/today', async (route) => {
    await response.promise
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await ana.post('/api/checkin', {})
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByRole('button', { name: 'Checking in...' }).waitFor()
  response.resolve()
  await page.getByRole('button', { name: 'Checked In! ✓' }).waitFor()
  expect(sent).toEqual([])
})

test('a press on the menu before any script runs opens it later', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana')
  const scripts = await delayScripts(context)
  await early(page, '/account')
  await page.getByRole('button', { name: 'Menu' }).click()
  scripts.release()
  await page.getByRole('dialog').getByText('Ana', { exact: true }).waitFor()
  expect(visit.problems).toEqual([])
})

test('this device’s last state of today is shown before any script runs, and never to the next person', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context, app } = visit
  const ana = await asMember(visit, 'Ana')
  const sentence = page.locator('[data-early=sentence]')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await ana.post('/api/checkin', {})
  await page.reload()
  await page.getByRole('button', { name: 'Checked In! ✓' }).waitFor()

  const answers = Promise.withResolvers<void>()
  await context.route('**/api/**', async (route) => {
    await answers.promise
    await route.fallback()
  })
  const scripts = await delayScripts(context)
  await early(page, '/dashboard')
  await expect.poll(() => sentence.textContent()).toBe('Thank you for showing up today! 🌟')
  expect(await page.getByRole('button', { name: 'Checked In! ✓' }).isDisabled()).toBe(true)
  answers.resolve()
  scripts.release()
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname !== '/dashboard')

  const ben = await app.member('Ben')
  await page.evaluate((token) => localStorage.setItem('cairn.token', token), ben.token)
  const again = await delayScripts(context)
  const withheld = Promise.withResolvers<void>()
  await context.route('**/api/**', async (route) => {
    await withheld.promise
    await route.fallback()
  })
  await early(page, '/dashboard')
  await page.getByRole('button', { name: "I'm Here Today" }).waitFor()
  expect(await sentence.textContent()).toBe('')
  withheld.resolve()
  await expect.poll(() => sentence.textContent()).toBe('Tap once a day to add a stone. That’s it.')
  again.release()
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor()
  expect(visit.problems).toEqual([])
})

test('the newest post is readable before any script runs, unless it has a content note', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  const content = 'Day three. 🌱 <b>Not bold.</b>\nThank you all.'
  await ana.post('/api/forum/posts', { category: 'general', content })
  const scripts = await delayScripts(context)
  await early(page, '/forum')
  await page.getByText(content).waitFor()
  await page.getByText('Ana', { exact: true }).waitFor()
  expect(await page.getByText('Loading community posts...').isVisible()).toBe(false)
  scripts.release()
  await page.getByRole('article').getByRole('button', { name: 'Reply' }).waitFor()
  expect(await page.getByText(content).count()).toBe(1)

  await ana.post('/api/forum/posts', { category: 'general', content: 'A hard night.', contentNote: 'grief' })
  const again = await delayScripts(context)
  const posts = page.waitForResponse('**/api/forum/posts?*')
  await early(page, '/forum')
  await (await posts).finished()
  expect(await page.getByText('Loading community posts...').isVisible()).toBe(true)
  expect(await page.getByText('A hard night.').count()).toBe(0)
  again.release()
  await page.getByText('Content note: grief').waitFor()
  expect(await page.getByText('A hard night.').count()).toBe(0)
  expect(visit.problems).toEqual([])
})

test('with the app lock on, nothing of the member is shown before any script runs', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await page.evaluate(() => localStorage.setItem('cairn.app-lock', '{}'))
  const scripts = await delayScripts(context)
  const answered = page.waitForResponse('**/api/profile')
  await early(page, '/dashboard')
  await answered
  expect(await page.locator('[data-early=sentence]').textContent()).toBe('')
  scripts.release()
})

test('an empty state is shown before any script runs, with its form disabled', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  const scripts = await delayScripts(context)
  await early(page, '/my-meetings')
  await page.getByText('Your meetings will be here').waitFor()
  await early(page, '/notices')
  await page.getByText('Nothing new').waitFor()
  await early(page, '/journal')
  await page.getByText('Choose a password just for your journal').waitFor()
  expect(await page.getByLabel('Encryption password').isDisabled()).toBe(true)
  await page.locator('h1').evaluate((heading) => heading.toggleAttribute('data-first-seen', true))
  scripts.release()
  await expect.poll(() => page.getByLabel('Encryption password').isEnabled()).toBe(true)
  expect(await page.locator('h1[data-first-seen]').count()).toBe(1)
  expect(visit.problems).toEqual([])
})

const pages = [
  '/dashboard',
  '/forum',
  '/journal',
  '/ai-coach',
  '/meditation',
  '/account',
  '/notices',
  '/my-meetings',
  '/evening-review',
]

test('the elements of a member’s page stay after hydration, and a visitor sees none of them', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  for (const path of pages) {
    const scripts = await delayScripts(context)
    await early(page, path)
    await page.locator('main').waitFor()
    await page.getByRole('banner').evaluate((bar) => bar.toggleAttribute('data-first-seen', true))
    scripts.release()
    await page
      .getByRole('button', { name: 'Notices' })
      .or(page.getByRole('link', { name: /Notices/ }))
      .first()
      .waitFor()
    expect(await page.locator('header[data-first-seen]').count(), path).toBe(1)
    await context.unrouteAll()
  }
  expect(visit.problems).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  for (const path of pages.filter((path) => path !== '/forum')) {
    const scripts = await delayScripts(context)
    await early(page, path)
    await page.getByRole('banner').waitFor()
    expect(await page.locator('main').innerText(), path).toMatch(/^(?:|Loading…)$/)
    scripts.release()
    await page.waitForURL('**/login')
    await context.unrouteAll()
  }
})

test('a press on “Write a post” before any script runs opens the box, and a URL with a category shows that category', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana')
  const scripts = await delayScripts(context)
  await early(page, '/forum?category=newcomers')
  await page.getByRole('button', { name: 'Write a post' }).press('Enter')
  scripts.release()
  await page.getByRole('textbox', { name: 'Your post' }).waitFor()
  await page.getByRole('button', { name: 'Newcomers Welcome', pressed: true }).waitFor()
  expect(visit.problems).toEqual([])
})
