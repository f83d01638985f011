import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { importList, listRows, now } from '../testing/imported-list.server.ts'

test('attendance is accepted only for a date on which the meeting took place', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const ana = await app.member('Ana', { zone: 'America/New_York' })
  const idOf = async (words: string) => (await app.visitor.get(`/api/meetings?q=${words}`)).body[0].id
  const visit = async (words: string, date: string) =>
    (await ana.put(`/api/meetings/${await idOf(words)}/attended`, { date })).status
  expect(await visit('bronx', '2026-03-14')).toBe(200)
  expect(await visit('bronx', '2026-03-07')).toBe(200)
  expect(await visit('bronx', '2026-03-13')).toBe(400)
  // It is Saturday, and this meeting has not started.
  expect(await visit('half', '2026-03-14')).toBe(400)
  expect(await visit('half', '2026-03-07')).toBe(200)
  // By appointment: any day.
  expect(await visit('call', '2026-03-11')).toBe(200)
})

test('attendance is stored once a day, is private, and can be removed', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const { id } = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  expect((await ana.put(`/api/meetings/${id}/attended`, { date: '2026-04-01' })).status).toBe(400)
  expect((await ana.put(`/api/meetings/${id}/attended`, { date: 'today' })).status).toBe(400)
  const first = await ana.put(`/api/meetings/${id}/attended`, { date: '2026-03-14' })
  const again = await ana.put(`/api/meetings/${id}/attended`, { date: '2026-03-14' })
  expect(first.body).toMatchObject({
    meetingId: id,
    name: 'Right Now',
    type: 'AA',
    place: '1 Main St, Bronx',
    date: '2026-03-14',
  })
  expect(again.body.id).toBe(first.body.id)
  expect((await ben.get('/api/meetings/attended')).body).toEqual({ attended: [] })
  await ben.del(`/api/meetings/attended/${first.body.id}`)
  expect((await ana.get('/api/meetings/attended')).body.attended).toHaveLength(1)
  await ana.del(`/api/meetings/attended/${first.body.id}`)
  expect((await ana.get('/api/meetings/attended')).body).toEqual({ attended: [] })
})
