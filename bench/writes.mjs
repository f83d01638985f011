// What people keep: a check-in, a post, a completion, each beside one bare prepared insert of the same row, fsync on.
import { activities } from '../src/tracker/activities/activities.ts'
import { sizes, tokenOf } from './data.mjs'
import { compare, share } from './load.mjs'

const post = {
  category: 'general',
  content:
    'Today was long. I called my sponsor, walked by the river and made it home. Thank you all for being here.',
}
const daily = activities.filter(({ frequency }) => frequency === 'daily').map(({ id }) => id)
const dateOf = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const dates = Array.from({ length: 13 }, (_, at) => dateOf(at))

/** Every request is a row of its own: another member, another date, another activity. */
function inTurn(make) {
  let turn = 0
  return (request) => {
    turn += 1
    const number = 2 + (turn % (sizes.members - 2))
    const round = Math.floor(turn / (sizes.members - 2))
    const { path, body } = make(round)
    return {
      ...request,
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${tokenOf(number)}`, 'content-type': 'application/json' },
    }
  }
}

/** A twin of a table with the same rows, indexes, checks and keys, for the bare insert. */
async function twin(client, table) {
  await client.query(`drop table if exists bench_${table}`)
  await client.query(`create table bench_${table} (like ${table} including all)`)
  const { rows } = await client.query(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const { columns } = rows[0]
  await client.query(`insert into bench_${table} (${columns}) select ${columns} from ${table}`)
  await client.query(
    `alter table bench_${table} add foreign key (member_id) references members (id) on delete cascade`,
  )
}

export async function writes(place) {
  await place.posts()
  await place.tracker()
  await place.diaries()
  const { client } = place
  for (const table of ['checkins', 'forum_posts', 'tracker_completions']) await twin(client, table)
  await client.query('vacuum analyze')
  const { rows } = await client.query('select id from bench_people order by number')
  const values = rows.map(({ id }) => id)
  await place.bare({
    path: '/checkin',
    values,
    insert: {
      name: 'checkin',
      text: `insert into bench_checkins (member_id, date, mood, notes, created_at)
        select $2, $3::date - (random() * 100000)::int, $4, $5, now() where $1::uuid is not null on conflict do nothing`,
      fields: ['date', 'mood', 'notes'],
    },
  })
  await place.bare({
    path: '/post',
    values,
    insert: {
      name: 'post',
      text: 'insert into bench_forum_posts (id, member_id, category, content, created_at) values ($1, $2, $3, $4, now())',
      fields: ['category', 'content'],
    },
  })
  await place.bare({
    path: '/complete',
    values,
    insert: {
      name: 'complete',
      text: `insert into bench_tracker_completions (activity_id, member_id, period_start, date, points, created_at)
        values ($1, $2, $3, $3, 10, now()) on conflict do nothing`,
      fields: ['date'],
    },
  })
  // Made anew for every request, as ours is: who sends them does the same work for both.
  const bare = (path, body) => ({ url: place.bareUrl, setupRequest: inTurn(() => ({ path, body })) })
  const checkIn = await compare(
    {
      url: place.url,
      setupRequest: inTurn((round) => ({
        path: '/api/checkin',
        body: { date: dates[round % dates.length], mood: 'present', notes: '' },
      })),
    },
    bare('/checkin', { date: dateOf(0), mood: 'present', notes: '' }),
  )
  const shared = await compare(
    { url: place.url, setupRequest: inTurn(() => ({ path: '/api/forum/posts', body: post })) },
    bare('/post', post),
  )
  const completed = await compare(
    {
      url: place.url,
      setupRequest: inTurn((round) => ({
        path: `/api/recovery-tracker/activities/${daily[round % daily.length]}/complete`,
        body: { date: dates[Math.floor(round / daily.length) % dates.length] },
      })),
    },
    bare('/complete', { date: dateOf(0) }),
  )
  return [
    share('POST /api/checkin / one bare prepared insert', checkIn, 0.7),
    share('POST /api/forum/posts / one bare prepared insert', shared, 0.7),
    share('POST tracker complete / one bare prepared insert', completed, 0.7),
  ]
}
