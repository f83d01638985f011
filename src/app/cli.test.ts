import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openLog } from '../platform/log.server.ts'
import { fakeSmtp } from '../platform/testing/fake-smtp.server.ts'
import { databaseUrl } from '../platform/testing/test-database.server.ts'
import { openProgram } from './program/program.server.ts'
import { testApp } from './testing/test-app.server.ts'

/** Runs a command in an empty folder, whose files are returned too. */
function cairn(args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-command-'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cli.server.ts'), ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, DATA_DIR: join(folder, 'data') } },
  )
  return { status, stdout, stderr, files: readdirSync(folder) }
}

test.each([['backup'], ['migrate'], ['meetings', 'feeds']])(
  '`%s --help` prints the commands and does nothing',
  (...command) => {
    const { status, stdout, stderr, files } = cairn([...command, '--help'])
    expect(stdout).toMatch(/^npm run cairn -- COMMAND\n/)
    expect({ status, stderr, files }).toEqual({ status: 0, stderr: '', files: [] })
  },
)

test.each([
  [['backup', 'check'], /^npm run cairn -- COMMAND/],
  [['backup', 'my', 'file.backup'], /^npm run cairn -- COMMAND/],
  [['backup', '--now'], /^Unknown option '--now'/],
  [['restore', 'x.backup', '--replce'], /^Unknown option '--replce'/],
])('%j is refused in plain words, and nothing is done', (args, message) => {
  const { status, stderr, files } = cairn(args)
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect({ status, files }).toEqual({ status: 1, files: [] })
})

test.each([
  ['version', ''],
  ['meetings feeds', ''],
  ['signs', '{"text":"hello"}\n'.repeat(2_000)],
])('`%s` ends quietly if its reader has closed', (command, input) => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-command-'))
  const program = `'${process.execPath}' '${join(import.meta.dirname, 'cli.server.ts')}' ${command}`
  // The reader ends at once; the exit code of the command goes to the error output.
  const { stdout, stderr } = spawnSync('sh', ['-c', `{ ${program}; echo $? >&2; } | true`], {
    cwd: folder,
    encoding: 'utf8',
    input,
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  })
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '0\n' })
})

test('a test email is sent with the settings of the command, also while a program without SMTP_URL runs', async () => {
  await using smtp = await fakeSmtp()
  await using app = await testApp()
  const { settings, connection } = app
  const running = await openProgram({ settings, connection, log: openLog('silent'), work: true })
  const args = [join(import.meta.dirname, 'cli.server.ts'), 'testmail', 'operator@example.org']
  const send = (SMTP_URL: string) =>
    promisify(execFile)(process.execPath, args, {
      cwd: settings.DATA_DIR,
      env: { ...process.env, DATA_DIR: settings.DATA_DIR, DATABASE_URL: databaseUrl(connection), SMTP_URL },
    })
  expect(await send(smtp.url)).toMatchObject({ stdout: 'A test email was sent to operator@example.org.\n' })
  expect(smtp.received.map(({ to }) => to)).toEqual(['operator@example.org'])
  await expect(send('smtp://127.0.0.1:9')).rejects.toMatchObject({
    stderr: expect.stringContaining('The email was not sent: ESOCKET.\n'),
  })
  await running.close()
})
