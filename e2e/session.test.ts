import { expect, test } from 'vitest'
import { asMember, journey, seesToast } from './journey.ts'

test('an invalid stored token is dropped silently', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/help')
  await page.evaluate(() => localStorage.setItem('cairn.token', 'not a token'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Join Now - Free' }).waitFor({ state: 'visible' })
  await page.waitForFunction(() => localStorage.getItem('cairn.token') === null)
  expect(await page.getByRole('status').allTextContents()).not.toContain('Error')
  expect(visit.problems).toEqual([])
})

test('a member who leaves a page before the profile loads stays signed in', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.route('**/api/profile', () => undefined)
  const request = page.waitForRequest('**/api/profile')
  await page.goto('/')
  await request
  await page.unroute('**/api/profile')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).waitFor()
})

test('a write in another tab that gets no response does not keep an ended session open', async () => {
  await using visit = await journey()
  const { page, context } = visit
  const ana = await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await context.route('**/api/checkin', () => undefined)
  const request = page.waitForRequest(
    (sent) => sent.url().endsWith('/api/checkin') && sent.method() === 'POST',
  )
  await page.getByRole('button', { name: "I'm Here Today" }).click()
  await request
  await ana.post('/api/logout')
  const second = await context.newPage()
  await context.clearCookies()
  await second.goto('/account')
  await second.waitForURL('**/login*')
})

test('signing out in one tab signs out the other', async () => {
  await using visit = await journey()
  const { page, context } = visit
  await asMember(visit, 'Ana')
  await page.goto('/')
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Join Now - Free' }).waitFor({ state: 'visible' })
})

test('a logout without a connection ends the session at the next visit', async () => {
  await using visit = await journey()
  const { app, page, context } = visit
  const ana = await app.member('Ana')
  await visit.as(ana)
  await page.goto('/dashboard')
  await page.getByText('Welcome, Ana').waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.close()
  expect((await ana.get('/api/profile')).status).toBe(200)
  await context.setOffline(false)
  // The journey's init script would restore the token at each load.
  await context.addInitScript(() => localStorage.removeItem('cairn.token'))
  const next = await context.newPage()
  await next.goto('/contact')
  await expect.poll(async () => (await ana.get('/api/profile')).status).toBe(401)
  await expect.poll(() => next.evaluate(() => localStorage.getItem('cairn.logout-pending'))).toBeNull()
})

test('a tab that missed a logout and another login shows nothing of the first person', async () => {
  await using visit = await journey()
  const { app, page, context } = visit
  const bo = await app.member('Bo')
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByText('Welcome, Ana').waitFor()
  // As in a tab that the browser has suspended: all events arrive at the end.
  await page.evaluate(() => {
    const late = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('storage', late, true)
    window.addEventListener('pageshow', () => window.removeEventListener('storage', late, true), true)
  })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.getByLabel('Email').fill(bo.email)
  await other.getByLabel('Password', { exact: true }).fill(app.password)
  await other.getByRole('button', { name: 'Login' }).click()
  await other.getByText('Welcome, Bo').first().waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
  await page.getByRole('heading', { name: 'Welcome, Bo' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('cairn.profile'))).toContain(bo.email)
  expect(await page.getByText('Ana').count()).toBe(0)
})

test('after an ended session, the next person sees no words that the first one typed in other tabs', async () => {
  await using visit = await journey()
  const { app, page, context } = visit
  const bo = await app.member('Bo')
  const ana = await asMember(visit, 'Ana')
  await page.goto('/contact')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(ana.email)
  await page.getByLabel('Message').fill('Only for the team.')
  const forum = await context.newPage()
  await forum.goto('/forum')
  const box = forum.getByPlaceholder('Share your experience, strength, and hope...')
  await box.fill('Not sent yet.')
  await ana.post('/api/logout')
  const login = await context.newPage()
  await login.goto('/dashboard')
  await login.waitForURL('**/login*')
  await login.getByLabel('Email').fill(bo.email)
  await login.getByLabel('Password', { exact: true }).fill(app.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await login.getByText('Welcome, Bo').first().waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(bo.email)
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  await expect.poll(() => box.inputValue()).toBe('')
})

test('a tab that the browser restores with the drafts of the person before shows none of them', async () => {
  await using visit = await journey()
  const { page, context } = visit
  await asMember(visit, 'Ana')
  const restored = await context.newPage()
  await restored.goto('/robots.txt')
  await restored.evaluate(() => {
    sessionStorage.setItem('cairn.draft-owner', 'the id of Bo')
    sessionStorage.setItem('cairn.forum.post', 'Words of Bo.')
  })
  await page.goto('/dashboard')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cairn.profile'))).toContain('Ana')
  // The profile's response never arrives, so what the test sees is the first render.
  await restored.route('**/api/profile', () => undefined)
  await restored.goto('/forum')
  const box = restored.getByPlaceholder('Share your experience, strength, and hope...')
  await box.waitFor()
  expect(await box.inputValue()).toBe('')
})

test('the login of another member removes what an ended session left in the browser, and its choices', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const bo = await app.member('Bo')
  const ana = await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.setItem('cairn.own-device', 'yes')
        localStorage.setItem('cairn.member.coach-knows-diary', 'guide')
        localStorage.setItem('cairn.member-databases', '["cairn-journal-of-ana"]')
        const opening = indexedDB.open('cairn-journal-of-ana')
        opening.addEventListener('success', () => {
          opening.result.close()
          resolve()
        })
      }),
  )
  const stored = () =>
    page.evaluate(async () => [
      ...['cairn.own-device', 'cairn.member.coach-knows-diary'].filter((name) => name in localStorage),
      ...(await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('journal')),
    ])
  await ana.post('/api/logout')
  await page.reload()
  await page.waitForURL('**/login*')
  expect(await stored()).toHaveLength(3)
  await page.getByLabel('Email').fill(bo.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Welcome, Bo').first().waitFor()
  await expect.poll(stored).toEqual([])
})

test('a change of the own address keeps drafts in other tabs and what is stored on the device', async () => {
  await using visit = await journey()
  const { app, page, context } = visit
  await asMember(visit, 'Ana')
  await page.goto('/forum')
  const box = page.getByPlaceholder('Share your experience, strength, and hope...')
  await box.fill('Not sent yet.')
  await page.evaluate(() => localStorage.setItem('cairn.own-device', 'yes'))
  const account = await context.newPage()
  await account.goto('/account')
  await account.getByRole('button', { name: 'Edit: Email' }).click()
  await account.getByLabel('Email address').fill('ana.new@example.org')
  await account.getByLabel('Your password').fill(app.password)
  await account.getByRole('button', { name: 'Change email' }).click()
  await seesToast(account, 'Your email address is changed')
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cairn.profile')))
    .toContain('ana.new@example.org')
  expect(await box.inputValue()).toBe('Not sent yet.')
  expect(await page.evaluate(() => localStorage.getItem('cairn.own-device'))).toBe('yes')
})

test('a member whose browser refuses storage can log out', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ana = await app.member('Ana')
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Welcome, Ana' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login*')
})
