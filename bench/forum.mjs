// The forum's list: later pages (not cached), the first page (cached), and the cost as the table grows.
import { categoryPage } from '../src/forum/posts/queries.server.ts'
import { tokenOf } from './data.mjs'
import { startProgram } from './fixture.mjs'
import { below, callers, compareByCallers, median, short } from './load.mjs'

const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const readers = Array.from({ length: 32 }, (_, at) => 100 + at * 61)

/** A request of each reader; `path` gets the reader's index. */
export const asReaders = (path) =>
  readers.map((number, at) => ({
    method: 'GET',
    path: path(at),
    headers: { authorization: `Bearer ${tokenOf(number)}` },
  }))

/** The minimal query for twenty posts with their replies: only the authors' names, nothing about the reader. */
const plainest = `select json_agg(o order by o.id desc)::text as list from (
  select p.id, m.display_name as author, p.content, p.created_at as "createdAt", coalesce(a.list, '[]') as replies
  from (select * from forum_posts where category = $3 and state = 'shown' and id < $2 order by id desc limit $1) p
  left join members m on m.id = p.member_id
  left join lateral (select json_agg(json_build_object('id', r.id, 'author', n.display_name, 'content', r.content,
      'createdAt', r.created_at) order by r.id) as list
    from forum_replies r left join members n on n.id = r.member_id where r.post_id = p.id and r.state = 'shown') a on true) o`

const list = '/api/forum/posts?category=general&limit=20'

const idsOf = async (client) =>
  (await client.query('select id from bench_people where number = any($1)', [readers])).rows.map(
    ({ id }) => id,
  )

/** The number of blocks that one run of the list reads, and its median time in milliseconds. */
async function costOf(client) {
  const [reader] = await idsOf(client)
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) ${categoryPage.replace(/\$(\d)/g, (_, at) => [`'${reader}'::uuid`, '20', `'${last}'::uuid`, 'now()', "'general'"][at - 1])}`,
  )
  const plan = rows[0]['QUERY PLAN'][0].Plan
  const times = []
  for (let at = 0; at < 300; at += 1) {
    const began = performance.now()
    await client.query({
      name: 'bench-list',
      text: categoryPage,
      values: [reader, 20, last, new Date(), 'general'],
    })
    times.push(performance.now() - began)
  }
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], milliseconds: median(times) }
}

/** Pages after the first: a different one for each reader. */
async function pastTheFirst(fixture) {
  const ids = await idsOf(fixture.client)
  const { rows } = await fixture.client.query(
    "select id from forum_posts where category = 'general' order by id desc offset 2000 limit 3200",
  )
  const befores = readers.map((_, at) => rows[at * 97].id)
  await fixture.addBareRoute({
    path: '/posts',
    query: { name: 'posts', text: categoryPage },
    column: 'list',
    values: ids.map((id, at) => [id, 20, befores[at], new Date(), 'general']),
  })
  await fixture.addBareRoute({
    path: '/plainest',
    query: { name: 'plainest', text: plainest },
    column: 'list',
    values: befores.map((before) => [20, before, 'general']),
  })
  const ours = { url: fixture.url, requests: asReaders((at) => `${list}&before=${befores[at]}`) }
  const listed = await compareByCallers(
    'forum list, 20 posts with replies, signed in, full checks / the same query bare',
    ours,
    { url: `${fixture.bareUrl}/posts` },
    { 1: 0.8, 8: 0.9, 32: 0.9 },
  )
  const most = listed.at(-1)
  return [
    ...listed,
    below(
      `its p99 in multiples of its own p50, ${callers.at(-1)} callers`,
      most.p99 / Math.max(most.p50, 1),
      4,
      '×',
    ),
    ...(await compareByCallers(
      'the same / the plainest query for 20 posts with replies',
      ours,
      { url: `${fixture.bareUrl}/plainest` },
      { 1: 0.7, 8: 0.7, 32: 0.7 },
    )),
  ]
}

/** The first page, which is cached for all readers. */
async function firstPage(fixture) {
  const requests = asReaders(() => list)
  const first = await fetch(fixture.url + list, { headers: requests[0].headers })
  await fixture.addBareRoute({ path: '/static', bytes: await first.text() })
  return compareByCallers(
    'forum list, first page, cached for everyone / static JSON of the same size',
    { url: fixture.url, requests },
    { url: `${fixture.bareUrl}/static` },
    { 1: 0.4, 8: 0.4, 32: 0.4 },
  )
}

const edits = 30

/** Edits a post through one process; the next request to another has to show it. */
async function editsSeenElsewhere(fixture) {
  const other = await startProgram(fixture.folder)
  try {
    const headers = { authorization: `Bearer ${tokenOf(readers[0])}`, 'content-type': 'application/json' }
    const send = async (method, path, body) =>
      (await fetch(fixture.url + path, { method, headers, body: JSON.stringify(body) })).json()
    const post = await send('POST', '/api/forum/posts', { category: 'general', content: 'A first version.' })
    const reader = { authorization: `Bearer ${tokenOf(readers[1])}` }
    let stale = 0
    for (let at = 0; at < edits; at += 1) {
      const content = `Version ${at} of what I wrote.`
      await send('PATCH', `/api/forum/posts/${post.id}`, { content })
      const shown = await (await fetch(other.url + list, { headers: reader })).text()
      if (!shown.includes(content)) stale += 1
    }
    await fetch(`${fixture.url}/api/forum/posts/${post.id}`, { method: 'DELETE', headers })
    return {
      figure: 'edits that the next request of another process does not show',
      ours: `${stale} of ${edits}`,
      reference: '0',
      ratio: stale / edits,
      target: '0',
      holds: stale === 0,
    }
  } finally {
    await other.stop()
  }
}

/** The cost of the list with 10,000 and with 100,000 posts. */
async function growth(fixture) {
  await fixture.posts(10_000)
  const small = await costOf(fixture.client)
  await fixture.posts()
  const large = await costOf(fixture.client)
  const grown = (figure, name, shown) =>
    below(figure, large[name] / small[name], 1.2, '×', `${shown(small[name])} → ${shown(large[name])}`)
  return [
    grown('the list from 10,000 to 100,000 posts, blocks read', 'blocks', String),
    grown(
      'the list from 10,000 to 100,000 posts, time of the query',
      'milliseconds',
      (milliseconds) => `${milliseconds.toFixed(2)} ms`,
    ),
  ]
}

export async function forum(fixture) {
  const grown = short || fixture.hasData('100,000 posts') ? [] : await growth(fixture)
  await fixture.posts()
  const listed = [...(await pastTheFirst(fixture)), ...(await firstPage(fixture))]
  return short ? listed : [...listed, await editsSeenElsewhere(fixture), ...grown]
}
