import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app/testing/test-app.server.ts'
import { affectedRows, row } from '../../platform/database/db.server.ts'
import type { RequestContext } from '../../platform/http/http.server.ts'
import { beginSession, sessionOf } from '../session.server.ts'
import { cachedSessionOf } from './session-cache.server.ts'

const reply = { setCookie: () => undefined } as never
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

function newSession(app: TestApp, memberId: string): Promise<string> {
  const session = { memberId, device: '', now: app.clock.now(), stage: 'password' as const }
  return beginSession(app.db, app.settings, reply, session)
}

test('a session that another process ends is refused by the next request', async () => {
  await using here = await testApp()
  await using there = await testApp({ connection: here.connection })
  const { id } = await here.member('Ana')
  for (let round = 0; round < 100; round += 1) {
    const token = await newSession(here, id)
    expect((await there.visitor.get('/api/checkin/today', bearer(token))).status).toBe(200)
    expect((await there.visitor.get('/api/checkin/today', bearer(token))).status).toBe(200)
    await sql`delete from sessions where member_id = ${id}`.execute(here.db)
    expect((await there.visitor.get('/api/checkin/today', bearer(token))).status).toBe(401)
  }
})

test('a session that ends while it is being looked up is not cached', async () => {
  await using app = await testApp()
  const { id } = await app.member('Ana')
  for (let round = 0; round < 50; round += 1) {
    const token = await newSession(app, id)
    await Promise.all([
      app.visitor.get('/api/checkin/today', bearer(token)),
      app.visitor.get('/api/checkin/today', bearer(token)),
      sql`delete from sessions where member_id = ${id}`.execute(app.db),
    ])
    expect((await app.visitor.get('/api/checkin/today', bearer(token))).status).toBe(401)
  }
})

const changes = [
  sql`update members set name = 'Beatriz'`,
  sql`update members set display_name = 'Bea'`,
  sql`update members set email = 'bea@example.org'`,
  sql`update members set unverified_email = 'later@example.org'`,
  sql`update members set role = 'moderator'`,
  sql`update members set zone = 'Asia/Tokyo'`,
  sql`update members set day_starts_at = 4`,
  sql`update members set closed_at = now(), closed_reason = 'because'`,
  sql`update sessions set stage = 'two-factor', second_factor_at = now()`,
  sql`update sessions set ends_at = ends_at - interval '1 day'`,
  sql`delete from members`,
]

test('after every change of a session or its member, the cached session matches the database', async () => {
  await using app = await testApp()
  const { token } = await app.member('Ana')
  const context = {
    ...app.services,
    request: { ...bearer(token), cookies: {} },
    cachesAreCurrent: () => app.services.pubsub.drained(),
  } as unknown as RequestContext
  const now = app.clock.now()
  const seen = [await cachedSessionOf(context, now)]
  expect(await cachedSessionOf(context, now)).toBe(seen[0])
  for (const change of changes) {
    expect(await affectedRows(app.db, change)).toBe(1)
    const fresh = await sessionOf(app.db, app.settings, context.request, now)
    expect(fresh).not.toEqual(seen.at(-1))
    expect(await cachedSessionOf(context, now)).toEqual(fresh)
    seen.push(fresh)
  }
  expect(seen.at(-1)).toBeUndefined()
})

test('a response shows what another process changed before the request', async () => {
  await using here = await testApp()
  await using there = await testApp({ connection: here.connection })
  const { id, token } = await here.member('Ana')
  const name = async () => (await there.visitor.get('/api/profile', bearer(token))).body.name
  await name()
  for (let round = 0; round < 50; round += 1) {
    await sql`update members set name = ${`Ana ${round}`} where id = ${id}`.execute(here.db)
    expect(await Promise.all([name(), name()])).toEqual([`Ana ${round}`, `Ana ${round}`])
  }
})

test('while changes may be missed, sessions are read from the database', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect((await ana.get('/api/checkin/today')).status).toBe(200)
  await sql`with ended as (delete from sessions)
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name <> 'cairn' and pid <> pg_backend_pid()`.execute(
    app.db,
  )
  expect((await ana.get('/api/checkin/today')).status).toBe(401)
})

test('a cached session ends by time', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect((await ana.get('/api/checkin/today')).status).toBe(200)
  app.clock.advance({ days: 31 })
  expect((await ana.get('/api/checkin/today')).status).toBe(401)
})

test('the use of a session is recorded once an hour', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const used = () => row<{ at: string }>(app.db, sql`select used_at as at from sessions`)
  await ana.get('/api/checkin/today')
  const first = await used()
  app.clock.advance({ hours: 2 })
  await ana.get('/api/checkin/today')
  const second = await used()
  expect(second).not.toEqual(first)
  app.clock.advance({ hours: 0.5 })
  await ana.get('/api/checkin/today')
  expect(await used()).toEqual(second)
})
