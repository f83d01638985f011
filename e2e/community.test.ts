import { expect, test } from 'vitest'
import { accessibilityViolations, asMember, journey, phone } from './journey.ts'

test('two people on the same day see each other’s first names once both joined, and one leaves with one tap', async () => {
  await using visit = await journey({ now: '2026-03-13T12:00:00Z' })
  const { app } = visit
  const [ana, bo] = [await app.member('Ana Maria'), await app.member('Bo')]
  for (const who of [ana, bo])
    await who.post('/api/recovery-tracker/counters', { name: 'My recovery', startedOn: '2026-03-01' })
  const first = await visit.another({ as: ana, viewport: phone, colorScheme: 'dark', timezoneId: 'UTC' })
  await first.page.goto('/dashboard')
  const card = first.page.getByRole('region', { name: 'Others on day 12 today' })
  await card.getByRole('button', { name: 'Join' }).click()
  await card.getByText('Nobody else who joined').waitFor()

  const second = await visit.another({ as: bo, timezoneId: 'UTC' })
  await second.page.goto('/forum')
  await second.page.getByRole('button', { name: 'Yours' }).click()
  await second.page.getByRole('button', { name: 'Join' }).click()
  await second.page.getByText('Ana', { exact: true }).waitFor()
  expect(await accessibilityViolations(second.page)).toEqual([])

  await first.page.reload()
  await card.getByText('Bo', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Leave' }).click()
  await card.getByRole('button', { name: 'Not for me' }).click()
  await card.waitFor({ state: 'detached' })
  await first.page.reload()
  expect((await bo.get('/api/same-day')).body.names).toEqual([])
  expect([...first.problems, ...second.problems]).toEqual([])
})

test('someone offers to welcome newcomers, and a first post in another browser reaches them', async () => {
  await using visit = await journey()
  const { app } = visit
  const ana = await app.member('Ana')
  app.clock.advance({ days: 8 })
  const host = await visit.another({ as: ana, viewport: phone })
  await host.page.goto('/forum')
  await host.page.getByRole('button', { name: 'Yours' }).click()
  await host.page.getByRole('checkbox', { name: 'I’d like to welcome newcomers' }).click()
  await expect.poll(async () => (await ana.get('/api/forum/mine')).body.offersWelcome).toBe(true)

  const newcomer = await visit.another({ as: await app.member('Noa') })
  await newcomer.page.goto('/forum?category=newcomers')
  await newcomer.page.getByRole('textbox', { name: 'Your post' }).fill('Hello, this is my first day here')
  await newcomer.page.getByRole('button', { name: 'Share Post' }).click()
  await newcomer.page.getByRole('article').filter({ hasText: 'my first day here' }).waitFor()
  await app.runJob('forum.welcome')

  await host.page.goto('/notices')
  await host.page.getByRole('link', { name: /Someone new shared their first post/ }).click()
  await host.page.getByText('Hello, this is my first day here').waitFor()
  expect([...host.problems, ...newcomer.problems]).toEqual([])
})

test('a member whose sanction was lifted reads that it was, not that the forum is closed', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  const [{ id }] = (await mo.get('/api/admin/forum/queue')).body.cases
  const suspension = { kind: 'suspend', days: 7, reason: 'A number.' }
  expect((await mo.post(`/api/admin/forum/cases/${id}/sanction`, suspension)).status).toBe(200)
  const member = await visit.another({ as: ana, viewport: phone })
  await member.page.goto('/forum?yours=open')
  const yours = member.page.getByRole('dialog', { name: 'Yours' })
  await yours.getByRole('heading', { name: 'The forum is closed to you until' }).waitFor()
  await yours.getByLabel('Why should we look again?').fill('It was my sponsor’s, and he said yes.')
  await yours.getByRole('button', { name: 'Ask for a second look' }).click()
  await yours.getByText('A person will answer.').waitFor()
  const [appeal] = (await mo.get('/api/admin/forum/appeals')).body.appeals
  await mo.post(`/api/admin/forum/appeals/${appeal.id}`, { lift: true, reason: 'You are right.' })
  await member.page.reload()
  await yours.getByRole('heading', { name: 'The team lifted this decision' }).waitFor()
  expect(await yours.getByText('The forum is closed to you').count()).toBe(0)
})

test('a report and an appeal that are not sent yet survive the end of the session', async () => {
  await using visit = await journey()
  const { app, page } = visit
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  const [{ id }] = (await mo.get('/api/admin/forum/queue')).body.cases
  await mo.post(`/api/admin/forum/cases/${id}/sanction`, { kind: 'silence', days: 7, reason: 'A number.' })
  const { body: post } = await mo.post('/api/forum/posts', { content: 'Be kind today.', category: 'general' })
  const bo = await asMember(visit, 'Bo')
  const openReport = async () => {
    const article = page.getByRole('article').filter({ hasText: post.content })
    await article.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('button', { name: 'Report' }).click()
  }
  const details = page.getByLabel('In your own words (if you like)')
  await page.goto('/forum')
  await openReport()
  await details.fill('It does not feel kind.')
  await bo.post('/api/logout')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Please log in to access the community forum.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log In', exact: true }).click()
  await page.getByLabel('Email').fill(bo.email)
  await page.getByLabel('Password', { exact: true }).fill(app.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await openReport()
  expect(await details.inputValue()).toBe('It does not feel kind.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('A person reads it.').first().waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('report')

  const member = await visit.another({ as: ana })
  await member.page.goto('/forum?yours=open')
  const why = member.page.getByLabel('Why should we look again?')
  await why.fill('It was my sponsor’s, and he said yes.')
  await member.page.reload()
  await expect.poll(() => why.inputValue()).toBe('It was my sponsor’s, and he said yes.')
  expect([...visit.problems, ...member.problems]).toEqual([])
})

test('a second click on a sanction that was given sanctions nobody again', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  await ana.post('/api/forum/posts', { content: 'call me at 555-234-5678', category: 'general' })
  const staff = await visit.another({ as: mo, viewport: phone })
  await staff.page.goto('/admin?tab=forum')
  await staff.page.getByRole('textbox', { name: 'Reason, as the author will read it' }).fill('A number.')
  await staff.page.getByText('Silence or suspend the author (0 before)').click()
  await staff.page.getByRole('button', { name: 'Decide' }).click()
  await staff.page.getByText('Silence or suspend the author (1 before)').waitFor()
  expect(await staff.page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true)
  expect((await ana.get('/api/forum/mine')).body.sanctions).toHaveLength(1)
  expect(staff.problems).toEqual([])
})
