// What every page asks on opening: the profile, today's check-in, the tracker's numbers; and what knowing the person costs.
import { tokenOf } from './data.mjs'
import { compare, share, shoot } from './load.mjs'

// The member with ten years behind them reads beside thirty-one others.
const readers = [1, ...Array.from({ length: 31 }, (_, at) => 200 + at * 53)]
const requests = (path) =>
  readers.map((number) => ({ method: 'GET', path, headers: { authorization: `Bearer ${tokenOf(number)}` } }))

async function writesOf(client) {
  const { rows } = await client.query(
    `select pg_stat_force_next_flush(), (select sum(n_tup_ins + n_tup_upd + n_tup_del)::int from pg_stat_user_tables where schemaname = 'public') as writes,
       (select sum(idx_scan)::int from pg_stat_user_indexes where relname = 'sessions') as lookups`,
  )
  return rows[0]
}

export async function reads(place) {
  await place.tracker()
  await place.diaries()
  const { rows } = await place.client.query('select id from bench_people where number = any($1)', [readers])
  await place.bare({
    path: '/key',
    query: { name: 'key', text: 'select id, name, email, role, zone from members where id = $1' },
    values: rows.map(({ id }) => [id]),
  })
  const found = []
  for (const [figure, path] of [
    ['GET /api/profile', '/api/profile'],
    ['GET /api/checkin/today', '/api/checkin/today'],
    ['GET /api/recovery-tracker/stats', '/api/recovery-tracker/stats'],
  ]) {
    const result = await compare(
      { url: place.url, requests: requests(path) },
      { url: `${place.bareUrl}/key` },
    )
    found.push(share(`${figure} / one bare prepared query by primary key`, result, 0.6))
  }
  // An idle connection of PostgreSQL hands in its counts after ten seconds.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 11_000))
  await settle()
  const before = await writesOf(place.client)
  const { total, sent } = await shoot({ url: place.url, requests: requests('/api/checkin/today') })
  await settle()
  const after = await writesOf(place.client)
  const lookups = (after.lookups - before.lookups) / sent
  const writes = after.writes - before.writes
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
