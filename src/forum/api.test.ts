import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'

const share = (who: TestPerson, content: string, category = 'general') =>
  who.post('/api/forum/posts', { content, category })

test('the forum is for people who are signed in', async () => {
  await using app = await testApp()
  for (const answer of [
    await app.visitor.get('/api/forum/posts'),
    await share(app.visitor, 'hello'),
    await app.visitor.get('/api/forum/live'),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please log in first.' } })
  }
})

test.each([
  ['', 'A post cannot be blank.'],
  [' \u200b\u2060 ', 'A post cannot be blank.'],
  ['a'.repeat(5001), 'A post can be at most 5,000 characters.'],
  ['nul \u0000', 'The text contains characters that cannot be kept.'],
  ['half \ud800', 'The text contains characters that cannot be kept.'],
])('the post %j is refused with a sentence', async (content, message) => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect(await share(ana, content)).toMatchObject({ status: 400, body: { message } })
})

test('a post of another shape is refused, and nothing of it can be set from outside', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect((await share(ana, 'hello', 'elsewhere')).status).toBe(400)
  expect(
    (
      await ana.post('/api/forum/posts', {
        content: 'hi',
        category: 'general',
        isModerated: true,
        author: 'Bo',
      })
    ).status,
  ).toBe(400)
  expect((await ana.get('/api/forum/posts')).body).toEqual([])
})

test('a post appears newest first in its category, with the first name and nothing else of its author', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { email: 'ana.surname@example.org' })
  const bo = await app.member('Bo')
  await share(ana, 'First <b>words</b> \u202eתודה')
  await share(ana, 'Second words', 'challenges')
  const kept = await share(ana, 'Third words')
  expect(kept).toMatchObject({
    status: 200,
    body: { author: 'Ana', isModerated: false, replies: [], isMine: true, held: null, help: null },
  })
  const list = await bo.get('/api/forum/posts?category=general')
  expect(list.body.map((post: { content: string }) => post.content)).toEqual([
    'Third words',
    'First <b>words</b> \u202eתודה',
  ])
  expect(list.body[0]).toMatchObject({
    author: 'Ana',
    category: 'general',
    isModerated: false,
    isMine: false,
  })
  expect(list.body[0].moderatorNote).toBeUndefined()
  expect(list.text).not.toContain(ana.id)
  expect(list.text).not.toContain('surname')
  expect((await bo.get('/api/forum/posts')).body).toHaveLength(3)
})

test('a reply stands under its post and is found by its permalink; a post that is not there is not there', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'How do you sleep?')
  expect(
    (await bo.post(`/api/forum/posts/${post.id}/reply`, { content: 'Badly, then better.' })).status,
  ).toBe(200)
  const read = await ana.get(`/api/forum/posts/${post.id}`)
  expect(read.body.replies).toMatchObject([
    { author: 'Bo', content: 'Badly, then better.', isAIModerator: false, isMine: false },
  ])
  const nowhere = '/api/forum/posts/0190a0a0-0000-7000-8000-000000000000'
  for (const answer of [
    await ana.get(nowhere),
    await ana.post(`${nowhere}/reply`, { content: 'hi' }),
    await ana.post(`${nowhere}/request-support`),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'There is no such post.' } })
  }
  expect(await bo.post(`/api/forum/posts/${post.id}/reply`, { content: ' ' })).toMatchObject({
    status: 400,
    body: { message: 'A reply cannot be blank.' },
  })
})

test('pages follow each other without a gap while others go on writing', async () => {
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

test('the same send key keeps a post once, and other words under it are refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const body = { content: 'once', category: 'general', sendKey: 'press-00000001' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => ana.post('/api/forum/posts', body)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await ana.post('/api/forum/posts', { ...body, content: 'other' })).status).toBe(409)
  expect((await ana.get('/api/forum/posts')).body).toHaveLength(1)
})

test('a hundred posts a minute by one person are too many', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  const answers = []
  for (let at = 0; at < 100; at++) answers.push(await share(ana, `post ${at}`))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(50)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['my number is 415-555-0134 call me', 'First names only'],
  ["who's got percs near dallas, dm me", 'asks for or offers drugs'],
  ["you're a pathetic junkie", 'could hurt'],
  ['Earn $500 a day from home, click the link', 'advertises'],
])('"%s" waits for a person, its author reads why, and an edit sets it free', async (content, why) => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const held = await share(ana, content)
  expect(held.body.held).toContain(why)
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
  expect((await bo.get(`/api/forum/posts/${held.body.id}`)).status).toBe(404)
  expect((await ana.get('/api/forum/posts')).body).toMatchObject([{ isModerated: true, content }])
  const edited = await ana.patch(`/api/forum/posts/${held.body.id}`, { content: 'A kinder sentence.' })
  expect(edited.body).toMatchObject({ held: null, isModerated: false })
  expect((await bo.get('/api/forum/posts')).body).toMatchObject([{ content: 'A kinder sentence.' }])
})

test('a post about danger is published with the method hidden, brings help at once, and alerts staff without its words', async () => {
  await using app = await testApp({ settings: { STAFF_EMAIL: 'staff@example.org' } })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const kept = await share(ana, 'I want to die tonight, I have 40 oxys lined up next to me')
  expect(kept.body).toMatchObject({ help: 'suicide', held: null })
  const [seen] = (await bo.get('/api/forum/posts')).body
  expect(seen.content).toContain('I want to die')
  expect(seen.content).not.toMatch(/40|oxys/)
  expect(JSON.stringify(seen)).not.toMatch(/suicid|crisis/i)
  const letters = await app.mails()
  const alert = letters.find(({ to }) => to === 'staff@example.org')
  expect(alert?.subject).toBe('Cairn: someone may be in danger now')
  expect(alert?.text).not.toContain('die')
  const [finding] = await rows<{ label: string; text: string }>(
    app.db,
    sql`select label, forum_signs::text as text from forum_signs`,
  )
  expect(finding?.label).toBe('suicide')
  expect(finding?.text).not.toContain(ana.id)
})

test('only the author changes or takes away what they wrote', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'Mine')
  const { body: reply } = await bo.post(`/api/forum/posts/${post.id}/reply`, { content: 'His' })
  expect((await bo.patch(`/api/forum/posts/${post.id}`, { content: 'x' })).status).toBe(404)
  expect((await bo.del(`/api/forum/posts/${post.id}`)).status).toBe(404)
  expect((await ana.del(`/api/forum/replies/${reply.id}`)).status).toBe(404)
  expect((await bo.patch(`/api/forum/replies/${reply.id}`, { content: 'His, mended' })).body).toMatchObject({
    content: 'His, mended',
    isMine: true,
  })
  expect((await bo.del(`/api/forum/replies/${reply.id}`)).status).toBe(200)
  expect((await ana.get('/api/forum/posts')).body[0].replies).toEqual([])
  expect((await ana.del(`/api/forum/posts/${post.id}`)).status).toBe(200)
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
})

const answersUnder = async (who: TestPerson, id: string) =>
  (await who.get(`/api/forum/posts/${id}`)).body.replies.filter(
    (reply: { isAIModerator: boolean }) => reply.isAIModerator,
  )

test('support asked for twenty times at once is answered exactly once, also when the worker dies and comes again', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'I have a craving and the evening is long')
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? ana : bo).post(`/api/forum/posts/${post.id}/request-support`),
    ),
  )
  expect(asked.every(({ status }) => status === 200)).toBe(true)
  expect((await ana.get('/api/forum/posts')).body[0].supportPending).toBe(true)
  const [request] = await rows<{ id: string }>(app.db, sql`select id from forum_requests`)
  await Promise.all([1, 2, 3].map(() => app.runJob('forum.answer', { id: request?.id })))
  await app.runJobs()
  const answers = await answersUnder(ana, post.id)
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({ author: 'Community Support (AI)', isAIModerator: true })
  expect((await ana.get('/api/forum/posts')).body[0].supportPending).toBe(false)
  expect((await ana.del(`/api/forum/replies/${answers[0].id}`)).status).toBe(200)
})

test('when the engine is down or says what it must not, the written guidance answers', async () => {
  await using app = await testApp({ settings: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' } })
  const ana = await app.member('Ana')
  const { body: post } = await share(ana, 'Hoy cumplo 30 dias limpio y estoy muy agradecido con ustedes')
  await ana.post(`/api/forum/posts/${post.id}/request-support`)
  await app.runJobs()
  const [answer] = await answersUnder(ana, post.id)
  expect(answer.content).toMatch(/piedra|bien leer/)
})

async function deskOf(app: TestApp) {
  const mo = await app.member('Mo', { role: 'moderator' })
  const cases = async () => (await mo.get('/api/forum/desk/queue')).body.cases
  return { mo, cases }
}

test('the desk is for staff', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  for (const answer of [
    await ana.get('/api/forum/desk/queue'),
    await ana.put('/api/forum/desk/duty', { hours: 1 }),
    await ana.get('/api/forum/desk/appeals'),
  ]) {
    expect(answer.status).toBe(403)
  }
  expect((await app.visitor.get('/api/forum/desk/queue')).status).toBe(401)
})

test('a report reaches staff, they remove the post with a reason, and both sides are notified', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await deskOf(app)
  const { body: post } = await share(ana, 'Nothing here works for anyone, in my view')
  expect((await ana.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })).status).toBe(400)
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind', words: 'Really?' })
  await bo.post(`/api/forum/posts/${post.id}/report`, { reason: 'unkind' })
  const [waiting] = await cases()
  expect(waiting).toMatchObject({
    kind: 'report',
    reports: [{ reason: 'unkind', words: 'Really?' }],
    content: 'Nothing here works for anyone, in my view',
    canSanction: true,
  })
  expect(
    (await mo.post(`/api/forum/desk/cases/${waiting.id}`, { action: 'remove', reason: ' ' })).status,
  ).toBe(400)
  await mo.post(`/api/forum/desk/cases/${waiting.id}`, {
    action: 'remove',
    reason: 'This could take hope from someone.',
  })
  expect(await cases()).toEqual([])
  expect((await mo.post(`/api/forum/desk/cases/${waiting.id}`, { action: 'approve' })).status).toBe(404)
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
  expect((await ana.get('/api/forum/posts')).body).toMatchObject([
    { isModerated: true, moderatorNote: 'This could take hope from someone.' },
  ])
  expect((await ana.patch(`/api/forum/posts/${post.id}`, { content: 'x' })).status).toBe(409)
  expect((await bo.get('/api/forum/mine')).body.reports).toMatchObject([
    { outcome: expect.stringContaining('taken down') },
  ])
  const actions = (await mo.get('/api/admin/actions')).body.map((one: { action: string }) => one.action)
  expect(actions).toEqual(expect.arrayContaining(['forum: remove', 'looked at the forum queue']))
})

test('the queue puts danger first and says what is late; words of despair are never sanctioned', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { mo, cases } = await deskOf(app)
  await share(bo, 'Earn $500 a day from home, click the link')
  app.clock.advance({ minutes: 20 })
  await share(ana, 'I am going to kill myself tonight')
  app.clock.advance({ minutes: 15 })
  const [first, second] = await cases()
  expect(first).toMatchObject({ kind: 'risk', urgency: 'emergency', overdue: true, inDanger: true })
  expect(second).toMatchObject({ kind: 'hold', overdue: false, inDanger: false })
  const refused = await mo.post(`/api/forum/desk/cases/${first.id}/sanction`, {
    kind: 'silence',
    days: 1,
    reason: 'no',
  })
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('A person in crisis is never sanctioned for saying so.') },
  })
})

test('a silenced member can read, sees the reason, and appeals once', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const { mo, cases } = await deskOf(app)
  await share(ana, "you're a pathetic junkie")
  const [waiting] = await cases()
  await mo.post(`/api/forum/desk/cases/${waiting.id}/sanction`, {
    kind: 'silence',
    days: 3,
    reason: 'Words that hurt.',
  })
  expect(await share(ana, 'hello')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Words that hurt.') },
  })
  expect((await ana.get('/api/forum/posts')).status).toBe(200)
  const [sanction] = (await ana.get('/api/forum/mine')).body.sanctions
  expect(
    (await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { words: 'I was quoting someone.' }))
      .status,
  ).toBe(200)
  expect((await ana.post(`/api/forum/sanctions/${sanction.id}/appeal`, { words: 'Please.' })).status).toBe(
    409,
  )
  const [appeal] = (await mo.get('/api/forum/desk/appeals')).body
  expect(appeal).toMatchObject({ author: 'Ana', appeal: 'I was quoting someone.' })
  await mo.post(`/api/forum/desk/appeals/${appeal.id}`, { lift: true, reason: 'Lifted, and sorry.' })
  expect((await share(ana, 'hello')).status).toBe(200)
  expect((await ana.get('/api/forum/mine')).body.sanctions).toMatchObject([
    { appealOutcome: 'Lifted, and sorry.' },
  ])
})

test('who is muted is not seen, who is blocked does not see either, and neither learns who', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'Ana writes')
  await share(bo, 'Bo writes')
  await bo.post(`/api/forum/posts/${post.id}/mute`, { kind: 'mute' })
  expect((await bo.get('/api/forum/posts')).body).toMatchObject([{ content: 'Bo writes' }])
  expect((await ana.get('/api/forum/posts')).body).toHaveLength(2)
  const [muted] = (await bo.get('/api/forum/mine')).body.mutes
  expect(muted).toMatchObject({ name: 'Ana', kind: 'mute' })
  await bo.del(`/api/forum/mutes/${muted.id}`)
  await bo.post(`/api/forum/posts/${post.id}/mute`, { kind: 'block' })
  expect((await ana.get('/api/forum/posts')).body).toMatchObject([{ content: 'Ana writes' }])
})

test('quick supports say which were given, never how many', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const { body: post } = await share(ana, 'Ninety days')
  for (const who of [bo, cy, cy])
    await who.put(`/api/forum/posts/${post.id}/support`, { kind: 'with_you', given: true })
  expect((await bo.get(`/api/forum/posts/${post.id}`)).body).toMatchObject({
    supports: ['with_you'],
    mySupports: ['with_you'],
  })
  await bo.put(`/api/forum/posts/${post.id}/support`, { kind: 'with_you', given: false })
  expect((await ana.get(`/api/forum/posts/${post.id}`)).body).toMatchObject({
    supports: ['with_you'],
    mySupports: [],
  })
})

test('search finds words in posts and replies; the view of what needs a reply forgets what has one', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: answered } = await share(ana, 'About sleeping')
  await share(ana, 'About running')
  await bo.post(`/api/forum/posts/${answered.id}/reply`, { content: 'Chamomile helps me' })
  const found = async (query: string) =>
    (await bo.get(`/api/forum/posts?${query}`)).body.map((post: { content: string }) => post.content)
  expect(await found('q=chamomile')).toEqual(['About sleeping'])
  expect(await found('q=running&category=general')).toEqual(['About running'])
  expect(await found(`q=${encodeURIComponent("'; drop table (((")}`)).toEqual([])
  expect(await found('view=unanswered')).toEqual(['About running'])
})

test('the daily thread opens by itself, once a day', async () => {
  await using app = await testApp({ now: '2026-03-02T00:05:00Z' })
  const ana = await app.member('Ana')
  await Promise.all([app.runJob('forum.daily'), app.runJob('forum.daily')])
  await app.runJob('forum.daily')
  const list = await ana.get('/api/forum/posts?category=daily')
  expect(list.body).toMatchObject([
    { author: 'Cairn', isDaily: true, content: expect.stringContaining('Monday, March 2') },
  ])
})

test('the page says whether staff are on duty', async () => {
  await using app = await testApp({ now: '2026-03-02T00:05:00Z' })
  const ana = await app.member('Ana')
  const { mo } = await deskOf(app)
  expect((await ana.get('/api/forum/around')).body.onDuty).toBe(false)
  await mo.put('/api/forum/desk/duty', { hours: 2 })
  expect((await ana.get('/api/forum/around')).body.onDuty).toBe(true)
  app.clock.advance({ hours: 3 })
  expect((await ana.get('/api/forum/around')).body.onDuty).toBe(false)
})

test('findings are forgotten after ninety days and only counted', async () => {
  await using app = await testApp({ now: '2026-01-01T10:00:00Z' })
  const ana = await app.member('Ana')
  await share(ana, 'I want to die')
  expect((await ana.get('/api/forum/mine')).body.checks).toHaveLength(1)
  app.clock.advance({ days: 91 })
  await app.runJob('forum.forget')
  await app.runJob('forum.forget')
  const { mo } = await deskOf(app)
  expect((await rows(app.db, sql`select 1 from forum_signs`)).length).toBe(0)
  expect((await mo.get('/api/forum/desk/counts')).body).toMatchObject([{ label: 'suicide', count: 1 }])
})

test('who leaves takes their words along, or leaves them under no name', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  await share(ana, 'Stays')
  await share(bo, 'Goes')
  const leave = (who: TestPerson, forum: string) =>
    who.post('/api/account/delete', { password: app.password, forum })
  await leave(ana, 'keep-unnamed')
  await leave(bo, 'delete')
  const cy = await app.member('Cy')
  const list = await cy.get('/api/forum/posts')
  expect(list.body).toMatchObject([{ author: 'Former member', content: 'Stays' }])
})

test('a change is published to other processes, without its text', async () => {
  await using app = await testApp()
  await using second = await testApp({ connection: app.connection })
  const ana = await app.member('Ana')
  const heard = new Promise<string>((resolve) => {
    second.services.pubsub.subscribe('forum', resolve)
  })
  const { body: post } = await share(ana, 'secret words', 'challenges')
  expect(await heard).toBe(`post challenges ${post.id}`)
})

test('a list keeps to its index, however large the table', async () => {
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
