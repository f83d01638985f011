import { expect, test } from 'vitest'
import { journey, phone } from './journey.ts'

test('a person in crisis sees help while typing, and the message still arrives', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  expect(await send.isDisabled()).toBe(true)
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Subject').selectOption('support')
  expect(await send.isDisabled()).toBe(true)
  const help = page.getByRole('region', { name: 'Help right now' })
  await page
    .getByLabel('Message', { exact: true })
    .fill('I want to kill myself and I do not know what to do.')
  await help.waitFor()
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

  const desk = await v.another()
  await desk.as(await app.member('Mo', { role: 'moderator' }))
  await desk.page.goto('/admin?desk=contact')
  await desk.page.getByText(/min of 24 h/).waitFor()
  await desk.page.getByLabel('Note for the team').fill('Asked billing.')
  await desk.page.getByRole('button', { name: 'Add note' }).click()
  await desk.page.getByText('Asked billing.', { exact: true }).first().waitFor()
  await desk.page.getByLabel('Answer').fill('Your plan ends in May.')
  await desk.page.getByRole('button', { name: 'Send answer' }).click()
  await desk.page.getByText('Nobody is waiting').waitFor()

  await page.reload()
  await page.getByText('Your plan ends in May.').waitFor()
  await page.getByLabel('Write more').fill('And after May?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('list', { name: 'Messages' }).getByText('And after May?').waitFor()
  await desk.page.reload()
  await desk.page.getByText('And after May?').waitFor()
  expect([...v.problems, ...desk.problems]).toEqual([])
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
  await page.route('**/replies', (route) => route.abort())
  await page.getByLabel('Write more').fill('Thank you!')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('What you wrote is still here.').waitFor()
  await page.unroute('**/replies')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('list', { name: 'Messages' }).getByText('Thank you!').waitFor()
  await page.getByText('Waiting for us').waitFor()
  expect(v.problems).toEqual([])
})
