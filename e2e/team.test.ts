import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accessibilityViolations, asMember, journey, phone, seesToast } from './journey.ts'

test('the team saves a reply, plans a shift, hands over, and inserts the reply into an answer', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  const question = { name: 'Ana', email: ana.email, subject: 'general', message: 'Can I leave my number?' }
  expect((await ana.post('/api/contact', question)).status).toBe(200)
  const staff = await visit.another({ as: mo })
  const { page } = staff
  await page.goto('/admin?tab=team')
  await page.getByLabel('For the next person on duty').fill('The held post about a number waits.')
  await page.getByRole('button', { name: 'Leave the note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'The held post about a number waits.' }).waitFor()

  const tomorrow = new Date(app.clock.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('My shift starts').fill(`${tomorrow}T09:00`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: /^Remove the shift of Mo/ }).waitFor()

  await page.getByRole('button', { name: 'New saved reply' }).click()
  await page.getByLabel('Title').fill('No numbers')
  await page.getByRole('textbox', { name: 'Reply' }).fill('Please leave your number out.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Edit No numbers' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  // Emails of earlier versions link with `desk`.
  await page.goto('/admin?desk=forum')
  const reason = page.getByRole('textbox', { name: 'Reason, as the author will read it' })
  await reason.fill('Hi Ana.')
  await page.getByRole('combobox', { name: 'Insert a saved reply' }).selectOption({ label: 'No numbers' })
  await expect.poll(() => reason.inputValue()).toBe('Hi Ana. Please leave your number out.')

  await page.goto('/admin?tab=contact')
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.fill('Hi Ana.')
  await page.getByRole('combobox', { name: 'Insert a saved reply' }).selectOption({ label: 'No numbers' })
  await expect.poll(() => answer.inputValue()).toBe('Hi Ana. Please leave your number out.')
  expect(staff.problems).toEqual([])
})

test('a link to a tab of the staff page shows its name on a phone, and one that staff may not open shows the overview', async () => {
  await using visit = await journey()
  const mo = await visit.app.member('Mo', { role: 'moderator' })
  const { page, problems } = await visit.another({ as: mo, viewport: phone })
  await page.goto('/admin?tab=consultations')
  const tab = page.getByRole('tab', { name: 'Sessions', selected: true })
  await tab.waitFor()
  const { x = -1, width = 0 } = (await tab.boundingBox()) ?? {}
  expect(x).toBeGreaterThan(0)
  expect(x + width).toBeLessThan(phone.width)
  await page.goto('/admin?tab=members')
  await page.getByRole('tab', { name: 'Overview', selected: true }).waitFor()
  await page.getByRole('heading', { name: 'To do' }).waitFor()
  expect(problems).toEqual([])
})

test('a queue with an appeal and no case does not say that there is nothing to do', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, ada] = [await app.member('Ana'), await app.member('Ada', { role: 'admin' })]
  await ada.post(`/api/admin/members/${ana.id}/limit-posting`, { days: 7, reason: 'Words that hurt.' })
  const [sanction] = (await ana.get('/api/forum/mine')).body.sanctions
  await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { message: 'Please look again.' })
  const { page } = await visit.another({ as: await app.member('Mo', { role: 'moderator' }) })
  await page.goto('/admin?tab=forum')
  await page.getByText('Please look again.').waitFor()
  expect(await page.getByText('Nothing to do').count()).toBe(0)
  await page.getByRole('textbox', { name: 'Answer, as the author will read it' }).fill('Lifted.')
  await page.getByRole('button', { name: 'Lift it' }).click()
  await page.getByText('Nothing to do').waitFor()
})

test('a long word in a report, an appeal or a reason makes neither the queue nor “Yours” wider than a phone', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = (await ana.post('/api/forum/posts', { content: 'A walk', category: 'general' })).body
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind', details: 'W'.repeat(500) })
  const [{ id }] = (await mo.get('/api/admin/forum/queue')).body.cases
  const sanction = { kind: 'silence', days: 7, reason: 'R'.repeat(500) }
  await mo.post(`/api/admin/forum/cases/${id}/sanction`, sanction)
  const member = (await visit.another({ as: ana, viewport: phone })).page
  await member.goto('/forum?yours=open')
  const yours = member.getByRole('dialog', { name: 'Yours' })
  await yours.getByLabel('Why should we look again?').fill('A'.repeat(2000))
  await yours.getByRole('button', { name: 'Ask for a second look' }).click()
  await yours.getByText('A person will answer.').waitFor()
  expect(await yours.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const staff = (await visit.another({ as: mo, viewport: phone })).page
  await staff.goto('/admin?tab=forum')
  await staff.getByText('A'.repeat(100)).waitFor()
  await staff.getByText('W'.repeat(100)).waitFor()
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('the list of members fits a phone', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { app, page } = visit
  await app.member('Ana')
  await asMember(visit, 'Ada', { role: 'admin' })
  await page.goto('/admin?tab=members')
  await page.getByRole('button', { name: 'Manage the account of Ana' }).waitFor()
  const table = page.getByRole('region', { name: 'Members' })
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.getByRole('cell', { name: 'no', exact: true }).first().waitFor()
})

test('staff lists that are longer than the page say so, and members have a next page', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const ada = await asMember(visit, 'Ada', { role: 'admin' })
  await sql`insert into members (id, email, name, display_name, password_hash, created_at)
    select gen_random_uuid(), 'm' || n || '@example.org', 'M', 'M' || n, 'x', now() - n * interval '1 day'
    from generate_series(1, 60) n`.execute(app.db)
  await sql`insert into staff_actions (id, at, actor, action) select gen_random_uuid(), now(), ${ada.id}, 'something'
    from generate_series(1, 210)`.execute(app.db)
  await sql`insert into mails (id, created_at, recipient, subject, text) select gen_random_uuid(), now(), 'a@example.org', 'Hello', 'Hello'
    from generate_series(1, 110)`.execute(app.db)
  await sql`insert into consultations (id, member_id, topic, preferred_times, zone, requested_at)
    select gen_random_uuid(), ${ada.id}, 'Sleep', array['Mondays'], 'UTC', now() from generate_series(1, 210)`.execute(
    app.db,
  )
  await page.goto('/admin?tab=members')
  await page.getByRole('button', { name: 'Manage the account of M49' }).waitFor()
  await page.getByRole('button', { name: 'Older' }).click()
  await page.getByRole('button', { name: 'Manage the account of M60' }).waitFor()
  expect(await page.getByRole('button', { name: 'Older' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Newest' }).click()
  await page.getByRole('button', { name: 'Manage the account of M49' }).waitFor()
  await page.goto('/admin?tab=actions')
  await page.getByText('These are the newest 200 entries.').waitFor()
  await page.goto('/admin?tab=mails')
  await page.getByText('These are the newest 100 emails.').waitFor()
  await page.goto('/admin?tab=consultations')
  await page.getByText('These are the first 200 requests. There may be more.').waitFor()
})

test('staff answer a session request, which the member reads on the page of their requests', async () => {
  await using visit = await journey()
  const { app } = visit
  const ana = await app.member('Ana', { plan: 'professional' })
  await ana.post('/api/consultations', { topic: 'My nights', preferredTimes: ['Mondays after six'] })
  const { page } = await visit.another({ as: await app.member('Mo', { role: 'moderator' }) })
  await page.goto('/admin?tab=consultations')
  // The email only says that something is new.
  await page.getByLabel('Answer, as the member will read it').fill('Monday at seven is fine.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Monday at seven is fine.').and(page.locator('p')).waitFor()
  const member = (await visit.another({ as: ana })).page
  await member.goto('/book-session')
  await member.getByText('Monday at seven is fine.').waitFor()
})

test('a coach case or an appeal that a colleague decided meanwhile leaves the list when one decides it', async () => {
  await using visit = await journey()
  const { app } = visit
  const ana = await app.member('Ana', { plan: 'premium' })
  const [mo, ada] = [
    await app.member('Mo', { role: 'moderator' }),
    await app.member('Ada', { role: 'admin' }),
  ]
  await ada.post(`/api/admin/members/${ana.id}/limit-posting`, { days: 7, reason: 'Words that hurt.' })
  const [sanction] = (await ana.get('/api/forum/mine')).body.sanctions
  await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { message: 'Please look again.' })
  await ana.post('/api/ai-chat', { message: 'I want to die' })
  const moe = await app.member('Moe', { role: 'moderator' })
  const { page } = await visit.another({ as: mo })
  const soon = { state: 'detached', timeout: 10_000 } as const

  await page.goto('/admin?tab=coach')
  const seen = page.getByRole('button', { name: 'Seen', exact: true })
  await seen.waitFor()
  const [{ id }] = (await moe.get('/api/admin/coach/cases')).body.cases
  await moe.post(`/api/admin/coach/cases/${id}`, { outcome: 'seen' })
  await seen.click()
  await seen.waitFor(soon)

  await page.goto('/admin?tab=forum')
  await page.getByRole('textbox', { name: 'Answer, as the author will read it' }).fill('Lifted.')
  await moe.post(`/api/admin/forum/appeals/${sanction.id}`, { lift: false, reason: 'It stands.' })
  await page.getByRole('button', { name: 'Lift it' }).click()
  await page.getByText('Please look again.').waitFor(soon)
})

test('an admin who limits a member in danger says what else the member did', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { app, page } = visit
  const ana = await app.member('Ana')
  await ana.post('/api/forum/posts', { content: 'I want to kill myself tonight', category: 'general' })
  await asMember(visit, 'Ada', { role: 'admin' })
  await page.goto('/admin?tab=members')
  await page.getByRole('button', { name: 'Manage the account of Ana' }).click()
  const dialog = page.getByRole('dialog', { name: 'The account of Ana' })
  await dialog.getByLabel('What to do').selectOption({ label: 'Limit posting for a week' })
  await dialog.getByLabel('Reason').fill('You asked members for pills.')
  await dialog.getByRole('button', { name: 'Limit posting for a week' }).click()
  await dialog.getByText('say what it was').waitFor()
  await dialog.getByLabel('What they did').selectOption({ label: 'selling or asking for drugs' })
  await dialog.getByRole('button', { name: 'Limit posting for a week' }).click()
  await seesToast(page, 'Posting is limited')
  expect((await ana.get('/api/forum/mine')).body.sanctions).toMatchObject([{ kind: 'silence' }])
})

function lastMonth(now: number): Date {
  const today = new Date(now)
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 15))
}

test('anyone reads the moderation figures on the safety page', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { app, page, problems } = visit
  await page.goto('/safety')
  await page.getByText('No month is complete yet.').waitFor()
  for (let at = 0; at < 6; at++)
    await sql`insert into forum_decisions (id, decided_at, kind, reason, outcome, minutes)
      values (gen_random_uuid(), ${lastMonth(app.clock.now())}, 'report', 'reported: spam', 'remove', ${at})`.execute(
      app.db,
    )
  await app.runJob('forum.publish-report')
  await page.reload()
  await page.getByRole('row', { name: 'reported: spam 6' }).waitFor()
  await page.getByRole('row', { name: 'Half of the cases were decided within 3 min' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(problems).toEqual([])
})
