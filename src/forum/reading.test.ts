import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing.server.ts'
import { type Db, rows } from '../platform/db.server.ts'
import { categoryPage } from './reading.server.ts'

const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Posts with three replies each, written by the database. */
async function grow(db: Db, memberId: string, from: number, until: number) {
  const id = sql`(lpad(to_hex(1700000000000 + i::bigint * 1000), 12, '0') || '7000800000000000000' || '0')::uuid`
  await sql`insert into forum_posts (id, member_id, category, content, created_at, others_replied)
    select ${id}, ${memberId}, 'general', 'A quiet evening by the river, number ' || i, now(), 3 from generate_series(${from}::int, ${until}::int) i`.execute(
    db,
  )
  await sql`insert into forum_replies (id, post_id, member_id, content, created_at)
    select gen_random_uuid(), ${id}, ${memberId}, 'Thank you for this.', now()
    from generate_series(${from}::int, ${until}::int) i, generate_series(1, 3)`.execute(db)
  await sql`analyze forum_posts, forum_replies, members`.execute(db)
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** Blocks of the database that one page of a category touches. */
async function blocksOf(db: Db, memberId: string): Promise<number> {
  const values = [memberId, '20', last, 'general']
  const text = categoryPage.replaceAll(/\$(\d)/g, (_, at) => `'${values[Number(at) - 1]}'`)
  const [found] = await rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    db,
    sql.raw(`explain (analyze, buffers, format json) ${text}`),
  )
  const plan = found?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('there is no plan')
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

test('a page of posts with replies costs the same however many posts there are', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await grow(app.db, ana.id, 1, 1_000)
  const small = await blocksOf(app.db, ana.id)
  await grow(app.db, ana.id, 1_001, 10_000)
  const large = await blocksOf(app.db, ana.id)
  expect(small).toBeGreaterThan(0)
  expect(large).toBeLessThan(small * 1.2)
})
