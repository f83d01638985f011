// The data that the figures are taken on, written by the database itself: 20,000 members, 100,000 posts with 300,000 replies,
// 100,000 meetings, 1,000,000 completions, and one member with ten years of check-ins and 10,000 journal entries.
import { hashPassword } from '../src/accounts/passwords/password.server.ts'

export const sizes = {
  members: 20_000,
  posts: 100_000,
  replies: 3,
  meetings: 100_000,
  completions: 1_000_000,
}
export const password = 'a stone on the path'

/** The bearer token of a seeded member, by number from 1. */
export const tokenOf = (number) => `bench-token-${number}`
export const emailOf = (number) => `member${number}@example.org`

// A UUIDv7 of an instant in milliseconds and a number that is not used twice.
const idAt = (milliseconds, number) =>
  `(lpad(to_hex((${milliseconds})::bigint), 12, '0') || '7' || lpad(to_hex((${number})::bigint % 4096), 3, '0')
    || '8' || substr(md5((${number})::text), 1, 15))::uuid`

/** So many texts of each length stand ready: making one for each row takes longer than writing the row. */
const texts = 997
const words = `(array['today','was','hard','and','I','called','my','sponsor','then','walked','by','the','river','one','day','at','a','time',
  'thank','you','for','listening','the','evening','is','quiet','grateful','coffee','meeting','stone'])`
/** Writes much at once: keys and indexes of the tables stand aside and are made again at the end, all checked. */
export async function inBulk(client, tables, work) {
  const { rows: keys } = await client.query(
    `select conrelid::regclass as of, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  )
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as text from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { of, name } of keys) await client.query(`alter table ${of} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  for (const { text } of indexes) await client.query(text)
  for (const { of, name, text } of keys)
    await client.query(`alter table ${of} add constraint ${name} ${text}`)
}

/** Members with a session each; the first has ten years behind them. */
export async function seedMembers(client) {
  const hash = await hashPassword(password)
  await client.query(
    `insert into members (id, email, name, shown_name, password_hash, zone)
     select ${idAt('extract(epoch from now()) * 1000 - 86400000::bigint * 1000 + i', 'i')}, 'member' || i || '@example.org', 'Member ' || i,
       'Member' || i, $1, 'UTC' from generate_series(1, ${sizes.members}) i`,
    [hash],
  )
  await client.query(`create table bench_people as
    select id, substr(email, 7, position('@' in email) - 7)::int as number from members where email like 'member%@example.org'`)
  await client.query('create unique index on bench_people (number)')
  await client.query(`insert into sessions (id, member_id, cookie_hash, token_hash, device, created_at, used_at, ends_at)
    select gen_random_uuid(), id, sha256(('bench-cookie-' || number)::bytea), sha256(('bench-token-' || number)::bytea), 'bench',
      now(), now(), now() + interval '90 days' from bench_people`)
  await client.query(`insert into memberships (member_id, plan, paid_until)
    select id, 'premium', now() + interval '30 days' from bench_people where number % 4 = 0`)
}

/** The texts of posts and replies. */
export async function seedTexts(client) {
  await client.query(`create table bench_texts as select words, number,
      (select string_agg(${words}[1 + (number * 7 + w * number * 13 + w * w * 31) % 30], ' ') from generate_series(1, words) w) as text
    from unnest(array[25, 40]) words, generate_series(1, ${texts}) number`)
}

// One instant for all of it: a post and its replies name each other by it.
const written = Date.now()

/** Posts `from` to `until`, newest last, each with its replies; minutes apart, ending an hour ago. */
export async function seedPosts(client, from, until) {
  const at = `${written}::bigint - 3600000 - (${sizes.posts} - i)::bigint * 600000`
  await client.query(`insert into forum_posts (id, member_id, category, content, created_at, others_replied)
    select ${idAt(at, 'i')}, p.id, (array['general','newcomers','daily','challenges'])[1 + i % 4], t.text,
      to_timestamp((${at}) / 1000), ${sizes.replies}
    from generate_series(${from}, ${until}) i join bench_people p on p.number = 1 + (i * 7919::bigint) % ${sizes.members}
    join bench_texts t on t.words = 40 and t.number = 1 + i % ${texts}`)
  await client.query(`insert into forum_replies (id, post_id, member_id, content, created_at)
    select ${idAt(`${at} + r * 60000`, 'i * 4 + r')}, ${idAt(at, 'i')}, p.id, t.text, to_timestamp((${at}) / 1000 + r * 60)
    from generate_series(${from}, ${until}) i, generate_series(1, ${sizes.replies}) r
    join bench_people p on true join bench_texts t on t.words = 25
    where t.number = 1 + (i + r) % ${texts} and p.number = 1 + (i * 104729::bigint + r * 31) % ${sizes.members}`)
}

/** Meetings of one list, every hour and five states, a third of them online. */
export async function seedMeetings(client) {
  await client.query(`insert into meeting_feeds (id, name, fellowship, format, origin, zone, taken, taken_at)
    values ('00000000-0000-7000-8000-000000000001', 'Bench', 'AA', 'meeting-guide', 'command', 'America/Chicago', ${sizes.meetings}, now())`)
  await client.query(`insert into meetings (id, feed_id, key, listing)
    select ${idAt('1700000000000 + i', 'i')}, '00000000-0000-7000-8000-000000000001', 'group-' || i, json_build_object(
      'key', 'group-' || i, 'group', 'group-' || i, 'name', (array['Serenity','Morning','Candlelight','Courage','Hope'])[1 + i % 5] || ' group ' || i,
      'type', 'AA', 'address', i || ' Main Street', 'city', (array['Costa Mesa','New York','Amarillo','Miami','Chicago'])[1 + i % 5],
      'state', (array['CA','NY','TX','FL','IL'])[1 + i % 5], 'dayOfWeek', i % 7,
      'time', lpad(((i * 7) % 24)::text, 2, '0') || case when i % 2 = 0 then ':00' else ':30' end, 'durationMinutes', 60,
      'timezone', 'America/Chicago', 'attendance', case when i % 3 = 0 then 'hybrid' else 'in_person' end,
      'meetingLink', case when i % 3 = 0 then 'https://zoom.us/j/' || (1000000 + i) else '' end, 'contactInfo', '',
      'latitude', 30 + (i % 1000) / 100.0, 'longitude', -110 + (i % 777) / 50.0, 'tags', json_build_array('open', 'discussion'),
      'rawTypes', json_build_array('O', 'D'), 'languages', json_build_array('en'))
    from generate_series(1, ${sizes.meetings}) i`)
}

/** Completions of all members, with their sums; the first member has done two things a day for ten years. */
export async function seedTracker(client) {
  const daily = ['morning-meditation', 'daily-exercise']
  const long = 3_650 * 2
  const each = Math.floor((sizes.completions - long) / sizes.members)
  await client.query(`insert into tracker_completions (member_id, activity_id, period_start, date, points, created_at)
    select id, 'bench-' || (d % 2), current_date - 20 - d / 2, current_date - 20 - d / 2, 10, now()
    from bench_people, generate_series(0, ${each - 1}) d where number > 1`)
  await client.query(
    `insert into tracker_completions (member_id, activity_id, period_start, date, points, created_at)
     select id, a, current_date - 1 - d, current_date - 1 - d, 10, now()
     from bench_people, generate_series(0, 3649) d, unnest($1::text[]) a where number = 1`,
    [daily],
  )
  await client.query(`insert into tracker_sums (member_id, points, completions, lived)
    select member_id, sum(points), count(*), range_agg(daterange(date, date + 1)) from tracker_completions group by member_id`)
  await client.query(`insert into tracker_lived (member_id, activity_id, lived)
    select member_id, activity_id, range_agg(daterange(date, date + 1)) from tracker_completions group by member_id, activity_id`)
}

/** Check-ins and the journal: ten years of the first member, a month of the others. */
export async function seedDiaries(client) {
  await client.query(`insert into checkins (member_id, date, created_at)
    select id, current_date - 20 - d, now() from bench_people, generate_series(0, 29) d where number > 1`)
  await client.query(`insert into checkins (member_id, date, created_at)
    select id, current_date - 20 - d, now() from bench_people, generate_series(0, 3649) d where number = 1`)
  await client.query(`insert into checkin_sums (member_id, days, last_date)
    select member_id, count(*), max(date) from checkins group by member_id`)
  await client.query(`insert into journal_entries (id, member_id, created_at, updated_at, content, posted_hash)
    select ${idAt('extract(epoch from now()) * 1000 - i * 3600000::bigint', 'i')}, id, now() - i * interval '1 hour', now() - i * interval '1 hour',
      decode(repeat(md5(i::text), 40), 'hex'), sha256(i::text::bytea) from bench_people, generate_series(1, 10000) i where number = 1`)
}
