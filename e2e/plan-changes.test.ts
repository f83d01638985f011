import { expect, test } from 'vitest'
import { journey } from './journey.ts'

test('a plan that ends while the app is open leads to the plans, and the message to the coach is still there', async () => {
  await using visit = await journey()
  const { app, page } = visit
  await visit.as(await app.member('Ana', { plan: 'premium' }))
  app.clock.advance({ days: 29 })
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('How do I get through tonight?')
  app.clock.advance({ days: 2 })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/pricing')
  await page.getByText('The AI recovery coach is part of Premium.').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('cairn.coach.unanswered'))).toContain('tonight')
})

test('a plan that was bought on another device is noticed on the plans page', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ana = await app.member('Ana')
  await visit.as(ana)
  await page.goto('/dashboard')
  await page.getByText('Welcome, Ana').waitFor()
  expect(await ana.post('/api/plans/free-months')).toMatchObject({ status: 200 })
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
  await page.waitForURL('**/pricing')
  await page.getByText('Your current plan: Premium').waitFor()
  await page.waitForFunction(() => localStorage.getItem('cairn.profile')?.includes('"premium"'))
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Set up your journal' }).waitFor()
})
