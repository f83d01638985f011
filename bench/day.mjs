// `npm run bench -- day`: simulates a day's traffic of 20,000 members in ten minutes, on two programs, with the events of a day: digests at
// night, a backup, a refresh of the meeting lists, a rolling restart, the weekly look back. `-- day 2 20` takes two minutes, with 20 calls a
// second instead of 160. It fails if the 99th percentile is over 250 ms, if an error has no Retry-After, if an event did not happen, or if
// an acknowledged write is missing.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection } from '../src/platform/database/db.server.ts'
import { startEmbedded } from '../src/platform/database/embedded-postgres.server.ts'
import { fakeSmtp } from '../src/platform/testing/fake-smtp.server.ts'
import { inBulk, seedDiaries, seedMembers, seedPosts, seedTexts, seedTracker } from './data.mjs'
import {
  backUp,
  listServer,
  rollingRestart,
  seedNotices,
  sendDigests,
  startWeek,
  takeLists,
} from './day-events.mjs'
import { newTraffic } from './day-traffic.mjs'
import { machine, newFolder, startProgram } from './fixture.mjs'

const target = 250
const fullMinutes = 10
const digestsPerMinute = 1_000
const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

/** The events: the hour of the day, a name, and a function that returns a description of the result. */
const timeline = [
  [1, 'digest night', sendDigests],
  [3.5, 'backup', backUp],
  [6, 'meeting lists', takeLists],
  [13, 'rolling restart', rollingRestart],
  [16.2, 'weekly look back', startWeek],
]

async function openDay(minutes) {
  const folder = newFolder()
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const embedded = await startEmbedded({ dataDir: folder, log: quiet })
  stack.defer(() => embedded.stop())
  const smtp = stack.use(await fakeSmtp())
  const lists = stack.use(await listServer(folder))
  const settings = {
    SECRET: 'one secret for all programs of the day',
    SMTP_URL: smtp.url,
    MEETING_FEEDS: lists.file,
    MEETING_FEEDS_PRIVATE: 'on',
    DRAIN_SECONDS: '3',
  }
  const start = () => startProgram(folder, settings)
  const programs = [await start()]
  stack.defer(() => Promise.all(programs.map((program) => program.stop())))
  const client = await openConnection(embedded.connection)
  stack.defer(() => client.end())
  await seed(client, minutes)
  programs.push(await start())
  const backup = path.join(folder, 'day.backup')
  const opened = stack.move()
  return {
    client,
    programs,
    start,
    smtp,
    lists,
    settings,
    folder,
    backup,
    digests: digestsPerMinute * minutes,
    close: () => opened.disposeAsync(),
  }
}

async function seed(client, minutes) {
  await client.query('set synchronous_commit = off')
  await client.query('set statement_timeout = 0')
  await inBulk(client, ['sessions', 'memberships'], () => seedMembers(client))
  await seedTexts(client)
  await inBulk(client, ['forum_posts', 'forum_replies'], () =>
    seedPosts(client, 1, minutes < fullMinutes ? 2_000 : 20_000),
  )
  if (minutes >= fullMinutes) {
    const tables = ['tracker_completions', 'tracker_sums', 'tracker_activity_dates']
    await inBulk(client, tables, () => seedTracker(client))
    await inBulk(client, ['checkins', 'journal_entries'], () => seedDiaries(client))
  }
  await seedNotices(client, digestsPerMinute * minutes)
  await client.query('set synchronous_commit = on')
  await client.query('vacuum analyze')
}

export async function runDay(minutes = fullMinutes, callsPerSecond = 160) {
  console.log(
    `${machine()}; a day in ${minutes} minutes, ${callsPerSecond} calls a second; data are being written`,
  )
  const day = await openDay(minutes)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void day.close().finally(() => process.exit(1)))
  try {
    console.log('the day begins')
    const traffic = newTraffic(day, { minutes, callsPerSecond })
    const events = Promise.all(timeline.map((event) => runEvent(day, traffic, event)))
    await traffic.run()
    console.log('the day is over')
    const happened = await events
    const missing = await traffic.missing()
    return report({ traffic, happened, missing })
  } finally {
    await day.close()
  }
}

/** Waits for the hour of an event, runs it, and returns how long it took. Failures are reported with the other results. */
async function runEvent(day, traffic, [hour, name, work]) {
  await sleep((traffic.milliseconds * hour) / 24)
  const began = performance.now()
  const result = await work(day).catch((error) => ({ failed: error.message }))
  const ended = performance.now()
  traffic.mark(name, began, ended)
  console.log(`  ${name}: ${result.failed ?? result}`)
  return { name, hour, seconds: (ended - began) / 1_000, result }
}

function report({ traffic, happened, missing }) {
  console.log(`\n| call | answers | p50 | p99 | slowest |\n| --- | --- | --- | --- | --- |`)
  for (const { name, count, p50, p99, most } of traffic.rows())
    console.log(`| ${name} | ${count.toLocaleString('en')} | ${p50} ms | ${p99} ms | ${most} ms |`)
  console.log('\n| in the day | at | took | result | p99 meanwhile |\n| --- | --- | --- | --- | --- |')
  for (const { name, hour, seconds, result } of happened) {
    const at = `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`
    console.log(
      `| ${name} | ${at} | ${seconds.toFixed(1)} s | ${result.failed ?? result} | ${traffic.p99During(name)} ms |`,
    )
  }
  const { p99 } = traffic.rows().at(-1)
  const { withRetryAfter, failures } = traffic
  console.log(
    `\np99 ${p99} ms (target < ${target}); ${withRetryAfter} responses 503 with Retry-After; ${failures.size} kinds of other failures; acknowledged writes that are missing: ${missing}`,
  )
  for (const [failure, count] of failures) console.log(`  ${count} × ${failure}`)
  const happenedAll = happened.every(({ result }) => !result.failed)
  return p99 < target && failures.size === 0 && missing === 0 && happenedAll
}
