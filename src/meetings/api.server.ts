import { admin, member, moderator } from '../accounts/gates.server.ts'
import { recordStaffAction } from '../accounts/staff.server.ts'
import { urlOf } from '../platform/call.ts'
import { plusDays } from '../platform/clock.ts'
import { alreadySent, anyone, type Route, type Services, serve } from '../platform/http/http.server.ts'
import * as contract from './contract.ts'
import { meetingGuideStream } from './feeds/meeting-guide-stream.server.ts'
import { probeSite } from './feeds/probe.server.ts'
import { refreshOneFeed } from './feeds/refresh.server.ts'
import type { Listing } from './meeting.ts'
import { tookPlaceOn } from './occurrences.ts'
import { calendarOf } from './schedule/calendar.server.ts'
import type { NearRow } from './search/list-pages.server.ts'
import { meetingOf } from './search/meeting-columns.server.ts'
import { meetingList } from './search/meeting-list.server.ts'
import * as store from './store.server.ts'

const tenMinutesMs = 600_000
const mostInCalendar = 1_000
const done = { done: true } as const

/** Told that a meeting was marked as attended. */
export type OnAttended = (
  services: Services,
  memberId: string,
  when: { date: string; today: string; zone: string },
) => Promise<void>

export const meetingRoutes = (onAttended: OnAttended): Route[] => [
  serve(
    contract.listMeetings,
    anyone,
    async ({ query, request, reply, ...services }): Promise<typeof alreadySent> => {
      const page = await meetingList(services).page(query)
      void reply.header('Total-Count', page.total)
      if (page.more) {
        const next = urlOf(contract.listMeetings.path, undefined, {
          ...query,
          tags: query.tags?.join(','),
          page: query.page + 1,
        })
        void reply.header('Link', `<${next}>; rel="next"`)
      }
      // The list is the same for everybody and holds nothing of a person's: a browser may keep it for a minute.
      void reply.header('Cache-Control', 'public, max-age=60').header('Vary', 'Accept-Encoding')
      const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        ? await page.zipped()
        : undefined
      if (zipped) void reply.header('Content-Encoding', 'gzip')
      void reply.type('application/json; charset=utf-8').send(zipped ?? page.body)
      return alreadySent
    },
  ),
  serve(contract.meetingsOverview, anyone, (services) => meetingList(services).overview()),
  serve(contract.meetingFacets, anyone, ({ query, ...services }) => meetingList(services).facets(query)),
  serve(contract.nearbyMeetings, anyone, async ({ query, ...services }) => {
    const { place: typed, radius, unit, limit, soon, ...filters } = query
    const list = meetingList(services)
    const place = await list.place(typed)
    if (!place) throw contract.placeUnknown()
    const near = await list.near(filters, { ...place, radius, unit, soon }, limit)
    const flat = ({ meeting, kilometres }: NearRow) => ({ ...meeting, kilometres })
    return {
      place: place.name,
      radius: near.radius ?? null,
      total: near.total,
      meetings: near.within.map(flat),
      nearest: near.nearest.map(flat),
    }
  }),
  serve(contract.soonMeetings, anyone, async ({ query, clock, ...services }) => {
    const now = clock.now()
    const { minutes, running, ...filters } = query
    const list = meetingList({ clock, ...services })
    const until = now + minutes * 60_000
    const found = running
      ? await list.now(until, filters, 60)
      : await list.upcoming(now - tenMinutesMs, until, filters, 60)
    return {
      meetings: found.map(({ meeting, startsAt, endsAt }) => ({
        ...meeting,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      })),
    }
  }),
  serve(
    contract.meetingsCalendar,
    anyone,
    async ({ query, reply, clock, settings, ...services }): Promise<typeof alreadySent> => {
      const list = meetingList({ clock, settings, ...services })
      const ids = query.ids.split(',').filter(Boolean).slice(0, 50)
      const found = (await Promise.all(ids.map((id) => list.one(id)))).filter((one) => one !== undefined)
      if (found.length === 0) throw contract.meetingUnknown()
      void reply
        .header('Content-Disposition', 'attachment; filename="meetings.ics"')
        .type('text/calendar; charset=utf-8')
        .send(calendarOf(found, clock.now(), settings.PUBLIC_URL))
      return alreadySent
    },
  ),
  serve(
    contract.meetingGuideFeed,
    anyone,
    async ({ query, reply, settings, ...services }): Promise<typeof alreadySent> => {
      const all = await meetingList({ settings, ...services }).all(query)
      // Any page may read the list: it is public, and finders of other sites load it from the browser.
      void reply.header('Cache-Control', 'public, max-age=3600').header('Access-Control-Allow-Origin', '*')
      void reply.type('application/json; charset=utf-8').send(meetingGuideStream(all, settings.PUBLIC_URL))
      return alreadySent
    },
  ),
  serve(
    contract.meetingsFeedCalendar,
    anyone,
    async ({ query, reply, clock, settings, ...services }): Promise<typeof alreadySent> => {
      const all = await meetingList({ clock, settings, ...services }).all(query)
      const next = firstOf(all, mostInCalendar)
      void reply
        .header('Cache-Control', 'public, max-age=3600')
        .type('text/calendar; charset=utf-8')
        .send(calendarOf(next, clock.now(), settings.PUBLIC_URL))
      return alreadySent
    },
  ),
  serve(contract.savedMeetings, member, async ({ db, member }) => {
    const feeds = new Map((await store.feeds(db)).map((feed) => [feed.id, feed]))
    const kept = await store.favourites(db, member.id)
    return {
      meetings: kept.flatMap(({ id, feedId, listing, gone }) => {
        const feed = feeds.get(feedId)
        return feed
          ? [{ ...meetingOf(id, JSON.parse(listing) as Listing, feed), ...(gone ? { gone } : {}) }]
          : []
      }),
    }
  }),
  serve(contract.saveMeeting, member, async ({ params, member, ...services }) => {
    const { db, clock } = services
    if (!(await meetingList(services).one(params.id))) throw contract.meetingUnknown()
    if ((await store.countFavourites(db, member.id)) >= 200) throw contract.tooManySaved()
    await store.addFavourite(db, member.id, params.id, clock.now())
    return done
  }),
  serve(contract.removeSavedMeeting, member, async ({ params, member, db }) => {
    await store.removeFavourite(db, member.id, params.id)
    return done
  }),
  serve(contract.attendedMeetings, member, async ({ member, db }) => ({
    attended: await store.attended(db, member.id),
  })),
  serve(contract.markAttended, member, async ({ params, body, member, today, ...services }) => {
    const { db, clock, zone } = services
    if (body.date > plusDays(today, 1)) throw contract.futureAttendance()
    const meeting = await meetingList(services).one(params.id)
    if (!meeting) throw contract.meetingUnknown()
    if (!wasHeldOn(meeting, body.date, zone, clock.now())) throw contract.notHeldThen()
    const place = meeting.location ?? ([meeting.address, meeting.city].filter(Boolean).join(', ') || 'Online')
    const { name, type } = meeting
    const kept = await store.addAttended(db, member.id, {
      meetingId: params.id,
      date: body.date,
      name,
      type,
      place,
      now: clock.now(),
    })
    await onAttended(services, member.id, { date: body.date, today, zone })
    return kept
  }),
  serve(contract.unmarkAttended, member, async ({ params, member, db }) => {
    await store.removeAttended(db, member.id, params.id)
    return done
  }),
  serve(contract.oneMeeting, anyone, async ({ params, ...services }) => {
    const meeting = await meetingList(services).one(params.id)
    if (!meeting) throw contract.meetingUnknown()
    return meeting
  }),
  serve(contract.feedStates, moderator, async ({ db }) => ({ feeds: await store.feeds(db) })),
  serve(contract.probeFeed, admin, async ({ body, settings }) => ({
    candidates: await probeSite(body, settings.MEETING_FEEDS_PRIVATE),
  })),
  serve(contract.connectFeed, admin, async ({ body, db, jobs, member }) => ({
    id: await db.transaction().execute(async (tx) => {
      if (await store.feedNamed(tx, body.name)) throw contract.feedNameTaken()
      const { id } = await store.addFeed(tx, { ...body, origin: 'staff' })
      await recordStaffAction(tx, member, 'connected a meeting list', body.name)
      await jobs.add(tx, refreshOneFeed.name, { id }, { key: id })
      return id
    }),
  })),
  serve(contract.removeFeed, admin, async ({ params, member, ...services }) => {
    const list = meetingList(services)
    await services.db.transaction().execute(async (tx) => {
      const name = await store.deleteStaffFeed(tx, params.id)
      if (name === undefined) throw contract.feedUnknown()
      await recordStaffAction(tx, member, 'removed a meeting list', name)
      await list.ring(tx)
    })
    list.stale()
    return done
  }),
  serve(contract.refreshFeed, moderator, async ({ params, db, jobs }) => {
    if (!(await store.scheduleNow(db, params.id))) throw contract.feedUnknown()
    await jobs.add(db, refreshOneFeed.name, { id: params.id }, { key: params.id })
    return done
  }),
]

/** A meeting by appointment has no days to compare with, so any day counts; one that is closed has none. */
function wasHeldOn(meeting: contract.Meeting, date: string, zone: string, now: number): boolean {
  if (meeting.attendance === 'inactive') return false
  if (meeting.dayOfWeek === null || meeting.time === '') return true
  return tookPlaceOn({ ...meeting, durationMinutes: meeting.durationMin }, date, zone, now)
}

function firstOf<Item>(items: Iterable<Item>, most: number): Item[] {
  const first: Item[] = []
  for (const item of items) {
    if (first.length >= most) break
    first.push(item)
  }
  return first
}
