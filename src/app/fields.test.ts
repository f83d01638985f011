// Bodies and queries accept no fields that only the program sets, and no unexpected shapes.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rows } from '../platform/database/db.server.ts'
import { routes } from './program/capabilities.server.ts'
import { access, addressIn } from './testing/access.server.ts'
import { type TestApp, type TestPerson, type TestResponse, testApp } from './testing/test-app.server.ts'

const patient = { timeout: 240_000 }

/** Fields that only the program sets. */
const decided: Record<string, unknown> = {
  subscription: 'professional',
  plan: 'professional',
  role: 'admin',
  daysOnPath: 999,
  isModerated: true,
  isAIModerator: true,
  memberId: '019a0000-0000-7000-8000-000000000001',
  member_id: '019a0000-0000-7000-8000-000000000001',
  author: 'Someone else',
  createdAt: 'yesterday',
  id: 'mine',
  passwordHash: 'x',
  stage: 'two-factor',
  state: 'shown',
  points: 'all',
  paidUntil: '2099-01-01',
}

type Body = Record<string, unknown>
const withBodies = (app: TestApp) =>
  routes(app.services).flatMap(({ call }) => {
    const name = `${call.method} ${call.path}`
    const body = access[name]?.body?.({})
    return call.body ? [{ name, body: body ?? {}, loose: access[name]?.loose === true }] : []
  })

async function send(app: TestApp, who: TestPerson, name: string, payload: string): Promise<TestResponse> {
  const answer = await app.http.inject({
    method: name.split(' ')[0] as 'POST',
    url: addressIn(name, {}),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    payload,
  })
  return { status: answer.statusCode, text: answer.body, body: answer.json(), headers: {} }
}

test('no body accepts a field that only the program sets', patient, async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'professional', role: 'admin' })
  const wrong: string[] = []
  for (const { name, body, loose } of withBodies(app)) {
    if (loose) continue
    await Promise.all(
      Object.entries(decided).map(async ([field, value]) => {
        // Except fields that are part of the call's contract.
        if (field in body) return
        const { status } = await send(app, ana, name, JSON.stringify({ ...body, [field]: value }))
        if (status !== 400) wrong.push(`${name} with ${field}: ${status}`)
      }),
    )
  }
  expect(wrong).toEqual([])
  expect((await ana.get('/api/profile')).body).toMatchObject({ daysOnPath: 0, subscription: 'professional' })
})

test('extra fields in a request never grant more access', async () => {
  await using app = await testApp()
  const body = { email: 'eve@example.org', password: 'a stone on the path', name: 'Eve' }
  for (const more of [{ role: 'admin' }, { subscription: 'professional' }, { daysOnPath: 99 }, { id: 'x' }])
    expect((await app.visitor.post('/api/register', { ...body, ...more })).status).toBe(400)
  expect(await rows(app.db, sql`select 1 from members`)).toEqual([])
  const eve = await app.member('Eve')
  for (const more of [{ role: 'admin' }, { stage: 'two-factor' }, { createdAt: '1999-01-01' }])
    expect((await eve.patch('/api/account', { name: 'Eve', ...more })).status).toBe(400)
  expect((await eve.get('/api/account')).body).toMatchObject({ role: 'member', usedSecondFactor: false })
})

test('no body pollutes a prototype', patient, async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'professional', role: 'admin' })
  const wrong: string[] = []
  for (const { name, body } of withBodies(app)) {
    const inside = JSON.stringify(body).slice(1, -1)
    const comma = inside === '' ? '' : ','
    const evil = [
      `{${inside}${comma}"__proto__":{"role":"admin"}}`,
      `{${inside}${comma}"constructor":{"prototype":{"role":"admin"}}}`,
      `{${inside}${comma}"\\u005f_proto__":{"role":"admin"}}`,
    ]
    for (const payload of evil) {
      const { status } = await send(app, ana, name, payload)
      if (status !== 400) wrong.push(`${name} ${payload.slice(-40)}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('role')
})

test('a field of the wrong type never causes a server error', patient, async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'professional', role: 'admin' })
  const odd = (value: unknown): unknown[] => [
    [value],
    { value },
    { length: 3 },
    null,
    true,
    -1,
    1e308,
    0.1 + 0.2,
    '',
    'a'.repeat(70_000),
    '\u0000',
    '\ud800',
    '\u202e‮؜',
  ]
  const wrong: string[] = []
  for (const { name, body } of withBodies(app)) {
    const tries = Object.entries(body).flatMap(([field, value]) =>
      odd(value).map((other) => ({ field, other, whole: { ...body, [field]: other } satisfies Body })),
    )
    await Promise.all(
      tries.map(async ({ field, other, whole }) => {
        const { status, body: answer } = await send(app, ana, name, JSON.stringify(whole))
        const what = `${name} with ${field} = ${JSON.stringify(other).slice(0, 30)}: ${status}`
        if (status >= 500) wrong.push(what)
        if (status >= 400 && Object.keys(answer).join() !== 'message')
          wrong.push(`${what} ${JSON.stringify(answer)}`)
        if (status >= 400 && /zod|invalid input|sql|stack|\.ts\b/i.test(answer.message))
          wrong.push(`${what} ${answer.message}`)
      }),
    )
    for (const payload of ['null', '[]', '"text"', '7', '{', '{"a":1}}', '\ufeff{}', '']) {
      const { status } = await send(app, ana, name, payload)
      if (status >= 500) wrong.push(`${name} with ${payload}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test(
  'a query with a name twice, a foreign name or a number out of range is refused or harmless',
  patient,
  async () => {
    await using app = await testApp()
    const ana = await app.member('Ana', { plan: 'professional', role: 'admin' })
    const wrong: string[] = []
    const reads = routes(app.services).filter(
      ({ call }) => call.method === 'GET' && !access[`GET ${call.path}`]?.streams,
    )
    for (const { call } of reads) {
      const name = `GET ${call.path}`
      const [path = '', query = 'q=a'] = addressIn(name, {}).split('?')
      const tries = [
        `${query}&${query}`,
        `${query}&role=admin&__proto__=x&constructor=y`,
        `${query}&__proto__[role]=admin`,
        'page=-1&limit=1e9&minutes=-5&day=9',
        'limit=99999999999999999999&page=0x10',
        'q=%00&state=%00&type=%00&before=%00&email=%00&status=%00',
        'q=%ED%A0%80&before=%FF&ids=%C0%80',
        'q=%',
        `${query}#${'a'.repeat(50)}`,
        `q=${'%F0%9F%8C%BF'.repeat(60)}`,
      ]
      await Promise.all(
        tries.map(async (search) => {
          const answer = await ana.get(`${path}?${search}`)
          if (answer.status >= 500)
            wrong.push(`${name}?${search}: ${answer.status} ${answer.text.slice(0, 100)}`)
        }),
      )
    }
    expect(wrong).toEqual([])
  },
)

test('any invalid id in a path is a 404, or a redirect without it', patient, async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'professional', role: 'admin' })
  const ids = [
    '%00',
    '%FF',
    '..%2f..%2fsecret',
    "'%20or%201=1--",
    '%24%7B7*7%7D',
    '__proto__',
    'constructor',
    '0',
    '-1',
    '%F0%9F%8C%BF',
    'a'.repeat(199),
  ]
  const wrong: string[] = []
  for (const { call } of routes(app.services)) {
    const name = `${call.method} ${call.path}`
    if (!call.path.includes(':')) continue
    await Promise.all(
      ids.map(async (id) => {
        const body = access[name]?.body?.({})
        const answer = await app.http.inject({
          method: call.method,
          url: call.path.replaceAll(/:\w+/g, id),
          headers: {
            authorization: `Bearer ${ana.token}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { payload: JSON.stringify(body) } : {}),
        })
        const { statusCode: status } = answer
        const isRedirect = status === 303 && !String(answer.headers.location).includes('#')
        if (status < 400 ? !isRedirect && !/attended|complete|pauses/.test(name) : status >= 500)
          wrong.push(`${name} at ${id}: ${status} ${answer.body.slice(0, 100)}`)
      }),
    )
  }
  expect(wrong).toEqual([])
})
