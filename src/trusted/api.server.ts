import { member } from '../accounts/gates.server.ts'
import { done, type Route, serve } from '../platform/http/http.server.ts'
import type { Limit } from '../platform/http/rate-limits.server.ts'
import { deleteEmails } from '../platform/mail.server.ts'
import { callState, lastCall } from './call-store.server.ts'
import * as contract from './contract.ts'
import { personRoutes } from './person-api.server.ts'
import { newToken } from './person-link.server.ts'
import { requestCall } from './send-call.server.ts'
import * as store from './store.server.ts'

const inviteMilliseconds = 7 * 86_400_000
const invitations: Limit = { name: 'trusted-invite', points: 20, seconds: 86_400 }

export const trustedRoutes: Route[] = [
  serve(contract.trustedPeople, member, async ({ db, clock, mail, member: { id } }) => {
    const last = await lastCall(db, id, clock.now())
    return {
      people: await store.peopleOf(db, id, clock.now()),
      call: last ? await callState(db, last, clock.now()) : null,
      emailEnabled: mail.isConfigured,
    }
  }),
  serve(contract.invitePerson, member, async ({ db, clock, limits, member: { id: memberId }, body }) => {
    await limits.take(invitations, memberId)
    const now = clock.now()
    const { token, hash } = newToken()
    const endsAt = now + inviteMilliseconds
    const id = await store.addPerson(db, { ...body, memberId, inviteHash: hash, endsAt, now })
    if (!id) throw contract.tooManyPeople()
    return { id, token, endsAt: new Date(endsAt).toISOString() }
  }),
  serve(contract.changeShares, member, async ({ db, clock, member: { id }, params, body }) => {
    const changed = await db
      .transaction()
      .execute((tx) => store.changeShares(tx, id, params.id, { ...body.shares, now: clock.now() }))
    if (!changed) throw contract.noSuchPerson()
    return done
  }),
  serve(contract.sharePlan, member, async ({ db, clock, member: { id }, params, body }) => {
    const saved = await db
      .transaction()
      .execute((tx) => store.savePlan(tx, id, params.id, { ...body, now: clock.now() }))
    if (saved === undefined) throw contract.planNotShared()
    if (!saved) throw contract.planChanged()
    return done
  }),
  serve(contract.removePerson, member, async ({ db, member: { id }, params }) => {
    await db.transaction().execute(async (tx) => {
      const emails = await store.removePerson(tx, id, params.id)
      if (!emails) throw contract.noSuchPerson()
      await deleteEmails(tx, emails)
    })
    return done
  }),
  serve(contract.requestCall, member, ({ member: { id }, body, ...services }) =>
    requestCall(services, id, body.id),
  ),
  ...personRoutes,
]
