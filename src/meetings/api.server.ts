import { urlOf } from '../platform/call.ts'
import { alreadySent, anyone, type Route, serve } from '../platform/http/http.server.ts'
import * as contract from './contract.ts'
import { feedRoutes } from './feeds/feeds-api.server.ts'
import { meetingGuideStream } from './feeds/meeting-guide-stream.server.ts'
import { hasMap, sendMapPart } from './map-file.server.ts'
import { attendanceRoutes, type OnAttended } from './schedule/attendance-api.server.ts'
import { calendarOf } from './schedule/calendar.server.ts'
import { reminderRoutes } from './schedule/reminders-api.server.ts'
import { savedMeetingRoutes } from './schedule/saved-meetings-api.server.ts'
import type { NearRow } from './search/list-pages.server.ts'
import { meetingList } from './search/meeting-list.server.ts'

const tenMinutesMs = 600_000
const maxInCalendar = 1_000

const finderRoutes: Route[] = [
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
      // The list is the same for everyone and has no personal data, so browsers may cache it for a minute.
      void reply.header('Cache-Control', 'public, max-age=60')
      const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        ? await page.zipped()
        : undefined
      if (zipped) void reply.header('Content-Encoding', 'gzip')
      void reply.type('application/json; charset=utf-8').send(zipped ?? page.body)
      return alreadySent
    },
  ),
  serve(contract.meetingsOverview, anyone, async (services) => ({
    ...(await meetingList(services).overview()),
    map: hasMap(services.settings),
  })),
  serve(contract.meetingsMap, anyone, async ({ request, reply, settings }): Promise<typeof alreadySent> => {
    await sendMapPart(request, reply, settings)
    return alreadySent
  }),
  serve(contract.meetingFacets, anyone, ({ query, ...services }) => meetingList(services).facets(query)),
  serve(contract.nearbyMeetings, anyone, async ({ query, ...services }) => {
    const { place: typed, radius, unit, limit, soon, ...filters } = query
    const list = meetingList(services)
    const place = await list.place(typed)
    if (!place) throw contract.placeUnknown()
    const near = await list.near(filters, { ...place, radius, unit, soon }, limit)
    const flat = ({ meeting, kilometers }: NearRow) => ({ ...meeting, kilometers })
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
      // CORS for every origin: the list is public, and other sites' finders load it in the browser.
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
      const next = firstItems(all, maxInCalendar)
      void reply
        .header('Cache-Control', 'public, max-age=3600')
        .type('text/calendar; charset=utf-8')
        .send(calendarOf(next, clock.now(), settings.PUBLIC_URL))
      return alreadySent
    },
  ),
  serve(contract.oneMeeting, anyone, async ({ params, ...services }) => {
    const meeting = await meetingList(services).one(params.id)
    if (!meeting) throw contract.meetingUnknown()
    return meeting
  }),
]

export const meetingRoutes = (onAttended: OnAttended): Route[] => [
  ...savedMeetingRoutes,
  ...reminderRoutes,
  ...attendanceRoutes(onAttended),
  ...finderRoutes,
  ...feedRoutes,
]

function firstItems<Item>(items: Iterable<Item>, most: number): Item[] {
  const first: Item[] = []
  for (const item of items) {
    if (first.length >= most) break
    first.push(item)
  }
  return first
}
