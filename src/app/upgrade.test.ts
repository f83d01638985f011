import { readdirSync } from 'node:fs'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { openConnection } from '../platform/database/db.server.ts'
import { migrate, migrateWithin } from '../platform/database/migrate.server.ts'
import { databaseUrl, emptyDatabase } from '../platform/testing/test-database.server.ts'
import { migrations } from './program/program.server.ts'

const [ana, feed, order, post, reported] = [1, 2, 3, 4, 5].map(
  (number) => `018f0000-0000-7000-8000-00000000000${number}`,
)

/** Rows as version 0.1.0 wrote them, whose columns and values have other names now. */
const earlierRows = `
  insert into members (id, email, name, shown_name, password_hash) values ('${ana}', 'ana@example.org', 'Ana', 'Ana', '');
  insert into sessions (id, member_id, cookie_hash, token_hash, stage, strong_at, created_at, used_at, ends_at)
    select gen_random_uuid(), '${ana}', stage::bytea, stage::bytea, stage, case stage when 'strong' then now() end, now(), now(), now()
    from unnest(array['owed', 'plain', 'strong']) stage;
  insert into meeting_feeds (id, name, fellowship, format, origin, taken, report)
    values ('${feed}', 'AA Testville', 'AA', 'bmlt', 'command', 6, '{"rows": 7, "taken": 6, "mended": {"no venue type": 2}}');
  insert into payment_orders (id, member_id, plan, amount_cents, currency, provider, capture_request_id, state, created_at, updated_at)
    values ('${order}', '${ana}', 'premium', 2900, 'USD', 'practice', 'a', 'applied', now(), now());
  insert into payment_steps (id, order_id, at, via, to_state) values (gen_random_uuid(), '${order}', now(), 'notice', 'applied');
  insert into trusted_people (id, member_id, name, sender, invited_at, invite_ends_at)
    values (gen_random_uuid(), '${ana}', 'Sam', 'Annie', now(), now());
  insert into coach_cases (id, person, label, urgency, rules_version, times, first_at, last_at)
    values (gen_random_uuid(), 'ana', 'suicide', 'high', '2', 3, now(), now());
  insert into forum_posts (id, member_id, category, content, others_replied, created_at)
    values ('${post}', '${ana}', 'general', 'One quiet evening', 2, now());
  insert into forum_cases (id, kind, post_id, labels, urgency, created_at)
    values ('${reported}', 'report', '${post}', array['reported'], 'normal', now());
  insert into forum_reports (id, case_id, member_id, reason, words, created_at)
    values (gen_random_uuid(), '${reported}', '${ana}', 'unkind', 'Harsh', now())`

test('an upgrade renames what version 0.1.0 stored', async () => {
  await using database = await emptyDatabase()
  const client = await openConnection(database.connection)
  const ask = async (text: string) => (await client.query(text)).rows
  await migrateWithin(
    client,
    migrations,
    readdirSync(migrations).filter((name) => name < '0153'),
  )
  await client.query(earlierRows)
  const queues = new PgBoss({ connectionString: databaseUrl(database.connection), schema: 'jobs' })
  await queues.start()
  await queues.createQueue('contact.forget')
  await queues.schedule('contact.forget', '41 3 * * *')
  await queues.send('contact.forget', {})
  await queues.stop()

  await migrate(database.connection, migrations)
  expect(
    await ask('select stage, second_factor_at is not null as checked from sessions order by stage'),
  ).toEqual([
    { stage: 'password', checked: false },
    { stage: 'second-factor-pending', checked: false },
    { stage: 'two-factor', checked: true },
  ])
  expect(await ask('select imported, report from meeting_feeds')).toEqual([
    { imported: 6, report: { rows: 7, imported: 6, repaired: { 'no venue type': 2 } } },
  ])
  expect(await ask('select via from payment_steps')).toEqual([{ via: 'webhook' }])
  for (const table of ['jobs.queue', 'jobs.job', 'jobs.schedule'])
    expect(await ask(`select name from ${table} where name like 'contact.%'`), table).toEqual([
      { name: 'contact.purge' },
    ])
  expect(
    await ask(
      'select display_name, member_name from members join trusted_people t on member_id = members.id',
    ),
  ).toEqual([{ display_name: 'Ana', member_name: 'Annie' }])
  expect(await ask('select count from coach_cases')).toEqual([{ count: 3 }])
  expect(
    await ask(
      "select replies_by_others from forum_posts where search_vector @@ to_tsquery('simple', 'quiet')",
    ),
  ).toEqual([{ replies_by_others: 2 }])
  expect(await ask('select details from forum_reports')).toEqual([{ details: 'Harsh' }])
  await client.query('delete from forum_cases')
  expect(await ask('select details from forum_reports')).toEqual([{ details: '' }])
  await client.end()
})
