// Refreshes the lists: fetches feeds with conditional requests, and backs off while they fail.

import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isZone } from '../../platform/dates.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { SettingsProblem } from '../../platform/settings.server.ts'
import { fellowships } from '../fellowship.ts'
import { meetingList } from '../search/meeting-list.server.ts'
import * as store from '../store.server.ts'
import { importFeed } from './apply-feed.server.ts'
import { UnreadableFeed } from './feed.ts'
import { digestOf, fetchCopy } from './feed-copy.server.ts'
import { FeedDownloadError } from './feed-download.server.ts'
import { checkFeedsJob } from './feed-health-check.server.ts'
import { addSamples } from './samples.server.ts'

const hourMs = 3_600_000
const refreshMs = 2 * hourMs

export const FeedsFile = z.array(
  z
    .strictObject({
      name: z.string().min(1).max(100),
      fellowship: z.enum(fellowships),
      format: z.enum(['meeting-guide', 'bmlt', 'sheet']),
      url: z.url({ protocol: /^https?$/ }),
      zone: z.string().refine(isZone, 'is not the name of a time zone').optional(),
      feedback: z.string().max(300).optional(),
      license: z.string().max(200).optional(),
      /** The name of `license` in files written for version 0.1.0. */
      licence: z.string().max(200).optional(),
    })
    .transform(({ licence, ...feed }) => ({ license: licence, ...feed })),
)

/** The feeds of the operator's file. All problems with it are reported together. */
export async function readFeedsFile(file: string): Promise<store.NewFeed[]> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new SettingsProblem(`MEETING_FEEDS: ${file} cannot be read as JSON.`)
  }
  const read = FeedsFile.safeParse(value)
  if (read.success) return read.data.map((feed) => ({ ...feed, origin: 'settings' }))
  const problems = read.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`,
  )
  throw new SettingsProblem(`MEETING_FEEDS: ${file} is not a list of feeds:\n${problems.join('\n')}`)
}

/** At start: stores the feeds of the settings, adds samples if there is no list, and fetches due feeds. */
export async function startMeetings(services: Services, work: boolean): Promise<() => void> {
  if (work) await prepareMeetings(services)
  return () => undefined
}

/** Loads the list, so that a process that starts shortly before the database fails still shows meetings. */
export async function warmUpMeetings(services: Services): Promise<void> {
  await meetingList(services).overview()
}

/** Stores the configured feeds and removes all others; adds the samples if there are none. */
export async function prepareMeetings(services: Services): Promise<void> {
  const { db, settings, jobs } = services
  const named = settings.MEETING_FEEDS ? await readFeedsFile(settings.MEETING_FEEDS) : []
  await db.transaction().execute(async (tx) => {
    const dropped = await store.deleteFeedsExcept(
      tx,
      named.map(({ name }) => name),
    )
    for (const feed of named) await store.addFeed(tx, feed)
    const cleared = named.length > 0 ? await store.deleteSamples(tx) : 0
    if (dropped + cleared > 0) await meetingList(services).publishChange(tx)
  })
  await addSamples(services)
  meetingList(services).invalidate()
  if (named.length > 0) await jobs.add(db, refreshMeetings.name, {}, { key: 'all' })
}

const refreshMeetings: Job<Services, object> = {
  name: 'meetings.refresh',
  schedule: '*/10 * * * *',
  async run({ db, jobs, clock }) {
    for (const { id } of await store.dueFeeds(db, clock.now())) {
      await jobs.add(db, refreshOneFeed.name, { id }, { key: id })
    }
  },
}

export const refreshOneFeed: Job<Services, { id: string }> = {
  name: 'meetings.refresh-one',
  retries: 0,
  async run(services, { id }) {
    const feed = await store.feedById(services.db, id)
    if (feed?.url) await refresh(services, feed, feed.url)
  },
}

export const meetingJobs = [refreshMeetings, refreshOneFeed, checkFeedsJob]

/** Exponential backoff: 15 minutes, doubling up to a day. */
export function retryDelayMs(failures: number): number {
  return Math.min(24 * hourMs, 0.25 * hourMs * 2 ** Math.min(failures, 10))
}

async function refresh(services: Services, feed: store.Feed, url: string): Promise<void> {
  const { db, settings, clock, log } = services
  const dueAt = clock.now() + refreshMs
  let trouble: { problem: string; report: store.Feed['report'] }
  try {
    const copy = await fetchCopy(
      { ...feed, url },
      { allowPrivate: settings.MEETING_FEEDS_PRIVATE, mayBeUnchanged: true },
    )
    if (copy === 'unchanged' || digestOf(copy) === feed.digest)
      return await store.recordUnchangedFeed(db, feed.id, { now: clock.now(), dueAt })
    const { problem, report } = await importFeed(services, feed, copy, { dueAt })
    if (!problem) return
    trouble = { problem, report }
  } catch (error) {
    if (!(error instanceof FeedDownloadError) && !(error instanceof UnreadableFeed)) throw error
    trouble = { problem: error.message, report: null }
  }
  log.warn({ feed: feed.name, problem: trouble.problem }, 'a meeting feed was not imported')
  const now = clock.now()
  const failures = await store.recordFeedProblem(db, feed.id, {
    ...trouble,
    now,
    dueAt: now + retryDelayMs(feed.failures),
  })
  // One email after the third consecutive failure, because a list that is an hour late needs no action.
  if (failures === 3 && settings.STAFF_EMAIL) {
    await services.mail.send(db, {
      to: settings.STAFF_EMAIL,
      memberId: undefined,
      subject: `A meeting list does not refresh: ${feed.name}`,
      text: `${feed.name}\n${url}\n\n${trouble.problem}\n\nThe last good copy stays. The report is on the staff page.`,
    })
  }
}
