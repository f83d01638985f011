import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareMeetings } from '../../meetings/feeds/refresh.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { type TestPerson, testApp } from '../testing/test-app.server.ts'

async function isDone(who: TestPerson, id: string): Promise<boolean> {
  const { body } = await who.get('/api/recovery-tracker/activities')
  return body.find((activity: { id: string }) => activity.id === id).isCompleted
}

const sitting = { kind: 'timer', id: '018f0000-0000-7000-8000-000000000001' }
const sealed = () => ({ encryptedContent: randomBytes(90).toString('base64') })

test('ten minutes of meditation complete the activity, once, for their day', async () => {
  await using app = await testApp({ now: '2026-03-10T23:55:00Z' })
  const ana = await app.member('Ana')
  await ana.post('/api/meditation/sittings', { ...sitting, seconds: 599 })
  expect(await isDone(ana, 'morning-meditation')).toBe(false)
  await ana.post('/api/meditation/sittings', { ...sitting, seconds: 600 })
  expect(await isDone(ana, 'morning-meditation')).toBe(true)
  app.clock.advance({ minutes: 10 })
  await ana.post('/api/meditation/sittings', { ...sitting, seconds: 600, cravingAfter: 2 })
  expect(await isDone(ana, 'morning-meditation')).toBe(false)
  expect((await ana.get('/api/recovery-tracker/stats')).body).toMatchObject({ totalPoints: 10 })
})

test('a journal entry completes the evening reflection, an imported one does not', async () => {
  await using app = await testApp({ now: '2026-03-10T20:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.post('/api/journal', { ...sealed(), createdAt: '2024-01-01T10:00:00Z' })
  await ana.post('/api/journal', { ...sealed(), createdAt: '2026-03-09T23:59:00Z' })
  expect(await isDone(ana, 'evening-reflection')).toBe(false)
  // The browser always sends when an entry was started.
  await ana.post('/api/journal', { ...sealed(), createdAt: '2026-03-10T19:58:00Z' })
  expect(await isDone(ana, 'evening-reflection')).toBe(true)
})

test('an attended meeting completes its week; an old one is stored and completes nothing', async () => {
  await using app = await testApp({ now: '2026-03-10T20:00:00Z' })
  await prepareMeetings(app.services)
  const ana = await app.member('Ana')
  const { body } = await ana.get('/api/meetings')
  const { id } = body.find(({ dayOfWeek }: { dayOfWeek: number | null }) => dayOfWeek === 1)
  const mark = (date: string) => ana.put(`/api/meetings/${id}/attended`, { date })
  expect((await mark('2026-01-12')).status).toBe(200)
  expect(await isDone(ana, 'support-meeting')).toBe(false)
  expect((await mark('2026-03-09')).status).toBe(200)
  expect(await isDone(ana, 'support-meeting')).toBe(true)
})

test('if the completion cannot be stored, the original action still succeeds', async () => {
  await using app = await testApp({ now: '2026-03-10T20:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  await sql`alter table tracker_completions rename to gone`.execute(app.db)
  expect((await ana.post('/api/journal', sealed())).status).toBe(200)
  expect(await rows(app.db, sql`select 1 from journal_entries where member_id = ${ana.id}`)).toHaveLength(1)
})
