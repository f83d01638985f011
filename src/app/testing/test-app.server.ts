// The whole program in process, on a database and a clock of its own, with people who use it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { Role } from '../../accounts/session.server.ts'
import type { PlanId } from '../../plans/store.server.ts'
import { newTokenHeader } from '../../platform/call.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Connection, rows } from '../../platform/database/db.server.ts'
import { openLog } from '../../platform/log.server.ts'
import type { Email } from '../../platform/mail.server.ts'
import { readSettings } from '../../platform/settings.server.ts'
import { testDatabase } from '../../platform/testing/test-database.server.ts'
import { jobs } from '../program/capabilities.server.ts'
import { openProgram } from '../program/program.server.ts'

// why: a test reads answers of every shape; what it expects of them it says itself.
type Json = ReturnType<typeof JSON.parse>
export type TestResponse = {
  status: number
  body: Json
  headers: Record<string, string | undefined>
  text: string
}
type Sending = { headers?: Record<string, string> }

/** Somebody with a browser: keeps cookies, sends them from our own pages, and takes over new keys. */
export type TestPerson = {
  id: string
  email: string
  token: string
  cookie: string
  get(path: string, sending?: Sending): Promise<TestResponse>
  post(path: string, body?: unknown, sending?: Sending): Promise<TestResponse>
  put(path: string, body?: unknown, sending?: Sending): Promise<TestResponse>
  patch(path: string, body?: unknown, sending?: Sending): Promise<TestResponse>
  del(path: string, sending?: Sending): Promise<TestResponse>
}

export type TestOptions = {
  settings?: Record<string, string>
  now?: string
  /** A database that stands already, in place of a new one. */
  connection?: Connection
  /** Keeps what the log says, line by line. */
  logged?: string[]
}

const password = 'a stone on the path'

/** A database in which a program has been before: migrated, with its queues. Cloned, so it costs next to nothing. */
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

  function person(as: { id: string; email: string; token: string; cookie: string }): TestPerson {
    const ask = async (method: string, path: string, body: unknown, sending: Sending = {}) => {
      const answer = await http.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: path,
        headers: {
          ...(self.cookie ? { cookie: self.cookie, 'sec-fetch-site': 'same-origin' } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...sending.headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const given = answerOf(answer)
      const token = given.headers[newTokenHeader.toLowerCase()]
      if (token && self.cookie) Object.assign(self, { token, cookie: cookieIn(given) })
      return given
    }
    const self: TestPerson = {
      ...as,
      get: (path, sending) => ask('GET', path, undefined, sending),
      post: (path, body, sending) => ask('POST', path, body, sending),
      put: (path, body, sending) => ask('PUT', path, body, sending),
      patch: (path, body, sending) => ask('PATCH', path, body, sending),
      del: (path, sending) => ask('DELETE', path, undefined, sending),
    }
    return self
  }

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
    /** Registers somebody and signs them in; email and password follow from the name unless given. */
    async member(
      name: string,
      as: { plan?: PlanId; role?: Role; email?: string; zone?: string } = {},
    ): Promise<TestPerson> {
      people += 1
      const email =
        as.email ?? `${name.toLowerCase().replaceAll(/[^a-z]/g, '') || 'someone'}${people}@example.org`
      const answer = await visitor.post(
        '/api/register',
        { name, email, password, healthConsent: true },
        { headers: as.zone ? { 'time-zone': as.zone } : {} },
      )
      if (answer.status !== 200) throw new Error(`could not register ${name}: ${answer.text}`)
      const cookie = cookieIn(answer)
      // As if the link that confirms the address had been opened.
      await sql`update members set email = ${email}, unverified_email = null where unverified_email = ${email}`.execute(
        services.db,
      )
      await sql`delete from mails where recipient = ${email}`.execute(services.db)
      const found = await rows<{ id: string }>(
        services.db,
        sql`select id from members where email = ${email}`,
      )
      const id = found[0]?.id ?? ''
      // Staff work in sessions that came with a second factor.
      if (as.role) {
        const at = new Date(clock.now()).toISOString()
        await sql`update sessions set stage = 'strong', strong_at = ${at} where member_id = ${id}`.execute(
          services.db,
        )
      }
      if (as.role) await sql`update members set role = ${as.role} where id = ${id}`.execute(services.db)
      if (as.plan && as.plan !== 'free') {
        const until = new Date(clock.now() + 30 * 86_400_000).toISOString()
        await sql`insert into memberships (member_id, plan, paid_until) values (${id}, ${as.plan}, ${until})`.execute(
          services.db,
        )
      }
      return person({ id, email, token: answer.body.token, cookie })
    },
    password,
    /** Runs every job that is due, until none is. */
    runJobs: () => services.jobs.runDue(),
    /** Runs one kind of job now, as its schedule would. */
    async runJob(name: string, data: object = {}) {
      const job = jobs.find((kind) => kind.name === name)
      if (!job) throw new Error(`there is no job ${name}`)
      await job.run(services, data as never, { priority: 0 })
    },
    mails: () =>
      rows<Email>(
        services.db,
        sql`select recipient as "to", subject, text from mails order by created_at, id`,
      ),
    async [Symbol.asyncDispose]() {
      await program.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The session's cookie, as an answer sets it. */
export function cookieIn({ headers }: Pick<TestResponse, 'headers'>): string {
  return /^[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''
}

function answerOf(answer: {
  statusCode: number
  body: string
  headers: Record<string, unknown>
}): TestResponse {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [
      name,
      value === undefined ? undefined : String(value),
    ]),
  )
  const json = headers['content-type']?.includes('json')
  return {
    status: answer.statusCode,
    body: json ? JSON.parse(answer.body) : answer.body,
    headers,
    text: answer.body,
  }
}

function settableClock(start: string | undefined) {
  let shift = start === undefined ? undefined : Date.parse(start)
  return {
    now: () => shift ?? Date.now(),
    /** Stands still at an instant. */
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
