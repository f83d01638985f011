import { expect, test } from 'vitest'
import { journey, phone, seesToast } from './journey.ts'

test('a free member who opens the coach sees the plans and why, also after a reload', async () => {
  await using v = await journey()
  await v.as(await v.app.member('Ana'))
  await v.page.goto('/ai-coach')
  await v.page.waitForURL(/\/pricing/)
  const notice = v.page.getByText('The AI recovery coach is part of Premium.')
  await notice.waitFor()
  await v.page.reload()
  await notice.waitFor()
  await v.page.getByRole('link', { name: 'safety plan', exact: true }).click()
  await v.page.waitForURL('**/safety-plan')
  expect(v.problems).toEqual([])
})

test('a member has a conversation with the coach, returns to it, renames and deletes it', async () => {
  await using v = await journey()
  const { page } = v
  await v.as(await v.app.member('Ana', { plan: 'premium' }))
  await page.goto('/ai-coach')
  const chat = page.getByRole('region', { name: 'Chat with the coach' })
  await chat.waitFor()
  expect((await chat.boundingBox())?.height).toBe(600)
  expect(await chat.getByRole('listitem').count()).toBe(6)
  await page.getByText('Guided, no AI engine').waitFor()
  const field = page.getByLabel('Your message')
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await field.fill('first line')
  await field.press('Shift+Enter')
  expect(await field.inputValue()).toBe('first line\n')
  await field.fill('  I want a drink so badly  ')
  await field.press('Enter')
  await page.getByText('0 to 10').waitFor()
  expect(await field.inputValue()).toBe('')
  await page.getByText(/computer program and not a human being/).waitFor()
  await field.fill('8')
  await field.press('Enter')
  await page.getByText('How far away are you').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^A craving right now/ }).click()
  await page.getByText('How far away are you').waitFor()
  expect((await page.getByRole('button', { name: /^Rename/ }).boundingBox())?.x).toBeLessThan(1240)
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Friday')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Friday/ }).waitFor()
  await page.getByRole('button', { name: 'Delete Friday' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Your conversations will be listed here').waitFor()
  expect(v.problems).toEqual([])
})

test('on a phone earlier conversations are in a drawer', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await v.as(await v.app.member('Ana', { plan: 'premium' }))
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('I feel lonely tonight')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(/computer program and not a human being/).waitFor()
  await page.getByRole('button', { name: 'New' }).click()
  await page.getByText('or start with one of these').waitFor()
  const open = page.getByRole('button', { name: 'Conversations' })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Conversations' })
  // Closing a dialog in the drawer leaves the drawer open and restores the focus.
  const rename = drawer.getByRole('button', { name: /^Rename/ })
  await rename.click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Title' }).waitFor({ state: 'detached' })
  expect(await rename.evaluate((button) => button === document.activeElement)).toBe(true)
  await drawer.getByRole('listitem').getByRole('button').first().click()
  await drawer.waitFor({ state: 'hidden' })
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByText(/computer program and not a human being/).waitFor()
  await open.click()
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/ai-coach')
  await page.getByText(/computer program and not a human being/).waitFor()
  expect(v.problems).toEqual([])
})

test('in danger the phone numbers are links, and the conversation continues', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await v.as(await v.app.member('Ben', { plan: 'premium' }))
  await page.goto('/ai-coach')
  const field = page.getByLabel('Your message')
  await field.fill('I want to kill myself')
  await field.press('Enter')
  const log = page.getByRole('log')
  await log.getByRole('link', { name: 'Call 988' }).waitFor()
  expect(await log.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
  expect(await log.getByRole('link', { name: 'Text HOME to 741741' }).getAttribute('href')).toMatch(
    /^sms:741741/,
  )
  await page.getByText('A safety check ran on your message').waitFor()
  await field.fill('no plan')
  await field.press('Enter')
  await page.getByText('A safety check remembers').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('on a phone the first line of help is visible, and the field stays above the keyboard', async () => {
  await using v = await journey({ look: { viewport: { width: 390, height: 844 } } })
  const { page } = v
  await v.as(await v.app.member('Eve', { plan: 'premium' }))
  await page.goto('/ai-coach')
  const field = page.getByLabel('Your message')
  await field.fill('I want to kill myself tonight')
  await field.press('Enter')
  await page.getByText('A safety check ran on your message').waitFor()
  const log = page.getByRole('log')
  const answer = log.getByRole('article', { name: 'Coach (software)' }).last()
  const [box, top] = [await log.boundingBox(), await answer.boundingBox()]
  expect(top?.y).toBeGreaterThanOrEqual(box?.y ?? 0)
  expect(top?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0) / 2)
  // Simulates a phone's keyboard by its viewport event, because none opens in a test.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 430, configurable: true })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const chat = page.getByRole('region', { name: 'Chat with the coach' })
  await expect.poll(async () => (await chat.boundingBox())?.height).toBeLessThan(400)
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await field.boundingBox())?.y ?? 999).toBeLessThan(400)
  const place = await chat.boundingBox()
  expect(place?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(430)
})

test('a message that cannot be sent is stored and reported, also after a reload, and the second try sends it', async () => {
  await using v = await journey()
  const { page } = v
  await v.as(await v.app.member('Cleo', { plan: 'premium' }))
  await page.goto('/ai-coach')
  await page.route('**/api/ai-chat', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"Cairn isn’t available right now."}',
    }),
  )
  await page.getByLabel('Your message').fill('I feel so lonely tonight')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Failed to send message').waitFor()
  await seesToast(page, 'Chat Error')
  expect(await page.getByText('I feel so lonely tonight').count()).toBe(1)
  await page.unroute('**/api/ai-chat')
  await page.reload()
  await page.getByText('Failed to send message. The page closed before the answer came.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/computer program and not a human being/).waitFor()
  expect(await page.getByText('I feel so lonely tonight').count()).toBe(1)
  await page.reload()
  await page.getByText(/computer program and not a human being/).waitFor()
  expect(await page.getByText('I feel so lonely tonight').count()).toBe(1)
  expect(await page.getByText('Failed to send message').count()).toBe(0)
})

test('a late response about one conversation is not shown in the one that was opened since', async () => {
  await using v = await journey()
  const { page } = v
  const cleo = await v.app.member('Cleo', { plan: 'premium' })
  await v.as(cleo)
  const start = async (message: string) =>
    (await cleo.post('/api/ai-chat', { message })).body.conversationId as string
  const nights = await start('I cannot sleep at night')
  const fight = await start('My sister and I had a fight')
  const talks: { id: string; title: string }[] = (await cleo.get('/api/coach/conversations')).body
    .conversations
  const openTalk = (which: string) =>
    page
      .getByRole('button', { name: talks.find(({ id }) => id === which)?.title ?? '' })
      .first()
      .click()
  await page.goto('/ai-coach')
  await openTalk(nights)
  const chat = page.getByRole('region', { name: 'Chat with the coach' })
  await chat.getByText('I cannot sleep at night').waitFor()
  // The message is stopped by opening the other conversation, and what became of it arrives last.
  await page.route('**/api/ai-chat', () => undefined)
  await page.getByLabel('Your message').fill('Still awake')
  await page.getByRole('button', { name: 'Send' }).click()
  const late = Promise.withResolvers<void>()
  await page.route(`**/api/coach/conversations/${nights}`, async (route) => {
    await late.promise
    await route.continue()
  })
  const answered = page.waitForResponse((response) => response.url().includes(nights))
  await openTalk(fight)
  await chat.getByText('My sister and I had a fight').waitFor()
  late.resolve()
  await answered
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Still awake')
  expect(await chat.getByText('My sister and I had a fight').count()).toBe(1)
  expect(await chat.getByText('I cannot sleep at night').count()).toBe(0)
})

test('with COACH=off nothing mentions the coach: no page, link, plan feature or API documentation (B2 52)', async () => {
  await using v = await journey({ settings: { COACH: 'off' } })
  const { page, app } = v
  const named = /AI Coach|AI recovery coach|the coach\b|\/ai-coach/i
  for (const path of [
    '/',
    '/pricing',
    '/terms',
    '/privacy',
    '/help',
    '/library',
    '/login',
    '/dashboard',
    '/journal',
  ])
    expect((await app.visitor.get(path)).text, path).not.toMatch(named)
  expect(await app.visitor.get('/ai-coach')).toMatchObject({ status: 404 })
  expect((await app.visitor.get('/sw.js')).text).not.toContain('"/ai-coach"')
  expect(Object.keys((await app.visitor.get('/api/docs')).body.paths).join()).not.toMatch(
    /ai-chat|api\/coach/,
  )
  await v.as(await app.member('Dan', { plan: 'premium' }))
  for (const path of ['/', '/dashboard', '/pricing', '/journal', '/terms', '/privacy']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    expect(await page.locator('body').innerText(), path).not.toMatch(named)
    expect(await page.locator('a[href="/ai-coach"]').count(), path).toBe(0)
  }
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('navigation', { name: 'Quick actions' }).waitFor()
  expect(await page.locator('a[href="/ai-coach"]').count()).toBe(0)
  expect(v.problems).toEqual([])
  await page.goto('/ai-coach')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Help now' }).first().waitFor()
})

test('with the coach on, the same pages mention it', async () => {
  await using v = await journey()
  for (const path of ['/', '/pricing', '/terms', '/privacy'])
    expect((await v.app.visitor.get(path)).text, path).toMatch(/coach/i)
  expect((await v.app.visitor.get('/sw.js')).text).toContain('"/ai-coach"')
  expect((await v.app.visitor.get('/ai-coach')).status).toBe(200)
})
