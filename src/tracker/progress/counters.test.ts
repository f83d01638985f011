import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { base, statsOf } from '../testing/tracker-calls.server.ts'

test('a restart preserves every earlier day, and can be undone', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const { id } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2025-03-10' })).body
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 365, daysEver: 365, longestRun: 365 })
  const start = `${base}/counters/${id}/restart`
  expect(await ana.post(start, { startedOn: '2025-03-10' })).toMatchObject({ status: 400 })
  expect((await ana.del(start)).status).toBe(404)
  expect((await ana.post(start, { startedOn: '2026-03-09', note: 'A hard week' })).status).toBe(200)
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 1, daysEver: 365, longestRun: 364 })
  const [counter] = (await ana.get(`${base}/counters`)).body
  expect(counter).toMatchObject({
    name: 'Sober',
    startedOn: '2026-03-09',
    daysNow: 1,
    runs: [{ startedOn: '2025-03-10', endedOn: '2026-03-09', days: 364, note: 'A hard week' }],
    reached: [{ title: '24 hours', date: '2026-03-10' }],
    next: { title: '30 days', date: '2026-04-08' },
  })
  expect((await ana.del(start)).status).toBe(200)
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 365, startedOn: '2025-03-10' })
})

test('a setback that is sent again after a lost response is stored once, and a different one is refused', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const { id } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2025-03-10' })).body
  const start = `${base}/counters/${id}/restart`
  const setback = { startedOn: '2026-03-09', note: 'A hard week' }
  expect((await ana.post(start, setback)).status).toBe(200)
  expect((await ana.post(start, setback)).status).toBe(200)
  expect((await ana.post(start, { ...setback, note: 'Another one' })).status).toBe(400)
  const [counter] = (await ana.get(`${base}/counters`)).body
  expect(counter).toMatchObject({ startedOn: '2026-03-09', runs: [{ note: 'A hard week', days: 364 }] })
  expect(counter.runs).toHaveLength(1)
  expect((await ana.del(start)).status).toBe(200)
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([{ startedOn: '2025-03-10', runs: [] }])
})

test('an undo that is sent again after a lost response does not undo the setback before', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const { id } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2025-03-10' })).body
  const start = `${base}/counters/${id}/restart`
  for (const startedOn of ['2026-02-01', '2026-03-09']) await ana.post(start, { startedOn })
  expect((await ana.del(`${start}?startedOn=2026-03-09`)).status).toBe(200)
  expect((await ana.del(`${start}?startedOn=2026-03-09`)).status).toBe(404)
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([
    { startedOn: '2026-02-01', runs: [{ startedOn: '2025-03-10' }] },
  ])
})

test('a setback of several days ends the run on its first day, and leaves the sober days of the month', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const { id } = (await ana.post(`${base}/counters`, { name: 'My recovery', startedOn: '2025-03-10' })).body
  const start = `${base}/counters/${id}/restart`
  const wrong = { status: 400, body: { message: expect.stringContaining('A setback begins after') } }
  expect(await ana.post(start, { startedOn: '2026-03-09', endedOn: '2026-03-10' })).toMatchObject(wrong)
  expect(await ana.post(start, { startedOn: '2026-03-09', endedOn: '2025-03-09' })).toMatchObject(wrong)
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([{ recent: null, runs: [] }])
  expect((await ana.post(start, { startedOn: '2026-03-09', endedOn: '2026-03-06' })).status).toBe(200)
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([
    { recent: { sober: 27, of: 30 }, runs: [{ endedOn: '2026-03-06', days: 361 }], daysEver: 362 },
  ])
})

test('a date can be corrected and back-dated; a member has several counters, ten at most', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const add = (name: string) => ana.post(`${base}/counters`, { name, startedOn: '2026-03-01' })
  const { id } = (await add('Alcohol')).body
  await ana.patch(`${base}/counters/${id}`, { startedOn: '2016-02-29' })
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 3_662, startedOn: '2016-02-29' })
  expect((await ana.patch(`${base}/counters/${id}`, { startedOn: '2026-03-12' })).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 12 }, (_, at) => add(`Counter ${at}`)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(await statsOf(ana)).toMatchObject({ recoveryDays: 3_662 })
})

test('a counter or activity that is sent again after a lost response is stored once, with the last text', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const id = '0198a5a4-7b7e-7a50-8c07-0f7c2f1f2b11'
  const walk = { title: 'Walk', category: 'physical', frequency: 'daily', points: 5, id }
  for (const name of ['Sober', 'No wine'])
    expect(await ana.post(`${base}/counters`, { name, startedOn: '2026-03-01', id })).toMatchObject({
      status: 200,
      body: { id },
    })
  for (const title of ['Walk', 'Walk the dog'])
    expect(await ana.post(`${base}/activities`, { ...walk, title })).toMatchObject({
      status: 200,
      body: { id },
    })
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([{ id, name: 'No wine' }])
  const own = (await ana.get(`${base}/activities`)).body.filter((each: { own: boolean }) => each.own)
  expect(own).toMatchObject([{ id, title: 'Walk the dog' }])
  // The key of another member shows and changes nothing.
  expect((await ben.post(`${base}/counters`, { name: 'Mine', startedOn: '2026-03-02', id })).status).toBe(409)
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([{ id, name: 'No wine' }])
})

test('another member’s counter is a 404', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { id } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2026-03-01' })).body
  await ana.post(`${base}/counters/${id}/restart`, { startedOn: '2026-03-05' })
  const counter = `${base}/counters/${id}`
  for (const answer of [
    await ben.patch(counter, { name: 'Mine' }),
    await ben.del(counter),
    await ben.post(`${counter}/restart`, { startedOn: '2026-03-09' }),
    await ben.del(`${counter}/restart`),
  ])
    expect(answer.status).toBe(404)
  expect((await ben.get(`${base}/counters`)).body).toEqual([])
  expect((await ana.get(`${base}/counters`)).body).toMatchObject([{ name: 'Sober', runs: [{ days: 4 }] }])
})

test('a start with a year of two digits, as date fields take it, is refused with the reason', async () => {
  await using app = await testApp({ now: '2026-03-10T10:00:00Z' })
  const ana = await app.member('Ana')
  const refused = { status: 400, body: { message: 'Please enter the year with four digits, such as 2026.' } }
  expect(await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '0026-03-01' })).toMatchObject(
    refused,
  )
  const { id } = (await ana.post(`${base}/counters`, { name: 'Sober', startedOn: '2026-03-01' })).body
  expect(await ana.patch(`${base}/counters/${id}`, { startedOn: '0025-03-01' })).toMatchObject(refused)
  for (const path of [`${base}/calendar?from=0000-01-01`, '/api/diary?from=0000-01-01'])
    expect(await ana.get(path)).toMatchObject({ status: 400, body: { message: 'This is not a date.' } })
})
