// `npm run cairn -- …`: the operator's commands.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { signLines } from '../crisis/talk-classifier/sign-lines.server.ts'
import { importMeetings, importUsage } from '../meetings/feeds/import.server.ts'
import { feedsCommand, feedsUsage } from '../meetings/feeds/known-feeds.server.ts'
import { type Connection, classifyDatabaseError, refusedAccess } from '../platform/database/db.server.ts'
import { EmbeddedDatabaseProblem } from '../platform/database/embedded-postgres.server.ts'
import { ForeignTables, migrate, NewerSchema } from '../platform/database/migrate.server.ts'
import { UnsupportedPooler } from '../platform/database/pooler.server.ts'
import { OldServer } from '../platform/database/server-version.server.ts'
import { newId } from '../platform/ids.ts'
import { openLog } from '../platform/log.server.ts'
import { readSettings, type Settings, SettingsProblem } from '../platform/settings.server.ts'
import { backup } from './commands/backup.server.ts'
import { BackupProblem, checkBackup } from './commands/backup-file.server.ts'
import { DemoProblem, demoCommand } from './commands/demo.server.ts'
import { diagnose } from './commands/doctor.server.ts'
import { withDatabase, withProgram } from './commands/open-database.server.ts'
import { isInUse, restore } from './commands/restore.server.ts'
import { UserProblem, userCommand } from './commands/user-commands.server.ts'
import { BuildProblem, signCommand, verifyCommand, verifyUsage } from './commands/verify-build.server.ts'
import { migrations, openProgram, type Program, version } from './program/program.server.ts'

const usage = `npm run cairn -- COMMAND

  doctor                        checks this installation and says how to fix each problem
  migrate                       applies the migrations of this version
  backup FILE                   writes a consistent snapshot of all rows, compressed and verified
  backup check FILE             checks that a backup is complete
  restore FILE [--replace]      restores a backup; --replace overwrites existing data
  user role EMAIL ROLE          ROLE is member, moderator or admin
  user reset-password EMAIL     invalidates the password and prints a single-use link, valid for a day, to set a new one
  user remove-second-factors EMAIL
                                removes all second factors of a member who lost them; ends their sessions
  ${importUsage.split('\n').join('\n  ')}
  ${feedsUsage.split('\n').join('\n  ')}
  demo seed                     adds fictional members, check-ins and posts; refused if there are real members
  demo remove                   removes the demo members
  signs                         reads JSON lines {"text": …}, prints {"label": …, "labels": […], "urgency": …}
  testmail TO                   sends a test email through SMTP_URL
  ${verifyUsage}
  version`

const dist = join(import.meta.dirname, '../../dist')

class CommandError extends Error {
  override name = 'CommandError'
}

/** A fingerprint to compare keys without revealing them. */
function fingerprint(settings: Settings): string {
  return createHash('sha256').update(settings.secret('fingerprint')).digest('hex').slice(0, 16)
}

async function run(args: string[]): Promise<number> {
  const [command, ...rest] = args
  if (command === 'help' || args.some((arg) => arg === '--help' || arg === '-h')) return print(usage)
  if (command === 'version') return print(version)
  if (command === 'signs') {
    await signLines(process.stdin, process.stdout)
    return 0
  }
  if (command === 'verify-build') return (await verifyCommand(rest, dist, print)) ?? wrongUsage()
  if (command === 'sign-build') return print((await signCommand(rest, dist)) ?? wrongUsage())
  const settings = readSettings(process.env)
  if (command === 'doctor') return doctor(settings)
  if (command === 'migrate') {
    const applied = await withDatabase(settings, (connection) => migrate(connection, migrations))
    return print(applied.length === 0 ? 'Nothing to apply.' : `Applied: ${applied.join(', ')}`)
  }
  if (command === 'backup') return backupCommand(settings, rest)
  if (command === 'restore') return restoreCommand(settings, rest)
  if (command === 'user') return printResult(settings, (services) => userCommand(services, rest))
  if (command === 'demo') return printResult(settings, (services) => demoCommand(services, rest[0]))
  if (command === 'meetings' && rest[0] === 'import') {
    return withProgram(settings, async ({ services }) => importMeetings(services, rest.slice(1), print))
  }
  if (command === 'meetings' && rest[0] === 'feeds') {
    return withProgram(settings, async ({ services }) => feedsCommand(services, rest.slice(1), print))
  }
  if (command === 'testmail' && rest[0]) return testMail(settings, rest[0])
  return wrongUsage()
}

function wrongUsage(): never {
  throw new CommandError(usage)
}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}

async function doctor(settings: Settings): Promise<number> {
  const root = join(import.meta.dirname, '../..')
  const inspect = async (connection: Connection | Error) => {
    const marks = { good: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }
    const findings = await diagnose(settings, connection, root)
    for (const { level, message } of findings) print(`${marks[level]} ${message}`)
    return findings.some(({ level }) => level === 'wrong') ? 1 : 0
  }
  let reached = false
  try {
    return await withDatabase(settings, (connection) => {
      reached = true
      return inspect(connection)
    })
  } catch (error) {
    if (reached) throw error
    return inspect(error instanceof Error ? error : new Error(String(error)))
  }
}

async function backupCommand(settings: Settings, args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [first, second, ...more] = positionals
  if (first === 'check' && second && more.length === 0) {
    const { head, counts } = await checkBackup(resolve(second))
    return print(`Complete: created ${head.at} by version ${head.version}, ${sum(counts)} rows.`)
  }
  // A file name with a space and without quotes is two arguments.
  if (!first || first === 'check' || second !== undefined) return wrongUsage()
  const file = resolve(first)
  const facts = { version, secret: fingerprint(settings) }
  const counts = await withDatabase(settings, (connection) =>
    backup(connection, file, facts, settings.DELETIONS_DIR),
  )
  return print(
    `${sum(counts)} rows in ${Object.keys(counts).length} tables, written to ${file} and verified.`,
  )
}

async function restoreCommand(settings: Settings, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const file = positionals[0] ? resolve(positionals[0]) : undefined
  if (!file) return wrongUsage()
  if (!existsSync(file)) throw new CommandError(`${file} does not exist.`)
  return withDatabase(settings, async (connection) => {
    if (await isInUse(connection)) {
      throw new CommandError('A program is using this database. Stop it, restore, then start it again.')
    }
    const { counts, deletedAgain, jobs, head } = await restore(connection, file, {
      migrations,
      replace: values.replace,
      deletions: settings.DELETIONS_DIR,
    })
    const program = await openProgram({ settings, connection, log: openLog('error'), work: false })
    const known = jobs.filter(({ name }) => program.services.jobs.isKnown(name))
    await program.close()
    if (head.secret !== fingerprint(settings)) {
      console.error(
        'The backup was made with another secret: data encrypted with it (authenticators, coach conversations) cannot be read. Restore that secret.',
      )
    }
    const deleted =
      deletedAgain > 0 ? ` Accounts deleted after the backup, and still deleted: ${deletedAgain}.` : ''
    return print(`Restored from ${head.at}. Rows: ${sum(counts)}. Pending jobs: ${known.length}.${deleted}`)
  })
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0)
}

/** Opens the program for a command that returns text; `undefined` means wrong usage. */
async function printResult(
  settings: Settings,
  command: (services: Program['services']) => Promise<string | undefined>,
): Promise<number> {
  const output = await withProgram(settings, ({ services }) => command(services))
  return print(output ?? wrongUsage())
}

/** Sent without a job: a running program, maybe with other settings, could take it. */
async function testMail(settings: Settings, to: string): Promise<number> {
  if (!settings.SMTP_URL) throw new CommandError('SMTP_URL is not set, so no email can be sent.')
  return withProgram(settings, async ({ services: { mail } }) => {
    const subject = 'A test email from Cairn'
    const text = 'This email arrived, so sending works.\n'
    try {
      await mail.deliver({ id: newId(), to, subject, text, replyTo: null, unsubscribeUrl: null }, true)
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      throw new CommandError(`The email was not sent: ${reason}.`)
    }
    return print(`A test email was sent to ${to}.`)
  })
}

/** A reader such as `head` may close early: the command continues, so that it stops its database and removes its files. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  console.error(`The output cannot be written: ${error.message}.`)
  process.exitCode = 1
})

try {
  const code = await run(process.argv.slice(2))
  process.exitCode ||= code
} catch (error) {
  const kinds = [
    CommandError,
    SettingsProblem,
    BackupProblem,
    ForeignTables,
    NewerSchema,
    BuildProblem,
    DemoProblem,
    EmbeddedDatabaseProblem,
    OldServer,
    UserProblem,
    UnsupportedPooler,
  ]
  const isOption =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const plain = isOption || kinds.some((kind) => error instanceof kind)
  if (classifyDatabaseError(error) === 'unavailable') {
    console.error('The database does not respond. Run `npm run cairn -- doctor` for details.')
  } else console.error(plain && error instanceof Error ? error.message : (refusedAccess(error) ?? error))
  process.exitCode = error instanceof SettingsProblem ? 78 : 1
}
