// Runs the whole program in process, with its own database and clock, and people who call it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Role } from '../../accounts/session.server.ts'
import type { PlanId } from '../../plans/store.server.ts'
import { systemClock } from '../../platform/clock.ts'
import { affectedRows, type Connection, type Db, row, rows } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { openLog } from '../../platform/log.server.ts'
import type { Email } from '../../platform/mail.server.ts'
import { readSettings } from '../../platform/settings.server.ts'
import { memberPassword } from '../../platform/testing/argon2-once.server.ts'
import { testDatabase } from '../../platform/testing/test-database.server.ts'
import { jobs } from '../program/capabilities.server.ts'
import { openProgram } from '../program/program.server.ts'
import { cookieIn, type TestPerson, testPerson } from './test-person.server.ts'

export { cookieIn, type TestPerson, type TestResponse } from './test-person.server.ts'

export type TestOptions = {
  settings?: Record<string, string>
  now?: string
  /** An existing database instead of a new one. */
  connection?: Connection
  /** Collects the lines of the log. */
  logged?: string[]
}

const password = memberPassword

/** A migrated database with job queues, cloned from a template in under 0.1 s. */
export function startedDatabase(): ReturnType<typeof testDatabase> {
  return testDatabase(jobs.map((job) => job.name).join(), async (connection) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cairn-app-'))
    const settings = readSettings({ DATA_DIR: dataDir }, dataDir)
    const log = openLog('silent')
    await (await openProgram({ settings, connection, log, clock: systemClock, work: false })).close()
    rmSync(dataDir, { recursive: true, force: true })
  })
}

export async function testApp(options: TestOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-app-'))
  const clock = settableClock(options.now)
  const settings = readSettings(
    {
      RATE_LIMITS: 'off',
      SENTENCE_ENCODER: 'off',
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://localhost:3000',
      ...options.settings,
    },
    dataDir,
  )
  const logged = options.logged
  const log = logged ? openLog('trace', { write: (line) => void logged.push(line) }) : openLog('silent')
  const database = options.connection
    ? { connection: options.connection, drop: async () => undefined }
    : await startedDatabase()
  const { connection } = database
  const program = await openProgram({ settings, connection, log, clock, work: false, checkAnswers: true })
  const { services, http } = program
  let people = 0
  const person = (as: Parameters<typeof testPerson>[1]) => testPerson(http, as)
  const visitor = person({ id: '', email: '', token: '', cookie: '' })
  return {
    services,
    http,
    drain: program.drain,
    db: services.db,
    settings,
    clock,
    connection: database.connection,
    visitor,
    person,
    /** Registers a member and signs them in; email and password follow from the name unless given. */
    member(name: string, as: MemberOptions = {}): Promise<TestPerson> {
      people += 1
      const local = name.toLowerCase().replaceAll(/[^a-z]/g, '') || 'someone'
      return member(program, visitor, { email: `${local}${people}@example.org`, ...as, name })
    },
    password,
    /** Runs all due jobs until there are no more. */
    runJobs: () => services.jobs.runDue(),
    /** Runs one kind of job now, as its schedule would. */
    runJob: (name: string, data: object = {}) => runJob(services, name, data),
    mails: () => mailsIn(services.db),
    async [Symbol.asyncDispose]() {
      await program.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function runJob(services: Services, name: string, data: object) {
  const job = jobs.find((kind) => kind.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run(services, data as never, { priority: 0 })
}

function mailsIn(db: Db): Promise<Email[]> {
  return rows(db, sql`select recipient as "to", subject, text from mails order by created_at, id`)
}

type Program = Awaited<ReturnType<typeof openProgram>>
type MemberOptions = { plan?: PlanId; role?: Role; email?: string; zone?: string }

/** Registers a member and signs them in. */
async function member(
  { services, http }: Program,
  visitor: TestPerson,
  { name, email, zone, ...granted }: MemberOptions & { name: string; email: string },
): Promise<TestPerson> {
  const answer = await visitor.post(
    '/api/register',
    { name, email, password, healthConsent: true },
    { headers: zone ? { 'time-zone': zone } : {} },
  )
  if (answer.status !== 200) throw new Error(`could not register ${name}: ${answer.text}`)
  const id = await confirmAddress(services.db, email)
  await giveRoleAndPlan(services, id, granted)
  return testPerson(http, { id, email, token: answer.body.token, cookie: cookieIn(answer) })
}

/** Confirms the address, as its link would. Returns the member's id. */
async function confirmAddress(db: Db, email: string): Promise<string> {
  await affectedRows(
    db,
    sql`update members set email = ${email}, unverified_email = null where unverified_email = ${email}`,
  )
  await affectedRows(db, sql`delete from mails where recipient = ${email}`)
  const found = await row<{ id: string }>(db, sql`select id from members where email = ${email}`)
  return found?.id ?? ''
}

async function giveRoleAndPlan({ db, clock }: Services, id: string, { role, plan }: MemberOptions) {
  if (role) {
    // Staff need sessions with a second factor.
    const at = new Date(clock.now()).toISOString()
    await affectedRows(
      db,
      sql`update sessions set stage = 'two-factor', second_factor_at = ${at} where member_id = ${id}`,
    )
    await affectedRows(db, sql`update members set role = ${role} where id = ${id}`)
  }
  if (plan && plan !== 'free') {
    const until = new Date(clock.now() + 30 * 86_400_000).toISOString()
    await affectedRows(
      db,
      sql`insert into memberships (member_id, plan, paid_until) values (${id}, ${plan}, ${until})`,
    )
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>

function settableClock(start: string | undefined) {
  let shift = start === undefined ? undefined : Date.parse(start)
  return {
    now: () => shift ?? Date.now(),
    /** A clock that stands still until it is set or advanced. */
    set(at: string) {
      shift = Date.parse(at)
    },
    advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }) {
      const seconds =
        (by.days ?? 0) * 86_400 + (by.hours ?? 0) * 3_600 + (by.minutes ?? 0) * 60 + (by.seconds ?? 0)
      shift = (shift ?? Date.now()) + seconds * 1000
    },
  }
}
