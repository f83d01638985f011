// Every documented call with valid, nearly valid and invalid values: none may return a server error.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from './testing/test-app.server.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  format?: string
}

const strange = fc.constantFrom(
  '',
  ' ',
  '\u200b',
  '\u0000',
  '\ud800',
  '🌟',
  '‮RTL',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'x'.repeat(70_000),
  '../../etc/passwd',
  '%00',
  '-1',
  'NaN',
  '9'.repeat(400),
  null,
  true,
  -1,
  1e308,
  0.1,
  [],
  {},
  ['a'],
  { a: { b: [] } },
)

function valueOf(schema: Schema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 4) return strange
  const options = schema.anyOf ?? schema.allOf
  if (options) return fc.oneof(...options.map((option) => valueOf(option, depth + 1)), strange)
  if (schema.const !== undefined)
    return fc.oneof({ weight: 4, arbitrary: fc.constant(schema.const) }, strange)
  if (schema.enum) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...schema.enum) }, strange)
  if (schema.properties) {
    const parts = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, valueOf(part, depth + 1)]),
    )
    return fc.oneof({ weight: 6, arbitrary: fc.record(parts, { requiredKeys: [] }) }, strange)
  }
  if (schema.items)
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(valueOf(schema.items, depth + 1), { maxLength: 3 }) },
      strange,
    )
  if (schema.format === 'uuid') return fc.oneof(fc.uuid(), strange)
  if (schema.format === 'email') return fc.oneof(fc.emailAddress(), strange)
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer(), strange)
  if (schema.type === 'boolean') return fc.oneof(fc.boolean(), strange)
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    fc.string({ maxLength: 40 }),
    strange,
  )
}

type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

test('no input causes a server error', { timeout: 240_000 }, async () => {
  await using app = await testApp()
  const documents = (await app.visitor.get('/api/docs')).body
  const calls = Object.entries<Record<string, Operation>>(documents.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  expect(calls.length).toBeGreaterThan(20)
  // Streams stay open until the client disconnects; calls to external services have their own tests.
  const tried = calls.filter(({ path }) => !/stream|events|live|logout|account\/delete/.test(path))
  let ana = await app.member('Fuzz', { plan: 'professional', role: 'admin' })
  for (const { path, method, operation } of tried) {
    // Some calls end the session; the person then registers again.
    if ((await ana.get('/api/profile')).status !== 200)
      ana = await app.member('Fuzz', { plan: 'professional', role: 'admin' })
    const parameters = operation.parameters ?? []
    const parts = fc.record({
      params: fc.record(
        Object.fromEntries(
          parameters.filter((each) => each.in === 'path').map((each) => [each.name, valueOf(each.schema)]),
        ),
      ),
      query: fc.record(
        Object.fromEntries(
          parameters.filter((each) => each.in === 'query').map((each) => [each.name, valueOf(each.schema)]),
        ),
        { requiredKeys: [] },
      ),
      body: valueOf(operation.requestBody?.content['application/json']?.schema),
    })
    await fc.assert(
      fc.asyncProperty(parts, async ({ params, query, body }) => {
        const text = (value: unknown) =>
          (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 300)
        const safe = (value: unknown) => encodeURIComponent(text(value).toWellFormed())
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => safe(params[name]) || 'x')
        const search = Object.entries(query)
          .map(([name, value]) => `${name}=${safe(value)}`)
          .join('&')
        const answer = await app.http.inject({
          method: method as 'GET',
          url: search === '' ? address : `${address}?${search}`,
          headers: {
            authorization: `Bearer ${ana.token}`,
            ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          },
          ...(method === 'GET' || body === undefined ? {} : { payload: JSON.stringify(body) }),
        })
        expect(answer.statusCode, `${method} ${address}: ${answer.body.slice(0, 200)}`).not.toBe(500)
        if (answer.statusCode >= 400) expect(Object.keys(JSON.parse(answer.body))).toEqual(['message'])
      }),
      { numRuns: 8 },
    )
  }
})
