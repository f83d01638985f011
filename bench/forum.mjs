// The forum's list: past the first page (nothing is ready), the first page (ready for all), and its cost as the table grows.
import { categoryPage } from '../src/forum/posts/queries.server.ts'
import { tokenOf } from './data.mjs'
import { below, compare, median, share } from './load.mjs'

const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const readers = Array.from({ length: 32 }, (_, at) => 100 + at * 61)

export const asReaders = (path) =>
  readers.map((number) => ({ method: 'GET', path, headers: { authorization: `Bearer ${tokenOf(number)}` } }))

const idsOf = async (client) =>
  (await client.query('select id from bench_people where number = any($1)', [readers])).rows.map(
    ({ id }) => id,
  )

/** Blocks that one run of the list reads, and its milliseconds, median of many. */
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

export async function forum(place) {
  await place.posts(10_000)
  const small = await costOf(place.client)
  await place.posts()
  const large = await costOf(place.client)

  const ids = await idsOf(place.client)
  const { rows } = await place.client.query(
    "select id from forum_posts where category = 'general' order by id desc offset 2000 limit 1",
  )
  const before = rows[0].id
  await place.bare({
    path: '/posts',
    query: { name: 'posts', text: categoryPage },
    values: ids.map((id) => [id, 20, before, new Date(), 'general']),
  })
  const list = '/api/forum/posts?category=general&limit=20'
  const listed = await compare(
    { url: place.url, requests: asReaders(`${list}&before=${before}`) },
    { url: `${place.bareUrl}/posts` },
  )
  const first = await fetch(place.url + list, { headers: asReaders(list)[0].headers })
  await place.bare({ path: '/static', bytes: await first.text() })
  const ready = await compare(
    { url: place.url, requests: asReaders(list) },
    { url: `${place.bareUrl}/static` },
  )
  return [
    share('forum list, 20 posts with replies, signed in, full checks / the same query bare', listed, 0.85),
    below('its p99 in multiples of its own p50', listed.p99 / Math.max(listed.p50, 1), 4, '×'),
    share('forum list, first page, ready for all / static JSON of the same bytes', ready, 0.25),
    below(
      'the list from 10,000 to 100,000 posts, blocks read',
      large.blocks / small.blocks,
      1.2,
      '×',
      `${small.blocks} → ${large.blocks}`,
    ),
    below(
      'the list from 10,000 to 100,000 posts, time of the query',
      large.milliseconds / small.milliseconds,
      1.2,
      '×',
      `${small.milliseconds.toFixed(2)} → ${large.milliseconds.toFixed(2)} ms`,
    ),
  ]
}
