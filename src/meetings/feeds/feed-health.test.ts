import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { addTestFeed } from '../testing/imported-list.server.ts'
import { importFeed } from './apply-feed.server.ts'
import { type FeedHealthFacts, findingsOf } from './feed-health.ts'
import { checkFeedsJob } from './feed-health-check.server.ts'

const well: FeedHealthFacts = {
  refreshed: true,
  failures: 0,
  hoursOld: 2,
  meetings: 100,
  recentMaximum: 110,
  rows: 105,
  skipped: 5,
  inPerson: 80,
  inPersonWithoutPosition: 10,
  daysUnchanged: 3,
}

test('a healthy list has no findings, and each fault has its own', () => {
  expect(findingsOf(well)).toEqual([])
  expect(findingsOf({ ...well, daysUnchanged: null, inPerson: 0, inPersonWithoutPosition: 0 })).toEqual([])
  expect(findingsOf({ ...well, meetings: 0 })).toEqual(['empty'])
  expect(findingsOf({ ...well, failures: 3, hoursOld: null })).toEqual(['failing', 'stale'])
  expect(findingsOf({ ...well, refreshed: false, hoursOld: 900 })).toEqual([])
  expect(findingsOf({ ...well, meetings: 88 })).toEqual(['shrunk'])
  expect(findingsOf({ ...well, skipped: 11, rows: 100 })).toEqual(['skipped'])
  expect(findingsOf({ ...well, inPersonWithoutPosition: 41 })).toEqual(['unplaced'])
  expect(findingsOf({ ...well, daysUnchanged: 400 })).toEqual(['abandoned'])
})

test('the nightly check stores one result per night, emails new findings to staff, and is visible only to staff', async () => {
  await using app = await testApp({
    now: '2026-03-10T03:15:00Z',
    settings: { STAFF_EMAIL: 'staff@example.org' },
  })
  const feed = await addTestFeed(app)
  const list = (many: number) =>
    JSON.stringify(
      Array.from({ length: many }, (_, at) => ({
        name: `Group ${at}`,
        slug: `group-${at}`,
        day: at % 7,
        time: '19:00',
        formatted_address: '1 Main St, Albany, NY 12207, USA',
        latitude: 42.65,
        longitude: -73.75,
      })),
    )
  const importMeetings = (many: number) =>
    importFeed(app.services, feed, { body: list(many) }, { dueAt: null, force: true })
  const emails = () =>
    rows<{ text: string }>(app.db, sql`select text from mails where recipient = 'staff@example.org'`)
  const check = () => checkFeedsJob.run(app.services, {}, { priority: 0 })
  await importMeetings(10)
  await check()
  await check()
  expect(await emails()).toEqual([])
  app.clock.advance({ days: 1 })
  await importMeetings(6)
  await check()
  const [email, ...others] = await emails()
  expect(others).toEqual([])
  expect(email?.text).toContain('AA Testville: It lost a fifth of its meetings or more within two weeks.')
  app.clock.advance({ days: 1 })
  await check()
  expect(await emails()).toHaveLength(1)
  const moderator = await app.member('Mo', { role: 'moderator' })
  const member = await app.member('Ana')
  expect((await member.get('/api/admin/meetings/health')).status).toBe(403)
  expect((await moderator.get('/api/admin/meetings/health')).body).toMatchObject({
    lists: [
      {
        name: 'AA Testville',
        findings: ['shrunk'],
        nights: [
          { date: '2026-03-10', meetings: 10 },
          { date: '2026-03-11', meetings: 6 },
          { date: '2026-03-12', meetings: 6 },
        ],
      },
    ],
  })
})
