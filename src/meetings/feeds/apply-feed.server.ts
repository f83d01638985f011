// Applies a copy of a feed: parses and validates it before it replaces the last copy.
import type { Services } from '../../platform/http/http.server.ts'
import { meetingList } from '../search/meeting-list.server.ts'
import * as store from '../store.server.ts'
import type { ImportReport } from './feed.ts'
import { digestOf, type FeedCopy } from './feed-copy.server.ts'
import { packFeed } from './parse-feed.server.ts'

export type FeedOutcome = { report: ImportReport; problem?: string }

/** A copy that is suddenly empty, or less than half of the last one, is probably an error. */
function looksBroken(imported: number, before: number): boolean {
  return imported === 0 || (before >= 10 && imported < before / 2)
}

/**
 * Applies a copy of a feed, or returns its problem and leaves the last good copy. @param dueAt when to fetch again after a valid copy; null
 * if it is only imported by hand.
 */
export async function importFeed(
  services: Services,
  feed: store.Feed,
  copy: FeedCopy,
  options: { dueAt: number | null; force?: boolean },
): Promise<FeedOutcome> {
  const facts = {
    fellowship: feed.fellowship,
    ...(feed.zone ? { zone: feed.zone } : {}),
    ...(feed.feedback ? { feedback: feed.feedback } : {}),
  }
  const { report, ...packed } = await packFeed(feed.format, copy, facts)
  if (looksBroken(report.imported, feed.imported) && options.force !== true) {
    const problem =
      report.imported === 0
        ? 'No meeting in this list could be read, so the last good copy stays.'
        : `This list has ${report.imported} meetings where the last one had ${feed.imported}, so the last good copy stays.`
    return { report, problem }
  }
  const good = {
    report: { ...report, skipped: report.skipped.slice(0, 500) },
    now: services.clock.now(),
    etag: copy.etag ?? null,
    lastModified: copy.lastModified ?? null,
    digest: digestOf(copy),
    dueAt: options.dueAt,
  }
  await services.db.transaction().execute(async (tx) => {
    await store.replaceMeetings(tx, feed.id, packed, good)
    if (feed.origin !== 'sample') await store.deleteSamples(tx)
    await meetingList(services).publishChange(tx)
  })
  meetingList(services).invalidate()
  return { report }
}
