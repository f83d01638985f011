import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'

test('programs and consultations are refused below Full Access, workbooks and practices below Premium', async () => {
  await using app = await testApp()
  const free = await app.member('Ana')
  const premium = await app.member('Ben', { plan: 'premium' })
  const question = { topic: 'Sleep', preferredTimes: ['Monday after six'] }
  for (const person of [free, premium]) {
    for (const path of ['/api/programs', '/api/programs/values'])
      expect(await person.get(path)).toMatchObject({
        status: 403,
        body: { message: 'This is part of Full Access.' },
      })
    expect((await person.put('/api/programs/values/steps/compass', { done: true })).status).toBe(403)
    expect((await person.post('/api/consultations', question)).status).toBe(403)
  }
  expect((await free.get('/api/workbooks/urge-log')).status).toBe(403)
  expect((await free.get('/api/practices/ride-an-urge')).status).toBe(403)
  expect((await app.visitor.get('/api/workbooks/urge-log')).status).toBe(401)
  expect((await premium.get('/api/workbooks/urge-log')).body.title).toBe('Urge log')
  expect((await premium.get('/api/practices/ride-an-urge')).body.cues.length).toBeGreaterThan(10)
  expect((await premium.get('/api/workbooks/nothing')).status).toBe(404)
})

test('a step of a program can be marked and unmarked, without changing another member’s progress', async () => {
  await using app = await testApp()
  const [ana, ben] = [
    await app.member('Ana', { plan: 'professional' }),
    await app.member('Ben', { plan: 'professional' }),
  ]
  expect((await ana.put('/api/programs/values/steps/nothing', { done: true })).status).toBe(404)
  expect((await ana.put('/api/programs/values/steps/compass', { done: true })).body.done).toEqual(['compass'])
  await ana.put('/api/programs/values/steps/compass', { done: true })
  expect((await ana.get('/api/programs/values')).body.done).toEqual(['compass'])
  expect((await ben.get('/api/programs/values')).body.done).toEqual([])
  expect((await ana.get('/api/programs')).body[3]).toMatchObject({ id: 'values', done: ['compass'] })
  expect((await ana.put('/api/programs/values/steps/compass', { done: false })).body.done).toEqual([])
})

test('a session request is emailed to staff without its text, and is answered once, on the page', async () => {
  await using app = await testApp({
    now: '2026-03-01T10:00:00Z',
    settings: { STAFF_EMAIL: 'team@example.org' },
  })
  const ana = await app.member('Ana', { plan: 'professional', zone: 'America/New_York' })
  const mo = await app.member('Mo', { role: 'moderator' })
  expect((await ana.post('/api/consultations', { topic: ' ', preferredTimes: ['x'] })).status).toBe(400)
  expect((await ana.post('/api/consultations', { topic: 'Sleep', preferredTimes: [] })).status).toBe(400)
  const question = { topic: 'My nights', preferredTimes: ['Monday after six', 'Tuesday morning'] }
  const requested = await ana.post('/api/consultations', question, {
    headers: { 'time-zone': 'America/New_York' },
  })
  expect(requested.body).toMatchObject({ ...question, zone: 'America/New_York', answer: null })
  const toStaff = (await app.mails()).find(({ to }) => to === 'team@example.org')
  expect(toStaff?.text).not.toContain('nights')
  expect((await ana.get('/api/admin/consultations')).status).toBe(403)
  const [open] = (await mo.get('/api/admin/consultations')).body
  expect(open).toMatchObject({ ...question, name: 'Ana' })
  const path = `/api/admin/consultations/${requested.body.id}/answer`
  expect((await ana.post(path, { answer: 'Hello' })).status).toBe(403)
  expect((await mo.post(path, { answer: 'Monday at half past six?' })).status).toBe(200)
  expect((await mo.post(path, { answer: 'Again' })).status).toBe(409)
  expect((await app.mails()).filter(({ text }) => text.includes('half past six'))).toEqual([])
  expect((await ana.get('/api/consultations')).body[0].answer).toBe('Monday at half past six?')
})

test('a session request that is sent again under its key is stored and emailed once', async () => {
  await using app = await testApp({
    settings: { STAFF_EMAIL: 'team@example.org' },
  })
  const ana = await app.member('Ana', { plan: 'professional' })
  const ben = await app.member('Ben', { plan: 'professional' })
  const question = {
    topic: 'My nights',
    preferredTimes: ['Monday'],
    id: '0198a5a4-7b7e-7a50-8c07-0f7c2f1f2b11',
  }
  const answers = [
    await ana.post('/api/consultations', question),
    await ana.post('/api/consultations', question),
  ]
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [200, question.id],
    [200, question.id],
  ])
  expect((await ana.get('/api/consultations')).body).toHaveLength(1)
  expect((await app.mails()).filter(({ to }) => to === 'team@example.org')).toHaveLength(1)
  // The key of another member shows and changes nothing.
  expect((await ben.post('/api/consultations', question)).status).toBe(404)
  expect((await ben.get('/api/consultations')).body).toEqual([])
})

test('at most three requests for a session are open at a time', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'professional' })
  const requestSession = () => ana.post('/api/consultations', { topic: 'Sleep', preferredTimes: ['Monday'] })
  const answers = await Promise.all([
    requestSession(),
    requestSession(),
    requestSession(),
    requestSession(),
    requestSession(),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409])
})

test('a plan that ends, by time or by staff, and one that begins count for the next call', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  const status = async () => (await ana.get('/api/workbooks/urge-log')).status
  expect([await status(), await status()]).toEqual([200, 200])
  await sql`update memberships set paid_until = '2026-02-01T00:00:00Z' where member_id = ${ana.id}`.execute(
    app.db,
  )
  expect([await status(), await status()]).toEqual([403, 403])
  await sql`update memberships set paid_until = '2026-03-02T00:00:00Z' where member_id = ${ana.id}`.execute(
    app.db,
  )
  expect([await status(), await status()]).toEqual([200, 200])
  app.clock.advance({ days: 1 })
  expect(await status()).toBe(403)
  await sql`delete from memberships where member_id = ${ana.id}`.execute(app.db)
  expect(await status()).toBe(403)
})
