// The entry point: reads settings, starts database and server, and shuts down cleanly on SIGTERM and SIGINT.
import { setTimeout as sleep } from 'node:timers/promises'
import { paymentWarning } from '../plans/payments/provider.server.ts'
import { classifyDatabaseError, refusedAccess } from '../platform/database/db.server.ts'
import {
  EmbeddedDatabaseProblem,
  type EmbeddedPostgres,
  startEmbedded,
} from '../platform/database/embedded-postgres.server.ts'
import { ForeignTables, NewerSchema } from '../platform/database/migrate.server.ts'
import { UnsupportedPooler } from '../platform/database/pooler.server.ts'
import { OldServer } from '../platform/database/server-version.server.ts'
import { openLog } from '../platform/log.server.ts'
import { readSettings, type Settings, SettingsProblem } from '../platform/settings.server.ts'
import { OtherSecret } from './program/other-secret.server.ts'
import { openProgram } from './program/program.server.ts'

const badSettings = 78
/** Errors that a restart does not fix: the operator has to act. */
const needsOperator = (error: unknown): error is Error =>
  [ForeignTables, NewerSchema, OldServer, OtherSecret, SettingsProblem, UnsupportedPooler].some(
    (kind) => error instanceof kind,
  )

async function main() {
  const settings = readSettings(process.env)
  for (const warning of settings.warnings) process.stderr.write(`WARNING: ${warning}\n`)
  const log = openLog(settings.LOG_LEVEL)
  const plainLog = {
    info: (message: string) => log.info(message),
    warn: (message: string) => log.warn(message),
    error: (message: string) => log.error(message),
  }
  let ending = false
  let embedded: EmbeddedPostgres | undefined
  let program: Awaited<ReturnType<typeof openProgram>> | undefined
  const starting = start()

  async function end(code: number) {
    if (ending) return
    ending = true
    // A signal can arrive while the database is starting.
    const started = starting.catch(() => undefined)
    program?.drain()
    if (code === 0 && program) await sleep(settings.DRAIN_SECONDS * 1_000)
    // Exit after 10 seconds even if something hangs.
    setTimeout(() => process.exit(1), 10_000).unref()
    await started
    await program?.close()
    await embedded?.stop()
    process.exit(code)
  }
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

  // The parent script has ended.
  process.on('disconnect', () => void end(0))

  async function start() {
    embedded = settings.DATABASE_URL
      ? undefined
      : await startEmbedded({ dataDir: settings.DATA_DIR, log: plainLog })
    const connection = embedded?.connection ?? { connectionString: settings.DATABASE_URL ?? '' }
    program = await openProgram({ settings, connection, log, work: true })
    if (ending) return
    await program.http.listen({ port: settings.PORT, host: settings.HOST }).catch((error: unknown) => {
      throw new ListenProblem(error, settings)
    })
    const address = program.http.server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const shown = settings.PORT === 0 ? `http://localhost:${port}` : settings.PUBLIC_URL
    const unpaid = paymentWarning(settings)
    if (unpaid) process.stderr.write(`WARNING: ${unpaid} Set up PayPal as docs/operating.md says.\n`)
    process.stdout.write(`Cairn is listening on ${shown}\n`)
  }

  try {
    await starting
  } catch (error) {
    printError(error)
    await end(needsOperator(error) ? badSettings : 1)
  }
}

class ListenProblem extends Error {
  override name = 'ListenProblem'

  constructor(cause: unknown, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    const known: Record<string, string> = {
      EADDRINUSE: `Port ${PORT} is in use. Stop the other program, or set PORT to another number.`,
      EACCES: `This user is not allowed to use port ${PORT}. Set PORT to 1024 or more, with a proxy in front.`,
    }
    const other = `HOST=${HOST} is not an address of this machine (${code}). Use 127.0.0.1, or 0.0.0.0 for all addresses.`
    super(known[code] ?? other, { cause })
  }
}

function printError(error: unknown) {
  const isPlain =
    needsOperator(error) || error instanceof ListenProblem || error instanceof EmbeddedDatabaseProblem
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  if (isPlain) console.error(error.message)
  else if (classifyDatabaseError(error) === 'unavailable')
    console.error(`The database does not respond${code}. Check DATABASE_URL and that the server runs.`)
  else console.error(refusedAccess(error) ?? error)
}

// A reader of the log that has closed, or a full disk, must not end the program.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

main().catch((error: unknown) => {
  if (error instanceof SettingsProblem) {
    console.error(error.message)
    process.exit(badSettings)
  }
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
