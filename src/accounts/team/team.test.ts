import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { exportOf } from './team-store.server.ts'

const now = '2026-03-01T12:00:00Z'
const at = (hour: number, day = 1) => new Date(Date.UTC(2026, 2, day, hour)).toISOString().replace('.000', '')
const add = (who: TestPerson, ...times: [number, number][]) =>
  who.post('/api/team/shifts', {
    shifts: times.map(([from, to]) => ({ startsAt: at(from), endsAt: at(to) })),
  })
const staff = (app: TestApp, name = 'Mo') => app.member(name, { role: 'moderator' })

test('a shift has to end after its start, last at most twelve hours, be in the future, and not overlap', async () => {
  await using app = await testApp({ now })
  const mo = await staff(app)
  expect((await add(mo, [15, 14])).body.message).toContain('A shift ends after it starts.')
  expect((await add(mo, [13, 26])).body.message).toContain('A shift can be at most 12 hours.')
  expect(await add(mo, [9, 11])).toMatchObject({ status: 400 })
  expect((await add(mo, [14, 18])).status).toBe(200)
  expect(await add(mo, [20, 22], [17, 19])).toMatchObject({
    status: 409,
    body: { message: 'You have a shift at that time already.' },
  })
  // None of the refused shifts was stored.
  expect((await mo.get('/api/team/shifts')).body).toMatchObject([{ who: 'Mo', isMine: true }])
  const both = await Promise.all([add(mo, [20, 22]), add(mo, [21, 23])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('during a shift its member is on duty, and going off duty ends it', async () => {
  await using app = await testApp({ now })
  const [ana, mo] = [await app.member('Ana'), await staff(app)]
  const onDuty = async () => (await ana.get('/api/forum/summary')).body.onDuty
  await add(mo, [14, 18])
  expect(await onDuty()).toBe(false)
  app.clock.advance({ hours: 2 })
  expect(await onDuty()).toBe(true)
  expect((await mo.get('/api/admin/forum/queue')).body).toMatchObject({ staffOnDuty: 1 })
  // A switch and a shift of the same member are counted as one person, on duty until the later end.
  await mo.put('/api/admin/forum/duty', { hours: 8 })
  const { staffOnDuty, onDutyUntil } = (await mo.get('/api/admin/forum/queue')).body
  expect([staffOnDuty, Date.parse(onDutyUntil)]).toEqual([1, Date.parse(at(22))])
  await mo.put('/api/admin/forum/duty', { hours: 0 })
  expect(await onDuty()).toBe(false)
  expect((await mo.get('/api/team/shifts')).body).toEqual([])
  await add(mo, [15, 16])
  app.clock.advance({ hours: 2 })
  expect(await onDuty()).toBe(false)
})

test('only its member and admins remove a shift, and only its author removes a note', async () => {
  await using app = await testApp({ now })
  const [mo, mia] = [await staff(app), await staff(app, 'Mia')]
  const ada = await app.member('Ada', { role: 'admin' })
  const [first] = (await add(mo, [14, 15])).body
  expect((await mia.del(`/api/team/shifts/${first.id}`)).status).toBe(404)
  expect((await ada.del(`/api/team/shifts/${first.id}`)).status).toBe(200)
  await mo.post('/api/team/handovers', { content: 'Case 12 waits for Ada.' })
  const [note] = (await mia.get('/api/team/handovers')).body
  expect(note).toMatchObject({ content: 'Case 12 waits for Ada.', who: 'Mo', isMine: false })
  expect((await mia.del(`/api/team/handovers/${note.id}`)).status).toBe(404)
  expect((await mo.del(`/api/team/handovers/${note.id}`)).status).toBe(200)
})

test('saved replies are shared by the team, and the log has the actions without the texts', async () => {
  await using app = await testApp({ now })
  const [mo, mia] = [await staff(app), await staff(app, 'Mia')]
  expect((await mo.post('/api/team/replies', { title: ' ', content: 'x' })).status).toBe(400)
  const { body: saved } = await mo.post('/api/team/replies', {
    title: 'No numbers',
    content: 'Zephyrine: please leave out amounts.',
  })
  expect((await mia.get('/api/team/replies')).body).toEqual([saved])
  const changed = { title: 'Amounts', content: 'Zephyrine: leave out amounts, please.' }
  expect((await mia.put(`/api/team/replies/${saved.id}`, changed)).body).toEqual({ ...changed, id: saved.id })
  expect((await mia.del(`/api/team/replies/${saved.id}`)).status).toBe(200)
  expect((await mia.del(`/api/team/replies/${saved.id}`)).status).toBe(404)
  const log = (await mo.get('/api/admin/actions')).text
  expect(log).toContain('changed a saved reply')
  expect(log).not.toContain('Zephyrine')
})

test('shifts are deleted thirty days after their end, notes after ninety days', async () => {
  await using app = await testApp({ now })
  const mo = await staff(app)
  await add(mo, [14, 15])
  await mo.post('/api/team/handovers', { content: 'All quiet.' })
  expect((await mo.post('/api/account/export', { password: app.password })).body).toMatchObject({
    staffShifts: [{}],
    staffHandovers: [{ content: 'All quiet.' }],
  })
  const remaining = async () => {
    const { staffShifts, staffHandovers } = (await exportOf(app.db, mo.id)) as Record<string, object[]>
    return [staffShifts?.length, staffHandovers?.length]
  }
  const later = async (days: number) => {
    app.clock.advance({ days })
    await app.runJob('team.purge')
    return remaining()
  }
  expect(await later(29)).toEqual([1, 1])
  expect(await later(2)).toEqual([0, 1])
  expect(await later(60)).toEqual([0, 0])
})
