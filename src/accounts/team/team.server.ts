// The team's calls. Changes are logged without their text.
import { done, type Route, type Services, serve } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { recordStaffAction } from '../audit-log.server.ts'
import { moderator } from '../gates.server.ts'
import * as contract from './team.ts'
import * as store from './team-store.server.ts'

const year = 366 * 86_400_000

const replyRoutes: Route[] = [
  serve(contract.savedReplies, moderator, ({ db }) => store.listReplies(db)),
  serve(contract.addSavedReply, moderator, ({ db, clock, member, body }) =>
    db.transaction().execute(async (tx) => {
      const added = await store.addReply(tx, body, clock.now())
      if (!added) throw contract.tooManyReplies()
      await recordStaffAction(tx, member, 'saved a reply', added.id)
      return added
    }),
  ),
  serve(contract.changeSavedReply, moderator, ({ db, clock, member, params, body }) =>
    db.transaction().execute(async (tx) => {
      const changed = await store.changeReply(tx, params.id, body, clock.now())
      if (!changed) throw contract.noSuchReply()
      await recordStaffAction(tx, member, 'changed a saved reply', params.id)
      return changed
    }),
  ),
  serve(contract.removeSavedReply, moderator, ({ db, member, params }) =>
    db.transaction().execute(async (tx) => {
      if (!(await store.removeReply(tx, params.id))) throw contract.noSuchReply()
      await recordStaffAction(tx, member, 'removed a saved reply', params.id)
      return done
    }),
  ),
]

const shiftRoutes: Route[] = [
  serve(contract.shifts, moderator, ({ db, clock, member }) => store.listShifts(db, member.id, clock.now())),
  serve(contract.addShifts, moderator, async ({ db, clock, member, body }) => {
    const now = clock.now()
    for (const { startsAt, endsAt } of body.shifts)
      if (Date.parse(endsAt) <= now || Date.parse(startsAt) > now + year) throw contract.shiftIsPast()
    return db.transaction().execute(async (tx) => {
      const ahead = await store.lockShifts(tx, member.id, now)
      if (ahead + body.shifts.length > contract.maxShifts) throw contract.tooManyShifts()
      for (const shift of body.shifts)
        if (!(await store.addShift(tx, member.id, shift, now))) throw contract.shiftsOverlap()
      await recordStaffAction(tx, member, 'added shifts', String(body.shifts.length))
      return store.listShifts(tx, member.id, now)
    })
  }),
  serve(contract.removeShift, moderator, ({ db, member, params }) =>
    db.transaction().execute(async (tx) => {
      const owner = member.role === 'admin' ? null : member.id
      if (!(await store.removeShift(tx, params.id, owner))) throw contract.noSuchShift()
      await recordStaffAction(tx, member, 'removed a shift', params.id)
      return done
    }),
  ),
]

const handoverRoutes: Route[] = [
  serve(contract.handovers, moderator, ({ db, member }) => store.listHandovers(db, member.id)),
  serve(contract.addHandover, moderator, async ({ db, clock, member, body }) => {
    await store.addHandover(db, member.id, body.content, clock.now())
    return done
  }),
  serve(contract.removeHandover, moderator, async ({ db, member, params }) => {
    if (!(await store.removeHandover(db, params.id, member.id))) throw contract.noSuchHandover()
    return done
  }),
]

export const teamRoutes: Route[] = [...replyRoutes, ...shiftRoutes, ...handoverRoutes]

export const purgeTeamJob: Job<Services, object> = {
  name: 'team.purge',
  schedule: '37 3 * * *',
  run: ({ db, clock }) => store.purgeTeam(db, clock.now()),
}
