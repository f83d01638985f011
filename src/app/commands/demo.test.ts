import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rows } from '../../platform/database/db.server.ts'
import { testApp } from '../testing/test-app.server.ts'
import { demoCommand, removeDemo, seedDemo } from './demo.server.ts'

test('demo members are never added to an installation with real members, nor twice', async () => {
  await using app = await testApp()
  await seedDemo(app.services)
  await expect(seedDemo(app.services)).rejects.toThrow(/exist already/)
  await app.member('Ana')
  await expect(seedDemo(app.services)).rejects.toThrow(/has real members/)
  await removeDemo(app.services)
  await expect(seedDemo(app.services)).rejects.toThrow(/has real members/)
  expect(await rows(app.db, sql`select name from members`)).toEqual([{ name: 'Ana' }])
})

test('every demo member is marked, and no one outside can own their address', async () => {
  await using app = await testApp()
  const { addresses } = await seedDemo(app.services)
  const people = await rows<{ email: string; name: string; displayName: string }>(
    app.db,
    sql`select email, name, display_name as "displayName" from members order by email`,
  )
  expect(people.map(({ email }) => email)).toEqual(addresses.toSorted())
  for (const { email, name, displayName } of people) {
    expect(email).toMatch(/@demo\.invalid$/)
    expect(name).toMatch(/ \(demo\)$/)
    expect(displayName).toBe(name)
  }
})

test('demo members log in with the printed password, and have data', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00Z' })
  const { password } = await seedDemo(app.services)
  const login = async (email: string) => {
    const { body } = await app.visitor.post('/api/login', { email, password })
    return app.person({ id: '', email, token: body.token, cookie: '' })
  }
  const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const ben = await login('ben@demo.invalid')
  const profile = (await ben.get('/api/profile', bearing(ben.token))).body
  expect(profile).toMatchObject({ name: 'Ben (demo)', subscription: 'premium', lastCheckIn: '2026-05-01' })
  expect(profile.daysOnPath).toBeGreaterThan(50)
  const posts = (await ben.get('/api/forum/posts', bearing(ben.token))).body
  expect(posts).toHaveLength(4)
  expect(JSON.stringify(posts)).toContain('Chidi (demo)')
  expect((await ben.get('/api/recovery-tracker/activities', bearing(ben.token))).status).toBe(200)
  const other = await seedAgain(app)
  expect(other).not.toBe(password)
})

async function seedAgain(app: Awaited<ReturnType<typeof testApp>>): Promise<string> {
  await removeDemo(app.services)
  return (await seedDemo(app.services)).password
}

test('removing the demo deletes all of it and nothing else', async () => {
  await using app = await testApp()
  expect(await demoCommand(app.services, 'seed')).toContain('demo remove')
  const ana = await app.member('Ana')
  await ana.post('/api/checkin', {})
  expect(await demoCommand(app.services, 'remove')).toBe('4 demo members removed.')
  expect(await demoCommand(app.services, 'remove')).toBe('There are no demo members.')
  expect(await demoCommand(app.services, 'dance')).toBeUndefined()
  const tables = await rows<{ table: string }>(
    app.db,
    sql`select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
  )
  for (const { table } of tables) {
    const remaining = await rows(app.db, sql`select 1 from ${sql.table(table)} where member_id <> ${ana.id}`)
    expect(remaining, table).toEqual([])
  }
  expect((await ana.get('/api/profile')).body.daysOnPath).toBe(1)
})
