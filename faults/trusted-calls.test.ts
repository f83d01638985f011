// Requests to call with two programs, one of which is killed: none is lost or shown twice.
import { expect, test } from 'vitest'
import { openConnection } from '../src/platform/database/db.server.ts'
import { newId } from '../src/platform/ids.ts'
import { type FakePush, fakePush } from '../src/platform/testing/fake-push.server.ts'
import { fakeSmtp } from '../src/platform/testing/fake-smtp.server.ts'
import {
  database,
  long,
  type Member,
  redirectPushFlags,
  register,
  settingsWithNotices,
  startProgram,
} from './program.ts'

const patient = { timeout: 240_000 }
const members = long ? 40 : 8
const shares = { calls: true, checkIns: false, plan: false }

async function answerOf(answer: Promise<Response>) {
  const response = await answer
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

/** A member with a trusted person who gets emails and push messages. */
async function withPerson(
  url: string,
  name: string,
  service: FakePush,
  tokenFor: (email: string) => Promise<string>,
) {
  const member = await register(url, name)
  const call = (method: string, path: string, body: object) => answerOf(member.ask(url, method, path, body))
  const email = `${name.toLowerCase()}@example.net`
  const { token: invitation } = await call('POST', '/api/trusted/people', {
    name: 'Sam',
    memberName: name,
    shares,
  })
  const invited = { token: invitation, accepts: shares, email }
  const { token } = await call('POST', '/api/trusted/invitation/accept', invited)
  await call('POST', '/api/trusted/person/email/confirm', { token: await tokenFor(email) })
  const { pushKey } = await call('POST', '/api/trusted/person', { token })
  const device = service.subscribe(name, pushKey)
  await call('PUT', '/api/trusted/person/devices', { token, device })
  return { name, email, member }
}

/** Sends a request as the page does: retries with the same id until there is a response. */
async function press(member: Member, urls: string[]): Promise<string> {
  const id = newId()
  for (let attempt = 0; ; attempt += 1) {
    const url = urls[attempt % urls.length] ?? ''
    const answer = await member.ask(url, 'POST', '/api/trusted/calls', { id }).catch(() => undefined)
    if (answer?.ok) return (await answer.json()).id
    if (attempt > 20) throw new Error(`no answer: ${answer?.status}`)
  }
}

test('an acknowledged request reaches everyone once, even if a program is killed', patient, async () => {
  await using smtp = await fakeSmtp()
  await using service = await fakePush()
  await using base = await database()
  const settings = settingsWithNotices(base, smtp, service)
  await using one = await startProgram(settings, redirectPushFlags)
  await using two = await startProgram(settings, redirectPushFlags)
  const client = await openConnection(base.connection)
  const tokenFor = async (email: string) => {
    const { rows } = await client.query('select text from mails where recipient = $1', [email])
    return /confirm=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  }
  const names = Array.from({ length: members }, (_, at) => `Ana${String.fromCharCode(97 + at)}`)
  const people: Awaited<ReturnType<typeof withPerson>>[] = []
  for (const name of names) people.push(await withPerson(one.url, name, service, tokenFor))
  // Every member sends twice concurrently, once to each program, and one program is killed meanwhile.
  const pressed = people.flatMap(({ member }) => [
    press(member, [one.url, two.url]),
    press(member, [two.url, one.url]),
  ])
  await Promise.race(pressed)
  await one.kill('SIGKILL')
  const ids = await Promise.all(pressed)
  for (const [at] of people.entries()) expect(ids[at * 2]).toBe(ids[at * 2 + 1])
  const emailsTo = (email: string) =>
    smtp.received.filter(({ to, source }) => to === email && source.includes('asks you to call'))
  const arrived = () =>
    people.filter(
      ({ name, email }) =>
        emailsTo(email).length > 0 && service.received.some(({ device }) => device === name),
    ).length
  await expect.poll(arrived, { timeout: 180_000, interval: 500 }).toBe(members)
  // A second delivery is possible only if the kill was between sending and recording. It is then the same message.
  for (const { name, email } of people) {
    const messageIds = emailsTo(email).map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(new Set(messageIds).size, email).toBe(1)
    const tags = service.received
      .filter(({ device }) => device === name)
      .map(({ message }) => JSON.stringify(message))
    expect(new Set(tags).size, name).toBe(1)
  }
  expect(service.problems).toEqual([])
  await client.end()
})
