import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareMeetings } from '../src/meetings/feeds/refresh.server.ts'
import { journey, phone, seesToast } from './journey.ts'

test('a person who may be in danger is listed before any number of appeals', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  await ana.post('/api/forum/posts', { content: 'I am going to kill myself tonight.', category: 'general' })
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until, appeal, appealed_at)
    select gen_random_uuid(), ${ana.id}, 'silence', 'Words.', now(), now() + interval '1 day', 'Appeal ' || n, now() + n * interval '1 second'
    from generate_series(1, 103) n`.execute(app.db)
  const { page } = await visit.another({ as: mo, viewport: phone })
  await page.goto('/admin?tab=forum')
  await page.getByText('These are the 100 appeals that have waited longest. 3 more wait').waitFor()
  const atRisk = page.getByRole('region', { name: 'Someone may be at risk' })
  const opened = page.waitForEvent('popup')
  await atRisk.getByRole('link', { name: 'Open the thread' }).click()
  await (await opened).getByText('I am going to kill myself tonight.').waitFor()
  const names = await page
    .getByRole('tabpanel')
    .getByRole('region')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect([...new Set(names)]).toEqual([
    'Someone may be at risk, emergency',
    'Appeal',
    'Held by the rules, normal',
  ])
})

test('a queue that cannot be read again stays, with what one wrote', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, mo] = [
    await app.member('Ana', { plan: 'professional' }),
    await app.member('Mo', { role: 'moderator' }),
  ]
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  await ana.post('/api/consultations', { topic: 'My nights', preferredTimes: ['Mondays after six'] })
  const { page } = await visit.another({ as: mo, viewport: phone })
  for (const [tab, label, button] of [
    ['forum', 'Reason, as the author will read it', 'Remove'],
    ['consultations', 'Answer, as the member will read it', 'Send the answer'],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`)
    await page.getByLabel(label).fill('Written with care.')
    await page.route('**/api/admin/**', (route) => route.abort())
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('tabpanel').getByRole('alert').first().waitFor()
    expect(await page.getByLabel(label).inputValue()).toBe('Written with care.')
    await page.unroute('**/api/admin/**')
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByLabel(label).waitFor({ state: 'detached' })
  }
})

test('a session request that a colleague answered meanwhile shows their answer, and what one wrote is still there', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, mo] = [
    await app.member('Ana', { plan: 'professional' }),
    await app.member('Mo', { role: 'moderator' }),
  ]
  await ana.post('/api/consultations', { topic: 'My nights', preferredTimes: ['Mondays after six'] })
  const { page } = await visit.another({ as: await app.member('Moe', { role: 'moderator' }) })
  await page.goto('/admin?tab=consultations')
  await page.getByLabel('Answer, as the member will read it').fill('Tuesday at nine.')
  const [{ id }] = (await mo.get('/api/admin/consultations')).body
  await mo.post(`/api/admin/consultations/${id}/answer`, { answer: 'Monday at seven is fine.' })
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await seesToast(page, 'Someone on the team has already answered this.')
  await page.getByText('Monday at seven is fine.').waitFor()
  await page.getByText('Tuesday at nine.', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Send the answer' }).count()).toBe(0)
  // Another visit to the tab reads the list again.
  await ana.post('/api/consultations', { topic: 'My mornings', preferredTimes: ['Any'] })
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('tab', { name: 'Sessions' }).click()
  await page.getByText('My mornings').waitFor()
})

test('dates in the queue, in “Yours” and in the meeting lists read alike in every browser', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until, appeal, appealed_at)
    values (gen_random_uuid(), ${ana.id}, 'silence', 'Words.', now(), '2031-03-04T15:00Z', 'Please look again.', now())`.execute(
    app.db,
  )
  await prepareMeetings(app.services)
  const look = { locale: 'de-DE', timezoneId: 'America/New_York' }
  const staff = await visit.another({ as: mo, ...look })
  await staff.page.goto('/admin?tab=forum')
  await staff.page.getByText('until Mar 4, 2031, 10:00 AM').waitFor()
  await staff.page.goto('/admin?tab=meetings')
  await staff.page
    .getByText(/as of [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M/)
    .first()
    .waitFor()
  const member = await visit.another({ as: ana, ...look })
  await member.page.goto('/forum?yours=open')
  await member.page.getByText('until Mar 4, 2031, 10:00 AM').waitFor()
})

test('the overview and the list of members show what changed since the last visit', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, ada] = [await app.member('Ana'), await app.member('Ada', { role: 'admin' })]
  const { page } = await visit.another({ as: ada })
  await page.goto('/admin')
  const forum = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Forum' }) })
  await forum.getByText('Nothing to do.').waitFor()
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  await page.getByRole('tab', { name: 'Members' }).click()
  await page.getByLabel('Email address, or “staff”').fill('bo@example.org')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByText('No account has this address').waitFor()
  await app.visitor.post('/api/register', { name: 'Bo', email: 'bo@example.org', password: app.password })
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('cell', { name: 'bo@example.org' }).waitFor()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await forum.getByText('The oldest since').waitFor()
})

test('what a search for meeting lists found goes away when one changes the address or the fellowship', async () => {
  await using visit = await journey()
  const { page, problems } = await visit.another({ as: await visit.app.member('Ada', { role: 'admin' }) })
  const found = {
    url: 'https://example.org/list',
    format: 'bmlt',
    rows: 5,
    imported: 5,
    examples: ['Hope'],
    skipped: [],
  }
  const publisher = Promise.withResolvers<void>()
  await page.route('**/api/admin/meetings/feeds/probe', async (route) => {
    await publisher.promise
    await route.fulfill({ json: { candidates: [found] } })
  })
  await page.goto('/admin?tab=meetings')
  const address = page.getByLabel('Address of the site, list or sheet')
  const look = page.getByRole('button', { name: /^Look/ })
  await address.fill('https://example.org')
  await look.click()
  // Changed while the publisher is slow.
  await address.fill('https://')
  publisher.resolve()
  await address.fill('https://example.org')
  await look.click()
  await page.getByText('5 of 5 rows can be used').waitFor()
  await page.getByRole('combobox', { name: 'Fellowship' }).selectOption('NA')
  await page.getByText('5 of 5 rows can be used').waitFor({ state: 'detached' })
  await look.click()
  await page.getByRole('textbox', { name: 'Name' }).and(page.locator('[value^="NA "]')).waitFor()
  expect(problems).toEqual([])
})
