import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { diagnose } from '../commands/doctor.server.ts'
import { testApp } from '../testing/test-app.server.ts'

test('only staff see the pending items of each queue, their age, and their urgency', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const mo = await app.member('Mo', { role: 'moderator' })
  const ana = await app.member('Ana', { plan: 'professional' })
  const nothing = { count: 0, urgent: 0, oldest: null }
  expect((await mo.get('/api/admin/counts')).body).toMatchObject({
    members: 2,
    waiting: [
      { queue: 'forum', ...nothing },
      { queue: 'coach', ...nothing },
      { queue: 'contact', ...nothing },
      { queue: 'consultations', ...nothing },
    ],
  })
  const danger = 'I am going to kill myself tonight, I have the pills'
  await ana.post('/api/forum/posts', { category: 'general', content: danger })
  await ana.post('/api/ai-chat', { message: danger })
  app.clock.advance({ hours: 1 })
  for (const message of ['How do I change my plan?', danger])
    await ana.post('/api/contact', { name: 'Ana', email: 'ana@example.org', subject: 'general', message })
  await ana.post('/api/consultations', { topic: 'My nights', preferredTimes: ['Mondays after six'] })
  expect((await mo.get('/api/admin/counts')).body.waiting).toEqual([
    { queue: 'forum', count: 1, urgent: 1, oldest: '2026-03-10T10:00:00.000Z' },
    { queue: 'coach', count: 1, urgent: 1, oldest: '2026-03-10T10:00:00.000Z' },
    { queue: 'contact', count: 2, urgent: 1, oldest: '2026-03-10T11:00:00.000Z' },
    { queue: 'consultations', count: 1, urgent: 0, oldest: '2026-03-10T11:00:00.000Z' },
  ])
  expect((await ana.get('/api/admin/counts')).status).toBe(403)
})

test('an unanswered appeal waits in the forum’s queue, and looking at it again is one view', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const [ana, mo] = [await app.member('Ana'), await app.member('Mo', { role: 'moderator' })]
  const ada = await app.member('Ada', { role: 'admin' })
  await ada.post(`/api/admin/members/${ana.id}/limit-posting`, { days: 7, reason: 'Words that hurt.' })
  const [sanction] = (await ana.get('/api/forum/mine')).body.sanctions
  const forum = async () => (await mo.get('/api/admin/counts')).body.waiting[0]
  expect(await forum()).toMatchObject({ queue: 'forum', count: 0, oldest: null })
  await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { message: 'Please look again.' })
  expect(await forum()).toEqual({ queue: 'forum', count: 1, urgent: 0, oldest: '2026-03-10T10:00:00.000Z' })
  for (const _ of [1, 2]) await mo.get('/api/admin/forum/appeals')
  const views = (await mo.get('/api/admin/actions')).body.filter(
    ({ actor }: { actor: string }) => actor === 'Mo',
  )
  expect(views).toMatchObject([{ action: 'looked at the forum appeals', subject: '1 appeal' }])
  await mo.post(`/api/admin/forum/appeals/${sanction.id}`, { lift: true, reason: 'Fine.' })
  expect(await forum()).toMatchObject({ count: 0 })
})

test('lists that a staff page reads again and again are one view an hour in the log, until what they list changes', async () => {
  await using app = await testApp()
  const [mo, moe] = [
    await app.member('Mo', { role: 'moderator' }),
    await app.member('Moe', { role: 'moderator' }),
  ]
  const ana = await app.member('Ana')
  await ana.post('/api/forum/posts', { category: 'general', content: 'call me at 555-234-5678' })
  const lookAtAll = async () => {
    for (const staff of [mo, mo, moe])
      for (const path of ['/api/admin/forum/queue', '/api/admin/contact']) await staff.get(path)
  }
  const views = async () =>
    (await mo.get('/api/admin/actions')).body
      .map(({ actor, action, subject }: Record<string, string>) => `${actor} ${action}: ${subject}`)
      .toSorted()
  await lookAtAll()
  const first = [
    'Mo looked at the forum queue: 1 case',
    'Mo read the open contact messages: 0 messages',
    'Moe looked at the forum queue: 1 case',
    'Moe read the open contact messages: 0 messages',
  ]
  expect(await views()).toEqual(first)
  await ana.post('/api/forum/posts', { category: 'general', content: 'call me at 555-234-5679' })
  await mo.get('/api/admin/forum/queue')
  expect(await views()).toEqual([...first, 'Mo looked at the forum queue: 2 cases'].toSorted())
  await sql`update staff_actions set at = at - interval '1 hour'`.execute(app.db)
  await mo.get('/api/admin/forum/queue')
  expect(await views()).toHaveLength(6)
})

test('staff counts come from totals, not from check-ins, and active members are those of the last week', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const mo = await app.member('Mo', { role: 'moderator' })
  const ana = await app.member('Ana')
  await ana.post('/api/checkin', {})
  await sql`alter table checkins rename to checkins_away`.execute(app.db)
  expect((await mo.get('/api/admin/counts')).body).toMatchObject({ newThisWeek: 2, checkedInThisWeek: 1 })
  await sql`update checkin_sums set last_date = last_date - 7`.execute(app.db)
  await sql`update members set created_at = '2026-03-02'`.execute(app.db)
  expect((await mo.get('/api/admin/counts')).body).toMatchObject({ newThisWeek: 0, checkedInThisWeek: 0 })
})

test('staff see how many answers came within 24 hours, for messages and for sessions', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  // A staff session ends after twelve idle hours.
  const staff = () => app.member('Mo', { role: 'moderator' })
  const ana = await app.member('Ana', { plan: 'professional' })
  for (const topic of ['My nights', 'My mornings'])
    await ana.post('/api/consultations', { topic, preferredTimes: ['Mondays'] })
  await ana.post('/api/contact', {
    name: 'Ana',
    email: ana.email,
    subject: 'general',
    message: 'How do I change my plan?',
  })
  const [first, second] = (await (await staff()).get('/api/admin/consultations')).body
  app.clock.advance({ hours: 23 })
  await (await staff()).post(`/api/admin/consultations/${first.id}/answer`, { answer: 'Monday at six?' })
  app.clock.advance({ hours: 2 })
  const mo = await staff()
  await mo.post(`/api/admin/consultations/${second.id}/answer`, { answer: 'Tuesday at nine?' })
  const [message] = (await mo.get('/api/admin/contact')).body
  await mo.post(`/api/admin/contact/${message.id}/answers`, { message: 'Gladly', seen: 1 })
  expect((await mo.get('/api/admin/counts')).body.answered).toEqual([
    { queue: 'contact', count: 1, inTime: 0 },
    { queue: 'consultations', count: 2, inTime: 1 },
  ])
  app.clock.advance({ days: 31 })
  expect((await (await staff()).get('/api/admin/counts')).body.answered).toEqual([
    { queue: 'contact', count: 0, inTime: 0 },
    { queue: 'consultations', count: 0, inTime: 0 },
  ])
})

test('staff and the doctor are warned that plans on a public site cost nothing', async () => {
  const root = join(import.meta.dirname, '../../..')
  const warningsWith = async (settings: Record<string, string>) => {
    await using app = await testApp({ settings })
    const mo = await app.member('Mo', { role: 'moderator' })
    const findings = await diagnose(app.settings, app.connection, root)
    return {
      staff: (await mo.get('/api/admin/counts')).body.paymentWarning,
      doctor: findings.filter(({ message }) => /without paying/.test(message)).map(({ level }) => level),
    }
  }
  const live = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_ENV: 'live' }
  const https = { PUBLIC_URL: 'https://cairn.example' }
  expect(await warningsWith(https)).toEqual({
    staff:
      'There are no PayPal credentials: anyone can get a paid plan on https://cairn.example without paying.',
    doctor: ['wrong'],
  })
  expect(await warningsWith({ ...https, ...live, PAYPAL_ENV: 'sandbox' })).toEqual({
    staff:
      'PAYPAL_ENV is sandbox, not live: anyone can get a paid plan on https://cairn.example without paying.',
    doctor: ['wrong'],
  })
  expect(await warningsWith({ ...https, ...live })).toEqual({ staff: null, doctor: [] })
  expect(await warningsWith({})).toEqual({ staff: null, doctor: [] })
})
