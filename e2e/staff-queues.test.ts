import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
