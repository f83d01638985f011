// Writes, each compared with one bare prepared insert of the same row, with fsync and rate limits on: a check-in, a
// post, a reply, a completion, a journal entry. Every response must have stored a row.
import { activities } from '../src/tracker/activities/activities.ts'
import { sizes, tokenOf } from './data.mjs'
import { compareByCallers } from './load.mjs'

const least = { 1: 0.5, 8: 0.7, 32: 0.7 }
const text =
  'Today was long. I called my sponsor, walked by the river and made it home. Thank you all for being here.'
const reply = 'I read this twice today. Thanks for sharing it. It helped me through a long evening.'
const daily = activities.filter(({ frequency }) => frequency === 'daily').map(({ id }) => id)
const dateOf = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
/** A date for which no row exists yet. */
const freshDate = (turn) => dateOf(10_000 + Math.floor(turn / sizes.members))
const dates = Array.from({ length: 14 }, (_, at) => dateOf(at))
// As long as an encrypted entry of the generated data.
const sealed = Buffer.alloc(640, 7).toString('base64')

/** Every request writes a different row: another member, date or activity. */
function inTurn(make, { every = 1 } = {}) {
  const members = Math.floor((sizes.members - 2) / every)
  let turn = 0
  return (request) => {
    turn += 1
    const { path, body } = make(Math.floor(turn / members), turn)
    const number = every * (1 + (turn % members))
    const headers = { authorization: `Bearer ${tokenOf(number)}`, 'content-type': 'application/json' }
    return { ...request, method: 'POST', path, body: JSON.stringify(body), headers }
  }
}

/** A copy of a table with the same rows, indexes, checks and foreign keys, for the bare insert. */
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
  const keys = await client.query(
    `select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'f' and conrelid = $1::regclass`,
    [table],
  )
  for (const { text: key } of keys.rows) await client.query(`alter table bench_${table} add ${key}`)
}

/**
 * The kinds of writes: the program's call, and the bare insert of the same row. `posts`: the ids of the posts to
 * reply to.
 */
const kinds = (posts) => [
  {
    name: 'POST /api/checkin',
    table: 'checkins',
    ours: (round) => ({
      path: '/api/checkin',
      body: { date: dates[round % dates.length], mood: 'present', notes: '' },
    }),
    body: (_, turn) => ({ date: freshDate(turn), mood: 'present', notes: '' }),
    fields: ['date', 'mood', 'notes'],
    insert: `insert into bench_checkins (member_id, date, mood, notes, created_at)
      select $2, $3, $4, $5, now() where $1::uuid is not null on conflict do nothing`,
  },
  {
    name: 'POST /api/forum/posts',
    table: 'forum_posts',
    ours: () => ({ path: '/api/forum/posts', body: { category: 'general', content: text } }),
    body: () => ({ category: 'general', content: text }),
    fields: ['category', 'content'],
    insert:
      'insert into bench_forum_posts (id, member_id, category, content, created_at) values ($1, $2, $3, $4, now())',
  },
  {
    name: 'POST /api/forum/posts/…/reply',
    table: 'forum_replies',
    ours: (_, turn) => ({
      path: `/api/forum/posts/${posts[turn % posts.length]}/reply`,
      body: { content: reply },
    }),
    body: (_, turn) => ({ post: posts[turn % posts.length], content: reply }),
    fields: ['post', 'content'],
    insert:
      'insert into bench_forum_replies (id, member_id, post_id, content, created_at) values ($1, $2, $3, $4, now())',
  },
  {
    name: 'POST tracker complete',
    table: 'tracker_completions',
    ours: (round) => ({
      path: `/api/recovery-tracker/activities/${daily[round % daily.length]}/complete`,
      body: { date: dates[Math.floor(round / daily.length) % dates.length] },
    }),
    body: (_, turn) => ({ date: freshDate(turn) }),
    fields: ['date'],
    insert: `insert into bench_tracker_completions (activity_id, member_id, period_start, date, points, created_at)
      values ($1, $2, $3, $3, 10, now()) on conflict do nothing`,
  },
  {
    name: 'POST /api/journal',
    table: 'journal_entries',
    // The journal is part of a paid plan, which every fourth member has.
    every: 4,
    ours: () => ({ path: '/api/journal', body: { encryptedContent: sealed } }),
    body: () => ({ encryptedContent: sealed }),
    fields: ['encryptedContent'],
    insert: `insert into bench_journal_entries (id, member_id, created_at, updated_at, content, posted_hash)
      select $1, $2, now(), now(), content, sha256(content) from decode($3, 'base64') as content`,
  },
]

const countOf = async (client, table) =>
  Number((await client.query(`select count(*) from ${table}`)).rows[0].count)

export async function writes(fixture) {
  await fixture.posts()
  await fixture.tracker()
  await fixture.diaries()
  const { client } = fixture
  const people = await client.query('select id from bench_people order by number')
  const values = people.rows.map(({ id }) => id)
  const found = await client.query('select id from forum_posts order by id desc limit 20000')
  await fixture.restart({ RATE_LIMITS: 'on', CALLS_PER_MINUTE: '1000000' })
  const rows = []
  let [answered, stored] = [0, 0]
  for (const kind of kinds(found.rows.map(({ id }) => id))) {
    await twin(client, kind.table)
    await client.query(`vacuum analyze bench_${kind.table}`)
    const path = `/${kind.table}`
    await fixture.addBareRoute({
      path,
      values,
      insert: { name: kind.table, text: kind.insert, fields: kind.fields },
    })
    const before = await countOf(client, kind.table)
    let sent = 0
    const ours = inTurn((...turn) => {
      sent += 1
      return kind.ours(...turn)
    }, kind)
    // Created for every request, as for the program's calls, so that the load generator does the same work for both.
    const bare = inTurn((...turn) => ({ path, body: kind.body(...turn) }))
    rows.push(
      ...(await compareByCallers(
        `${kind.name} / one bare prepared insert`,
        { url: fixture.url, setupRequest: ours },
        { url: fixture.bareUrl, setupRequest: bare },
        least,
      )),
    )
    stored += (await countOf(client, kind.table)) - before
    answered += sent
  }
  await fixture.restart()
  // Counted after a pause, because the last requests of a burst may still be in progress.
  for (const { table } of kinds([])) await client.query(`drop table bench_${table}`)
  return [...rows, everyAnswerIsARow(answered, stored)]
}

/** A burst ends with requests in progress, so a few more requests may be sent than rows are stored. */
function everyAnswerIsARow(sent, stored) {
  return {
    figure: 'rows stored by these requests',
    ours: String(stored),
    reference: `${sent} sent`,
    ratio: stored / sent,
    target: '≥ 0.99',
    holds: stored / sent >= 0.99,
  }
}
