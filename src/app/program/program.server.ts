// Assembles the program from its capabilities, for `main.server.ts`, tests and commands.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mountSandbox } from '../../plans/practice-provider/sandbox.server.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import {
  type Connection,
  type Database,
  type Db,
  openDatabase,
  row,
} from '../../platform/database/db.server.ts'
import { migrate } from '../../platform/database/migrate.server.ts'
import { openPubSub } from '../../platform/database/pg-notify.server.ts'
import { buildServer, type HttpOptions } from '../../platform/http/build-server.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { servePages } from '../../platform/http/pages.server.ts'
import { openRateLimits } from '../../platform/http/rate-limits.server.ts'
import { openJobs } from '../../platform/jobs.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { openMail } from '../../platform/mail.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { jobs, routes, starts, warmUps } from './capabilities.server.ts'
import { databaseGauges, processGauges } from './gauges.server.ts'
import { lostSecretWarning } from './lost-secret.server.ts'
import { operationNames } from './operation-names.server.ts'
import { secretName } from './other-secret.server.ts'
import { enqueueRestoredJobs } from './restored-jobs.server.ts'

const root = join(import.meta.dirname, '../../..')
const longestWarmUpMilliseconds = 5_000
export const migrations = join(root, 'migrations')
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

export type Program = {
  services: Services
  http: FastifyInstance
  /** Fails the readiness check, so that a proxy stops sending requests before `close`. */
  drain(): void
  close(): Promise<void>
}

export type ProgramOptions = {
  settings: Settings
  connection: Connection
  log: Log
  clock?: Clock
  /** Starts job workers and background tasks; off for commands and tests. */
  work: boolean
  checkAnswers?: boolean
}

/** Migrates, opens all services and builds the server without listening. */
export async function openProgram(options: ProgramOptions): Promise<Program> {
  const { settings, connection, log, clock = systemClock } = options
  await migrate(connection, migrations)
  const database = openDatabase(connection, settings.DATABASE_POOL, (error) => {
    log.warn({ err: error }, 'a database connection was lost')
  })
  const { db, pool } = database
  await warnOfLostSecret(options, db)
  const pubsub = await openProgramPubSub(options, database)
  // A function, because jobs need the services, and the services include the queues.
  let services: Services
  const work = options.work ? pubsub : false
  const queues = await openJobs({ pool, log, kinds: jobs, services: () => services, work })
  services = {
    db,
    settings,
    log,
    clock,
    jobs: queues,
    mail: openMail(settings, clock, () => queues),
    pubsub,
    limits: openRateLimits(pool, settings.secret('limits'), settings.RATE_LIMITS),
  }
  await enqueueRestoredJobs(db, queues)
  const stops: (() => Promise<void> | void)[] = []
  for (const start of starts) stops.push(await start(services, options.work))
  await queues.begin()
  let warming = options.work
  if (options.work) void warmUp(services).then(() => (warming = false))
  let draining = false
  const readiness = () => {
    if (draining) return 'stopping'
    return warming ? 'starting' : 'ready'
  }
  const http = await buildServer({
    services,
    routes: routes(services),
    operations: operationNames(),
    gauges: [processGauges(pool, pubsub), databaseGauges(db, clock)],
    version,
    isDraining: () => draining,
    ...(options.checkAnswers ? { checkAnswers: true } : {}),
    pages: (app) => addPages(app, services, readiness),
  } satisfies HttpOptions)
  return {
    services,
    http,
    drain() {
      draining = true
    },
    async close() {
      await http.close()
      for (const stop of stops) await stop()
      await queues.stop()
      services.mail.stop()
      await pubsub.stop()
      await database.close()
    },
  }
}

/** Commands have no name: they end soon, and their secret is rarely used. */
async function openProgramPubSub({ settings, connection, log, work }: ProgramOptions, database: Database) {
  return openPubSub(connection, log, work ? await secretName(database, settings) : undefined)
}

/** Before the first use of the secret, which creates it. */
async function warnOfLostSecret({ settings, log }: ProgramOptions, db: Db): Promise<void> {
  const found = await row<{ there: boolean }>(db, sql`select exists (select 1 from members) as there`)
  const lost = lostSecretWarning(settings, found?.there === true)
  if (lost) log.warn(lost)
}

async function warmUp(services: Services): Promise<void> {
  const all = Promise.allSettled(warmUps.map((warm) => warm(services)))
  await Promise.race([all, sleep(longestWarmUpMilliseconds, undefined, { ref: false })])
}

type Readiness = 'starting' | 'ready' | 'stopping'

async function addPages(app: FastifyInstance, services: Services, readiness: () => Readiness) {
  const { pubsub, settings } = services
  await mountSandbox(app, services)
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  // Ready even without the database: all processes share it, so a proxy would remove every one of them, and with them the help pages.
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) =>
    reply.status(readiness() === 'ready' ? 200 : 503).send({
      status: readiness(),
      database: pubsub.connected() ? 'connected' : 'unreachable',
    }),
  )
  await servePages(app, join(root, 'dist'), settings.COACH ? undefined : 'coach')
}
