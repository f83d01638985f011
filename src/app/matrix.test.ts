// Every call by every kind of person: checks who may call it, and that no one reads or changes another member's data.
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Db, rows } from '../platform/database/db.server.ts'
import { routes } from './program/capabilities.server.ts'
import {
  type Access,
  access,
  addressIn,
  canary,
  type KnownIds,
  nowhere,
  secret,
} from './testing/access.server.ts'
import { createOwnedResource } from './testing/owned-resources.server.ts'
import { createPrivateData } from './testing/secrets.server.ts'
import {
  cookieIn,
  type TestApp,
  type TestPerson,
  type TestResponse,
  testApp,
} from './testing/test-app.server.ts'

// About two thousand requests, which take long on a busy machine.
const patient = { timeout: 240_000 }
const now = '2026-03-10T12:00:00Z'
const cipher = Buffer.from(canary.repeat(6)).toString('base64')
const nobody = ['a visitor', 'a session that ended', 'someone deleted', 'a login that owes its second factor']
const free = [
  'a free member',
  'a member whose plan ended',
  'staff without a second factor',
  'a moderator',
  'an admin',
]
const closed = 'someone whose account is closed'
const paying = ['Premium', 'another member with Full Access', 'the owner']

/** The people who pass the gate of a call. */
const letIn: Record<Access['who'], string[]> = {
  anyone: [...nobody, closed, ...free, ...paying],
  memberOrClosed: [closed, ...free, ...paying],
  pendingLogin: ['a login that owes its second factor'],
  member: [...free, ...paying],
  journalOwner: paying,
  premium: paying,
  professional: ['another member with Full Access', 'the owner'],
  moderator: ['a moderator', 'an admin'],
  admin: ['an admin'],
}

/** The response to a person that the gate refuses: 401 without a session, 403 without permission. */
function refusalOf(line: Access, who: string): number {
  return nobody.includes(who) || line.who === 'pendingLogin' ? 401 : 403
}

const idOf = async (db: Db, query: ReturnType<typeof sql>) =>
  (await rows<{ id: string }>(db, query))[0]?.id ?? ''

async function everyone(app: TestApp): Promise<Record<string, TestPerson>> {
  const deleted = await app.member('Gone')
  const loggedOut = await app.member('Left', { plan: 'premium' })
  const pendingLogin = await app.member('Owing')
  const past = await app.member('Past', { plan: 'professional' })
  const weak = await app.member('Weak', { role: 'moderator' })
  const shut = await app.member('Shut', { plan: 'professional' })
  await loggedOut.post('/api/logout')
  await deleted.post('/api/account/delete', { password: app.password })
  await sql`update sessions set stage = 'second-factor-pending' where member_id = ${pendingLogin.id}`.execute(
    app.db,
  )
  await sql`update members set closed_at = ${now}, closed_reason = 'Unkind' where id = ${shut.id}`.execute(
    app.db,
  )
  await sql`update sessions set stage = 'password' where member_id = ${weak.id}`.execute(app.db)
  await sql`update memberships set paid_until = ${'2026-03-09T12:00:00Z'} where member_id = ${past.id}`.execute(
    app.db,
  )
  return {
    'a visitor': app.visitor,
    'a session that ended': loggedOut,
    'someone deleted': deleted,
    'a login that owes its second factor': pendingLogin,
    [closed]: shut,
    'a free member': await app.member('Fran'),
    'a member whose plan ended': past,
    'staff without a second factor': weak,
    'a moderator': await app.member('Mo', { role: 'moderator' }),
    'an admin': await app.member('Ada', { role: 'admin' }),
    Premium: await app.member('Pru', { plan: 'premium' }),
    'another member with Full Access': await app.member('Otis', { plan: 'professional' }),
    'the owner': await app.member(`Orla ${canary}`, { plan: 'professional', email: `${canary}@example.org` }),
  }
}

/** Creates a resource of every kind that only the owner may access. */
async function createResources(
  app: TestApp,
  owner: TestPerson,
  stranger: TestPerson,
): Promise<Record<string, string>> {
  const bodyOf = async (answer: Promise<TestResponse>) => {
    const { status, body, text } = await answer
    expect(status, text).toBe(200)
    return body
  }
  await bodyOf(owner.post('/api/checkin', { notes: canary }))
  await bodyOf(owner.post('/api/consultations', { topic: canary, preferredTimes: [canary] }))
  await bodyOf(owner.post('/api/journal', { encryptedContent: cipher }))
  await bodyOf(owner.put('/api/journal/manifest', { revision: 1, encryptedContent: cipher }))
  const verifier = Buffer.alloc(32).toString('base64')
  await bodyOf(
    owner.put('/api/journal/key', { record: { kid: nowhere, revision: 1, note: canary }, verifier }),
  )
  await bodyOf(owner.post('/api/ai-chat', { message: `Hello, ${canary} here` }))
  const message = { name: canary, email: `${canary}@example.org`, subject: 'general', message: canary }
  await bodyOf(owner.post('/api/contact', message))
  const money = { amount: '99.00', currency: 'USD', intent: 'CAPTURE' }
  const payment = (await bodyOf(owner.post('/api/paypal/order', money))).id
  const othersPost = await bodyOf(
    stranger.post('/api/forum/posts', { category: 'daily', content: 'From a stranger.' }),
  )
  const attended = randomUUID()
  await sql`insert into meetings_attended (id, member_id, date, name, type, place, created_at)
    values (${attended}, ${owner.id}, ${'2026-03-01'}, ${canary}, 'AA', ${canary}, ${now})`.execute(app.db)
  return {
    payment,
    attended,
    strangersPost: othersPost.id,
    contact: await idOf(app.db, sql`select id from contact_messages`),
    order: await idOf(app.db, sql`select id from payment_orders where provider_order_id = ${payment}`),
  }
}

async function makeCall(
  app: TestApp,
  call: string,
  person: TestPerson,
  known: KnownIds,
  id?: string,
): Promise<TestResponse> {
  const [method = ''] = call.split(' ')
  const line = access[call]
  const body = line?.body?.(known)
  const answer = await app.http.inject({
    method: method as 'GET',
    url: addressIn(call, known, id),
    headers: {
      ...(person.token ? { authorization: `Bearer ${person.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
    payloadAsStream: line?.streams === true,
  })
  if (line?.streams) answer.stream().destroy()
  const token = answer.headers['session-token']
  const cookie = cookieIn({ headers: { 'set-cookie': String(answer.headers['set-cookie']) } })
  if (token) Object.assign(person, { token, cookie })
  const text = line?.streams ? '' : answer.body
  return { status: answer.statusCode, headers: {}, text, body: undefined }
}

/** A separate session for a call that ends its session. */
async function freshSession(app: TestApp, person: TestPerson): Promise<TestPerson> {
  if (!person.email) return person
  const { email } = person
  const { body } = await app.visitor.post('/api/login', { email, password: app.password })
  return { ...person, token: body.token ?? 'none' }
}

test('every call has an entry that says who may make it, and no entry is unused', async () => {
  await using app = await testApp()
  const calls = routes(app.services).map(({ call }) => `${call.method} ${call.path}`)
  expect(Object.keys(access).toSorted()).toEqual(calls.toSorted())
  const documented = Object.entries<object>((await app.visitor.get('/api/docs')).body.paths).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(documented.toSorted()).toEqual(calls.toSorted())
})

test(
  'everyone has access only to what they may use, and other members’ resources are 404',
  patient,
  async () => {
    await using app = await testApp({ now })
    // The practice provider of payments answers only while the program listens.
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const people = await everyone(app)
    const owner = people['the owner'] ?? app.visitor
    const known = await createResources(app, owner, people['another member with Full Access'] ?? app.visitor)
    await createPrivateData(app, owner)
    // The tests use this password a hundred times, so it is hashed at a low cost.
    const cheap = await hash(app.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await sql`update members set password_hash = ${cheap}`.execute(app.db)
    // Free months are turned off, because that call would give a free member access to everything.
    await sql`insert into membership_grants (id, member_id, plan, months, at, source)
      select gen_random_uuid(), id, 'premium', 6, ${now}, 'hardship' from members`.execute(app.db)
    const strangers = Object.entries(people).filter(([, person]) => person !== owner)
    const wrong: string[] = []
    for (const [call, line] of Object.entries(access)) {
      const own = line.own && (await createOwnedResource({ app, owner, known }, line.own))
      const before = await own?.row()
      if (own) expect(before, call).toHaveLength(1)
      const checkCall = async ([who, person]: [string, TestPerson]) => {
        const isOwner = person === owner
        const isLetIn = letIn[line.who].includes(who)
        const asker = line.ends && isLetIn ? await freshSession(app, person) : person
        const { status, text } = await makeCall(app, call, asker, known, own?.id)
        const granted = (isOwner && line.owner) || (own && !isOwner ? 404 : (line.answers ?? 200))
        const expected = isLetIn ? granted : refusalOf(line, who)
        if (status !== expected)
          wrong.push(`${call} by ${who}: ${status} for ${expected} ${text.slice(0, 120)}`)
        const isStaffs = (line.who === 'moderator' || line.who === 'admin') && status === 200
        if (!isOwner && !isStaffs && /zephyrine|emVwaHlyaW5l/i.test(text)) wrong.push(`${call} tells ${who}`)
        if (!isOwner && text.includes(secret)) wrong.push(`${call} tells ${who} a secret`)
      }
      await Promise.all(strangers.map(checkCall))
      if (own) expect(await own.row(), `${call} by strangers`).toEqual(before)
      await checkCall(['the owner', owner])
    }
    expect(wrong).toEqual([])
  },
)

test('other members cannot delete what they do not own, even if the response is the same', async () => {
  await using app = await testApp({ now })
  const owner = await app.member('Orla')
  const stranger = await app.member('Otis')
  const id = randomUUID()
  await sql`insert into meetings_attended (id, member_id, date, name, type, place, created_at)
    values (${id}, ${owner.id}, ${'2026-03-01'}, 'Room', 'AA', 'Hall', ${now})`.execute(app.db)
  await stranger.del(`/api/meetings/attended/${id}`)
  await stranger.del('/api/coach/conversations')
  expect((await owner.get('/api/meetings/attended')).body.attended).toHaveLength(1)
  await owner.del(`/api/meetings/attended/${id}`)
  expect((await owner.get('/api/meetings/attended')).body.attended).toHaveLength(0)
})
