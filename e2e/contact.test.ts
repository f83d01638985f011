import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey, phone, waitForHydration } from './journey.ts'

test('a person in crisis sees help while typing, and the message still arrives', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  expect(await send.isDisabled()).toBe(true)
  await page.getByText('Still needed: name, email, subject, and message.').waitFor()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Subject').selectOption('support')
  expect(await send.isDisabled()).toBe(true)
  await page.getByText('Still needed: message.').waitFor()
  const help = page.getByRole('region', { name: 'Help right now' })
  await page
    .getByLabel('Message', { exact: true })
    .fill('I want to kill myself and I do not know what to do.')
  await help.waitFor()
  expect(await page.getByText('Still needed').count()).toBe(0)
  expect(await help.locator('a[href="tel:988"]').count()).toBe(1)
  await send.click()
  await page.getByText('Your message has arrived.').waitFor()
  await page
    .getByText(/C-[2-9A-Z]{4}-[2-9A-Z]{4}/)
    .first()
    .waitFor()
  expect(await help.count()).toBe(1)
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
  expect(v.problems).toEqual([])
})

test('typed text stays if it cannot be sent', async () => {
  await using v = await journey()
  const { page } = v
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Subject').selectOption('general')
  await page.getByLabel('Message', { exact: true }).fill('A long question.')
  await page.route('**/api/contact', (route) => route.abort())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('What you wrote is still here.').waitFor()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('A long question.')
  await page.unroute('**/api/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Your message has arrived.').waitFor()
})

test('a message whose response was lost is stored once after a reload, and a changed one is not dropped', async () => {
  await using visit = await journey()
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  const message = page.getByLabel('Message', { exact: true })
  const send = page.getByRole('button', { name: 'Send Message' })
  const stored = async () => {
    const { body } = await ana.get('/api/contact/threads')
    return body.flatMap(({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text))
  }
  const write = async (text: string) => {
    await page.getByLabel('Subject').selectOption('general')
    await message.fill(text)
    const lost = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/contact', lost, { times: 1 })
    await send.click()
    await page.getByText('What you wrote is still here.').waitFor()
  }
  await page.goto('/contact')
  await write('A long question.')
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe('A long question.')
  await send.click()
  await page.getByText('Your message has arrived.').waitFor()
  expect(await stored()).toEqual(['A long question.'])

  await page.reload()
  await write('Another question.')
  await message.fill('Another question, and why I ask.')
  await send.click()
  await page.getByText('Your message has arrived.').waitFor()
  expect(await stored()).toContain('Another question, and why I ask.')
})

test('a message arrives from a page without TLS, which has no random UUIDs', async () => {
  await using visit = await journey()
  const { page, context, app } = visit
  const mo = await app.member('Mo', { role: 'moderator' })
  await context.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }))
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Subject').selectOption('general')
  await page.getByLabel('Message', { exact: true }).fill('A long question.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Your message has arrived.').waitFor()
  expect((await mo.get('/api/admin/contact')).body).toHaveLength(1)
  expect(visit.problems).toEqual([])
})

test('a message survives a reload, stays on the device, and a logout in any tab deletes it', async () => {
  await using v = await journey()
  const { page, context } = v
  const ana = await asMember(v, 'Ana')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const message = page.getByLabel('Message', { exact: true })
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel('Subject').selectOption('support')
  await message.fill('Written before the reload.')
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe('Written before the reload.')
  expect(await page.getByLabel('Subject').inputValue()).toBe('support')
  expect(sent.join()).not.toContain('Written before')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Your message has arrived.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(ana.email)
  await page.goto('/contact/messages')
  await page.getByLabel('Write more').fill('One more thing.')
  await page.reload()
  await expect.poll(() => page.getByLabel('Write more').inputValue()).toBe('One more thing.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('One more thing.', { exact: true }).first().waitFor()
  await expect.poll(() => page.getByLabel('Write more').inputValue()).toBe('')

  await page.goto('/contact')
  await waitForHydration(page)
  expect(await message.inputValue()).toBe('')
  await message.fill('Not for the next person.')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/login')
  await expect.poll(() => message.inputValue()).toBe('')
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('next person')
  expect(await page.getByLabel('Email').inputValue()).toBe('')
  expect(v.problems).toEqual([])
})

test('a visitor writes, staff answer in the product, and both sides see the conversation', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page, app } = v
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Subject').selectOption('billing')
  await page.getByLabel('Message', { exact: true }).fill('A question about my plan.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('link', { name: 'Open your message' }).click()
  await page.getByText('Waiting for us').waitFor()

  const staff = await v.another()
  await staff.as(await app.member('Mo', { role: 'moderator' }))
  await staff.page.goto('/admin?tab=contact')
  await staff.page.getByText(/min of 24 h/).waitFor()
  await staff.page.getByLabel('Note for the team').fill('Asked billing.')
  await staff.page.getByRole('button', { name: 'Add note' }).click()
  await staff.page.getByText('Asked billing.', { exact: true }).first().waitFor()
  await staff.page.getByLabel('Answer').fill('Your plan ends in May.')
  await staff.page.getByRole('button', { name: 'Send answer' }).click()
  await staff.page.getByText('Nobody is waiting').waitFor()

  await page.reload()
  await page.getByText('Your plan ends in May.').waitFor()
  await page.getByLabel('Write more').fill('And after May?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('list', { name: 'Messages' }).getByText('And after May?').waitFor()
  await staff.page.reload()
  await staff.page.getByText('And after May?').waitFor()
  expect([...v.problems, ...staff.problems]).toEqual([])
})

test('a member finds the answer in the notices and under their messages', async () => {
  await using v = await journey()
  const { page, app } = v
  const ana = await app.member('Ana')
  const mo = await app.member('Mo', { role: 'moderator' })
  const sent = { name: 'Ana', email: ana.email, subject: 'feedback', message: 'More stones, please.' }
  await ana.post('/api/contact', sent)
  const [{ id }] = (await mo.get('/api/admin/contact')).body
  await mo.post(`/api/admin/contact/${id}/answers`, { message: 'They are on their way.', seen: 1 })
  await v.as(ana)
  await page.goto('/notices')
  await page.getByText('The team answered your message.').click()
  await page.getByText('They are on their way.').waitFor()
  // An empty message is not sent; the browser says so at the field.
  const more = page.getByLabel('Write more')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect(await more.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.route('**/replies', (route) => route.abort())
  await more.fill('Thank you!')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('What you wrote is still here.').waitFor()
  await page.unroute('**/replies')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('list', { name: 'Messages' }).getByText('Thank you!').waitFor()
  await page.getByText('Waiting for us').waitFor()
  expect(v.problems).toEqual([])
})
