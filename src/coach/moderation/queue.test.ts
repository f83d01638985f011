import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'

const now = '2026-03-01T10:00:00Z'

async function queueOf(app: TestApp) {
  const mo = await app.member('Mo', { role: 'moderator' })
  return {
    mo,
    cases: async () => (await mo.get('/api/admin/coach/cases')).body.cases,
    checks: async () => (await mo.get('/api/admin/coach/checks')).body,
  }
}

test('the coach’s moderation queue is for staff', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'professional' })
  const id = '0190a000-0000-7000-8000-000000000001'
  for (const who of [ana, app.visitor]) {
    const refused = who === ana ? 403 : 401
    expect((await who.get('/api/admin/coach/checks')).status).toBe(refused)
    expect((await who.get('/api/admin/coach/cases')).status).toBe(refused)
    expect((await who.post(`/api/admin/coach/cases/${id}`, { outcome: 'seen' })).status).toBe(refused)
  }
})

test('the queue lists dangers in conversations by urgency, without texts or names (B2 20, 33, 37)', async () => {
  await using app = await testApp({ now })
  const { cases, mo } = await queueOf(app)
  const ana = await app.member('Ana', { plan: 'premium' })
  const ben = await app.member('Ben', { plan: 'premium' })
  const cleo = await app.member('Cleo')
  await ana.post('/api/ai-chat', { message: 'I want to die, zebracanary' })
  await ben.post('/api/ai-chat', {
    message: 'I have a gun and I am going to shoot my boss tonight',
    temporary: true,
  })
  app.clock.advance({ minutes: 1 })
  await cleo.post('/api/ai-chat', { message: 'I took the whole bottle and I am fading' })
  const found = await cases()
  expect(found.map(({ urgency }: { urgency: string }) => urgency)).toEqual(['emergency', 'emergency', 'high'])
  expect(found[0]).toMatchObject({ label: 'threat_to_others', count: 1, dueAt: '2026-03-01T10:00:00.000Z' })
  const shown = JSON.stringify(found)
  expect(shown).not.toMatch(/zebracanary|gun|bottle|Ana|Ben|Cleo|example\.org/)
  for (const { id } of [ana, ben, cleo]) expect(shown).not.toContain(id)
  const log = await rows<{ action: string; subject: string }>(
    app.db,
    sql`select action, subject from staff_actions`,
  )
  expect(log).toEqual([{ action: 'looked at the coach’s cases', subject: '3 cases' }])
  app.clock.advance({ minutes: 20 })
  expect((await cases()).map(({ overdue }: { overdue: boolean }) => overdue)).toEqual([true, true, false])
  expect((await mo.get('/api/admin/coach/cases')).body.staffOnDuty).toBe(0)
})

test('dangers of one kind from one member are one case, whose urgency only increases, and which is closed once', async () => {
  await using app = await testApp({ now })
  const { cases, mo } = await queueOf(app)
  const ana = await app.member('Ana', { plan: 'premium' })
  const { conversationId } = (await ana.post('/api/ai-chat', { message: 'I want to die' })).body
  await ana.post('/api/ai-chat', { message: 'I am going to kill myself tonight', conversationId })
  await ana.post('/api/ai-chat', { message: 'I want to die', conversationId })
  const [one, ...others] = await cases()
  expect(others).toEqual([])
  expect(one).toMatchObject({ label: 'suicide', urgency: 'emergency', count: 3 })
  const ben = await app.member('Ben', { plan: 'premium' })
  await ben.post('/api/ai-chat', { message: 'I want to die' })
  const persons = (await cases()).map(({ person }: { person: string }) => person)
  expect(new Set(persons).size).toBe(2)
  expect((await mo.post(`/api/admin/coach/cases/${one.id}`, { outcome: 'called the police' })).status).toBe(
    400,
  )
  expect((await mo.post(`/api/admin/coach/cases/${one.id}`, { outcome: 'passed_on' })).status).toBe(200)
  expect((await mo.post(`/api/admin/coach/cases/${one.id}`, { outcome: 'seen' })).status).toBe(404)
  expect(await cases()).toHaveLength(1)
  await ana.post('/api/ai-chat', { message: 'I want to die', conversationId })
  expect(await cases()).toHaveLength(2)
})

test('the queue says how many cases wait beyond its list, and who viewed the checks however much was done since', async () => {
  await using app = await testApp({ now })
  const { mo, checks } = await queueOf(app)
  await checks()
  await sql`insert into coach_cases (id, person, label, urgency, rules_version, first_at, last_at)
    select gen_random_uuid(), sha256(n::text::bytea), 'suicide', 'high', '1', ${now}, ${now} from generate_series(1, 203) n`.execute(
    app.db,
  )
  const { cases, more } = (await mo.get('/api/admin/coach/cases')).body
  expect({ shown: cases.length, more }).toEqual({ shown: 200, more: 3 })
  await sql`insert into staff_actions (id, at, actor, action) select gen_random_uuid(), ${now}::timestamptz + interval '1 minute', ${mo.id}, 'something else'
    from generate_series(1, 200)`.execute(app.db)
  app.clock.advance({ minutes: 2 })
  expect((await checks()).looks).toHaveLength(2)
})

test('the same message sent twice counts once', async () => {
  await using app = await testApp()
  const { cases, checks } = await queueOf(app)
  const ana = await app.member('Ana', { plan: 'premium' })
  const body = { message: 'I want to die', attempt: '0190a000-0000-7000-8000-000000000003' }
  await Promise.all([ana.post('/api/ai-chat', body), ana.post('/api/ai-chat', body)])
  expect(await cases()).toMatchObject([{ count: 1 }])
  expect((await checks()).days).toMatchObject([{ label: 'suicide', action: 'crisis', count: 1 }])
})

test('staff see that a writer is under 18 even next to a danger, and the writer gets help for minors later (B2 21)', async () => {
  await using app = await testApp()
  const { cases } = await queueOf(app)
  const ana = await app.member('Ana', { plan: 'premium' })
  const first = (await ana.post('/api/ai-chat', { message: "I'm 15 years old and I want to kill myself" }))
    .body
  const labels = (await cases()).map(({ label }: { label: string }) => label)
  expect(labels.toSorted()).toEqual(['suicide', 'under_18'])
  let { messages } = first
  for (const message of ['no', 'no plan', 'my aunt', 'ok', 'school was hard today']) {
    const { conversationId } = first
    messages = (await ana.post('/api/ai-chat', { message, conversationId })).body.messages
  }
  expect(JSON.stringify(messages)).toMatch(/adult you trust/)
  expect(await cases()).toHaveLength(2)
})

test('staff get one email for a danger, without personal data', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'team@example.org' } })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.post('/api/ai-chat', { message: 'I am going to kill myself tonight, zebracanary' })
  await ana.post('/api/ai-chat', { message: 'I am going to kill myself tonight, zebracanary' })
  await ana.post('/api/ai-chat', { message: 'I feel lonely' })
  const emails = await app.mails()
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({
    to: 'team@example.org',
    subject: 'Cairn: someone may be in danger now',
  })
  expect(emails[0]?.text).toMatch(/\/admin\?tab=coach/)
  expect(JSON.stringify(emails)).not.toMatch(/zebracanary|Ana|suicide/)
})

test('the page says what staff see, whether staff are on duty, and that they cannot reach the member (B2 33, 40)', async () => {
  await using app = await testApp()
  const { mo } = await queueOf(app)
  const ana = await app.member('Ana', { plan: 'premium' })
  const checkNote = async (message: string) =>
    (await ana.post('/api/ai-chat', { message })).body.messages[1].check
  expect(await checkNote('I want to kill myself')).toMatch(
    /Staff see its kind.*not your words.*No one on our team is on duty/,
  )
  await mo.put('/api/admin/forum/duty', { hours: 1 })
  expect(await checkNote('I want to kill myself')).toMatch(/Staff see its kind.*cannot reach you/)
  expect(await checkNote('quiero matarme')).toMatch(/no tus palabras ni tu nombre/)
  const answer = await ana.post('/api/ai-chat', { message: 'Can you keep a secret? will you tell anyone?' })
  expect(answer.body.messages[1].content).toMatch(
    /If I hear danger, staff see that.* not your words|without your words/,
  )
})

test('checks are counted by day for ninety days and then by month, and each view by staff is logged', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.post('/api/ai-chat', { message: 'I want to kill myself' })
  app.clock.advance({ days: 1 })
  await ana.post('/api/ai-chat', { message: 'I want to kill myself' })
  await ana.post('/api/ai-chat', { message: 'where can I buy xanax without a prescription' })
  const { days, months, looks } = await (await queueOf(app)).checks()
  expect(days).toMatchObject([
    { day: '2026-03-02', action: 'boundary', count: 1 },
    { day: '2026-03-02', label: 'suicide', action: 'crisis', count: 1 },
    { day: '2026-03-01', label: 'suicide', action: 'crisis', count: 1 },
  ])
  expect(months).toEqual([])
  expect(looks).toMatchObject([{ actor: 'Mo' }])
  app.clock.advance({ days: 91 })
  await app.runJob('coach.purge')
  const { cases, checks } = await queueOf(app)
  const later = await checks()
  expect(later.days).toEqual([])
  expect(later.months).toMatchObject([
    { month: '2026-03', action: 'boundary', count: 1 },
    { month: '2026-03', label: 'suicide', count: 2 },
  ])
  expect(later.looks).toHaveLength(2)
  expect(await cases()).toEqual([])
})
