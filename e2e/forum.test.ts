import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../src/app/testing.server.ts'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CAIRN_BROWSER'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
})

afterAll(() => browser.close())

/** Somebody at the forum in a browser of their own. */
async function at(app: TestApp, who: Person | undefined, options: { path?: string; phone?: boolean } = {}) {
  const address = app.http.listeningOrigin.replace('127.0.0.1', 'localhost')
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    viewport: options.phone ? { width: 320, height: 720 } : { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  if (who) {
    await context.addInitScript((token) => localStorage.setItem('cairn.token', token), who.token)
    const [name = '', value = ''] = who.cookie.split('=')
    await context.addCookies([{ name, value, url: address }])
  }
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      troubles.push(message.text())
  })
  await page.goto(options.path ?? '/forum')
  return { page, troubles }
}

async function write(page: Page, words: string) {
  await page.getByPlaceholder('Share your experience, strength, and hope...').fill(words)
  await page.getByRole('button', { name: 'Share Post' }).click()
}

test('a visitor is asked to log in', async () => {
  await using app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { page } = await at(app, undefined)
  await page.getByText('Please log in to access the community forum.').waitFor()
})

test('what one person posts appears beside another who has the page open, and a reply comes back', async () => {
  await using app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const [ana, bo] = [
    await at(app, await app.member('Ana')),
    await at(app, await app.member('Bo'), { phone: true }),
  ]
  await ana.page.getByText('No posts yet. Be the first to share with the community!').waitFor()
  await bo.page.getByText('No posts yet. Be the first to share with the community!').waitFor()
  expect(await ana.page.getByRole('button', { name: 'Share Post' }).isDisabled()).toBe(true)
  await write(ana.page, 'Ninety days, and the mornings are mine again. <b>Really</b>')
  await ana.page.getByText('Your post has been shared with the community.', { exact: true }).waitFor()
  expect(await ana.page.getByPlaceholder('Share your experience, strength, and hope...').inputValue()).toBe(
    '',
  )
  await bo.page.getByRole('button', { name: 'Show 1 new post' }).click()
  const post = bo.page.getByRole('article', { name: 'Post by Ana' })
  await post.getByText('Ninety days, and the mornings are mine again. <b>Really</b>').waitFor()
  await post.getByRole('button', { name: 'Thank you' }).click()
  await post.getByRole('button', { name: 'Reply', exact: true }).click()
  const box = bo.page.getByPlaceholder('Offer support and encouragement...')
  await box.fill('So glad for you.')
  await post.getByRole('button', { name: 'Post Reply' }).click()
  await bo.page.getByText('Your reply has been shared.', { exact: true }).waitFor()
  await box.waitFor({ state: 'detached' })
  await ana.page.getByText('So glad for you.').waitFor()
  expect(await bo.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect([...ana.troubles, ...bo.troubles]).toEqual([])
})

test('support that is asked for comes from Community Support (AI), once', async () => {
  await using app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const person = await app.member('Ana')
  const { page } = await at(app, person)
  await write(page, 'First meeting tonight and I am nervous about it')
  await page.getByRole('button', { name: 'Request Support' }).click()
  await page.getByText('An AI moderator will provide supportive guidance shortly.', { exact: true }).waitFor()
  await app.runJobs()
  await page.getByText('AI Moderator', { exact: true }).waitFor()
  expect(await page.getByText('Community Support (AI)', { exact: true }).count()).toBe(1)
})

test('a report travels to staff and back, and the author reads why', async () => {
  await using app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const [ana, bo, mo] = [
    await app.member('Ana'),
    await app.member('Bo'),
    await app.member('Mo', { role: 'moderator' }),
  ]
  await ana.post('/api/forum/posts', { content: 'Everybody here should stop trying', category: 'general' })
  const reader = await at(app, bo)
  await reader.page.getByRole('button', { name: 'More about this post' }).click()
  await reader.page.getByRole('button', { name: 'Report' }).click()
  await reader.page.getByRole('button', { name: 'Send report' }).click()
  await reader.page.getByText('A person will read it.').first().waitFor()
  const staff = await at(app, mo, { path: '/admin?desk=forum' })
  await staff.page
    .getByLabel('Reason, as the author will read it')
    .fill('This could take hope from somebody.')
  await staff.page.getByRole('button', { name: 'Remove' }).click()
  await staff.page.getByText('Nothing waits').waitFor()
  await reader.page.getByText('Everybody here should stop trying').waitFor({ state: 'detached' })
  await reader.page.getByRole('button', { name: 'Yours' }).click()
  await reader.page.getByText('It was taken down.').waitFor()
  const author = await at(app, ana)
  await author.page.getByText('This could take hope from somebody.').waitFor()
  await author.page.getByText('Moderated', { exact: true }).waitFor()
})

test('somebody in danger is met with help at once, and their post stands', async () => {
  await using app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { page, troubles } = await at(app, ana)
  await write(page, 'I cannot do this any more, I want to end my life')
  await page.getByText('Only you see this.').waitFor()
  await page.getByRole('region', { name: 'Help right now' }).first().getByText('988').first().waitFor()
  const other = await at(app, bo)
  await other.page.getByText('I want to end my life').waitFor()
  expect(await other.page.getByRole('region', { name: 'Help right now' }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('a number is pointed out before it is sent, and what is typed outlives a reload', async () => {
  await using app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { page } = await at(app, await app.member('Ana'))
  const box = page.getByPlaceholder('Share your experience, strength, and hope...')
  await box.fill('Call me at 415-555-0134')
  await page.getByText('nothing has left this device').waitFor()
  await page.reload()
  expect(await box.inputValue()).toBe('Call me at 415-555-0134')
  await page.getByRole('button', { name: 'Share Post' }).click()
  await page.getByText('Your post waits', { exact: true }).waitFor()
  await page.getByText('First names only keep everybody safe. You can edit it').last().waitFor()
})
