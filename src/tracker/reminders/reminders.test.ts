import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { dateIn } from '../../platform/dates.ts'
import { isDue, sendDue } from './reminders.server.ts'

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const evening = { ...keys, minuteOfDay: 20 * 60, zone: 'Europe/Berlin' }

test('a reminder for an unknown service, minute or zone is refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const register = (part: object) =>
    ana.put('/api/recovery-tracker/reminders', { endpoint: endpoint('a'), ...evening, ...part })
  expect(await register({ endpoint: 'https://example.org/x' })).toMatchObject({
    status: 400,
    body: { message: 'This browser’s push service is not known to Cairn.' },
  })
  expect(await register({ minuteOfDay: 1_440 })).toMatchObject({ status: 400 })
  expect(await register({ zone: 'Mars/Base' })).toMatchObject({ status: 400 })
  expect(await register({ auth: 'x' })).toMatchObject({ status: 400 })
})

test('a member has at most ten devices, which can be turned off together', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const register = (at: number) =>
    ana.put('/api/recovery-tracker/reminders', { ...evening, endpoint: endpoint(String(at)) })
  for (let at = 0; at < 10; at += 1) expect((await register(at)).status).toBe(200)
  expect((await register(10)).status).toBe(409)
  expect((await register(3)).status).toBe(200)
  await ana.put('/api/recovery-tracker/reminders', {
    ...evening,
    endpoint: endpoint('4'),
    minuteOfDay: 7 * 60,
  })
  expect((await ana.get('/api/recovery-tracker/reminders/key')).body.times).toEqual([7 * 60, 20 * 60])
  await ana.del('/api/recovery-tracker/reminders')
  expect((await ana.get('/api/recovery-tracker/reminders/key')).body.times).toEqual([])
})

test('a reminder is due from its own minute for two hours, once a date', () => {
  const at = (time: string) => Date.parse(`2026-03-10T${time}Z`)
  const reminder = { minuteOfDay: 20 * 60, zone: 'Europe/Berlin', sentOn: null }
  expect(isDue(reminder, at('18:59:59'))).toBe(false)
  expect(isDue(reminder, at('19:00:00'))).toBe(true)
  expect(isDue(reminder, at('20:59:59'))).toBe(true)
  expect(isDue(reminder, at('21:00:00'))).toBe(false)
  expect(isDue({ ...reminder, sentOn: '2026-03-10' }, at('19:30:00'))).toBe(false)
  expect(isDue({ ...reminder, sentOn: '2026-03-09' }, at('19:30:00'))).toBe(true)
  expect(isDue({ ...reminder, zone: 'Gone/Zone' }, at('19:30:00'))).toBe(false)
})

test('a clock that jumps back over midnight repeats no reminder, and one that was far ahead stops none', () => {
  const now = Date.parse('2026-03-10T19:30:00Z')
  const reminder = { minuteOfDay: 20 * 60, zone: 'Europe/Berlin' }
  expect(isDue({ ...reminder, sentOn: '2026-03-11' }, now)).toBe(false)
  expect(isDue({ ...reminder, sentOn: '2026-03-12' }, now)).toBe(true)
})

test.each(['America/New_York', 'Asia/Kathmandu', 'Asia/Kolkata', 'Pacific/Chatham'])(
  'a reminder at any minute of the day is sent on that day by a job that runs every ten minutes (%s)',
  (zone) => {
    const minutes = Array.from({ length: 1_440 }, (_, minute) => minute)
    const sent = new Map<number, string[]>(minutes.map((minute) => [minute, []]))
    const first = Date.parse('2026-03-10T00:00:00Z')
    for (let now = first; now < first + 3 * 86_400_000; now += 600_000) {
      for (const [minuteOfDay, dates] of sent)
        if (isDue({ minuteOfDay, zone, sentOn: dates.at(-1) ?? null }, now)) dates.push(dateIn(zone, now))
    }
    const missed = minutes.filter((minute) => !sent.get(minute)?.includes('2026-03-11'))
    expect(missed).toEqual([])
  },
)

test('each device is reminded once an evening, a lost one is removed, and a failure delays no other', async () => {
  await using app = await testApp({ now: '2026-03-10T19:05:00Z' })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const register = (who: typeof ana, name: string, part = {}) =>
    who.put('/api/recovery-tracker/reminders', { ...evening, endpoint: endpoint(name), ...part })
  await register(ana, 'phone')
  await register(ana, 'lost')
  await register(ben, 'broken')
  await register(ben, 'later', { minuteOfDay: 22 * 60 })
  const pushed: string[] = []
  const failures: unknown[] = []
  // The push service is an external system, so it is faked.
  const push = async (device: { endpoint: string }) => {
    pushed.push(device.endpoint.slice(endpoint('').length))
    if (device.endpoint.endsWith('broken')) throw new Error('502')
    return !device.endpoint.endsWith('lost')
  }
  const send = () => sendDue(app.db, app.clock.now(), push, (error) => failures.push(error))
  await Promise.all([send(), send(), send()])
  await send()
  expect(pushed.sort()).toEqual(['broken', 'lost', 'phone'])
  expect(failures).toHaveLength(1)
  app.clock.advance({ days: 1 })
  await send()
  expect(pushed.sort()).toEqual(['broken', 'broken', 'lost', 'phone', 'phone'])
})
