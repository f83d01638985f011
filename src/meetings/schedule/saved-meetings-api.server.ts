import { member, readingMember } from '../../accounts/gates.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { alreadySent, anyone, done, type Route, serve } from '../../platform/http/http.server.ts'
import { meetingUnknown } from '../contract.ts'
import type { Listing } from '../meeting.ts'
import * as contract from '../my-meetings-contract.ts'
import { removeSavedMeeting, savedMeetings, saveMeeting } from '../saved-contract.ts'
import { meetingOf } from '../search/columns-builder.server.ts'
import { meetingList } from '../search/meeting-list.server.ts'
import * as feedStore from '../store.server.ts'
import { calendarOf } from './calendar.server.ts'
import * as links from './calendar-link.server.ts'
import * as saved from './saved-meetings.server.ts'

const maxSaved = 200

export const savedMeetingRoutes: Route[] = [
  serve(savedMeetings, readingMember, async ({ db, member }) => ({
    meetings: await savedBy(db, member.id),
  })),
  serve(saveMeeting, member, async ({ params, member, ...services }) => {
    const { db, clock } = services
    if (!(await meetingList(services).one(params.id))) throw meetingUnknown()
    if ((await saved.countSavedMeetings(db, member.id)) >= maxSaved) throw contract.tooManySaved()
    await saved.addSavedMeeting(db, member.id, params.id, clock.now())
    return done
  }),
  serve(removeSavedMeeting, member, async ({ params, member, db }) => {
    await saved.deleteSavedMeeting(db, member.id, params.id)
    return done
  }),
  serve(contract.changeSavedMeeting, member, async ({ params, body, member, db, clock }) => {
    await db.transaction().execute(async (tx) => {
      const at = { memberId: member.id, meetingId: params.id }
      if (body.home !== undefined) await saved.lockMember(tx, member.id)
      const listing = await saved.lockSavedMeeting(tx, at)
      if (!listing) throw contract.notSaved()
      if (body.home !== undefined) await saved.setHome(tx, at, body.home)
      const lead = body.remindMinutes
      if (lead !== undefined && !(await saved.setReminder(tx, at, { listing, lead, now: clock.now() })))
        throw contract.noWeeklyHour()
    })
    return done
  }),
  serve(contract.calendarLink, member, async ({ db, member }) => ({
    link: (await links.calendarLinkOf(db, member.id)) ?? null,
  })),
  serve(contract.makeCalendarLink, member, async ({ db, member, body, clock, settings }) => {
    const token = await links.replaceCalendarToken(db, member.id, { names: body.names, now: clock.now() })
    return { url: `${settings.PUBLIC_URL}/api/meetings/mine/${token}.ics` }
  }),
  serve(contract.removeCalendarLink, member, async ({ db, member }) => {
    await links.removeCalendarToken(db, member.id)
    return done
  }),
  serve(contract.privateCalendar, anyone, async ({ db, params, reply, clock, settings, today }) => {
    const token = params.file.slice(0, -'.ics'.length)
    const link = await links.readCalendarToken(db, token, today)
    if (!link) throw contract.calendarLinkEnded()
    const meetings = (await savedBy(db, link.memberId)).filter(
      ({ attendance, sample }) => attendance !== 'inactive' && !sample,
    )
    void reply
      .header('Cache-Control', 'private, no-store')
      .header('X-Robots-Tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(meetings, clock.now(), settings.PUBLIC_URL, link))
    return alreadySent
  }),
]

async function savedBy(db: Db, memberId: string) {
  const feeds = new Map((await feedStore.feeds(db)).map((feed) => [feed.id, feed]))
  const savedMeetingRows = await saved.savedMeetingRows(db, memberId)
  return savedMeetingRows.flatMap(({ id, feedId, listing, isUnlisted, home, remindMinutes }) => {
    const feed = feeds.get(feedId)
    if (!feed) return []
    const meeting = meetingOf(id, JSON.parse(listing) as Listing, feed)
    return [
      {
        ...meeting,
        ...(isUnlisted && { isUnlisted }),
        ...(home && { home }),
        ...(remindMinutes !== null && { remindMinutes }),
      },
    ]
  })
}
