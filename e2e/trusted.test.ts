import { sql } from 'kysely'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accepted, ask } from '../src/app/testing/trusted-person.server.ts'
import { fakePush } from '../src/platform/testing/fake-push.server.ts'
import { fakeSmtp } from '../src/platform/testing/fake-smtp.server.ts'
import { redirectPush } from '../src/platform/testing/redirect-push.server.ts'
import type { PushDevice } from '../src/platform/web-push.server.ts'
import { accessibilityViolations, type Journey, journey, phone, type Visitor } from './journey.ts'

/** Fakes the browser's push API: permission is granted, and the subscription is the given one. */
async function withPush(context: BrowserContext, device: PushDevice) {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
    const keys: Record<string, string> = { p256dh, auth }
    const subscription = { endpoint, getKey: (name: string) => bytes(keys[name] ?? '').buffer }
    const pushManager = { subscribe: async () => subscription }
    navigator.serviceWorker.getRegistration = async () => ({ active: {}, pushManager }) as never
    Notification.requestPermission = async () => 'granted'
  }, device)
}

async function invite(page: Page, name: string): Promise<string> {
  await page.getByLabel('Their name').fill(name)
  await page.getByRole('checkbox', { name: 'That I checked in', exact: true }).check()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel(`Link for ${name}`).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  return new URL(link).hash
}

/** Accepts the invitation with an email address, and confirms it. */
async function acceptWithEmail(visit: Journey, hash: string, email: string): Promise<Visitor> {
  const person = await visit.another()
  const { page } = person
  await page.goto(`/trusted${hash}`)
  await page.getByRole('heading', { name: 'Ana trusts you' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByLabel(/Your email/).fill(email)
  await page.getByRole('button', { name: 'Yes, I’ll be there' }).click()
  await page.getByText('Not confirmed yet').waitFor()
  await visit.app.runJobs()
  const message = (await visit.app.mails()).find(({ to }) => to === email)
  await page.goto(`/trusted#${/confirm=\S+/.exec(message?.text ?? '')?.[0]}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'You’re there for Ana' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  return person
}

/** Chooses push messages in this browser instead of email. */
async function acceptWithPush(visit: Journey, hash: string, device: PushDevice): Promise<Visitor> {
  const person = await visit.another({ viewport: phone })
  await withPush(person.context, device)
  await person.page.goto(`/trusted${hash}`)
  await person.page.getByRole('button', { name: 'Yes, I’ll be there' }).click()
  await person.page.getByRole('button', { name: 'Show messages in this browser' }).click()
  await person.page.getByText('Messages show up in one browser of yours.').waitFor()
  return person
}

test('a member asks two people to call and sees what reached each of them, and either side can end the connection', async () => {
  await using smtp = await fakeSmtp()
  await using service = await fakePush()
  using _ = redirectPush(service.port)
  await using visit = await journey({ settings: { SMTP_URL: smtp.url } })
  const { app } = visit
  const ana = await app.member('Ana')
  const { page, problems } = await visit.another({ as: ana, viewport: phone })
  const { pushKey } = (await ana.get('/api/notices/settings')).body
  await page.goto('/trusted-people')
  await page.getByText('No one sees anything yet').waitFor()
  const [toSam, toKim] = [await invite(page, 'Sam'), await invite(page, 'Kim')]
  const sam = await acceptWithEmail(visit, toSam, 'sam@example.org')
  const kim = await acceptWithPush(visit, toKim, service.subscribe('kim', pushKey))

  // A request needs two taps on Today; the first one sends nothing.
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Ask Sam and Kim to call me/ }).click()
  expect((await ana.get('/api/trusted')).body.call).toBeNull()
  await page.getByRole('button', { name: 'Yes, ask now' }).click()
  await page.getByText('Email: being sent').waitFor()
  expect(await page.getByRole('link', { name: 'Call 988' }).count()).toBe(1)
  await app.runJobs()
  await page.getByText('Email: delivered to their mail service').waitFor()
  await page.getByText('Push: on its way to their device').waitFor()
  expect(service.received).toMatchObject([{ device: 'kim', message: { title: 'Ana asks you to call' } }])
  expect(service.problems).toEqual([])
  expect(smtp.received.filter(({ source }) => source.includes('Subject: Ana asks you to call'))).toHaveLength(
    1,
  )

  // One person confirms that they saw it.
  await kim.page.reload()
  await kim.page.getByRole('button', { name: 'I saw it, and I’ll get in touch' }).click()
  await kim.page.getByText('Ana can see that you saw this.').waitFor()
  // Without a reload, because a member who waits for a call has the page open.
  await page.getByText(/Kim: saw it at/).waitFor()
  await page.getByRole('link', { name: /Notices, \d unread/ }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  await kim.page.getByRole('button', { name: 'End it now' }).click()
  await kim.page.getByRole('button', { name: 'Cancel' }).click()
  expect((await ana.get('/api/trusted')).body.people).toMatchObject([
    { state: 'accepted' },
    { state: 'accepted' },
  ])
  await kim.page.getByRole('button', { name: 'End it now' }).click()
  await kim.page.getByRole('button', { name: 'End it', exact: true }).click()
  await kim.page.getByRole('heading', { name: 'You’re out' }).waitFor()
  await page.goto('/trusted-people')
  await page.getByText('Kim ended it.').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('region', { name: 'Sam' }).getByRole('button', { name: 'End it now' }).click()
  expect((await ana.get('/api/trusted')).body.people).toHaveLength(2)
  await page.getByRole('button', { name: 'End it', exact: true }).click()
  await expect.poll(async () => (await ana.get('/api/trusted')).body.people.length).toBe(1)
  await sam.page.reload()
  await sam.page.getByText('This is no longer shared.').waitFor()
  expect([...problems, ...sam.problems, ...kim.problems]).toEqual([])
})

test('without a response the card says that it may not have been sent, and the same request is tried again', async () => {
  await using visit = await journey({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const { app } = visit
  const ana = await app.member('Ana')
  const shares = { calls: true, checkIns: false, plan: false }
  const { token } = (await ana.post('/api/trusted/people', { name: 'Sam', memberName: 'Ana', shares })).body
  await app.visitor.post('/api/trusted/invitation/accept', { token, accepts: shares })
  const { page, context } = await visit.another({ as: ana, viewport: phone })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Ask Sam to call me/ }).waitFor()
  await page.goto('/help')
  await page.getByRole('button', { name: /Ask Sam to call me/ }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Yes, ask now' }).click()
  await page.getByText('No connection: it may not have been sent. Call Sam yourself.').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('nothing could be sent. Call them yourself.').waitFor()
  // Without the database the page cannot show the trusted people, but it shows the numbers.
  await context.route('**/api/trusted', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
  await page.goto('/dashboard')
  const card = page.getByLabel('Ask for a call')
  await card.getByText('Cairn can’t send a request right now. Please call someone yourself.').waitFor()
  expect(await card.getByRole('link', { name: 'Call 988' }).count()).toBe(1)
})

test('the link in an email stops it without a login', async () => {
  await using smtp = await fakeSmtp()
  await using visit = await journey({ settings: { SMTP_URL: smtp.url } })
  const { app, page } = visit
  const ana = await app.member('Ana')
  await accepted(app, ana, { email: 'sam@example.org' })
  await ask(ana)
  const text = (await app.mails()).at(-1)?.text ?? ''
  await page.goto(`/trusted#${/stop=\S+/.exec(text)?.[0]}`)
  await page.getByRole('button', { name: 'Stop the emails' }).click()
  await page.getByRole('heading', { name: 'These emails are off' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).waitFor()
  expect((await ana.get('/api/trusted')).body.people[0].email).toBe('stopped')
})

test('the plan reaches the person through the server as ciphertext, and one tap unshares it', async () => {
  await using visit = await journey()
  const ana = await visit.app.member('Ana')
  const { page, problems } = await visit.another({ as: ana, viewport: phone })
  await page.goto('/trusted-people')
  await page.getByLabel('Their name').fill('Sam')
  await page.getByRole('checkbox', { name: 'My safety plan', exact: true }).check()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel('Link for Sam')
  const { hash } = new URL(await link.inputValue())
  expect(await link.evaluate((field) => field === document.activeElement)).toBe(true)
  const sam = await visit.another()
  await sam.page.goto(`/trusted${hash}`)
  await sam.page.getByRole('button', { name: 'Yes, I’ll be there' }).click()
  await sam.page.getByRole('heading', { name: 'You’re there for Ana' }).waitFor()

  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByText('The plan isn’t sent yet.').waitFor()
  await page.getByRole('link', { name: 'Open it once on your device' }).click()
  await page.getByLabel('1. My warning signs').fill('I stop answering the zephyrine phone')
  await page.getByText(/sees the plan of/).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Sam' }).waitFor()
  await expect.poll(() => page.getByText('The plan isn’t sent yet.').count()).toBe(0)
  await page.goForward()
  expect(bodies.join()).not.toContain('zephyrine')
  const key = /key=([\w-]+)/.exec(hash)?.[1] ?? 'none'
  expect(bodies.join()).not.toContain(key)
  const { rows } = await sql<{ row: string }>`select t::text as row from trusted_plans t`.execute(
    visit.app.db,
  )
  expect(rows[0]?.row).not.toContain('zephyrine')

  await sam.page.reload()
  await sam.page.getByText('I stop answering the zephyrine phone').waitFor()
  expect(await accessibilityViolations(sam.page)).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the plan' }).click()
  await page.getByText(/still sees the plan of .+ Stop sharing it to take it back/).waitFor()
  await page.getByRole('button', { name: 'Stop sharing it' }).click()
  await page.getByText('Only you.').waitFor()
  await sam.page.reload()
  await sam.page.getByText('Not shared with you right now.').first().waitFor()
  expect(await sam.page.getByText('zephyrine').count()).toBe(0)
  expect([...problems, ...sam.problems]).toEqual([])
})
