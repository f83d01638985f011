// External services that are down: mail, engine, payment, meeting lists; and a program that is killed during a request to one.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { unavailableService } from './faulty-connections.ts'
import { database, long, register, startProgram, temporaryFolder } from './program.ts'

const patient = { timeout: 240_000, interval: 300 }

test.concurrent.for(long ? (['refuses', 'hangs'] as const) : (['refuses'] as const))(
  'F27, F28: with all external services down (%s) members write, read, and get answers',
  async (how, { expect }) => {
    await using dead = await unavailableService(how)
    using files = temporaryFolder()
    const feeds = join(files.path, 'feeds.json')
    const feed = { name: 'AA Nowhere', fellowship: 'AA', format: 'meeting-guide', url: dead.url }
    writeFileSync(feeds, JSON.stringify([{ ...feed, zone: 'UTC', feedback: 'aa@example.org' }]))
    await using base = await database()
    await using program = await startProgram({
      DATABASE_URL: base.url,
      SMTP_URL: `smtp://${dead.address}`,
      STAFF_EMAIL: 'team@example.org',
      AI_BASE_URL: `${dead.url}/v1`,
      AI_MODEL: 'none',
      AI_NAME: 'None',
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_BASE_URL: dead.url,
      MEETING_FEEDS: feeds,
      MEETING_FEEDS_PRIVATE: 'on',
    })
    const { url } = program
    const ana = await register(url)
    const call = (method: string, path: string, body?: object) => ana.ask(url, method, path, body)

    // A contact message is stored although its email cannot be sent.
    const message = { name: 'Ana', email: 'ana@example.org', subject: 'general', message: 'Is anyone there?' }
    expect((await call('POST', '/api/contact', message)).status).toBe(200)
    expect((await call('GET', '/api/meetings')).status).toBe(200)

    // No order is created, nothing is granted, and the error is one sentence for the person.
    const order = await call('POST', '/api/paypal/order', {
      amount: '29.00',
      currency: 'USD',
      intent: 'CAPTURE',
    })
    expect([502, 503, 504]).toContain(order.status)
    expect(Object.keys(await order.json())).toEqual(['message'])
    expect((await (await call('GET', '/api/profile')).json()).subscription).toBe('free')

    // Requested support gets a prepared text.
    const post = await (
      await call('POST', '/api/forum/posts', { category: 'general', content: 'A hard evening.' })
    ).json()
    expect((await call('POST', `/api/forum/posts/${post.id}/request-support`)).status).toBeLessThan(300)
    await expect
      .poll(async () => {
        const posts = await (await call('GET', '/api/forum/posts')).json()
        return posts[0].replies.length
      }, patient)
      .toBe(1)
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  },
)

test.concurrent('F28: a killed program’s pending answer of Community Support is given by the next one, exactly once', async ({
  expect,
}) => {
  await using base = await database()
  await using engine = await unavailableService('hangs')
  const engineOf = { AI_BASE_URL: `${engine.url}/v1`, AI_MODEL: 'none', AI_NAME: 'None' }
  await using killed = await startProgram({ DATABASE_URL: base.url, ...engineOf })
  const ana = await register(killed.url)
  const agreed = { engine: `None at ${new URL(engine.url).host}` }
  expect((await ana.ask(killed.url, 'PUT', '/api/forum/support-engine', agreed)).status).toBe(200)
  const newPost = { category: 'general', content: 'A hard evening.' }
  const post = await (await ana.ask(killed.url, 'POST', '/api/forum/posts', newPost)).json()
  await ana.ask(killed.url, 'POST', `/api/forum/posts/${post.id}/request-support`)
  await engine.connected()
  await killed.kill('SIGKILL')

  await using next = await startProgram({ DATABASE_URL: base.url })
  const replies = async () =>
    (await (await ana.ask(next.url, 'GET', `/api/forum/posts/${post.id}`)).json()).replies
  await expect.poll(async () => (await replies()).length, { timeout: 150_000, interval: 500 }).toBe(1)
  await ana.ask(next.url, 'POST', `/api/forum/posts/${post.id}/request-support`)
  expect(await replies()).toMatchObject([{ isAIModerator: true }])
})
