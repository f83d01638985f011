import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { candidateUrls } from './probe.server.ts'

const list = [
  {
    name: 'Hope',
    slug: 'hope',
    day: 1,
    time: '19:00',
    formatted_address: '1 Main St, Chicago, IL 60601, USA',
  },
  { name: 'No zone', slug: 'none', day: 1, time: '19:00', conference_url: 'https://zoom.us/j/1' },
]

async function site(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const wordpress: RequestListener = ({ url }, response) =>
  url === '/wp-admin/admin-ajax.php?action=meetings'
    ? response.end(JSON.stringify(list))
    : response.writeHead(url === '/' ? 200 : 404).end('<html>Welcome</html>')

test('the URL itself and the usual paths of its site are checked', () => {
  expect(
    candidateUrls('https://aa.example.org/meetings/').map(({ format, url }) => `${format} ${url}`),
  ).toEqual([
    'meeting-guide https://aa.example.org/meetings/',
    'sheet https://aa.example.org/meetings/',
    'meeting-guide https://aa.example.org/wp-json/tsml/meetings',
    'meeting-guide https://aa.example.org/wp-admin/admin-ajax.php?action=meetings',
    'bmlt https://aa.example.org/meetings',
    'bmlt https://aa.example.org/meetings/main_server',
  ])
})

test('a private network is not searched unless the operator allows it', async () => {
  await using found = await site(wordpress)
  await using app = await testApp()
  const admin = await app.member('Ada', { role: 'admin' })
  const probe = { url: found.url, fellowship: 'AA' }
  expect((await admin.post('/api/admin/meetings/feeds/probe', probe)).body).toEqual({ candidates: [] })
  expect((await admin.post('/api/admin/meetings/feeds/probe', { ...probe, url: 'file:///etc' })).status).toBe(
    400,
  )
})

test('an admin finds the list of a site, connects it, and removes it with its meetings', async () => {
  await using found = await site(wordpress)
  await using app = await testApp({ settings: { MEETING_FEEDS_PRIVATE: 'on' } })
  const admin = await app.member('Ada', { role: 'admin' })
  const question = { url: found.url, fellowship: 'AA' }
  const { candidates } = (await admin.post('/api/admin/meetings/feeds/probe', question)).body
  expect(candidates).toEqual([
    {
      url: `${found.url}wp-admin/admin-ajax.php?action=meetings`,
      format: 'meeting-guide',
      rows: 2,
      imported: 1,
      examples: ['Hope, Chicago'],
      skipped: ['no time zone'],
    },
  ])
  const { url, format } = candidates[0]
  const feed = {
    ...question,
    url,
    format,
    name: 'AA Chicago',
    zone: 'America/Chicago',
    feedback: '',
    license: '',
  }
  const connected = await admin.post('/api/admin/meetings/feeds', feed)
  expect(connected.status).toBe(200)
  expect(await admin.post('/api/admin/meetings/feeds', feed)).toMatchObject({
    status: 409,
    body: { message: 'There is a list of this name already.' },
  })
  await app.runJobs()
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(2)
  expect((await admin.get('/api/admin/meetings/feeds')).body.feeds).toMatchObject([
    { name: 'AA Chicago', origin: 'staff', imported: 2, problem: null },
  ])
  await admin.del(`/api/admin/meetings/feeds/${connected.body.id}`)
  expect((await app.visitor.get('/api/meetings')).body).toEqual([])
})

test('a published sheet is found as a list too', async () => {
  await using found = await site((_, response) => response.end('Name,Day,Time\nHope,Monday,7:00 PM\n'))
  await using app = await testApp({ settings: { MEETING_FEEDS_PRIVATE: 'on' } })
  const admin = await app.member('Ada', { role: 'admin' })
  const question = { url: found.url, fellowship: 'GA', zone: 'America/Chicago' }
  const { candidates } = (await admin.post('/api/admin/meetings/feeds/probe', question)).body
  expect(candidates).toMatchObject([{ format: 'sheet', rows: 1, imported: 1, examples: ['Hope'] }])
})
