import { expect, test } from 'vitest'
import { asMember, desktop, journey, phone, waitForHydration } from './journey.ts'

test('without script the home page, the help page and the links between them work', async () => {
  await using visit = await journey({ look: { javaScriptEnabled: false, viewport: phone } })
  const { page } = visit
  await page.goto('/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('A path out, one stone a day')
  await page.getByRole('link', { name: 'Help now' }).first().click()
  await page.waitForURL('**/help')
  expect(await page.getByRole('link', { name: 'Call 988' }).first().getAttribute('href')).toBe('tel:988')
  expect(await page.getByRole('link', { name: 'Call 911' }).first().getAttribute('href')).toBe('tel:911')
  expect(await page.getByRole('link', { name: 'Text HOME to 741741' }).first().getAttribute('href')).toBe(
    'sms:741741?&body=HOME',
  )
  expect(visit.problems).toEqual([])
})

test('without script a page that needs it says so and leads to help', async () => {
  await using visit = await journey({ look: { javaScriptEnabled: false } })
  const { page } = visit
  const notice = page.locator('main noscript p')
  for (const path of ['/login', '/dashboard', '/meetings', '/contact']) {
    await page.goto(path)
    await notice.waitFor()
    expect(await notice.innerText()).toContain('This page needs JavaScript.')
  }
  await notice.locator('a').first().click()
  await page.waitForURL('**/help')
  expect(await notice.count()).toBe(0)
})

test('the keyboard reaches the skip link first, then help, then everything else', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/')
  await waitForHydration(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to the page')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Help now')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Join Now - Free')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login?register=true')
  expect(visit.problems).toEqual([])
})

test('a visitor sees the public links in order, and the current page’s link is marked', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/pricing')
  const bar = page.getByRole('navigation', { name: 'Main' })
  expect(await bar.getByRole('link').allTextContents()).toEqual([
    'Home',
    'Library',
    'Meetings',
    'Pricing',
    'Contact',
    'Log In',
  ])
  await waitForHydration(page)
  expect(await bar.locator('[aria-current=page]').allTextContents()).toEqual(['Pricing'])
  expect(await page.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login')
})

test('on a phone the drawer comes from the right with name, email and all links, and closes on a link', async () => {
  await using visit = await journey({
    look: { viewport: phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
  })
  const { page } = visit
  const ana = await asMember(visit, 'Ana Maria')
  await page.goto('/')
  await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Ana Maria').waitFor()
  await drawer.getByText(ana.email).waitFor()
  const box = await drawer.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(phone.width)
  const linksIn = (name: string) =>
    drawer.getByRole('navigation', { name }).getByRole('link').allTextContents()
  expect(await linksIn('Help')).toEqual(['Help now', 'My safety plan', 'Breathe'])
  expect(await linksIn('Menu')).toEqual([
    'Home',
    'Dashboard',
    'Meditation',
    'Journal',
    'AI Coach',
    'Library',
    'Meetings',
    'Forum',
    'Tracker',
    'Pricing',
    'Contact',
    'Notices',
    'Your account',
  ])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await drawer.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await drawer.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('cairn.token'))).toBeNull()
  expect(visit.problems).toEqual([])
})

test('the quick exit and three presses of Shift leave for a neutral page, and back does not return', async () => {
  await using visit = await journey()
  const { page, context } = visit
  await context.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' }),
  )
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await page.waitForURL('https://www.bbc.com/weather')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await page.waitForURL('https://www.bbc.com/weather')
  await page.goBack()
  expect(page.url()).not.toContain('/dashboard')
})

test('colors follow the device, can be chosen, and the choice is applied before the first paint', async () => {
  await using visit = await journey({ look: { colorScheme: 'dark', viewport: desktop } })
  const { page } = visit
  const lightness = () =>
    page.evaluate(() =>
      Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[1]),
    )
  await page.goto('/')
  expect(await lightness()).toBeLessThan(0.3)
  await waitForHydration(page)
  await page.getByLabel('Colors').selectOption('light')
  expect(await lightness()).toBeGreaterThan(0.9)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect(await lightness()).toBeGreaterThan(0.9)
})

test('the tab can have a neutral title', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  expect(await page.title()).toContain('Cairn')
  await page.getByLabel('Neutral tab titles').check()
  expect(await page.title()).toBe('Notes')
  await page.goto('/help')
  expect(await page.title()).toBe('Notes')
  await waitForHydration(page)
  expect(await page.title()).toBe('Notes')
})

test('an unknown address shows the 404 page of the specification', async () => {
  await using visit = await journey()
  const answer = await visit.page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  expect(await visit.page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found')
  await visit.page.getByText('Did you forget to add the page to the router?').waitFor()
  await waitForHydration(visit.page)
  expect(visit.problems).toEqual([])
})

test('with forced colors a list of choices has the arrow of the system', async () => {
  await using visit = await journey({ look: { forcedColors: 'active' } })
  await visit.page.goto('/contact')
  const subject = visit.page.getByLabel('Subject')
  expect(await subject.evaluate((select) => getComputedStyle(select).appearance)).toBe('auto')
})
