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
  expect(v.troubles).toEqual([])
})

test('what was typed stays when it cannot be sent', async () => {
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

test('staff answer a message from the desk', async () => {
  await using v = await journey()
  const { page, app } = v
  const { reference } = (
    await app.visitor.post('/api/contact', {
      name: 'Ana',
      email: 'ana@example.org',
      subject: 'billing',
      message: 'A question about my plan.',
    })
  ).body
  await v.as(await app.member('Mo', { role: 'moderator' }))
  await page.goto('/admin?desk=contact')
  await page.getByText(reference).waitFor()
  await page.getByText(/min of 24 h/).waitFor()
  await page.getByLabel('Note for the team').fill('Asked billing.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Asked billing.', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByText('Nobody is waiting').waitFor()
  expect((await app.visitor.get(`/api/contact/${reference}`)).body.status).toBe('answered')
  expect(v.troubles).toEqual([])
})
