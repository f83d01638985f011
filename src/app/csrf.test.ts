// Sends every call that writes as another site's page could: by cookie or token, from each origin, with each content type.
import { createHash, randomBytes } from 'node:crypto'
import { hash as hashPassword } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SessionStage } from '../accounts/session.server.ts'
import { newId } from '../platform/ids.ts'
import { routes } from './program/capabilities.server.ts'
import { access, addressIn } from './testing/access.server.ts'
import { type TestApp, testApp } from './testing/test-app.server.ts'

const own = 'http://localhost:3000'
const foreign = 'https://elsewhere.example'
const fromUs = 'This request did not come from Cairn.'

/** The headers that say where a request comes from, and whether that is our own page. */
const places: [name: string, headers: Record<string, string>, ours: boolean][] = [
  ['same-origin', { 'sec-fetch-site': 'same-origin', origin: own }, true],
  ['same-site', { 'sec-fetch-site': 'same-site', origin: 'http://sub.localhost:3000' }, false],
  ['cross-site', { 'sec-fetch-site': 'cross-site', origin: foreign }, false],
  ['cross-site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: own }, false],
  ['no site, as typed into the address bar', { 'sec-fetch-site': 'none' }, false],
  ['an older browser, our origin', { origin: own }, true],
  ['an older browser, another origin', { origin: foreign }, false],
  ['an older browser, the origin hidden', { origin: 'null' }, false],
  ['an older browser, our origin as a prefix', { origin: `${own}.elsewhere.example` }, false],
  ['neither header', {}, false],
]
const keys = ['cookie', 'bearer', 'both', 'none'] as const

// Another site's form can send these three without a preflight; the fourth has no content type.
const kinds: [name: string, type: string | undefined, payload: string][] = [
  ['text', 'text/plain', '{"a":"b"}'],
  ['form', 'application/x-www-form-urlencoded', 'a=b'],
  [
    'multipart',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  ],
  ['nothing', undefined, '{"a":"b"}'],
]

/** Calls that start a session: refused from other sites with or without credentials, but accepted without origin headers. */
const beginsSession = new Set(['POST /api/register', 'POST /api/login'])
/** Calls that use no session: webhooks are signed, and emailed links have tokens. */
const readsNoSession = new Set([
  'POST /api/paypal/webhook',
  'POST /api/password-reset',
  'POST /api/password-reset/use',
  'POST /api/account/email/confirm',
  'POST /api/notices/email/stop/:token',
  'POST /api/recovery-tracker/letter/stop/:token',
  'POST /api/meetings/reminders/stop/:token',
  'POST /api/contact/thread',
  'POST /api/contact/thread/replies',
  'POST /api/trusted/invitation',
  'POST /api/trusted/invitation/accept',
  'POST /api/trusted/person',
  'PUT /api/trusted/person',
  'PUT /api/trusted/person/email',
  'POST /api/trusted/person/email/confirm',
  'PUT /api/trusted/person/devices',
  'POST /api/trusted/person/seen',
  'POST /api/trusted/person/leave',
  'POST /api/trusted/email/stop/:token',
])

/** Calls that ignore the body and use the token in their path. */
const dropsBody = new Set([
  'POST /api/recovery-tracker/letter/stop/:token',
  'POST /api/meetings/reminders/stop/:token',
  'POST /api/notices/email/stop/:token',
  'POST /api/trusted/email/stop/:token',
])

// The tests send thousands of requests, which takes long on a busy machine.
const patient = { timeout: 240_000 }

type Session = { cookie: string; token: string }

/** Inserts a session directly, without hashing a password. */
async function sessionFor(app: TestApp, memberId: string, stage: SessionStage): Promise<Session> {
  const [cookie, token] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const hash = (key: string) => createHash('sha256').update(key).digest()
  const now = new Date().toISOString()
  await sql`insert into sessions (id, member_id, cookie_hash, token_hash, stage, created_at, used_at, ends_at)
    values (${newId()}, ${memberId}, ${hash(cookie)}, ${hash(token)}, ${stage}, ${now}, ${now}, ${new Date(Date.now() + 3_600_000).toISOString()})`.execute(
    app.db,
  )
  return { cookie: `session=${cookie}`, token }
}

const headersFor = (key: (typeof keys)[number], { cookie, token }: Session): Record<string, string> => ({
  ...(key === 'cookie' || key === 'both' ? { cookie } : {}),
  ...(key === 'bearer' || key === 'both' ? { authorization: `Bearer ${token}` } : {}),
})

function writes(app: TestApp): string[] {
  return routes(app.services).flatMap(({ call }) =>
    call.method === 'GET' ? [] : [`${call.method} ${call.path}`],
  )
}

test(
  'a write by cookie has to come from our own origin, a write by token does not; without either there is no session',
  patient,
  async () => {
    await using app = await testApp()
    const { id } = await app.member('Ana', { plan: 'professional' })
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    // The tests use this password hundreds of times, so it is hashed at a low cost.
    const cheap = await hashPassword(app.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await sql`update members set password_hash = ${cheap}`.execute(app.db)
    const newSessions = async () => ({
      password: await sessionFor(app, id, 'password'),
      'second-factor-pending': await sessionFor(app, id, 'second-factor-pending'),
    })
    const sessions = await newSessions()
    const wrong: string[] = []
    for (const call of writes(app)) {
      const line = access[call]
      const stage = line?.who === 'pendingLogin' ? 'second-factor-pending' : 'password'
      const ends = line?.ends === true || call.endsWith('end-others')
      const checkCall = async (
        key: (typeof keys)[number],
        [place, headers, ours]: (typeof places)[number],
      ) => {
        const session = ends ? await sessionFor(app, id, stage) : sessions[stage]
        // A common password is refused before it is hashed.
        const body =
          call === 'POST /api/register' ? { ...line?.body?.({}), password: 'password123' } : line?.body?.({})
        const answer = await app.http.inject({
          method: call.split(' ')[0] as 'POST',
          url: addressIn(call, {}),
          headers: {
            ...headers,
            ...headersFor(key, session),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { payload: JSON.stringify(body) } : {}),
        })
        const refused = answer.statusCode === 403 && answer.json().message === fromUs
        const begins = beginsSession.has(call) && place !== 'neither header'
        const expected =
          !ours && (begins || (key === 'cookie' && !beginsSession.has(call) && !readsNoSession.has(call)))
        if (refused !== expected)
          wrong.push(
            `${call} by ${key}, ${place}: ${answer.statusCode}, ${refused ? '' : 'not '}refused as foreign`,
          )
        const needs = line?.who !== 'anyone'
        if (key === 'none' && needs && answer.statusCode !== 401)
          wrong.push(`${call} without a key: ${answer.statusCode}`)
        if (answer.statusCode >= 500 && !call.includes('paypal')) wrong.push(`${call}: ${answer.statusCode}`)
      }
      const turns = keys.flatMap((key) => places.map((place) => () => checkCall(key, place)))
      // Sequential if a call ends sessions, else in parallel.
      if (ends) for (const turn of turns) await turn()
      else await Promise.all(turns.map((turn) => turn()))
      if (call.endsWith('end-others')) Object.assign(sessions, await newSessions())
    }
    expect(wrong).toEqual([])
  },
)

test('no call accepts a body that another site’s form could send', patient, async () => {
  await using app = await testApp()
  const { id } = await app.member('Ana', { plan: 'professional' })
  const session = await sessionFor(app, id, 'password')
  const wrong: string[] = []
  for (const call of writes(app)) {
    await Promise.all(
      keys.flatMap((key) =>
        places.flatMap(([place, headers]) =>
          kinds.map(async ([kind, type, payload]) => {
            const answer = await app.http.inject({
              method: call.split(' ')[0] as 'POST',
              url: addressIn(call, {}),
              headers: { ...headers, ...headersFor(key, session), ...(type ? { 'content-type': type } : {}) },
              payload,
            })
            if (answer.statusCode !== (dropsBody.has(call) ? 404 : 415))
              wrong.push(`${call} by ${key}, ${place}, ${kind}: ${answer.statusCode}`)
          }),
        ),
      ),
    )
  }
  expect(wrong).toEqual([])
})

test('no GET request changes anything', async () => {
  await using app = await testApp()
  const reads = routes(app.services).filter(({ call }) => call.method === 'GET')
  for (const { call } of reads) expect(call.body, call.path).toBeUndefined()
  const ana = await app.member('Ana', { plan: 'professional' })
  const before = await everyRow(app)
  for (const { call } of reads) {
    const name = `${call.method} ${call.path}`
    if (access[name]?.streams) continue
    await ana.get(addressIn(name, {}), { headers: { 'sec-fetch-site': 'cross-site' } })
  }
  expect(await everyRow(app)).toEqual(before)
})

test('no other origin may read a response', async () => {
  await using app = await testApp()
  for (const path of ['/api/profile', '/api/meetings', '/api/inspiration', '/', '/api/docs']) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await app.http.inject({
        method,
        url: path,
        headers: { origin: foreign, 'access-control-request-method': 'POST' },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  }
})

/** The row count and a hash of each of our tables, without the times at which sessions were used. */
async function everyRow(app: TestApp): Promise<unknown> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(app.db)
  const found: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const whole = name === 'sessions' ? sql`t.id::text` : sql`t::text`
    const [row] = (
      await sql`select count(*) as count, md5(string_agg(${whole}, '|' order by t::text)) as sum from ${sql.table(name)} t`.execute(
        app.db,
      )
    ).rows
    found[name] = row
  }
  return found
}
