import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { addTestList } from '../testing/imported-list.server.ts'
import { pushToDevices, remindJob } from './reminders.server.ts'

// Saturday, 10 a.m. in New York; daylight saving time changes during the first test below.
const now = '2026-03-07T15:00:00Z'
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'cairn@example.org' }
const evening = {
  name: 'Evening Room',
  slug: 'evening',
  day: 6,
  time: '19:00',
  types: ['O'],
  formatted_address: '1 Main St, Albany, NY 12207, USA',
}

async function listed(app: TestApp, list: object[] = [evening]): Promise<string> {
  await addTestList(app, list)
  return (await app.visitor.get('/api/meetings')).body[0].id
}

async function reminded(person: TestPerson, id: string, remindMinutes: number | null = 60) {
  await person.put(`/api/meetings/saved/${id}`)
  return person.patch(`/api/meetings/saved/${id}`, { remindMinutes })
}

/** A member who gets an email an hour before the listed meeting. */
async function memberWithReminder(app: TestApp): Promise<TestPerson> {
  const id = await listed(app)
  const ana = await app.member('Ana')
  await ana.put('/api/meetings/reminders/email', { on: true })
  await reminded(ana, id)
  return ana
}

async function run(app: TestApp, at: string): Promise<{ subject: string; text: string }[]> {
  app.clock.set(at)
  await sql`delete from mails`.execute(app.db)
  await remindJob.run(app.services, {}, { priority: 0 })
  return rows(app.db, sql`select subject, text from mails`)
}

test('a reminder needs a saved weekly meeting and one of the offered lead times', async () => {
  await using app = await testApp({ now })
  const { time: _, day: __, ...byAppointment } = evening
  const id = await listed(app, [byAppointment])
  const ana = await app.member('Ana')
  expect(await ana.patch(`/api/meetings/saved/${id}`, { remindMinutes: 60 })).toMatchObject({
    status: 404,
    body: { message: 'Save this meeting first.' },
  })
  expect((await reminded(ana, id)).status).toBe(409)
  expect((await reminded(ana, id, 7)).status).toBe(400)
  expect((await reminded(ana, id, null)).status).toBe(200)
})

test('one email is sent before each meeting, by the meeting’s clock, also across a change of daylight saving time', async () => {
  await using app = await testApp({ now, settings: smtp })
  const id = await listed(app)
  const ana = await app.member('Ana', { zone: 'America/New_York' })
  await ana.put('/api/meetings/reminders/email', { on: true })
  expect((await reminded(ana, id)).status).toBe(200)
  expect((await ana.get('/api/meetings/saved')).body.meetings).toMatchObject([{ id, remindMinutes: 60 }])
  expect(await run(app, '2026-03-07T22:59:00Z')).toEqual([])
  const [email, ...others] = await run(app, '2026-03-07T23:00:00Z')
  expect(others).toEqual([])
  expect(email?.subject).toBe('Reminder: today at 7:00 PM')
  // Others may read the mailbox, so the meeting is not named. The link's token is removed first, because random letters can be "AA".
  expect(email?.text).toContain('In 60 minutes, today at 7:00 PM.')
  expect(email?.text.replace(/#\S+/, '')).not.toMatch(/Evening Room|AA|Main St/)
  expect(await run(app, '2026-03-07T23:05:00Z')).toEqual([])
  // A week later 7 p.m. is an hour earlier in UTC.
  expect(await run(app, '2026-03-14T21:55:00Z')).toEqual([])
  await ana.put('/api/notices/settings', { discreet: false })
  const [named] = await run(app, '2026-03-14T22:00:00Z')
  expect(named?.subject).toBe('Reminder: today at 7:00 PM')
  expect(named?.text).toContain('In 60 minutes: Evening Room (AA)')
  expect(named?.text).toContain('1 Main St')
})

test('a reminder appears once in the notices with any channels on, and is sent once', async () => {
  await using app = await testApp({ now, settings: smtp })
  const ana = await memberWithReminder(app)
  app.clock.set('2026-03-07T23:10:00Z')
  await Promise.all([1, 2, 3].map(() => remindJob.run(app.services, {}, { priority: 0 })))
  const { notices } = (await ana.get('/api/notices')).body
  expect(notices).toMatchObject([{ kind: 'meeting', postId: null, count: 1, isRead: false }])
  app.clock.advance({ minutes: 20 })
  await app.runJob('notices.sweep')
  await app.runJobs()
  const emails = (await app.mails()).filter(({ to }) => to === ana.email)
  expect(emails.filter(({ subject }) => subject === 'You have a message')).toEqual([])
  expect(emails.filter(({ subject }) => subject === 'Reminder: today at 7:00 PM')).toHaveLength(1)
})

test('turning off the meeting channels in the settings of notices turns off every reminder', async () => {
  await using app = await testApp({ now, settings: smtp })
  const ana = await memberWithReminder(app)
  const { channels, quiet } = (await ana.get('/api/notices/settings')).body
  expect(channels.meeting).toEqual({ inApp: true, push: true, mail: true })
  const off = { inApp: false, push: false, mail: false }
  await ana.put('/api/notices/settings', { channels: { ...channels, meeting: off }, quiet })
  expect(await run(app, '2026-03-07T23:00:00Z')).toEqual([])
  expect((await ana.get('/api/notices')).body.notices).toEqual([])
  expect((await ana.get('/api/meetings/reminders')).body).toMatchObject({ devices: 0, byEmail: false })
})

test('two processes at the same time send one reminder', async () => {
  await using app = await testApp({ now, settings: smtp })
  await memberWithReminder(app)
  app.clock.set('2026-03-07T23:10:00Z')
  await sql`delete from mails`.execute(app.db)
  await Promise.all([1, 2, 3].map(() => remindJob.run(app.services, {}, { priority: 0 })))
  expect(await rows(app.db, sql`select 1 from mails`)).toHaveLength(1)
})

test('no reminder is sent late, after the meeting started or after downtime', async () => {
  await using app = await testApp({ now, settings: smtp })
  await memberWithReminder(app)
  expect(await run(app, '2026-03-08T00:10:00Z')).toEqual([])
  expect(await run(app, '2026-03-14T22:10:00Z')).toHaveLength(1)
})

test('a meeting that its list moves has its reminder at the new time, and a changed note sends no second one', async () => {
  await using app = await testApp({ now, settings: smtp })
  await memberWithReminder(app)
  await listed(app, [{ ...evening, time: '13:00' }])
  expect(await run(app, '2026-03-07T17:05:00Z')).toMatchObject([{ subject: 'Reminder: today at 1:00 PM' }])
  await listed(app, [{ ...evening, time: '13:00', notes: 'Bring a chair.' }])
  expect(await run(app, '2026-03-07T17:10:00Z')).toEqual([])
  await listed(app, [{ ...evening, time: '14:00', notes: 'Bring a chair.' }])
  expect(await run(app, '2026-03-07T18:05:00Z')).toMatchObject([{ subject: 'Reminder: today at 2:00 PM' }])
})

test('a push names no meeting, a lost device is removed, and a failing one delays no other', async () => {
  await using app = await testApp({ now })
  const id = await listed(app)
  const ana = await app.member('Ana', { zone: 'America/New_York' })
  const device = (name: string) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: `B${'a'.repeat(86)}`,
    auth: 'b'.repeat(22),
  })
  expect(
    (await ana.put('/api/meetings/reminders/devices', { ...device('x'), endpoint: 'https://example.org/x' }))
      .status,
  ).toBe(400)
  for (const name of ['good', 'lost', 'failing'])
    expect((await ana.put('/api/meetings/reminders/devices', device(name))).status).toBe(200)
  await reminded(ana, id, 1_440)
  await run(app, '2026-03-14T00:00:00Z')
  const [job] = await rows<{ data: Parameters<typeof pushToDevices>[1] }>(
    app.db,
    sql`select data from jobs.job where name = 'meetings.push-reminder'`,
  )
  expect(job?.data.message).toEqual({
    title: 'Your plan for tomorrow at 7:00 PM',
    body: 'In 23 hours. Tap to open.',
    tag: `/meetings?meeting=${id}`,
    path: `/meetings?meeting=${id}`,
  })
  const sent: string[] = []
  const failures = await pushToDevices(app.db, job?.data ?? expect.fail(), async ({ endpoint }) => {
    sent.push(endpoint)
    if (endpoint.endsWith('failing')) throw new Error('no')
    return !endpoint.endsWith('lost')
  })
  expect(sent).toHaveLength(3)
  expect(failures).toEqual(['no answer'])
  expect((await ana.get('/api/meetings/reminders')).body).toMatchObject({ devices: 2, byEmail: false })
  await ana.del('/api/meetings/reminders/devices')
  expect((await ana.get('/api/meetings/reminders')).body.devices).toBe(0)
})

test('the link of an email stops the emails, for that member alone', async () => {
  await using app = await testApp({ now, settings: smtp })
  const id = await listed(app)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  for (const one of [ana, ben]) {
    await one.put('/api/meetings/reminders/email', { on: true })
    await reminded(one, id)
  }
  const emails = await run(app, '2026-03-07T23:00:00Z')
  expect(emails).toHaveLength(2)
  const token = /stop-meeting-emails#(\S+)/.exec(emails[0]?.text ?? '')?.[1] ?? ''
  expect(await app.visitor.get(`/api/meetings/reminders/stop/${token}`)).toMatchObject({ status: 303 })
  expect((await app.visitor.post('/api/meetings/reminders/stop/abc')).status).toBe(404)
  expect(await app.visitor.get('/api/meetings/reminders/stop/abc')).toMatchObject({
    status: 303,
    headers: { location: 'http://localhost:3000/stop-meeting-emails' },
  })
  expect((await app.visitor.post(`/api/meetings/reminders/stop/${token}`)).status).toBe(200)
  expect(await run(app, '2026-03-14T22:00:00Z')).toHaveLength(1)
})
