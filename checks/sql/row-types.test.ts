// Every statement of the server is prepared on the migrated schema, and its columns are compared with its row type.
import type pg from 'pg'
import { expect, test } from 'vitest'
import { partitioningSql } from '../../src/app/testing/partitioning.server.ts'
import { startedDatabase } from '../../src/app/testing/test-app.server.ts'
import { openConnection } from '../../src/platform/database/db.server.ts'
import { describer } from './describe.ts'
import { differences, type TypedColumn } from './row-columns.ts'
import { readStatements, type Statement } from './statements.ts'

const { statements, unread } = readStatements()

async function migrated(): Promise<AsyncDisposable & { client: pg.Client }> {
  const { connection, drop } = await startedDatabase()
  const client = await openConnection(connection)
  return {
    client,
    async [Symbol.asyncDispose]() {
      await client.end()
      await drop()
    },
  }
}

async function* problemsOf(client: pg.Client, checked: readonly Statement[]): AsyncGenerator<string> {
  const describe = describer(client)
  for (const { place, texts, columns } of checked) {
    for (const text of texts) {
      const problems = await describe(text).then(
        (returned) => (columns ? differences(columns, returned) : []),
        (error: Error) => [error.message],
      )
      for (const problem of problems) yield `${place} ${problem}`
    }
  }
}

async function allProblems(client: pg.Client, checked: readonly Statement[]): Promise<string[]> {
  const problems = new Set<string>()
  for await (const problem of problemsOf(client, checked)) problems.add(problem)
  return [...problems]
}

test('every statement fits the schema, and its row type fits what it returns', async () => {
  await using database = await migrated()
  expect(statements.length).toBeGreaterThan(400)
  expect(await allProblems(database.client, statements)).toEqual([])
})

test('every statement fits the schema with check-ins partitioned as docs/scale.md says', async () => {
  await using database = await migrated()
  await database.client.query(partitioningSql())
  const { rows } = await database.client.query(
    "select relkind from pg_class where oid = 'checkins'::regclass",
  )
  expect(rows).toEqual([{ relkind: 'p' }])
  expect(await allProblems(database.client, statements)).toEqual([])
})

test('renaming any column of any table makes a statement fail', async () => {
  await using database = await migrated()
  const { client } = database
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      order by pg_class.oid, attnum`,
  )
  expect(columns.length).toBeGreaterThan(200)
  const unnoticed: string[] = []
  for (const { table, column } of columns) {
    const naming = statements.filter(({ texts }) => texts.some((text) => text.includes(table)))
    await client.query(`alter table "${table}" rename "${column}" to "${column}_renamed"`)
    const first = await problemsOf(client, naming).next()
    if (first.done) unnoticed.push(`${table}.${column}`)
    await client.query(`alter table "${table}" rename "${column}_renamed" to "${column}"`)
  }
  expect(unnoticed).toEqual([
    // Set by defaults, and read only by people who inspect the database.
    'migrations.applied_at',
    // rate-limiter-flexible has its own statements.
    'limits.key',
    'limits.points',
    'limits.expire',
    'tombstones.at',
    'sandbox_orders.created_at',
    'sandbox_keys.only_one',
  ])
})

test('a column of another type fails where the row type names the old one', async () => {
  await using database = await migrated()
  const contact = statements.filter(({ place }) => place.startsWith('src/contact/store.server.ts'))
  await database.client.query('alter table contact_messages alter column name type int using 1')
  expect((await allProblems(database.client, contact)).join()).toContain("returns 'name' as number")
  await database.client.query('alter table contact_messages alter column name drop not null')
  expect((await allProblems(database.client, contact)).join()).toContain("returns null in 'name'")
})

test('a row type that names another column, kind or nullability is refused', () => {
  const text = (column: Partial<TypedColumn>): TypedColumn[] => [
    { name: 'mood', kinds: ['string'], mayBeNull: false, mayBeAbsent: false, ...column },
  ]
  const returned = [{ name: 'mood', kind: 'string', mayBeNull: true }]
  expect(differences(text({ mayBeNull: true }), returned)).toEqual([])
  expect(differences(text({}), returned)).toEqual(["returns null in 'mood', and the row type forbids it"])
  expect(differences(text({ mayBeNull: true, kinds: ['number'] }), returned)).toEqual([
    "returns 'mood' as string, and the row type says number",
  ])
  expect(differences(text({ name: 'feeling', mayBeNull: true }), returned)).toEqual([
    "returns 'mood', which the row type lacks",
    "does not return 'feeling', which the row type has",
  ])
})

test('only these statements have a text that cannot be derived from the source', () => {
  const places = unread.map(({ place, reason }) => `${place.replace(/:\d+$/, '')} ${reason.split(': ')[1]}`)
  expect(places).toEqual([
    'src/platform/database/pg-notify.server.ts client.escapeIdentifier(name)',
    // pg-boss has its own statements.
    'src/platform/jobs.server.ts text',
    'src/platform/database/embedded-postgres.server.ts cluster.secrets.program',
    "src/platform/database/migrate.server.ts readFileSync(join(directory, name), 'utf8')",
    // A backup copies every table, whatever its columns.
    "src/app/commands/backup.server.ts (await columnsOf(client, table)).map(quoted).join(', ')",
    // eslint-disable-next-line no-template-curly-in-string -- it is the source of a template
    'src/app/commands/backup.server.ts `fetch ${rowsAtOnce} from rows`',
    // The table of restored jobs exists only between a restore and the next start.
    "src/app/commands/backup.server.ts texts.join(' union all ')",
    `src/app/commands/restore.server.ts name.replaceAll('"', '""')`,
    `src/app/commands/restore.server.ts name.replaceAll('"', '""')`,
  ])
})
