import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { addressesOf } from './feed-copy.server.ts'
import { prepareMeetings, readFeedsFile, retryDelayMs } from './refresh.server.ts'

const now = '2026-03-14T14:00:00Z'
const group = (at: number) => ({
  name: `Group ${at}`,
  slug: `g${at}`,
  day: at % 7,
  time: '19:00',
  conference_url: 'https://zoom.us/j/1',
})
const groups = Array.from({ length: 20 }, (_, at) => group(at))

/** A publisher, and an operator's file with its URL. */
async function published(answer: RequestListener, feed: object = {}) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'cairn-feeds-'))
  const file = join(folder, 'feeds.json')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/feed.json`
  writeFileSync(
    file,
    JSON.stringify([
      { name: 'GA Online', fellowship: 'GA', format: 'meeting-guide', url, zone: 'America/Chicago', ...feed },
    ]),
  )
  return {
    file,
    settings: { MEETING_FEEDS: file, MEETING_FEEDS_PRIVATE: 'on' },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true })
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function stateOf(app: Awaited<ReturnType<typeof testApp>>) {
  const staff = await app.member('Mo', { role: 'moderator' })
  return (await staff.get('/api/admin/meetings/feeds')).body.feeds[0]
}

test('an invalid file of feeds is refused with every problem in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-feeds-'))
  const file = join(folder, 'feeds.json')
  writeFileSync(file, '{')
  await expect(readFeedsFile(file)).rejects.toThrow('cannot be read as JSON')
  writeFileSync(
    file,
    JSON.stringify([
      { name: 'A', fellowship: 'XX', format: 'meeting-guide', url: 'ftp://example.org', zone: 'Mars' },
    ]),
  )
  await expect(readFeedsFile(file)).rejects.toThrow(/fellowship[\s\S]*url[\s\S]*zone/)
  rmSync(folder, { recursive: true })
})

test('the attribution of a list can also have the name that version 0.1.0 used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-feeds-'))
  const file = join(folder, 'feeds.json')
  const feed = { name: 'Coast', fellowship: 'NA', format: 'sheet', url: 'https://na.example/list.csv' }
  writeFileSync(file, JSON.stringify([{ ...feed, licence: 'By Coast' }, { ...feed, license: 'CC BY' }, feed]))
  expect((await readFeedsFile(file)).map(({ license }) => license)).toEqual(['By Coast', 'CC BY', undefined])
  rmSync(folder, { recursive: true })
})

test('a private address is not requested unless the operator allows it, and staff see why', async () => {
  let requests = 0
  await using feed = await published((_, response) => {
    requests += 1
    response.end('[]')
  })
  await using app = await testApp({ now, settings: { MEETING_FEEDS: feed.file } })
  await prepareMeetings(app.services)
  await app.runJobs()
  expect(requests).toBe(0)
  expect(await stateOf(app)).toMatchObject({
    problem: 'The address leads into a private network.',
    failures: 1,
  })
})

test('feeds of the settings are imported automatically, and fetched again only when due, with conditional requests', async () => {
  const validators: (string | undefined)[] = []
  await using feed = await published((request, response) => {
    validators.push(request.headers['if-none-match'])
    if (request.headers['if-none-match']) return response.writeHead(304).end()
    return response.writeHead(200, { etag: '"a"' }).end(JSON.stringify(groups))
  })
  await using app = await testApp({ now, settings: feed.settings })
  await prepareMeetings(app.services)
  await app.runJobs()
  expect((await app.visitor.get('/api/meetings?type=GA')).body).toHaveLength(20)
  expect(await stateOf(app)).toMatchObject({
    name: 'GA Online',
    imported: 20,
    problem: null,
    report: { imported: 20, skipped: [] },
  })
  await app.runJob('meetings.refresh')
  await app.runJobs()
  expect(validators).toEqual([undefined])
  app.clock.advance({ hours: 3 })
  await app.runJob('meetings.refresh')
  await app.runJobs()
  expect(validators).toEqual([undefined, '"a"'])
  expect((await app.visitor.get('/api/meetings?type=GA')).body).toHaveLength(20)
})

test('a failing feed leaves its last good copy, is retried with backoff, and staff get one email', async () => {
  let good = true
  let requests = 0
  await using feed = await published((_, response) => {
    requests += 1
    response.end(good ? JSON.stringify(groups) : JSON.stringify(groups.slice(0, 2)))
  })
  await using app = await testApp({ now, settings: { ...feed.settings, STAFF_EMAIL: 'staff@example.org' } })
  await prepareMeetings(app.services)
  await app.runJobs()
  good = false
  for (let hour = 0; hour < 40; hour++) {
    app.clock.advance({ hours: 1 })
    await app.runJob('meetings.refresh')
    await app.runJobs()
  }
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(20)
  expect(requests).toBeGreaterThan(4)
  expect(requests).toBeLessThan(12)
  expect(await stateOf(app)).toMatchObject({
    imported: 20,
    problem: expect.stringContaining('2 meetings where the last one had 20'),
  })
  const emails = (await app.mails()).filter(({ subject }) => subject.includes('GA Online'))
  expect(emails).toHaveLength(1)
  good = true
  app.clock.advance({ hours: 25 })
  await app.runJob('meetings.refresh')
  await app.runJobs()
  expect(await stateOf(app)).toMatchObject({ problem: null, failures: 0 })
})

test('the wait after failures doubles up to a day', () => {
  expect([0, 1, 2, 3].map((failures) => retryDelayMs(failures) / 60_000)).toEqual([15, 30, 60, 120])
  expect(retryDelayMs(100)).toBe(86_400_000)
})

test('a feed that the settings no longer name is removed, and samples are never shown with real feeds', async () => {
  await using feed = await published((_, response) => response.end(JSON.stringify(groups)))
  await using app = await testApp({ now, settings: feed.settings })
  await prepareMeetings(app.services)
  expect((await app.visitor.get('/api/meetings')).body).toEqual([])
  await app.runJobs()
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(20)
  writeFileSync(feed.file, '[]')
  await prepareMeetings(app.services)
  const all = (await app.visitor.get('/api/meetings')).body
  expect(all.some((one: { name: string }) => one.name === 'Group 1')).toBe(false)
})

test('the list and the formats of a BMLT server are fetched from the URL of its root, its list or its tsml list', () => {
  const list = 'https://bmlt.example.org/main/client_interface/json/?switcher=GetSearchResults'
  const formats = 'https://bmlt.example.org/main/client_interface/json/?switcher=GetFormats'
  expect(addressesOf({ format: 'bmlt', url: 'https://bmlt.example.org/main/' })).toEqual({ list, formats })
  expect(addressesOf({ format: 'bmlt', url: `${list}&services=3` })).toEqual({
    list: `${list}&services=3`,
    formats,
  })
  const tsml = 'https://bmlt.example.org/main/client_interface/tsml/?switcher=GetSearchResults'
  expect(addressesOf({ format: 'bmlt', url: tsml })).toEqual({ list: tsml })
})

test('the list of a BMLT server is imported without its formats, and the formats are requested again', async () => {
  const row = {
    id_bigint: '7',
    meeting_name: 'Clean start',
    weekday_tinyint: '1',
    start_time: '19:30:00',
    venue_type: '1',
    formats: 'NK',
    location_street: '1 Main St',
  }
  let hasTable = false
  await using feed = await published(
    (request, response) => {
      if (!request.url?.includes('GetFormats'))
        return request.headers['if-none-match']
          ? response.writeHead(304).end()
          : response.writeHead(200, { etag: '"a"' }).end(JSON.stringify([row]))
      const table = [{ id: '9', key_string: 'NK', world_id: 'BEG' }]
      return hasTable ? response.end(JSON.stringify(table)) : response.writeHead(404).end('gone')
    },
    { format: 'bmlt', fellowship: 'NA' },
  )
  await using app = await testApp({ now, settings: feed.settings })
  await prepareMeetings(app.services)
  await app.runJobs()
  const first = async () => (await app.visitor.get('/api/meetings?type=NA')).body[0]
  expect(await first()).toMatchObject({ name: 'Clean start', tags: [] })
  hasTable = true
  app.clock.advance({ hours: 3 })
  await app.runJob('meetings.refresh')
  await app.runJobs()
  expect(await first()).toMatchObject({ tags: ['newcomer'] })
})
