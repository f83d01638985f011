import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { accepted, everything, now, onlyCalls, view } from '../app/testing/trusted-person.server.ts'

const sealed = (word: string) => Buffer.from(word.repeat(12)).toString('base64')

test('a copy of the plan is stored version by version, and only if both sides agreed', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const { id, token } = await accepted(app, ana)
  const share = (revision: number, word = 'sealed') =>
    ana.put(`/api/trusted/people/${id}/plan`, { revision, sealed: sealed(word) })
  expect((await share(2)).status).toBe(409)
  const both = await Promise.all([share(1), share(1)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await share(2, 'second')).status).toBe(200)
  expect((await view(app, token)).body).toMatchObject({
    personId: id,
    plan: { revision: 2, sealed: sealed('second'), updatedAt: '2026-03-10T12:00:00.000Z' },
  })
  expect((await ana.get('/api/trusted')).body.people[0].plan.revision).toBe(2)
  await app.visitor.put('/api/trusted/person', { token, accepts: onlyCalls, emails: true })
  expect((await view(app, token)).body.plan).toBeNull()
})

test('unsharing the plan deletes it immediately, and so does leaving', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const { id, token } = await accepted(app, ana)
  const share = () => ana.put(`/api/trusted/people/${id}/plan`, { revision: 1, sealed: sealed('sealed') })
  const stored = async () => (await sql`select 1 from trusted_plans`.execute(app.db)).rows.length
  await share()
  await ana.put(`/api/trusted/people/${id}/shares`, { shares: onlyCalls })
  expect(await stored()).toBe(0)
  expect((await view(app, token)).body).toMatchObject({ plan: null, shares: { plan: false } })
  expect(await share()).toMatchObject({
    status: 404,
    body: { message: 'The plan is not shared with this person.' },
  })
  await ana.put(`/api/trusted/people/${id}/shares`, { shares: everything })
  expect((await share()).status).toBe(200)
  await app.visitor.post('/api/trusted/person/leave', { token })
  expect(await stored()).toBe(0)
})

test('a plan that is not encrypted is refused', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const { id } = await accepted(app, ana)
  const plain = { revision: 1, sealed: 'I stop answering the phone, and that is a sign for me.' }
  expect(await ana.put(`/api/trusted/people/${id}/plan`, plain)).toMatchObject({
    status: 400,
    body: { message: 'The plan has to be encrypted.' },
  })
})
