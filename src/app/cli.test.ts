import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
