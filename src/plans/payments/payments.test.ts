import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { type FakePayPal, startFakePayPal } from '../testing/fake-paypal.server.ts'
import { reconcile, settle } from './payments.server.ts'
import { providerOf } from './provider.server.ts'

const now = '2026-03-01T10:00:00Z'

function appWith(fake: FakePayPal, more: Record<string, string> = {}): Promise<TestApp> {
  const settings = {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_BASE_URL: fake.baseUrl,
    PAYPAL_WEBHOOK_ID: fake.webhookId,
    ...more,
  }
  return testApp({ now, settings })
}

const prices = { premium: '29.00', professional: '99.00' }
type Plan = keyof typeof prices

async function order(person: TestPerson, plan: Plan = 'premium'): Promise<string> {
  const answer = await person.post('/api/paypal/order', {
    amount: prices[plan],
    currency: 'USD',
    intent: 'CAPTURE',
  })
  expect(answer.status).toBe(200)
  return answer.body.id
}
function come(person: TestPerson, orderId: string, planId: Plan = 'premium') {
  return person.post('/api/paypal/subscription-success', { planId, orderId })
}
async function pay(fake: FakePayPal, person: TestPerson, plan: Plan = 'premium'): Promise<string> {
  const id = await order(person, plan)
  fake.approve(id)
  expect(await come(person, id, plan)).toMatchObject({ status: 200 })
  return id
}
async function subscription(person: TestPerson): Promise<string> {
  return (await person.get('/api/profile')).body.subscription
}
async function ownId(app: TestApp, remote: string): Promise<string> {
  const found = await rows<{ id: string }>(
    app.db,
    sql`select id from payment_orders where provider_order_id = ${remote}`,
  )
  return found[0]?.id ?? ''
}
function tell(app: TestApp, notice: ReturnType<FakePayPal['notice']>) {
  return app.visitor.post('/api/paypal/webhook', notice.body, { headers: notice.headers })
}

/** Grants that hold are exactly the captures that are complete, one each, and nothing that was taken is left over. */
async function expectBooksToBalance(app: TestApp, fake: FakePayPal): Promise<void> {
  const grants = await rows<{ captureId: string }>(
    app.db,
    sql`select o.capture_id as "captureId" from membership_grants g join payment_orders o on o.id = g.order_id
      where g.taken_back_at is null and o.state = 'applied'`,
  )
  const all = await rows(
    app.db,
    sql`select 1 from membership_grants where order_id is not null and taken_back_at is null`,
  )
  expect(all).toHaveLength(grants.length)
  expect(grants.map(({ captureId }) => captureId).toSorted()).toEqual(
    fake
      .completedCaptures()
      .map(({ id }) => id)
      .toSorted(),
  )
}

test('an amount, currency or intent that is no plan makes no order', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const ask = (body: object) => ana.post('/api/paypal/order', body)
  expect(await ask({ amount: '0.01', currency: 'USD', intent: 'CAPTURE' })).toMatchObject({
    status: 400,
    body: { message: 'This is not the price of a plan. Please choose a plan again.' },
  })
  expect((await ask({ amount: '29.00', currency: 'EUR', intent: 'CAPTURE' })).status).toBe(400)
  expect((await ask({ amount: '29.00', currency: 'USD', intent: 'AUTHORIZE' })).status).toBe(400)
  expect((await ask({ amount: '29.00', currency: 'USD', intent: 'CAPTURE', planId: 'x' })).status).toBe(400)
  expect(fake.orders.size).toBe(0)
  const made = await ask({ amount: 29, currency: 'USD', intent: 'CAPTURE' })
  expect(made.body).toEqual({
    id: expect.any(String),
    links: [{ rel: 'approve', href: expect.stringContaining(made.body.id), method: 'GET' }],
  })
})

test('another person’s payment is not there, and a payment activates no other plan than its own', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const id = await order(ana)
  fake.approve(id)
  expect(await come(ben, id)).toMatchObject({ status: 404 })
  expect(await come(ana, id, 'professional')).toMatchObject({
    status: 400,
    body: { message: 'This payment is for another plan.' },
  })
  expect(
    (await app.visitor.post('/api/paypal/subscription-success', { planId: 'premium', orderId: id })).status,
  ).toBe(401)
  expect(fake.completedCaptures()).toHaveLength(0)
  expect(await subscription(ben)).toBe('free')
})

type Lie = (order: Record<string, unknown>) => Record<string, unknown>
const unitLie =
  (change: object): Lie =>
  (order) => ({ ...order, purchase_units: [{ ...(order['purchase_units'] as object[])[0], ...change }] })

const lies: [string, Lie][] = [
  ['amount', unitLie({ amount: { currency_code: 'USD', value: '0.01' } })],
  ['currency', unitLie({ amount: { currency_code: 'EUR', value: '29.00' } })],
  ['payee', unitLie({ payee: { merchant_id: 'SOMEBODY' } })],
  ['custom id', unitLie({ custom_id: 'theirs' })],
  ['intent', (order) => ({ ...order, intent: 'AUTHORIZE' })],
]

test('an order that comes back with another amount, currency, payee, custom id or intent is neither captured nor given', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  for (const [what, lie] of lies) {
    const id = await order(ana)
    fake.approve(id)
    fake.tellLies(lie)
    expect(await come(ana, id), what).toMatchObject({ status: 409 })
    fake.tellLies(undefined)
  }
  expect(fake.countOf('capture')).toBe(0)
  expect(await subscription(ana)).toBe('free')
})

test('a capture of another amount gives nothing, and is given when the provider tells the truth', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id)
  const lie = unitLie({
    payments: {
      captures: [{ id: 'C1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '0.01' } }],
    },
  })
  fake.tellLiesOnCapture(lie)
  expect(await come(ana, id)).toMatchObject({
    status: 409,
    body: { message: 'Payment successful. Please contact support to activate your subscription.' },
  })
  expect(await subscription(ana)).toBe('free')
  app.clock.advance({ hours: 2 })
  await reconcile(app.services)
  expect(await subscription(ana)).toBe('premium')
  await expectBooksToBalance(app, fake)
})

test('an order that nobody approved, or that was voided, gives nothing', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  for (const status of ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'VOIDED']) {
    const id = await order(ana)
    fake.setStatus(id, status)
    expect(await come(ana, id), status).toMatchObject({ status: 409 })
  }
  expect(fake.countOf('capture')).toBe(0)
  expect(await subscription(ana)).toBe('free')
})

test('a declined payment gives nothing, and can be approved anew', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id, 'INSTRUMENT_DECLINED')
  expect(await come(ana, id)).toMatchObject({
    status: 409,
    body: { message: 'This payment did not go through. Nothing was taken.' },
  })
  expect(await subscription(ana)).toBe('free')
  fake.approve(id)
  expect((await come(ana, id)).status).toBe(200)
  await expectBooksToBalance(app, fake)
})

test('a pending payment is shown as pending, and its plan starts when it completes', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id, 'PENDING')
  const answer = await come(ana, id)
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('still checking') } })
  expect(await subscription(ana)).toBe('free')
  expect((await ana.get('/api/plans/membership')).body.unfinished).toBe(1)
  fake.setCaptureStatus(id, 'COMPLETED')
  app.clock.advance({ hours: 1 })
  await reconcile(app.services)
  expect(await subscription(ana)).toBe('premium')
  await expectBooksToBalance(app, fake)
})

test('fifty activations at once take one payment and give one month', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id)
  const answers = await Promise.all(Array.from({ length: 50 }, () => come(ana, id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.paidUntil))).toEqual(new Set(['2026-04-01T10:00:00.000Z']))
  expect(fake.countOf('capture')).toBe(1)
  await expectBooksToBalance(app, fake)
  expect((await app.mails()).filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1)
})

test('two processes that settle the same order at once take one payment', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id)
  const own = await ownId(app, id)
  // why: another database handle shares nothing in memory, as another process would not.
  const other = {
    ...app.services,
    db: app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    }),
  }
  await Promise.all([settle(app.services, own, 'return'), settle(other, own, 'reconciler')])
  expect(fake.countOf('capture')).toBe(1)
  await expectBooksToBalance(app, fake)
})

test('a receipt says what was bought, until when, and nothing of what it is for', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  await pay(fake, ana)
  const [receipt] = (await ana.get('/api/plans/receipts')).body
  expect(receipt).toMatchObject({
    plan: 'premium',
    amount: '29.00',
    currency: 'USD',
    state: 'applied',
    coversUntil: '2026-04-01T10:00:00.000Z',
  })
  const letter = (await app.mails()).find(({ subject }) => subject.includes(receipt.number))
  expect(letter?.subject).toBe(`Receipt ${receipt.number} for your membership`)
  expect(letter?.text).toContain('April 1, 2026')
  expect(letter?.text).toContain('does not renew by itself')
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/recover|addict|cairn/i)
})

test('a second month is added at the end, an upgrade keeps the rest as days, a smaller plan is refused meanwhile', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  await pay(fake, ana)
  app.clock.set('2026-03-12T10:00:00Z')
  await pay(fake, ana)
  const offers = (await ana.get('/api/plans/membership')).body
  expect(offers).toMatchObject({ plan: 'premium', paidUntil: '2026-05-01T10:00:00.000Z' })
  // 50 days of $29 are worth 14.6 days of $99.
  expect(offers.offers[1]).toEqual({
    plan: 'professional',
    paidUntil: '2026-04-27T10:00:00.000Z',
    creditedDays: 15,
    refused: null,
  })
  await pay(fake, ana, 'professional')
  expect((await ana.get('/api/plans/membership')).body).toMatchObject({
    plan: 'professional',
    paidUntil: '2026-04-27T10:00:00.000Z',
  })
  const smaller = await ana.post('/api/paypal/order', { amount: '29.00', currency: 'USD', intent: 'CAPTURE' })
  expect(smaller).toMatchObject({ status: 409, body: { message: expect.stringContaining('April 27, 2026') } })
  await expectBooksToBalance(app, fake)
})

test('a smaller plan that was ordered before an upgrade is not captured after it', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const small = await order(ana)
  await pay(fake, ana, 'professional')
  fake.approve(small)
  expect((await come(ana, small)).status).toBe(409)
  expect(fake.capturesOf(small)).toHaveLength(0)
})

test('at its end the plan falls back to free, after one letter before', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  await pay(fake, ana)
  app.clock.set('2026-03-28T10:00:00Z')
  await app.runJob('plans.remind')
  expect((await app.mails()).filter(({ subject }) => subject.includes('ends on'))).toHaveLength(0)
  app.clock.set('2026-03-30T10:00:00Z')
  await app.runJob('plans.remind')
  await app.runJob('plans.remind')
  const letters = (await app.mails()).filter(
    ({ subject }) => subject === 'Your membership ends on April 1, 2026',
  )
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('nothing will be charged')
  expect(await subscription(ana)).toBe('premium')
  app.clock.set('2026-04-01T10:00:00Z')
  expect(await subscription(ana)).toBe('free')
  expect((await ana.get('/api/plans/membership')).body).toMatchObject({
    plan: 'free',
    endedAt: '2026-04-01T10:00:00.000Z',
  })
})

test('a forged, altered or unsigned notice is refused and changes nothing', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id)
  const notice = fake.notice('CHECKOUT.ORDER.APPROVED', { id })
  expect((await tell(app, { ...notice, body: `${notice.body} ` })).status).toBe(400)
  expect(
    (await tell(app, fake.notice('CHECKOUT.ORDER.APPROVED', { id }, { webhookId: 'WH-OTHER' }))).status,
  ).toBe(400)
  expect(
    (
      await tell(
        app,
        fake.notice('CHECKOUT.ORDER.APPROVED', { id }, { certificateUrl: 'https://evil.example/c' }),
      )
    ).status,
  ).toBe(400)
  expect((await app.visitor.post('/api/paypal/webhook', notice.body)).status).toBe(400)
  await app.runJobs()
  expect(await subscription(ana)).toBe('free')
})

test('a member who pays and closes the tab gets the plan from the webhook, once, however often it comes', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id)
  const notice = fake.notice('CHECKOUT.ORDER.APPROVED', { id })
  expect((await tell(app, notice)).status).toBe(200)
  expect((await tell(app, notice)).status).toBe(200)
  await app.runJobs()
  expect(await subscription(ana)).toBe('premium')
  const capture = fake.capturesOf(id)[0]
  const late = fake.notice('PAYMENT.CAPTURE.COMPLETED', {
    ...capture,
    supplementary_data: { related_ids: { order_id: id } },
  })
  app.clock.advance({ days: 3 })
  await tell(app, late)
  await tell(app, fake.notice('PAYMENT.CAPTURE.COMPLETED', { ...capture }))
  await app.runJobs()
  expect((await come(ana, id)).status).toBe(200)
  await expectBooksToBalance(app, fake)
  expect(fake.countOf('capture')).toBe(1)
})

test('a member who pays and closes the tab gets the plan from the reconciler when no webhook comes', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id)
  app.clock.advance({ minutes: 11 })
  await app.runJob('plans.reconcile')
  expect(await subscription(ana)).toBe('premium')
  await expectBooksToBalance(app, fake)
})

test('a member who paid and has no access can have the payment checked again at once', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const id = await order(ana)
  fake.approve(id)
  expect((await ben.post('/api/plans/look-again')).body.plan).toBe('free')
  expect((await ana.post('/api/plans/look-again')).body.plan).toBe('premium')
})

test('an order that nobody approves is forgotten after six hours, but only when the provider says so', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  app.clock.advance({ hours: 7 })
  fake.goDown()
  await reconcile(app.services)
  fake.comeBack()
  fake.approve(id)
  app.clock.advance({ hours: 2 })
  await reconcile(app.services)
  expect(await subscription(ana)).toBe('premium')
  const forgotten = await order(ana)
  app.clock.advance({ hours: 7 })
  await reconcile(app.services)
  const found = await rows(
    app.db,
    sql`select state, look_at as "lookAt" from payment_orders where provider_order_id = ${forgotten}`,
  )
  expect(found).toEqual([{ state: 'expired', lookAt: null }])
})

test('a provider that fails before, during or after the capture takes one payment', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  for (const trouble of ['before', 'garbage', 'after'] as const) {
    const ana = await app.member('Ana')
    const id = await order(ana)
    fake.approve(id)
    fake.requests.length = 0
    fake.plan('capture', trouble, trouble, trouble)
    const answer = await come(ana, id)
    expect(answer).toMatchObject({
      status: 502,
      body: { message: expect.stringContaining('starts by itself') },
    })
    expect(await subscription(ana)).toBe('free')
    app.clock.advance({ minutes: 5 })
    await reconcile(app.services)
    expect(await subscription(ana)).toBe('premium')
    expect(fake.capturesOf(id)).toHaveLength(1)
    const captures = fake.requests.filter(({ step }) => step === 'capture')
    expect(new Set(captures.map(({ requestId }) => requestId)).size).toBe(1)
    await expectBooksToBalance(app, fake)
  }
})

test('a provider that is down for a day loses nobody', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const people = await Promise.all(['Ana', 'Ben', 'Cem'].map((name) => app.member(name)))
  const ids: string[] = []
  for (const person of people) ids.push(await order(person))
  for (const id of ids) fake.approve(id)
  fake.goDown()
  for (let hour = 0; hour < 24; hour += 8) {
    app.clock.advance({ hours: 8 })
    expect((await reconcile(app.services)).away).toBe(true)
  }
  fake.comeBack()
  app.clock.advance({ hours: 1 })
  await reconcile(app.services)
  for (const person of people) expect(await subscription(person)).toBe('premium')
  await expectBooksToBalance(app, fake)
})

class Killed extends Error {}

/** The services of a program that dies at a given step: nothing after it reaches the database or the provider. */
function mortal(app: TestApp, lastStep: number) {
  let step = 0
  function live(): void {
    step++
    if (step > lastStep) throw new Killed()
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      live()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { paypal } = providerOf(app.services)
  const real = { ...paypal }
  paypal.readOrder = async (id) => {
    live()
    return real.readOrder(id)
  }
  paypal.captureOrder = async (id, requestId) => {
    live()
    const captured = await real.captureOrder(id, requestId)
    live()
    return captured
  }
  return {
    services: { ...app.services, db: app.db.withPlugin(plugin) },
    bury: () => Object.assign(paypal, real),
  }
}

test('killed between any two steps, the program gives what was paid once it is back', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  let deaths = 0
  for (let lastStep = 0, survived = false; !survived; lastStep++) {
    const ana = await app.member('Ana')
    const id = await order(ana)
    const own = await ownId(app, id)
    fake.approve(id)
    const doomed = mortal(app, lastStep)
    survived = await settle(doomed.services, own, 'return').then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error
        return false
      },
    )
    doomed.bury()
    if (!survived) deaths++
    // What a dead program held is free after a minute.
    await sql`update payment_orders set held_until = now() - interval '1 second' where held_until is not null`.execute(
      app.db,
    )
    app.clock.advance({ minutes: 15 })
    await reconcile(app.services)
    expect(await subscription(ana)).toBe('premium')
    expect(fake.capturesOf(id)).toHaveLength(1)
    await expectBooksToBalance(app, fake)
  }
  expect(deaths).toBeGreaterThan(10)
})

test('a refund takes the month back, tells the person, and touches nothing else', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const first = await pay(fake, ana)
  app.clock.advance({ days: 1 })
  await pay(fake, ana)
  fake.setCaptureStatus(first, 'REFUNDED')
  const capture = fake.capturesOf(first)[0]
  const up = `${fake.baseUrl}/v2/payments/captures/${capture?.id}`
  await tell(
    app,
    fake.notice('PAYMENT.CAPTURE.REFUNDED', { id: 'REFUND1', links: [{ rel: 'up', href: up }] }),
  )
  await app.runJobs()
  expect((await ana.get('/api/plans/membership')).body).toMatchObject({
    plan: 'premium',
    paidUntil: '2026-04-02T10:00:00.000Z',
  })
  expect((await app.mails()).at(-1)?.text).toContain('Nothing you wrote is gone')
  expect(await come(ana, first)).toMatchObject({ status: 409 })
  await expectBooksToBalance(app, fake)
})

test('a refund that no notice tells of is found within a day', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await pay(fake, ana)
  fake.setCaptureStatus(id, 'REFUNDED')
  app.clock.advance({ days: 1, minutes: 1 })
  await reconcile(app.services)
  expect(await subscription(ana)).toBe('free')
  await expectBooksToBalance(app, fake)
})

test('a reversal takes the plan back, also when it comes before the payment was known', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await pay(fake, ana)
  const capture = fake.capturesOf(id)[0]
  await tell(app, fake.notice('PAYMENT.CAPTURE.REVERSED', { id: capture?.id }))
  await app.runJobs()
  expect(await subscription(ana)).toBe('free')
  const early = await order(ana)
  fake.approve(early)
  await tell(
    app,
    fake.notice('PAYMENT.CAPTURE.REVERSED', {
      id: 'X',
      supplementary_data: { related_ids: { order_id: early } },
    }),
  )
  expect((await come(ana, early)).status).toBe(409)
  await app.runJobs()
  expect(await subscription(ana)).toBe('free')
})

test('a member who deletes the account before the capture is not charged', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await order(ana)
  fake.approve(id)
  await sql`delete from members where id = ${ana.id}`.execute(app.db)
  app.clock.advance({ minutes: 11 })
  await reconcile(app.services)
  expect(fake.capturesOf(id)).toHaveLength(0)
})

test('staff see each order with its steps, can look again, return a payment and give months; members cannot', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, mo, cleo] = [
    await app.member('Ana'),
    await app.member('Mo', { role: 'moderator' }),
    await app.member('Cleo', { role: 'admin' }),
  ]
  const id = await order(ana)
  fake.approve(id)
  app.clock.advance({ minutes: 11 })
  await reconcile(app.services)
  const own = await ownId(app, id)
  for (const person of [ana, mo]) {
    expect((await person.get('/api/admin/orders')).status).toBe(403)
    expect((await person.post(`/api/admin/orders/${own}/refund`)).status).toBe(403)
  }
  const [shown] = (await cleo.get('/api/admin/orders?state=applied')).body.orders
  expect(shown).toMatchObject({ id: own, member: 'Ana', state: 'applied' })
  expect(shown.steps.map(({ via, to }: { via: string; to: string }) => `${via} ${to}`)).toEqual([
    'reconciler capturing',
    'reconciler applied',
  ])
  const returned = await cleo.post(`/api/admin/orders/${own}/refund`)
  expect(returned.body.state).toBe('refunded')
  expect(await subscription(ana)).toBe('free')
  expect((await cleo.post(`/api/admin/orders/${own}/refund`)).status).toBe(409)
  const gift = { email: ana.email.toUpperCase(), plan: 'premium', months: 2, reason: 'hardship' }
  expect((await cleo.post('/api/admin/plans/gift', gift)).body.plan).toBe('premium')
  expect(await subscription(ana)).toBe('premium')
  expect((await cleo.post('/api/admin/plans/gift', { ...gift, email: 'nobody@example.org' })).status).toBe(
    404,
  )
})

test('with a live provider nobody orders without an account, and there is no practice provider', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake, { PAYPAL_ENV: 'live', PUBLIC_URL: 'https://cairn.example' })
  const asked = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' }
  expect((await app.visitor.post('/api/paypal/order', asked)).status).toBe(401)
  expect((await app.visitor.get('/sandbox/paypal/checkoutnow?token=X')).status).toBe(404)
  expect((await app.visitor.get('/api/paypal/setup')).body).toMatchObject({
    environment: 'live',
    sandbox: false,
  })
})

test('a provider’s sandbox lets anyone try an order, which belongs to no member', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const tried = await app.visitor.post('/api/paypal/order', {
    amount: '29.00',
    currency: 'USD',
    intent: 'CAPTURE',
  })
  expect(tried.status).toBe(200)
  fake.approve(tried.body.id)
  expect((await come(ana, tried.body.id)).status).toBe(404)
  app.clock.advance({ minutes: 11 })
  await reconcile(app.services)
  expect(fake.completedCaptures()).toHaveLength(0)
  app.clock.advance({ days: 31 })
  await reconcile(app.services)
  await app.runJob('plans.forget')
  expect(await rows(app.db, sql`select 1 from payment_orders`)).toEqual([])
})

test('a provider that cannot create an order is reported in one sentence', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  fake.goDown()
  const answer = await ana.post('/api/paypal/order', { amount: '29.00', currency: 'USD', intent: 'CAPTURE' })
  expect(answer).toMatchObject({
    status: 502,
    body: { message: 'Unable to process payment. Please try again.' },
  })
})
