// Writes canary words wherever a person can write private text, then searches for them everywhere else: tables, logs, responses, emails.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deriveLegacyKey } from '../journal/crypto/legacy.browser.ts'
import { sealLegacy } from '../journal/testing/legacy-entries.browser.ts'
import { rows } from '../platform/database/db.server.ts'
import { cookieIn, type TestApp, type TestPerson, testApp } from './testing/test-app.server.ts'

const patient = { timeout: 120_000 }

/** Every table of the database, the job queues included, that has the words as text or as bytes. */
async function tablesWith(app: TestApp, words: string): Promise<string[]> {
  const tables = await rows<{ schema: string; name: string }>(
    app.db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const hex = Buffer.from(words).toString('hex')
  // The three base64 alignments of the words, without the characters at the edges.
  const coded = [0, 1, 2].map((shift) =>
    Buffer.from(`${'x'.repeat(shift)}${words}`)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4)
      .slice(0, -4),
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const looked = [words, hex, ...coded].map((look) => sql`position(lower(${look}) in lower(t::text)) > 0`)
    const [row] = await rows(
      app.db,
      sql`select 1 from ${sql.table(`${schema}.${name}`)} t where ${sql.join(looked, sql` or `)} limit 1`,
    )
    if (row) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found
}

/** The tables in which each of the words may be stored. */
const places: Record<string, string[]> = {
  'canary-password-71': [],
  'canary-new-password-72': [],
  'canary-wrong-password-73': [],
  'canary-journal-74': [],
  'canary-journal-password-75': [],
  'canary-chat-76': [],
  'canary-temporary-77': [],
  'canary-name-78': ['members'],
  'canary-mail-79': ['contact_messages', 'mails', 'members'],
  'canary-forum-80': ['forum_posts', 'forum_versions'],
  'canary-reply-81': ['forum_replies'],
  'canary-report-82': ['forum_reports'],
  'canary-contact-83': ['contact_messages', 'mails'],
  'canary-note-84': ['tracker_runs'],
  'canary-counter-85': ['tracker_counters'],
  'canary-activity-86': ['tracker_activities'],
  'canary-topic-87': ['consultations'],
  'canary-checkin-88': ['checkins'],
  'canary-query-89': [],
  'canary-device-90': ['sessions', 'sign_ins'],
  'canary-refused-91': [],
  'canary-diary-92': ['diary_entries'],
}

/** The body of a response, which must be successful. */
async function expectOk(answer: ReturnType<TestPerson['get']>) {
  const { status, text, body } = await answer
  expect(status, text).toBe(200)
  return body
}

async function fillTracker(ana: TestPerson) {
  await expectOk(
    ana.post('/api/recovery-tracker/activities', {
      title: 'canary-activity-86',
      category: 'mental',
      frequency: 'daily',
      points: 1,
    }),
  )
  const { id } = await expectOk(
    ana.post('/api/recovery-tracker/counters', { name: 'canary-counter-85', startedOn: '2026-01-01' }),
  )
  await expectOk(
    ana.post(`/api/recovery-tracker/counters/${id}/restart`, {
      startedOn: '2026-01-09',
      note: 'canary-note-84',
    }),
  )
}

async function live(app: TestApp) {
  const [password, newPassword] = ['canary-password-71', 'canary-new-password-72']
  const person = { name: 'Ana canary-name-78', email: 'canary-mail-79@example.org' }
  const device = { headers: { 'user-agent': 'Browser canary-device-90' } }
  const first = await app.visitor.post('/api/register', { ...person, password }, device)
  expect(first.status, first.text).toBe(200)
  const cookie = cookieIn(first)
  const ana = app.person({ id: '', email: person.email, token: first.body.token, cookie })
  await sql`insert into memberships (member_id, plan, paid_until) select id, 'professional', now() + interval '9 days' from members`.execute(
    app.db,
  )
  const bo = await app.member('Bo')
  const mo = await app.member('Mo', { role: 'moderator' })
  const keys = [first.body.token, cookie.split('=')[1] ?? 'none', ana.email]

  const key = await deriveLegacyKey('canary-journal-password-75')
  await expectOk(
    ana.post('/api/journal', { encryptedContent: await sealLegacy(key, 'Dear canary-journal-74') }),
  )
  await expectOk(ana.post('/api/ai-chat', { message: 'My canary-chat-76 sings today' }))
  await expectOk(ana.post('/api/ai-chat', { message: 'My canary-temporary-77 too', temporary: true }))
  await expectOk(ana.post('/api/checkin', { notes: 'canary-checkin-88' }))
  const urge = { date: new Date(app.clock.now()).toISOString().slice(0, 10), minute: 60, craving: 6 }
  await expectOk(ana.put(`/api/diary/urges/${randomUUID()}`, { ...urge, line: 'canary-diary-92' }))
  const post = await expectOk(
    ana.post('/api/forum/posts', { category: 'daily', content: 'canary-forum-80 today' }),
  )
  await expectOk(bo.post(`/api/forum/posts/${post.id}/reply`, { content: 'canary-reply-81 yes' }))
  await expectOk(
    bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind', details: 'canary-report-82' }),
  )
  await expectOk(ana.post(`/api/forum/posts/${post.id}/request-support`))
  await expectOk(mo.get('/api/admin/forum/queue'))
  const contactMessage = {
    name: 'Ana',
    email: person.email,
    subject: 'general',
    message: 'canary-contact-83',
  }
  await expectOk(ana.post('/api/contact', contactMessage))
  await expectOk(mo.get('/api/admin/contact'))
  await fillTracker(ana)
  await expectOk(ana.post('/api/consultations', { topic: 'canary-topic-87', preferredTimes: ['Mornings'] }))
  // Errors must reveal no more than successful responses.
  await ana.get('/api/forum/posts?q=canary-query-89')
  await ana.get('/canary-query-89?token=canary-query-89')
  await app.visitor.post('/api/login', { email: person.email, password: 'canary-wrong-password-73' }, device)
  await ana.post('/api/forum/posts', { category: 'canary-refused-91', content: 'canary-refused-91' })
  await ana.post('/api/checkin', '{"notes":"canary-refused-91')
  await ana.post('/api/checkin', { notes: 'canary-refused-91\r\n{"level":60,"msg":"forged"}'.repeat(20) })
  await ana.post('/api/journal', { encryptedContent: 'canary-refused-91' })
  await expectOk(ana.post('/api/account/password', { password, newPassword }))
  keys.push(ana.token, ana.cookie.split('=')[1] ?? 'none')
  await expectOk(app.visitor.post('/api/password-reset', { email: person.email }))
  await app.runJobs()
  const reset = /reset=(\S+)/.exec(
    (await app.mails()).find(({ text }) => text.includes('reset='))?.text ?? '',
  )?.[1]
  return { ana, keys, reset: reset ?? 'none', newPassword }
}

test(
  'private text, passwords and keys are stored only where necessary, and never logged',
  patient,
  async () => {
    const logged: string[] = []
    await using app = await testApp({ logged, settings: { STAFF_EMAIL: 'team@example.org' } })
    const { ana, keys, reset, newPassword } = await live(app)
    const found: Record<string, string[]> = {}
    for (const words of Object.keys(places)) found[words] = await tablesWith(app, words)
    expect(found).toEqual(places)
    for (const key of keys.slice(0, 2)) expect(await tablesWith(app, key), 'a key of the session').toEqual([])
    // The email has the link; the table of links has only its hash.
    expect(await tablesWith(app, reset)).toEqual(['mails'])

    expect(logged.length).toBeGreaterThan(20)
    const log = logged.join('')
    expect(log).not.toMatch(/canary|forged|sings today|example\.org/)
    for (const key of [...keys, reset, newPassword, app.password]) expect(log).not.toContain(key)
    for (const line of logged) expect(Object.keys(JSON.parse(line))).toContain('time')

    // After Ana's account is deleted, nothing remains, also of her messages to the team.
    const deletion = await ana.post('/api/account/delete', { password: newPassword, forum: 'delete' })
    expect(deletion.status, deletion.text).toBe(200)
    for (const words of Object.keys(places)) expect(await tablesWith(app, words), words).toEqual([])
  },
)

test('the log has time, route and status, with a pseudonym that changes daily', async () => {
  const logged: string[] = []
  await using app = await testApp({ logged, now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  const lines = () => logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed')
  const last = () => lines().at(-1)
  await app.visitor.post('/api/login', { email: ana.email, password: 'not the password' })
  const refused = last()
  expect(refused).toMatchObject({ method: 'POST', route: '/api/login', status: 401, event: 'login' })
  expect(refused.time).toMatch(/Z$/)
  expect(refused.who).toMatch(/^[\w-]{12}$/)
  await ana.get('/api/admin/counts')
  expect(last()).toMatchObject({ route: '/api/admin/counts', status: 403, who: refused.who, event: 'staff' })
  await ana.post('/api/checkin', { mood: 'present' }, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(last()).toMatchObject({ route: '/api/checkin', status: 403, who: refused.who })
  // Log lines of ordinary requests name no one.
  await ana.get('/api/journal/key')
  await ana.get('/api/checkin/today')
  expect(last().who).toBeUndefined()
  app.clock.advance({ days: 1 })
  await ana.get('/api/admin/counts')
  expect(last().who).not.toBe(refused.who)
  // No account has this address, so the log has no pseudonym.
  await app.visitor.post('/api/login', { email: 'nobody@example.org', password: 'not the password' })
  expect(last()).toMatchObject({ status: 401 })
  expect(last().who).toBeUndefined()
})

test('staff who read the outbox find no login link once email is sent by SMTP', async () => {
  await using app = await testApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const ana = await app.member('Ana')
  const ada = await app.member('Ada', { role: 'admin' })
  await app.visitor.post('/api/password-reset', { email: ana.email })
  await app.runJobs().catch(() => undefined)
  const { emails } = (await ada.get('/api/admin/mails')).body
  expect(emails[0].text).toContain('/login#reset=…')
  expect(emails[0].text).not.toMatch(/reset=[\w-]{10}/)
})

test('each staff view of messages, orders and members is logged', async () => {
  await using app = await testApp()
  const ada = await app.member('Ada', { role: 'admin' })
  const views = ['contact', 'consultations', 'orders', 'members', 'mails', 'coach/checks']
  for (const view of views) expect((await ada.get(`/api/admin/${view}`)).status, view).toBe(200)
  const logged = await rows<{ actor: string }>(app.db, sql`select actor from staff_actions`)
  expect(logged).toEqual(views.map(() => ({ actor: ada.id })))
})
