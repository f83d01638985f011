import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openConnection } from '../platform/database/db.server.ts'
import { databaseUrl, emptyDatabase } from '../platform/testing/test-database.server.ts'
import { startedDatabase } from './testing/test-app.server.ts'

/** Starts the program in an empty folder. It has to fail. */
function failedStart(
  environment: NodeJS.ProcessEnv,
  entry = 'main.server.ts',
  args: string[] = [],
  dotEnv = '',
) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-start-'))
  writeFileSync(join(folder, 'file'), '')
  writeFileSync(join(folder, '.env'), dotEnv)
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, entry), ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', ...environment },
  })
  return { status, stderr }
}

test('a wrong HOST and a used port are named, not blamed on the database', async () => {
  const { connection, drop } = await startedDatabase()
  const DATABASE_URL = databaseUrl(connection)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const PORT = String(typeof address === 'object' ? address?.port : 0)
  try {
    expect(failedStart({ DATABASE_URL, HOST: '203.0.113.1' })).toEqual({
      status: 1,
      stderr:
        'HOST=203.0.113.1 is not an address of this machine (EADDRNOTAVAIL). Use 127.0.0.1, or 0.0.0.0 for all addresses.\n',
    })
    expect(failedStart({ DATABASE_URL, PORT })).toEqual({
      status: 1,
      stderr: `Port ${PORT} is in use. Stop the other program, or set PORT to another number.\n`,
    })
  } finally {
    server.close()
    await drop()
  }
})

test.each([
  ['/nosuch', 'The database refuses: database "nosuch" does not exist. Create it, or correct its name'],
  ['/postgres', 'The database refuses: permission denied for schema public. The role in DATABASE_URL has to'],
])('a database that refuses (%s) is explained in one sentence', async (pathname, sentence) => {
  const { connection, drop } = await startedDatabase()
  const url = new URL(databaseUrl(connection))
  url.pathname = pathname
  for (const [entry, args] of [['main.server.ts'], ['cli.server.ts', ['migrate']]] as const) {
    const { status, stderr } = failedStart({ DATABASE_URL: url.href }, entry, [...(args ?? [])])
    expect({ status, lines: stderr.split('\n').length }).toEqual({ status: 1, lines: 2 })
    expect(stderr).toContain(sentence)
  }
  await drop()
})

test.each([
  ['main.server.ts', []],
  ['cli.server.ts', ['migrate']],
])('a DATA_DIR that is a file is refused in one sentence (%s)', (entry, args) => {
  expect(failedStart({ DATA_DIR: 'file' }, entry, args)).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^DATA_DIR \(.*\/file\) cannot be used: EEXIST: .*\n$/),
  })
})

test('a misspelled name in .env is named at the start, also of one that fails', () => {
  const dotEnv = 'MAIL_FORM=Cairn <cairn@example.org>\n'
  expect(failedStart({ DATA_DIR: 'file' }, 'main.server.ts', [], dotEnv).stderr).toMatch(
    /^WARNING: \.env sets MAIL_FORM, .* Did you mean MAIL_FROM\?\nDATA_DIR/,
  )
})

test.runIf(process.platform === 'linux')('a DATA_DIR that cannot be created is refused at once', async () => {
  const { connection, drop } = await startedDatabase()
  for (const [DATABASE_URL, status] of [
    ['', 1],
    [databaseUrl(connection), 78],
  ] as const)
    expect(failedStart({ DATABASE_URL, DATA_DIR: '/proc/cairn/data' })).toEqual({
      status,
      stderr: expect.stringMatching(/^DATA_DIR \(.*\) cannot be used: ENOENT: .* mkdir '\/proc\/cairn'\n$/),
    })
  await drop()
})

test.each(['sessions (id int)', 'migrations (id int, batch int)'])(
  'a database with tables of another program (%s) is refused and not changed',
  async (table) => {
    await using database = await emptyDatabase()
    const client = await openConnection(database.connection)
    await client.query(`create table ${table}`)
    const DATABASE_URL = databaseUrl(database.connection)
    const sentence = `This database has tables of another program (${table.split(' ')[0]}). Nothing was changed.`
    const start = failedStart({ DATABASE_URL })
    expect(start).toEqual({ status: 78, stderr: expect.stringContaining(sentence) })
    expect(failedStart({ DATABASE_URL }, 'cli.server.ts', ['migrate']).stderr).toBe(start.stderr)
    const tables = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace")
    expect(tables.rows).toHaveLength(1)
    await client.end()
  },
)
