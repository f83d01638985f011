import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'
import { Post, Reply } from '../contract.ts'
import { share } from '../testing/forum-calls.server.ts'
import { categoryPage } from './queries.server.ts'

const greatestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Inserts posts with three replies each, in parts that stay within the time limit of a statement on a busy machine. */
async function grow(db: Db, memberId: string, from: number, until: number) {
  for (let at = from; at <= until; at += 1_000) await insertPosts(db, memberId, at, Math.min(until, at + 999))
  await sql`analyze forum_posts, forum_replies, members`.execute(db)
}

async function insertPosts(db: Db, memberId: string, from: number, until: number) {
  const id = sql`(lpad(to_hex(1700000000000 + i::bigint * 1000), 12, '0') || '7000800000000000000' || '0')::uuid`
  await sql`insert into forum_posts (id, member_id, category, content, created_at, replies_by_others)
    select ${id}, ${memberId}, 'general', 'A quiet evening by the river, number ' || i, now(), 3 from generate_series(${from}::int, ${until}::int) i`.execute(
    db,
  )
  await sql`insert into forum_replies (id, post_id, member_id, content, created_at)
    select gen_random_uuid(), ${id}, ${memberId}, 'Thank you for this.', now()
    from generate_series(${from}::int, ${until}::int) i, generate_series(1, 3)`.execute(db)
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** The number of database blocks that one page of a category reads. */
async function blocksOf(db: Db, memberId: string): Promise<number> {
  const values = [memberId, '20', greatestId, new Date().toISOString(), 'general']
  const text = categoryPage.replaceAll(/\$(\d)/g, (_, at) => `'${values[Number(at) - 1]}'`)
  const [found] = await rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    db,
    sql.raw(`explain (analyze, buffers, format json) ${text}`),
  )
  const plan = found?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('there is no plan')
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

test('a page of posts with replies costs the same for any number of posts', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  // Large enough that one more level of an index makes little difference.
  await grow(app.db, ana.id, 1, 2_000)
  const small = await blocksOf(app.db, ana.id)
  await grow(app.db, ana.id, 2_001, 20_000)
  const large = await blocksOf(app.db, ana.id)
  expect(small).toBeGreaterThan(0)
  expect(large).toBeLessThan(small * 1.2)
})

const Strict = z.array(z.strictObject({ ...Post.shape, replies: z.array(z.strictObject(Reply.shape)) }))

test('every list returns exactly the fields of its contract, for every reader and query', async () => {
  await using app = await testApp({ now: '2026-05-01T08:00:00.120Z' })
  const ana = await app.member('Ana')
  const ben = await app.member('Ben')
  const share = async (who: typeof ana, content: string) =>
    (await who.post('/api/forum/posts', { category: 'general', content })).body
  const odd = 'Odd "words" \\ ,"moderatorNote":null}] \u2028 🙏🏽 \u05e9\u05dc\u05d5\u05dd\n{"isMine":true}'
  const post = await share(ana, odd)
  await ben.post(`/api/forum/posts/${post.id}/reply`, { content: odd, contentNote: 'grief' })
  await share(ana, 'My number is 415-555-0134, call me')
  await ana.patch(`/api/forum/posts/${post.id}`, { content: `${odd} again` })
  await ana.post(`/api/forum/posts/${post.id}/request-support`)
  await app.runJobs()
  const first = '/api/forum/posts'
  for (const path of [
    first,
    `${first}?category=general`,
    `${first}?q=odd`,
    `${first}?view=unanswered`,
    `${first}?before=${greatestId}`,
  ])
    for (const who of [ana, ben]) {
      const list = Strict.parse((await who.get(path)).body)
      for (const { id, content, replies, createdAt } of list) {
        expect(new Date(createdAt).toISOString()).toBe('2026-05-01T08:00:00.120Z')
        if (id !== post.id) continue
        expect(content).toBe(`${odd} again`)
        expect(replies).toHaveLength(2)
        const own = replies.find((reply) => !reply.isAIModerator)
        expect(own).toMatchObject({ content: odd, contentNote: 'grief' })
      }
    }
  const masked = Strict.parse((await ana.get(first)).body).find(({ id }) => id !== post.id)
  expect(masked).toMatchObject({
    isModerated: true,
    moderatorNote: expect.stringContaining('First names only'),
  })
})

test('what a member wrote is listed for them alone, newest first, without what they deleted', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const share = (content: string) => ana.post('/api/forum/posts', { content, category: 'general' })
  const first = (await share(`${'x'.repeat(199)}🌱 and the rest`)).body.id
  const second = (await share('Second post')).body.id
  const deleted = (await share('Not for long')).body.id
  await ana.del(`/api/forum/posts/${deleted}`)
  await bo.post(`/api/forum/posts/${first}/reply`, { content: 'I read you.' })
  const { body } = await ana.get('/api/forum/mine')
  expect(body.posts).toEqual([
    expect.objectContaining({
      id: second,
      postId: second,
      excerpt: 'Second post',
      state: 'shown',
      repliesByOthers: 0,
    }),
    expect.objectContaining({ id: first, excerpt: `${'x'.repeat(199)}🌱`, repliesByOthers: 1 }),
  ])
  expect(body.replies).toEqual([])
  const his = (await bo.get('/api/forum/mine')).body
  expect(his.posts).toEqual([])
  expect(his.replies).toMatchObject([{ postId: first, excerpt: 'I read you.', state: 'shown' }])
})

test('pages have no gaps while others write', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana')
  for (let at = 0; at < 7; at++) {
    app.clock.advance({ seconds: 1 })
    await share(ana, `words ${at}`)
  }
  const seen: string[] = []
  let address: string | undefined = '/api/forum/posts?category=general&limit=3'
  while (address) {
    const page = await ana.get(address)
    seen.push(...page.body.map((post: { content: string }) => post.content))
    app.clock.advance({ seconds: 1 })
    await share(ana, 'in between')
    address = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1]
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `words ${at}`))
})

test('search finds words in posts and replies; the view of unanswered posts leaves out answered ones', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: answered } = await share(ana, 'About sleeping')
  await share(ana, 'About running')
  await bo.post(`/api/forum/posts/${answered.id}/reply`, { content: 'Chamomile helps me' })
  const search = async (query: string) =>
    (await bo.get(`/api/forum/posts?${query}`)).body.map((post: { content: string }) => post.content)
  expect(await search('q=chamomile')).toEqual(['About sleeping'])
  expect(await search('q=running&category=general')).toEqual(['About running'])
  expect(await search(`q=${encodeURIComponent("'; drop table (((")}`)).toEqual([])
  expect(await search('view=unanswered')).toEqual(['About running'])
  expect(await search('q=about')).toEqual(['About running', 'About sleeping'])
  expect(await search('view=unanswered&q=about')).toEqual(['About running'])
})

test('a search finds signs, emoji, and words of languages without spaces', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const share = async (content: string) =>
    (await ana.post('/api/forum/posts', { content, category: 'general' })).body.id
  await share('Down 50% this week.')
  await share('My file is named day_one.')
  await share('今日は飲みませんでした。みんなありがとう。')
  await share('我今天没有喝酒,谢谢大家 Bo')
  const cake = await share('A year of days.')
  await ana.post(`/api/forum/posts/${cake}/reply`, { content: 'Cake 🎂 for you.' })
  const search = async (q: string) =>
    (await ana.get(`/api/forum/posts?q=${encodeURIComponent(q)}`)).body.map((post: { content: string }) =>
      post.content.slice(0, 4),
    )
  expect(await search('%')).toEqual(['Down'])
  expect(await search('_')).toEqual(['My f'])
  expect(await search('50%')).toEqual(['Down'])
  expect(await search('day_one')).toEqual(['My f'])
  expect(await search('飲みません')).toEqual(['今日は飲'])
  expect(await search('喝酒 bo')).toEqual(['我今天没'])
  expect(await search('"没有喝酒"')).toEqual(['我今天没'])
  expect(await search('喝酒 Ana')).toEqual([])
  expect(await search('🎂')).toEqual(['A ye'])
  expect(await search('""')).toEqual([])
})

test('a search finds a post by a reply only for readers who see that reply', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const { body: post } = await ana.post('/api/forum/posts', {
    content: 'How do you sleep?',
    category: 'general',
  })
  const reply = (who: TestPerson, content: string) =>
    who.post(`/api/forum/posts/${post.id}/reply`, { content })
  const { body: seen } = await reply(bo, 'Chamomile helps me')
  await reply(bo, 'call me at 555-234-5678, zanzibar')
  const found = async (who: TestPerson, words: string) =>
    (await who.get(`/api/forum/posts?q=${words}`)).body.length
  expect([await found(cy, 'chamomile'), await found(bo, 'zanzibar'), await found(cy, 'zanzibar')]).toEqual([
    1, 1, 0,
  ])
  await cy.post(`/api/forum/replies/${seen.id}/mute`, { kind: 'block' })
  expect([await found(cy, 'chamomile'), await found(ana, 'chamomile')]).toEqual([0, 1])
})

test('a list uses its index for any size of the table', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  await sql`insert into forum_posts (id, member_id, category, content, created_at)
    select gen_random_uuid(), ${ana.id}, (array['general','newcomers','daily','challenges'])[1 + n % 4], 'words ' || n, now() from generate_series(1, 20000) n`.execute(
    app.db,
  )
  await sql`analyze forum_posts`.execute(app.db)
  const plan = await rows<{ 'QUERY PLAN': string }>(
    app.db,
    sql`explain select * from forum_posts p where p.id < 'ffffffff-ffff-ffff-ffff-ffffffffffff' and p.category = 'general' and (p.state = 'shown' or p.member_id = ${ana.id}) order by p.id desc limit 20`,
  )
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toContain('forum_posts_of_category')
  expect(text).not.toMatch(/Seq Scan|Sort/)
})
