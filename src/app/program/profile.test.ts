import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.server.ts'

test('a plan and an agreement that change in another process are in the next profile', async () => {
  await using here = await testApp()
  await using there = await testApp({ connection: here.connection })
  const { id, token } = await here.member('Ana')
  const bearer = { headers: { authorization: `Bearer ${token}` } }
  const profile = async () => (await there.visitor.get('/api/profile', bearer)).body
  const until = sql`now() + interval '1 month'`
  for (let round = 0; round < 20; round += 1) {
    await sql`delete from memberships where member_id = ${id}`.execute(here.db)
    expect((await profile()).subscription).toBe('free')
    await sql`insert into memberships (member_id, plan, paid_until) values (${id}, 'premium', ${until})`.execute(
      here.db,
    )
    expect((await profile()).subscription).toBe('premium')
    await sql`update memberships set plan = 'professional' where member_id = ${id}`.execute(here.db)
    expect((await profile()).subscription).toBe('professional')
    await sql`delete from consents where member_id = ${id} and kind = 'terms'`.execute(here.db)
    expect((await profile()).toAgree).toContain('terms')
    await there.visitor.post('/api/account/agreements', { kind: 'terms' }, bearer)
    expect((await profile()).toAgree ?? []).not.toContain('terms')
  }
})

test('a plan ends by time, without a change in the database', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  expect((await ana.get('/api/profile')).body.subscription).toBe('premium')
  app.clock.advance({ days: 29 })
  expect((await ana.get('/api/profile')).body.subscription).toBe('premium')
  await sql`update memberships set paid_until = ${new Date(app.clock.now() + 60_000).toISOString()}`.execute(
    app.db,
  )
  app.clock.advance({ minutes: 2 })
  expect((await ana.get('/api/profile')).body.subscription).toBe('free')
})
