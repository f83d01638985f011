// The reads of every page: the profile, today's check-in, the tracker's stats; the cost of the session lookup; and the transferred bytes of
// longer responses.
import { get } from 'node:http'
import { tokenOf } from './data.mjs'
import { compareByCallers, shoot } from './load.mjs'

// The member with ten years of data and thirty-one other members.
const readers = [1, ...Array.from({ length: 31 }, (_, at) => 200 + at * 53)]
const requests = (path) =>
  readers.map((number) => ({ method: 'GET', path, headers: { authorization: `Bearer ${tokenOf(number)}` } }))
const least = { 1: 0.7, 8: 0.7, 32: 0.7 }

async function writesOf(client) {
  const { rows } = await client.query(
    `select pg_stat_force_next_flush(), (select sum(n_tup_ins + n_tup_upd + n_tup_del)::int from pg_stat_user_tables where schemaname = 'public') as writes,
       (select sum(idx_scan)::int from pg_stat_user_indexes where relname = 'sessions') as lookups`,
  )
  return rows[0]
}

/**
 * Rows written and sessions looked up by a burst of reads. The program is restarted, because PostgreSQL's connections report their statistics
 * when they close.
 */
async function countsOf(fixture) {
  await fixture.restart()
  const before = await writesOf(fixture.client)
  const { total, sent } = await shoot({ url: fixture.url, requests: requests('/api/checkin/today') })
  await fixture.restart()
  const after = await writesOf(fixture.client)
  const lookups = (after.lookups - before.lookups) / sent
  return { lookups, writes: after.writes - before.writes, total }
}

export async function reads(fixture) {
  await fixture.tracker()
  await fixture.diaries()
  const { rows } = await fixture.client.query('select id from bench_people where number = any($1)', [readers])
  await fixture.addBareRoute({
    path: '/key',
    query: { name: 'key', text: 'select id, name, email, role, zone from members where id = $1' },
    values: rows.map(({ id }) => [id]),
  })
  const found = []
  for (const path of ['/api/profile', '/api/checkin/today', '/api/recovery-tracker/stats'])
    found.push(
      ...(await compareByCallers(
        `GET ${path} / one bare prepared query by primary key`,
        { url: fixture.url, requests: requests(path) },
        { url: `${fixture.bareUrl}/key` },
        least,
      )),
    )
  const { lookups, writes, total } = await countsOf(fixture)
  found.push({
    figure: 'session lookups in the index, a request',
    ours: lookups.toFixed(2),
    reference: '1',
    ratio: lookups,
    target: '≤ 1',
    holds: lookups <= 1,
  })
  found.push({
    figure: 'rows written by reads',
    ours: `${writes} by ${Math.round(total)}`,
    reference: '0',
    ratio: 0,
    target: '0',
    holds: writes === 0,
  })
  return found
}

/** The transferred bytes of a response, and its encoding. */
function answerOf(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (part) => (bytes += part.length))
      response.on('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] }))
    }).on('error', reject)
  })
}

const longAnswers = [
  '/api/forum/posts?category=general&limit=20',
  '/api/forum/posts?category=general&limit=20&before=ffffffff-ffff-4fff-bfff-ffffffffffff',
  '/api/meetings?type=AA&limit=50',
  '/api/meetings/overview',
  '/api/recovery-tracker/activities',
  '/api/journal?limit=50',
]

/** Responses over 1 KiB, uncompressed and as browsers request them. */
export async function compression(fixture) {
  await fixture.posts()
  await fixture.meetings()
  await fixture.diaries()
  const headers = { authorization: `Bearer ${tokenOf(1)}` }
  let [plainBytes, sentBytes, plainAnswers, count] = [0, 0, 0, 0]
  for (const path of longAnswers) {
    const plain = await answerOf(fixture.url + path, headers)
    const sent = await answerOf(fixture.url + path, { ...headers, 'accept-encoding': 'gzip, deflate, br' })
    if (plain.bytes <= 1_024) continue
    count += 1
    if (!sent.encoding) plainAnswers += 1
    plainBytes += plain.bytes
    sentBytes += sent.bytes
  }
  return [
    {
      figure: `bytes of ${count} API responses over 1 KiB, sent / uncompressed`,
      ours: `${Math.round(sentBytes / 1024)} KB`,
      reference: `${Math.round(plainBytes / 1024)} KB`,
      ratio: sentBytes / plainBytes,
      target: 'all compressed',
      holds: plainAnswers === 0 && count === longAnswers.length,
    },
  ]
}
