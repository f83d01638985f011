// Notices with two programs, one of which is killed while sending: the bell has all of them, no push is sent twice, every digest arrives.
import { expect, test } from 'vitest'
import { openConnection } from '../src/platform/database/db.server.ts'
import { fakePush } from '../src/platform/testing/fake-push.server.ts'
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
const members = long ? 40 : 10
/** Concurrent jobs per program; a killed program can lose that many pushes, which are claimed before they are sent. */
const sendingAtOnce = 4

async function bodyOf(request: Promise<Response>) {
  const answer = await request
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

test(
  'with two programs and a kill, every reply is in the bell, no push is sent twice, and every digest arrives once',
  patient,
  async () => {
    const firstPush = Promise.withResolvers<void>()
    await using smtp = await fakeSmtp()
    await using service = await fakePush(() => {
      firstPush.resolve()
      return undefined
    })
    await using base = await database()
    const settings = settingsWithNotices(base, smtp, service)
    await using one = await startProgram(settings, redirectPushFlags)
    await using two = await startProgram(settings, redirectPushFlags)
    const client = await openConnection(base.connection)
    const friend = await register(two.url, 'Bo')
    const authors: { name: string; member: Member }[] = []
    for (let at = 0; at < members; at += 1) {
      const name = `Ana${String.fromCharCode(97 + at)}`
      const member = await register(one.url, name)
      authors.push({ name, member })
      const call = (method: string, path: string, body?: object) =>
        bodyOf(member.ask(one.url, method, path, body))
      const { pushKey } = await call('GET', '/api/notices/settings')
      await call('PUT', '/api/notices/devices', service.subscribe(name, pushKey))
      const reply = { inApp: true, push: true, mail: true }
      await call('PUT', '/api/notices/settings', { channels: { reply }, quiet: { from: 0, to: 0 } })
      const post = await call('POST', '/api/forum/posts', {
        category: 'general',
        content: `Day ${at} of mine`,
      })
      for (const url of [one.url, two.url])
        await bodyOf(friend.ask(url, 'POST', `/api/forum/posts/${post.id}/reply`, { content: 'With you.' }))
    }
    // Confirms the addresses, and skips the 15 minutes before a digest and the minute of grouping.
    await client.query(
      'update members set email = coalesce(unverified_email, email), unverified_email = null',
    )
    await client.query("update notices set created_at = created_at - interval '20 minutes'")
    await client.query("update jobs.job set start_after = now() where name = 'notices.send'")
    await firstPush.promise
    await one.kill('SIGKILL')

    const digests = () => smtp.received.filter(({ source }) => source.includes('Subject: You have a message'))
    const reached = () => new Set(digests().map(({ to }) => to)).size
    await expect.poll(reached, { timeout: 180_000, interval: 500 }).toBe(members)
    for (const { member, name } of authors) {
      const { notices } = await bodyOf(member.ask(two.url, 'GET', '/api/notices'))
      expect(notices, name).toMatchObject([{ kind: 'reply', count: 2 }])
      expect(service.received.filter(({ device }) => device === name).length, name).toBeLessThan(2)
    }
    expect(service.received.length).toBeGreaterThanOrEqual(members - sendingAtOnce)
    expect(service.problems).toEqual([])
    // An email is accepted twice only if the kill was between the mail server's response and recording it. The Message-ID is then the same.
    const ids = digests().map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(new Set(ids).size).toBe(members)
    await client.end()
  },
)
