// Buying a month at the practice provider: choose, cancel, choose again, pay and return; or pay and close the tab.
import { expect, test } from 'vitest'
import { subscriptionOf } from '../src/plans/testing/payment-calls.server.ts'
import { phone, seesToast } from './journey.ts'
import { payment, premium, visit } from './plans-steps.ts'

test('a member who cancels, then pays and returns has Premium, and the dashboard opens automatically', async () => {
  await using visitor = await visit()
  const { page, problems, app } = visitor
  const ana = await app.member('Ana')
  await visitor.as(ana)
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).waitFor()
  expect(await page.getByText('doesn’t renew by itself. We email you once').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await payment(page).waitFor({ state: 'detached' })
  await premium(page).click()
  await payment(page).click()
  await page.getByText('No money moves here.').waitFor()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.getByText('Thank you. Premium is yours').waitFor()
  await page.waitForURL('**/dashboard')
  await page.getByText('Welcome, Ana').waitFor()
  expect(await subscriptionOf(ana)).toBe('premium')
  // Back leads past the result of the payment, which would open the dashboard again.
  await page.goBack()
  await expect.poll(() => page.url()).toContain('/sandbox/')
  await page.goto('/receipts')
  await page.getByText('29.00 USD').waitFor()
  await page.goto('/workbooks/urge-log')
  await page.getByRole('heading', { name: 'Urge log', level: 1 }).waitFor()
  expect(problems).toEqual([])
})

test('a member who pays and closes the tab is Premium anyway', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page, app } = visitor
  const ben = await app.member('Ben')
  await visitor.as(ben)
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).click()
  // Blocks the return, like a closed tab.
  await page.route('**/pricing?approved=**', (route) => route.abort())
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect.poll(async () => (await app.services.jobs.counts()).length).toBeGreaterThan(0)
  await page.close()
  await app.runJobs()
  expect(await subscriptionOf(ben)).toBe('premium')
})

test('a declined and a canceled payment are explained in plain words and change nothing', async () => {
  await using visitor = await visit()
  const { page, problems, app } = visitor
  const cem = await app.member('Cem')
  await visitor.as(cem)
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).click()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await page.getByText('You canceled the payment. We charged nothing').waitFor()
  await premium(page).click()
  await payment(page).click()
  await page.getByText('Try out what can go wrong').click()
  await page.getByRole('button', { name: 'Approve, but be declined' }).click()
  await page.getByText('This payment did not go through. Nothing was taken.').waitFor()
  expect(await subscriptionOf(cem)).toBe('free')
  expect(problems).toEqual([])
})

test('a payment that cannot start, and one that cannot be confirmed, show the agreed messages', async () => {
  await using visitor = await visit()
  const { page, app } = visitor
  const dora = await app.member('Dora')
  await visitor.as(dora)
  await page.route('**/api/paypal/order', (route) => route.fulfill({ status: 502, json: { message: 'no' } }))
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).click()
  await seesToast(page, 'Payment Error')
  await seesToast(page, 'Unable to process payment. Please try again.')
  await payment(page).waitFor({ state: 'detached' })
  await page.goto('/pricing?approved=premium&token=NOTHING')
  await page.getByText('Payment successful. Please contact support to activate your subscription.').waitFor()
  expect(await subscriptionOf(dora)).toBe('free')
})

test('a visitor is asked to register before paying, and the test page shows the raw response', async () => {
  await using visitor = await visit()
  const { page, problems } = visitor
  await page.goto('/pricing')
  await premium(page).click()
  await page.getByRole('link', { name: 'Log in or join to continue' }).waitFor()
  await page.goto('/payment-test')
  await page.getByRole('button', { name: 'Test Payment Setup' }).click()
  await page.getByText('"environment":"practice"').waitFor()
  await page.getByRole('button', { name: 'Test Order Creation' }).click()
  await page.getByText('"rel":"approve"').waitFor()
  expect(problems).toEqual([])
})

test('a pressed checkbox is checked immediately, even without a response', async () => {
  await using visitor = await visit()
  const { page, app } = visitor
  const fay = await app.member('Fay', { plan: 'professional' })
  await visitor.as(fay)
  // Simulates a response that never arrives.
  await page.route('**/steps/**', () => undefined)
  await page.goto('/premium')
  await page.getByRole('link', { name: 'Riding out urges' }).click()
  const box = page.getByLabel('I have done this step').first()
  const ticked = await box.evaluate(async (it: HTMLInputElement) => {
    it.click()
    // Checks immediately after the press, without a timer.
    for (let turns = 0; turns < 50; turns += 1) await Promise.resolve()
    return it.checked
  })
  expect(ticked).toBe(true)
})

test('a program stores completed steps, and a session can be requested', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page, problems, app } = visitor
  const eva = await app.member('Eva', { plan: 'professional' })
  await visitor.as(eva)
  // Before the plan is known, the link leads to the program and not to the plans.
  const profile = Promise.withResolvers<void>()
  await page.route('**/api/profile', (route) => profile.promise.then(() => route.continue()))
  expect(await (await page.request.get('/premium')).text()).toContain('href="/programs/urge-surfing"')
  await page.goto('/premium', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Riding out urges' }).click()
  profile.resolve()
  // It starts where the heading starts.
  const back = page.getByRole('link', { name: 'All programs' })
  expect(await back.evaluate((link) => getComputedStyle(link).paddingLeft)).toBe('0px')
  await page.getByLabel('I have done this step').first().check()
  await page.getByText('1 of 8 steps').waitFor()
  await page.goto('/programs/never-was')
  await page.getByRole('link', { name: 'To the premium library' }).waitFor()
  await page.goto('/book-session')
  await page.getByLabel('What would you like to talk about?').fill('My nights')
  await page.getByLabel('Time 2').fill('Mondays after six')
  await page.reload()
  expect(await page.getByLabel('Time 2').inputValue()).toBe('Mondays after six')
  expect(await page.getByLabel('What would you like to talk about?').inputValue()).toBe('My nights')
  // The response is lost after the request was stored, and the page is loaded again.
  await page.route(
    '**/api/consultations',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Ask for a session' }).click()
  await seesToast(page, 'Cairn cannot be reached right now.')
  await page.reload()
  await page.getByText('Waiting for us').waitFor()
  await page.getByRole('button', { name: 'Ask for a session' }).click()
  await seesToast(page, 'Request sent')
  expect(await page.getByText('Waiting for us').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
})

test('a member who can’t pay gets Premium with one tap, and the account says until when', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page, problems, app } = visitor
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Join first, free' }).waitFor()
  const gil = await app.member('Gil')
  await visitor.as(gil)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Get 3 free months' }).click()
  await seesToast(page, 'Premium is yours')
  await page.getByText(/^You have Premium until .* If you can’t pay after that/).waitFor()
  expect(await page.getByRole('button', { name: 'Get 3 free months' }).count()).toBe(0)
  expect(await subscriptionOf(gil)).toBe('premium')
  await page.goto('/pricing')
  await page.getByRole('region', { name: 'I can’t pay' }).getByText('You have Premium until').waitFor()
  expect(problems).toEqual([])
})

test('a month that was not used is refunded from its receipt', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page, problems, app } = visitor
  const hal = await app.member('Hal')
  await visitor.as(hal)
  await page.goto('/pricing')
  await premium(page).click()
  // Above the bar of the phone without scrolling.
  await expect
    .poll(() => payment(page).evaluate((each) => each.getBoundingClientRect().bottom))
    .toBeLessThan(780)
  await payment(page).click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Welcome, Hal').waitFor()
  await page.goto('/receipts')
  const badge = await page.getByText('Paid', { exact: true }).boundingBox()
  expect(badge?.width).toBeLessThan(90)
  await page.getByRole('button', { name: 'Get a refund' }).click()
  await page.getByRole('button', { name: 'Don’t refund' }).click()
  await page.getByRole('button', { name: 'Get a refund' }).click()
  await page.getByRole('button', { name: 'Refund 29.00 USD' }).click()
  await seesToast(page, 'Refunded')
  await page.getByRole('main').getByText('Refunded', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Get a refund' }).count()).toBe(0)
  expect(await subscriptionOf(hal)).toBe('free')
  expect(problems).toEqual([])
})

test('a gift is bought, and its code works in another browser', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page, problems, app } = visitor
  await visitor.as(await app.member('Ida'))
  await page.goto('/gifts')
  await page.getByLabel('Months').selectOption('3')
  await page.getByRole('button', { name: 'Pay $87 with PayPal' }).click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.getByText('Thank you. Here’s your code').waitFor()
  const code = await page.getByRole('code').innerText()
  await page.goto('/receipts')
  expect(await page.getByRole('code').innerText()).toBe(code)
  const jon = await app.member('Jon')
  const other = await visitor.another()
  await other.as(jon)
  await other.page.goto('/gifts')
  await other.page.getByLabel('Code').fill('not a code')
  await other.page.getByRole('button', { name: 'Use code' }).click()
  await other.page.getByText('We don’t know this code.').waitFor()
  await other.page.getByLabel('Code').fill(` ${code.toLowerCase().replaceAll('-', '')}`)
  await other.page.getByRole('button', { name: 'Use code' }).click()
  await other.page.getByText('You have Premium until').waitFor()
  expect(await subscriptionOf(jon)).toBe('premium')
  await page.reload()
  await page.getByText('The code was used.').waitFor()
  expect([...problems, ...other.problems]).toEqual([])
})
