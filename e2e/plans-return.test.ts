// Pages around the payment: what is open after it, and what Back shows.
import { expect, test } from 'vitest'
import { payment, premium, visit } from './plans-steps.ts'

test('a member who opens another page right after paying stays there', async () => {
  await using visitor = await visit()
  const { page, app } = visitor
  await visitor.as(await app.member('Ana'))
  await page.clock.install()
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.getByText('Thank you. Premium is yours').waitFor()
  await page.getByRole('link', { name: 'Library' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Recovery Knowledge Library' }).waitFor()
  await page.clock.runFor(10_000)
  expect(new URL(page.url()).pathname).toBe('/library')
})

test('a page to which Back leads from the provider can pay again', async () => {
  await using visitor = await visit()
  const { page, app } = visitor
  await visitor.as(await app.member('Ana'))
  // The page stays open, as the back/forward cache shows it.
  const order = { id: 'order', links: [{ rel: 'approve', href: '#provider' }] }
  for (const call of ['**/api/plans/gifts', '**/api/paypal/order'])
    await page.route(call, (route) => route.fulfill({ json: order }))
  for (const path of ['/gifts', '/pricing?plan=premium']) {
    await page.goto(path)
    await payment(page).click()
    await page.getByRole('button', { name: 'Taking you to PayPal…' }).waitFor()
    await page.waitForURL(/#provider/)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await payment(page).waitFor()
  }
})
