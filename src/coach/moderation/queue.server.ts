// The calls of the coach's moderation queue. Every view and decision is logged.

import { recordStaffAction, recordStaffView, staffActions } from '../../accounts/audit-log.server.ts'
import { moderator } from '../../accounts/gates.server.ts'
import { reviewDeadline } from '../../crisis/review-deadline.ts'
import { type RequestContext, type Route, serve } from '../../platform/http/http.server.ts'
import * as contract from './queue.ts'
import * as store from './queue-store.server.ts'

const lookedAtChecks = 'looked at the coach’s checks'

export function coachQueueRoutes(staffOnDuty: (context: RequestContext) => Promise<number>): Route[] {
  return [
    serve(contract.checkCounts, moderator, async ({ db, member }) => {
      await recordStaffAction(db, member, lookedAtChecks)
      const looks = await staffActions(db, lookedAtChecks)
      return {
        ...(await store.countsOf(db)),
        looks: looks.slice(0, 20).map(({ at, actor }) => ({ at, actor })),
      }
    }),
    serve(contract.cases, moderator, async ({ member, ...context }) => {
      const opened = await store.openCases(context.db)
      if (opened.length > 0)
        await recordStaffView(
          context.db,
          member,
          'looked at the coach’s cases',
          `${opened.length} ${opened.length === 1 ? 'case' : 'cases'}`,
        )
      const now = context.clock.now()
      return {
        more: Math.max(0, (await store.countOpenCases(context.db)) - opened.length),
        cases: opened.map((one) => ({ ...one, ...reviewDeadline(one.urgency, one.firstAt, now) })),
        staffOnDuty: await staffOnDuty(context),
      }
    }),
    serve(contract.closeCase, moderator, async ({ db, clock, member, params, body }) => {
      await db.transaction().execute(async (tx) => {
        if (!(await store.closeCase(tx, params.id, body.outcome, clock.now()))) throw contract.noSuchCase()
        const how = body.outcome === 'seen' ? 'seen' : 'passed on'
        await recordStaffAction(tx, member, `coach: ${how}`, params.id)
      })
      return { done: true as const }
    }),
  ]
}
