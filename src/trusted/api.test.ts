import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import {
  accepted,
  ask,
  everything,
  invited,
  now,
  onlyCalls,
  view,
  withMail,
} from '../app/testing/trusted-person.server.ts'
import { newId } from '../platform/ids.ts'
import { unsubscribeInOneClick } from '../platform/testing/one-click.server.ts'

test('an invitation works once, for a week, and not after it was revoked', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const { token } = await invited(ana)
  const read = () => app.visitor.post('/api/trusted/invitation', { token })
  expect((await read()).body).toMatchObject({ memberName: 'Ana', name: 'Sam', shares: everything })
  const both = await Promise.all(
    [1, 2].map(() => app.visitor.post('/api/trusted/invitation/accept', { token, accepts: onlyCalls })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await read()).status).toBe(404)
  const expired = await invited(ana)
  app.clock.advance({ days: 8 })
  expect((await app.visitor.post('/api/trusted/invitation', { token: expired.token })).status).toBe(404)
  const withdrawn = await invited(ana)
  await ana.del(`/api/trusted/people/${withdrawn.id}`)
  expect((await app.visitor.post('/api/trusted/invitation', { token: withdrawn.token })).status).toBe(404)
  expect((await app.visitor.post('/api/trusted/invitation', { token: 'made up' })).body).toEqual({
    message:
      'This link no longer works: it was used already, it expired, or it was withdrawn. Ask for a new one.',
  })
})

test('the page that accepted an invitation can send it again after a lost response', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const { token } = await invited(ana)
  const accept = (attempt: string) =>
    app.visitor.post('/api/trusted/invitation/accept', {
      token,
      accepts: onlyCalls,
      email: 'sam@example.org',
      attempt,
    })
  const attempt = newId()
  const first = await accept(attempt)
  expect(first.status).toBe(200)
  expect(await accept(attempt)).toMatchObject({ status: 200, body: first.body })
  expect((await accept(newId())).status).toBe(404)
  expect((await app.visitor.post('/api/trusted/invitation', { token })).status).toBe(404)
  expect(await app.mails()).toHaveLength(1)
  await app.visitor.post('/api/trusted/person/leave', { token: first.body.token })
  expect((await accept(attempt)).status).toBe(404)
})

test('only the hash of an invitation is stored', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const { token } = await invited(ana)
  const { rows } = await sql<{ row: string }>`select t::text as row from trusted_people t`.execute(app.db)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an invitation that is sent again after a lost response replaces the first, until it is accepted', async () => {
  await using app = await testApp({ now })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const id = newId()
  const body = { name: 'Sam', memberName: 'Ana', shares: everything, id }
  const [lost, shown] = [
    await ana.post('/api/trusted/people', body),
    await ana.post('/api/trusted/people', body),
  ]
  expect(shown).toMatchObject({ status: 200, body: { id } })
  expect((await ana.get('/api/trusted')).body.people).toMatchObject([{ id, name: 'Sam' }])
  // The key of another member shows and changes nothing.
  expect((await ben.post('/api/trusted/people', body)).status).toBe(409)
  const accept = (token: string) =>
    app.visitor.post('/api/trusted/invitation/accept', { token, accepts: onlyCalls })
  expect((await accept(lost.body.token)).status).toBe(404)
  expect((await accept(shown.body.token)).status).toBe(200)
  expect((await ana.post('/api/trusted/people', body)).status).toBe(409)
})

test('a member has at most five trusted people, also when invited at once', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const body = { name: 'Sam', memberName: 'Ana', shares: everything }
  const all = await Promise.all(Array.from({ length: 8 }, () => ana.post('/api/trusted/people', body)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(all.find(({ status }) => status === 409)?.body.message).toBe(
    'You can have 5 trusted people. Remove one first.',
  )
})

test('nothing goes to an address before it is confirmed, and the member never sees it', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const { token } = await invited(ana)
  await app.visitor.post('/api/trusted/invitation/accept', {
    token,
    accepts: everything,
    email: 'sam@example.org',
  })
  const list = async () => (await ana.get('/api/trusted')).body.people[0]
  expect(await list()).toMatchObject({ state: 'accepted', email: 'unconfirmed' })
  const before = await app.mails()
  expect(before.at(-1)).toMatchObject({ to: 'sam@example.org', subject: 'Your email address' })
  const { body } = await ask(ana)
  expect(body.people).toMatchObject([{ name: 'Sam', email: 'none', push: 'none' }])
  expect(await app.mails()).toHaveLength(before.length)
  const confirm = /confirm=(\S+)/.exec(before.at(-1)?.text ?? '')?.[1]
  const confirmed = () => app.visitor.post('/api/trusted/person/email/confirm', { token: confirm })
  expect((await confirmed()).status).toBe(200)
  expect((await confirmed()).status).toBe(404)
  expect(await list()).toMatchObject({ email: 'on' })
  expect(JSON.stringify((await ana.get('/api/trusted')).body)).not.toContain('sam@example.org')
  expect((await ana.post('/api/account/export', { password: app.password })).text).not.toContain('sam@')
})

test('a check-in is sent once a day, and only the items that both sides want', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const { token } = await accepted(app, ana, { email: 'sam@example.org' })
  const emails = async () => (await app.mails()).filter(({ text }) => text.includes('checked in today'))
  await ana.post('/api/checkin', { date: '2026-03-09' })
  expect(await emails()).toHaveLength(0)
  await Promise.all([1, 2, 3].map(() => ana.post('/api/checkin', { notes: 'zephyrine' })))
  expect(await emails()).toHaveLength(1)
  expect((await emails())[0]?.subject).toBe('A message from Ana')
  expect((await emails())[0]?.text).not.toContain('zephyrine')
  expect((await ana.get('/api/trusted')).body.people[0].lastMessage).toEqual({
    at: '2026-03-10T12:00:00.000Z',
    kind: 'check-in',
  })
  app.clock.advance({ days: 1 })
  await app.visitor.put('/api/trusted/person', { token, accepts: onlyCalls, emails: true })
  await ana.post('/api/checkin', {})
  expect(await emails()).toHaveLength(1)
})

test('one click in a mail program stops the emails, without a login, and the member sees it', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const { token } = await accepted(app, ana, { email: 'sam@example.org' })
  await ask(ana)
  const { rows } = await sql<{ url: string }>`select unsubscribe_url as url from mails
    where subject = 'Ana asks you to call'`.execute(app.db)
  const url = new URL(rows[0]?.url ?? '').pathname
  expect((await app.visitor.get(url)).status).toBe(303)
  expect((await ana.get('/api/trusted')).body.people[0].email).toBe('on')
  // The token to stop emails does not open the page, and the page's token does not stop emails.
  expect((await app.visitor.post(`/api/trusted/email/stop/${token}`)).status).toBe(404)
  expect(await app.visitor.get(`/api/trusted/email/stop/${token}`)).toMatchObject({
    status: 303,
    headers: { location: 'http://localhost:3000/trusted' },
  })
  expect((await view(app, url.split('/').at(-1) ?? '')).status).toBe(404)
  expect(await unsubscribeInOneClick(app.http, url)).toBe(200)
  expect((await ana.get('/api/trusted')).body.people[0].email).toBe('stopped')
  app.clock.advance({ minutes: 11 })
  expect((await ask(ana)).body.people).toMatchObject([{ email: 'none', push: 'none' }])
})

test('either side can end the connection immediately, and no data of the person remains', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const first = await accepted(app, ana, { email: 'sam@example.org' })
  app.clock.advance({ minutes: 1 })
  const second = await accepted(app, ana, { email: 'kim@example.org' })
  await ask(ana)
  await app.visitor.post('/api/trusted/person/leave', { token: first.token })
  expect((await view(app, first.token)).body).toEqual({ message: 'This is no longer shared.' })
  expect((await ana.get('/api/trusted')).body.people).toMatchObject([
    { id: first.id, state: 'left', email: 'none', devices: 0 },
    { id: second.id, state: 'accepted' },
  ])
  const stored = async () => {
    const { rows } = await sql`select t::text from trusted_people t union all select m::text from mails m
      where subject = 'Ana asks you to call'`.execute(app.db)
    return JSON.stringify(rows)
  }
  expect(await stored()).not.toContain('sam@example.org')
  expect(await stored()).toContain('kim@example.org')
  await ana.del(`/api/trusted/people/${second.id}`)
  expect((await view(app, second.token)).status).toBe(404)
  expect(await stored()).not.toContain('kim@example.org')
})

test('deleting the account deletes its trusted people, and pending emails to them', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  const { token } = await accepted(app, ana, { email: 'sam@example.org' })
  await ask(ana)
  await ana.post('/api/account/delete', { password: app.password, forum: 'delete' })
  expect((await view(app, token)).status).toBe(404)
  expect((await app.mails()).filter(({ subject }) => subject === 'Ana asks you to call')).toEqual([])
})

test('requests and their messages are deleted after thirty days', async () => {
  await using app = await testApp(withMail)
  const ana = await app.member('Ana')
  await accepted(app, ana, { email: 'sam@example.org' })
  await ask(ana)
  await ana.post('/api/checkin', {})
  app.clock.advance({ days: 31 })
  await app.runJob('trusted.purge')
  const { rows } = await sql`select 1 from trusted_calls union all select 1 from trusted_deliveries`.execute(
    app.db,
  )
  expect(rows).toEqual([])
  const lastKinds = await sql`select last_message_kind from trusted_people`.execute(app.db)
  expect(lastKinds.rows).toEqual([{ last_message_kind: 'check-in' }])
})

test('the team sees that an email was sent to a trusted person, but neither recipient nor text', async () => {
  await using app = await testApp(withMail)
  const [ana, ada] = [await app.member('Ana'), await app.member('Ada', { role: 'admin' })]
  await accepted(app, ana, { email: 'sam@example.net' })
  await ana.post('/api/checkin', {})
  await ask(ana)
  await app.runJobs()
  const { text, body } = await ada.get('/api/admin/mails')
  expect(text).not.toMatch(/sam@example|Ana\b|asks you|checked in|trusted#/)
  const hidden = { to: null, subject: null, text: null }
  expect(body.emails).toMatchObject([hidden, hidden, hidden])
})

test('another member can neither see nor change a member’s trusted people', async () => {
  await using app = await testApp(withMail)
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { id } = await accepted(app, ana, { email: 'sam@example.org' })
  expect((await bo.get('/api/trusted')).body).toMatchObject({ people: [], call: null })
  expect((await bo.del(`/api/trusted/people/${id}`)).status).toBe(404)
  expect((await bo.put(`/api/trusted/people/${id}/shares`, { shares: everything })).status).toBe(404)
  const call = newId()
  await ask(ana, call)
  await accepted(app, bo, { email: 'kim@example.org' })
  expect((await ask(bo, call)).status).toBe(409)
  expect((await bo.get('/api/trusted')).body.call).toBeNull()
})
