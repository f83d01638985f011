// The frame of members' pages: bottom bar, tooltips, notification region, and a session that survives restarts.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityViolations, asMember, desktop, journey, phone } from './journey.ts'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('cairn.token'))

test('on a phone a member has a bar with five pages and no footer made for visitors', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page } = visit
  await page.goto('/')
  await page.locator('footer').getByText('Features').waitFor()
  expect(await page.getByRole('navigation', { name: 'Main pages' }).count()).toBe(0)
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/dashboard')
  // The prerendered bar is replaced after hydration.
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  expect(await bar.getByRole('link').allTextContents()).toEqual([
    'Today',
    'Journal',
    'Coach',
    'Meetings',
    'Community',
  ])
  expect(await bar.locator('[aria-current=page]').allTextContents()).toEqual(['Today'])
  expect(await page.locator('footer').getByText('Features').count()).toBe(0)
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height)
  await bar.getByRole('link', { name: 'Community' }).click()
  await page.waitForURL('**/forum')
  expect(await accessibilityViolations(page)).toEqual([])
  expect(visit.problems).toEqual([])
})

test('the bar is part of the first paint of a member’s page', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, context } = visit
  await asMember(visit, 'Ana')
  await context.route(/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  expect(await bar.getByRole('link', { name: 'Today' }).isVisible()).toBe(true)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/forum')
  expect(await bar.isVisible()).toBe(false)
})

test.each([
  ['a visitor', undefined],
  ['a member', 'Ana'],
])('at 1280 the navigation of %s is one row', async (_, name) => {
  await using visit = await journey({ look: { viewport: desktop } })
  const { page } = visit
  if (name) await asMember(visit, name)
  await page.goto(name ? '/dashboard' : '/')
  if (name) await page.getByRole('button', { name: 'Logout' }).waitFor()
  const header = await page.locator('header').first().boundingBox()
  expect(header?.height).toBeLessThan(75)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(desktop.width)
})

test('icon-only controls have a tooltip after 700 ms, the next within 300 ms has it at once', async () => {
  await using visit = await journey({ look: { viewport: desktop } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  const before = page.getByRole('button', { name: 'Month before' })
  await before.waitFor()
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((control) => control.checkVisibility() && control.innerText.trim() === '')
      .filter((control) => !control.dataset['tooltip'])
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(unnamed).toEqual([])
  const tip = page.locator('body div[aria-hidden]', { hasText: /^(?:Month before|Your account)$/ })
  await page.mouse.move(600, 700)
  await before.hover()
  const from = await page.evaluate(() => performance.now())
  await tip.waitFor()
  expect((await page.evaluate(() => performance.now())) - from).toBeGreaterThan(500)
  expect(await tip.textContent()).toBe('Month before')
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /Your account/ }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await tip.waitFor()
  expect(await tip.textContent()).toBe('Your account')
})

test('F8 reaches the notifications before the first one and after it', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: "I'm Here Today" }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('F8')
  expect(await focused()).toContain('No notifications')
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByText('Check-in Complete! 🎉').first().waitFor()
  await page.keyboard.press('F8')
  await expect.poll(focused).toContain('Check-in Complete!')
})

test('a short outage of the server ends no session, which continues with a new token', async () => {
  await using visit = await journey()
  const { page, context, app } = visit
  const ana = await app.member('Ana')
  await visit.as(ana)
  await page.goto('/dashboard')
  await page.getByText('Welcome, Ana').waitFor()
  const other = await context.newPage()
  const down = (url: URL) => url.pathname.startsWith('/api/')
  await context.route(down, (route) => route.fulfill({ status: 503, json: { message: 'Back soon.' } }))
  // The journey's init script would restore the first token at each load.
  await context.addInitScript(() => localStorage.removeItem('cairn.token'))
  await page.evaluate(() => localStorage.setItem('cairn.suspended', '1'))
  await page.goto('/dashboard')
  await other.goto('/recovery-tracker')
  for (const tab of [page, other]) {
    await tab.getByText('Cairn can’t be reached right now.').waitFor()
    expect(await tokenOf(tab)).toBeNull()
  }
  await page.getByText('Welcome, Ana').waitFor()
  await context.unroute(down)
  for (const tab of [page, other]) {
    await tab.evaluate(() => dispatchEvent(new Event('online')))
    await tab.getByText('Cairn can’t be reached right now.').waitFor({ state: 'detached' })
  }
  const token = await tokenOf(page)
  expect(token).not.toBeNull()
  expect(token).not.toBe(ana.token)
  expect(await tokenOf(other)).toBe(token)
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await page.getByText('Check-in Complete! 🎉').first().waitFor()
})

test.each([500, 502, 503, 429])('an answer of %i drops the token and stays logged in', async (status) => {
  await using visit = await journey()
  const { page } = visit
  await visit.as(await visit.app.member('Ana'))
  await page.goto('/dashboard')
  await page.getByText('Welcome, Ana').waitFor()
  await page.route('**/api/profile', (route) => route.fulfill({ status, json: { message: 'No.' } }))
  await page.route('**/api/session/token', (route) => route.fulfill({ status, json: { message: 'No.' } }))
  await page.reload()
  await page.getByText('Cairn can’t be reached right now.').waitFor()
  expect(await tokenOf(page)).toBeNull()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => /token|profile|susp/.test(name))),
  ).toEqual([])
})

test('Ctrl K reaches pages and actions, and ? lists the shortcuts, but not while typing', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await page.getByRole('button', { name: "I'm Here Today" }).focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Page or action' })
  await field.waitFor()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('safety')
  expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual(['My safety plan'])
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/safety-plan')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await page.keyboard.press('?')
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel(/My warning signs/).focus()
  await page.keyboard.type('Why?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(visit.problems).toEqual([])
})

test('the check-in is within twelve tabs, and the focus stays on the page after it', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.setViewportSize(phone)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: "I'm Here Today" }).waitFor()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText)
  let tabs = 0
  while ((await focused()) !== "I'm Here Today" && tabs <= 12) {
    await page.keyboard.press('Tab')
    tabs += 1
  }
  expect(tabs).toBeLessThanOrEqual(12)
  await page.keyboard.press('Enter')
  await page.getByText('Check-in Complete! 🎉').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('with text at 200 % the labels of the bottom bar do not overlap', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link')
  await links.first().waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'))
  const overflows = await links.evaluateAll((all) =>
    all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  )
  expect(overflows).toEqual([])
})
