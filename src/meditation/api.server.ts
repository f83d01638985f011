import { member, readingMember } from '../accounts/gates.server.ts'
import { premium } from '../plans/gates.server.ts'
import { plusDays } from '../platform/dates.ts'
import { type RequestContext, type Route, type Services, serve } from '../platform/http/http.server.ts'
import * as contract from './contract.ts'
import { freePractices } from './practices.ts'
import { premiumPractices } from './premium-practices.server.ts'
import { guidedSession, type SessionId } from './sessions.ts'
import * as store from './store.server.ts'

/** Refuses premium sessions on the free plan. */
async function refuseUnlessOpen(context: RequestContext, id: SessionId) {
  if (guidedSession(id)?.isPremium !== false) await premium(context)
}

/** Called after a meditation session was stored. */
export type OnSitting = (
  services: Services,
  memberId: string,
  when: { date: string; today: string; zone: string },
) => Promise<void>

const longEnoughSeconds = 600

export const meditationRoutes = (onSitting: OnSitting): Route[] => [
  serve(contract.practice, member, async (context) => {
    const { id } = context.params
    await refuseUnlessOpen(context, id)
    const found = freePractices[id] ?? premiumPractices[id]
    if (!found) throw new Error(`session ${id} has no practice`)
    return found
  }),
  serve(contract.saveSitting, member, async (context) => {
    const { db, member, body, today, clock, zone } = context
    if (body.kind === 'session') {
      if (body.session === undefined) throw contract.noSession()
      await refuseUnlessOpen(context, body.session)
    }
    const date = await store.saveSitting(db, member.id, { ...body, date: today, now: clock.now() })
    if (date === undefined) throw contract.notYourSitting()
    if (body.seconds >= longEnoughSeconds) await onSitting(context, member.id, { date, today, zone })
    return store.minutesOf(db, member.id, plusDays(today, -6))
  }),
  serve(contract.minutes, readingMember, ({ db, member, today }) =>
    store.minutesOf(db, member.id, plusDays(today, -6)),
  ),
]
