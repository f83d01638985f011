import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { devicesOf } from '../notices/store.server.ts'
import { sendDue } from '../tracker/reminders/reminders.server.ts'
import { cookieIn, type TestApp, type TestPerson, testApp } from './testing/test-app.server.ts'

const now = '2026-03-01T12:00:00Z'
const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/phone'
const subscription = { endpoint: pushEndpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

/** Ana, with notices and the evening reminder on her phone. */
async function withPhone(app: TestApp) {
  const ana = await app.member('Ana', { zone: 'UTC' })
  const logIn = async () => {
    const login = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
    return app.person({ ...ana, token: login.body.token, cookie: cookieIn(login) })
  }
  const phone = await logIn()
  await phone.put('/api/notices/devices', subscription)
  await phone.put('/api/recovery-tracker/reminders', { ...subscription, minuteOfDay: 720, zone: 'UTC' })
  return { ana, logIn }
}

async function pushesOf({ db }: TestApp, memberId: string) {
  const sent = (await devicesOf(db, memberId)).map(() => 'notice')
  await sql`update tracker_reminders set sent_on = null`.execute(db)
  const push = async () => sent.push('reminder') > 0
  await sendDue(db, Date.parse(now), push, (error) => expect.fail(String(error)))
  return sent
}

const resume = async (device: TestPerson) =>
  expect((await device.post('/api/session/push', { pushEndpoint })).status).toBe(200)

test('a device gets no push after its session has ended, until its member logs in on it again', async () => {
  await using app = await testApp({ now })
  const { ana, logIn } = await withPhone(app)
  const endings: Record<string, (laptop: TestPerson) => Promise<unknown>> = {
    async 'removed from the list of devices'(laptop) {
      const { body } = await laptop.get('/api/account/sessions')
      for (const { id, current } of body) if (!current) await laptop.del(`/api/account/sessions/${id}`)
    },
    'logged out everywhere else': (laptop) => laptop.post('/api/account/sessions/end-others'),
    'password changed': (laptop) =>
      laptop.post('/api/account/password', { password: app.password, newPassword: app.password }),
    'deleted by a command': () => sql`delete from sessions where member_id = ${ana.id}`.execute(app.db),
    async expired() {
      app.clock.set('2026-07-01T12:00:00Z')
      await app.runJob('accounts.purge-sessions')
    },
  }
  expect(await pushesOf(app, ana.id)).toEqual(['notice', 'reminder'])
  for (const [name, end] of Object.entries(endings)) {
    await end(await logIn())
    expect(await pushesOf(app, ana.id), name).toEqual([])
    await resume(await app.member('Ben'))
    expect(await pushesOf(app, ana.id), name).toEqual([])
    await resume(await logIn())
    expect(await pushesOf(app, ana.id), name).toEqual(['notice', 'reminder'])
  }
})

test('an evening reminder follows its device to another time zone', async () => {
  await using app = await testApp({ now })
  const { ana, logIn } = await withPhone(app)
  const phone = await logIn()
  const visitFrom = async (zone: string) => {
    const headers = zone === '' ? {} : { 'time-zone': zone }
    expect((await phone.post('/api/session/push', { pushEndpoint }, { headers })).status).toBe(200)
    return pushesOf(app, ana.id)
  }
  // Noon in London is 9 p.m. in Tokyo.
  expect(await visitFrom('Asia/Tokyo')).toEqual(['notice'])
  expect(await visitFrom('')).toEqual(['notice'])
  expect(await visitFrom('Europe/London')).toEqual(['notice', 'reminder'])
})

test('devices whose session has ended make room for new ones', async () => {
  await using app = await testApp({ now })
  const { ana, logIn } = await withPhone(app)
  const add = async (device: TestPerson, name: string) => {
    const body = { ...subscription, endpoint: `https://fcm.googleapis.com/fcm/send/${name}` }
    const notices = await device.put('/api/notices/devices', body)
    const reminder = { ...body, minuteOfDay: 720, zone: 'UTC' }
    const reminders = await device.put('/api/recovery-tracker/reminders', reminder)
    return [notices.status, reminders.status]
  }
  const old = await logIn()
  for (let at = 1; at < 10; at += 1) expect(await add(old, String(at))).toEqual([200, 200])
  expect(await add(old, 'one too many')).toEqual([409, 409])
  await sql`delete from sessions where member_id = ${ana.id}`.execute(app.db)
  expect(await add(await logIn(), 'new')).toEqual([200, 200])
})
