import { member, readingMember } from '../accounts/gates.server.ts'
import { plusDays } from '../platform/dates.ts'
import { anyone, type Route, type Services, serve } from '../platform/http/http.server.ts'
import { refusal } from '../platform/refusal.ts'
import * as contract from './contract.ts'
import { inspirationOf } from './inspiration.ts'
import * as store from './store.server.ts'

const dateTooFar = refusal(400, 'A check-in can be sent up to 14 days late, and not before its day.')

/** Runs concurrently with storing a check-in, so that its lookups add no latency. Acts only once it is `stored`. */
type OnCheckIn = (
  services: Services,
  memberId: string,
  about: { date: string; today: string; stored: Promise<unknown> },
) => Promise<void>

export const checkInRoutes = (onCheckIn: OnCheckIn): Route[] => [
  serve(contract.inspiration, anyone, ({ today, reply }) => {
    const { text, author } = inspirationOf(today)
    void reply.header('Cache-Control', 'private, max-age=3600')
    return { text, author }
  }),
  serve(contract.checkInToday, readingMember, async ({ db, member, today }) => ({
    hasCheckedIn: await store.hasCheckedIn(db, member.id, today),
  })),
  serve(contract.checkIn, member, async ({ member, today, body, ...services }) => {
    const { db, clock } = services
    const date = body.date ?? today
    // After traveling west, an offline check-in can be dated one day ahead.
    if (date > plusDays(today, 1) || date < plusDays(today, -14)) throw dateTooFar()
    const stored = store.addCheckIn(db, member.id, { ...body, date, now: clock.now() })
    const [daysOnPath] = await Promise.all([stored, onCheckIn(services, member.id, { date, today, stored })])
    return { daysOnPath }
  }),
  serve(contract.checkInDays, readingMember, async ({ db, member, today }) => ({
    dates: await store.checkInDates(db, member.id),
    today,
  })),
]
