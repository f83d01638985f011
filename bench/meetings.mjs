// The meeting finder with 100,000 meetings: the list compared with a bare handler that sends the same bytes, its cost with 10,000 and 100,000,
// the effect of searches on other calls, and the search while typing. No query is repeated. `node bench/meetings.mjs` prints the rows.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { openProgram } from '../src/app/program/program.server.ts'
import { importFeed } from '../src/meetings/feeds/apply-feed.server.ts'
import { noFilters } from '../src/meetings/finder/filters.ts'
import { findMeetings, prepareList } from '../src/meetings/finder/finder.ts'
import { meetingList } from '../src/meetings/search/meeting-list.server.ts'
import { searchTextsOf } from '../src/meetings/search/search-text.ts'
import { addFeed } from '../src/meetings/store.server.ts'
import { startEmbedded } from '../src/platform/database/embedded-postgres.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import { readSettings } from '../src/platform/settings.server.ts'
import { below, median, share } from './load.mjs'
import { feedOf, filterQuestions, wordQuestions } from './meeting-questions.mjs'

const connections = 32
const seconds = 1
const rounds = 3
async function shoot(url, paths) {
  const { requests, errors, non2xx } = await autocannon({
    url,
    ...(paths ? { requests: paths.map((path) => ({ path })) } : {}),
    connections,
    duration: seconds,
    workers: 1,
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
  return requests.average
}

/** A bare handler that sends the same bytes and nothing else. */
async function bare(bytes) {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function typing() {
  const meetings = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at),
    type: 'AA',
    name: `Serenity group ${at}`,
    city: ['Costa Mesa', 'New York'][at % 2],
    address: `${at} Main Street`,
    state: 'CA',
    dayOfWeek: at % 7,
    time: '19:00',
    durationMin: 60,
    timezone: 'America/Los_Angeles',
    attendance: at % 3 ? 'in_person' : 'online',
    isOnline: at % 3 === 0,
    meetingLink: '',
    contactInfo: '',
    group: '',
    tags: ['open', 'discussion'],
    rawTypes: [],
    languages: [],
    source: { name: 'x' },
  }))
  const prepared = prepareList(meetings, searchTextsOf(meetings), Date.now(), 'America/New_York')
  const times = []
  for (let round = 0; round < 20; round++) {
    for (const q of ['s', 'se', 'ser', 'serenity', 'serenity new', 'serenity new york 77']) {
      const start = performance.now()
      findMeetings(prepared, { ...noFilters, q }, undefined, 40)
      times.push(performance.now() - start)
    }
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]
}

/** Rows of the table: figure, ours, reference, ratio, target, and whether it holds. */
export async function meetings() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-'))
  const settings = readSettings({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }, folder)
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error }
  const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, log: quiet })
  const program = await openProgram({
    settings,
    connection: embedded.connection,
    log: openLog('silent'),
    work: false,
  })
  try {
    const address = await program.http.listen({ port: 0, host: '127.0.0.1' })
    const feed = await addFeed(program.services.db, {
      name: 'Bench',
      fellowship: 'AA',
      format: 'meeting-guide',
      origin: 'command',
      zone: 'America/Chicago',
    })
    const small = await ratesOf(program.services, address, feed, 10_000)
    const large = await ratesOf(program.services, address, feed, 100_000)
    return [
      ...listRows(small, large),
      below(
        'a search that is not cached, over 100,000 meetings, p50',
        await workOf(program.services),
        2,
        ' ms',
      ),
      below('a keystroke over 10,000 meetings, p95', typing(), 16, ' ms'),
      ...(await otherRows(address)),
    ]
  } finally {
    await program.close()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Responses per second with a list of this size, alternating with a bare handler that sends the same bytes. */
async function ratesOf(services, address, feed, size) {
  await importFeed(services, feed, { body: feedOf(size) }, { dueAt: null, force: true })
  const first = await fetch(address + filterQuestions(1)[0])
  const plain = await bare(Buffer.from(await first.arrayBuffer()))
  const [filters, words, reference] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    filters.push(await shoot(address, filterQuestions(3_000, round)))
    words.push(await shoot(address, wordQuestions(3_000, round * 3_000)))
    reference.push(await shoot(plain.url))
  }
  await plain.close()
  return { filters: median(filters), words: median(words), reference: median(reference) }
}

function listRows(small, large) {
  const growth = small.filters / large.filters
  const toStatic = (rate) => ({ ours: rate, reference: large.reference, ratio: rate / large.reference })
  return [
    share(
      'GET /api/meetings with varied filters, 100,000 meetings / static JSON',
      toStatic(large.filters),
      0.15,
    ),
    share('GET /api/meetings with varied words, 100,000 meetings / static JSON', toStatic(large.words), 0.05),
    {
      figure: 'its cost from 10,000 to 100,000 meetings',
      ours: `${Math.round(large.filters)} /s`,
      reference: `${Math.round(small.filters)} /s`,
      ratio: growth,
      target: '< 1.2×',
      holds: growth < 1.2,
    },
  ]
}

async function otherRows(address) {
  const { alone, beside } = await besideOthers(address)
  const bytes = await firstBytes(address)
  return [
    below(
      'p99 of GET /api/profile during 50 word searches a second / without them',
      beside / alone,
      3,
      '×',
      `${alone} → ${beside} ms`,
    ),
    below('data that /meetings loads before any interaction, 100,000 meetings', bytes, 60_000, ' bytes'),
  ]
}

/** The slowest of a hundred responses to a member's own call, without other load and during word searches by others. */
async function besideOthers(address) {
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ana',
      email: 'ana@example.org',
      password: 'a stone on the path',
      healthConsent: true,
    }),
  })
  const { token } = await answer.json()
  const headers = { authorization: `Bearer ${token}` }
  const call = () => autocannon({ url: `${address}/api/profile`, headers, connections: 4, duration: seconds })
  const alone = await call()
  const searches = autocannon({
    url: address,
    requests: wordQuestions(3_000, 4_500).map((path) => ({ path })),
    connections: 4,
    overallRate: 50,
    duration: seconds + 1,
  })
  const beside = await call()
  await searches
  return { alone: Math.max(1, alone.latency.p99), beside: beside.latency.p99 }
}

/** The size of the first page and of the overview, uncompressed. */
async function firstBytes(address) {
  const answers = await Promise.all(
    ['/api/meetings?limit=20', '/api/meetings/overview'].map((path) => fetch(address + path)),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  return bodies.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** Milliseconds for a page that is not cached: each request is a different query. */
async function workOf(services) {
  const list = meetingList(services)
  const times = []
  for (let at = 0; at < 60; at++) {
    const start = performance.now()
    await list.page({
      type: 'AA',
      state: ['CA', 'NY', 'TX', 'FL'][at % 4],
      day: at % 7,
      page: 1 + Math.floor(at / 28),
      limit: 20 + at,
    })
    times.push(performance.now() - start)
  }
  return median(times)
}

if (import.meta.main) console.table(await meetings())
