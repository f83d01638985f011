// Resets a lost password: the request, the job that sends the email, and the link that sets a new one.
import { randomBytes } from 'node:crypto'
import { isoTime } from '../../platform/clock.ts'
import { anyone, done, type Route, type Services, serve } from '../../platform/http/http.server.ts'
import type { Limit } from '../../platform/http/rate-limits.server.ts'
import { newId } from '../../platform/ids.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { hashToken } from '../../platform/tokens.server.ts'
import * as contract from '../contract.ts'
import { accountChangeEmail, resetEmail } from '../emails.ts'
import { endSessions } from '../session.server.ts'
import * as store from '../store.server.ts'
import { hashPassword } from './password.server.ts'
import { refuseGuessable } from './password-rules.server.ts'
import * as resets from './reset-store.server.ts'

const resetsOfAddress: Limit = { name: 'reset-address', points: 10, seconds: 3_600 }
const resetsOfAccount: Limit = { name: 'reset-account', points: 3, seconds: 3_600 }
const resetMilliseconds = 3_600_000

/** Looks the address up outside of the request, so that response time does not reveal who has an account. */
export const resetRequestJob: Job<Services, { id: string }> = {
  name: 'accounts.reset',
  async run({ db, mail, clock, settings }, { id }) {
    await db.transaction().execute(async (tx) => {
      const email = await resets.consumeResetRequest(tx, id)
      const found = email === undefined ? undefined : await store.memberByEmail(tx, email)
      if (!found) return
      const token = randomBytes(32).toString('base64url')
      const endsAt = isoTime(clock.now() + resetMilliseconds)
      await resets.addReset(tx, found.id, hashToken(token), endsAt)
      const content = resetEmail(settings.PUBLIC_URL, token)
      await mail.send(tx, { to: found.email, memberId: found.id, ...content, priority: 'urgent' })
    })
  },
}

export const resetRoutes: Route[] = [
  serve(contract.requestReset, anyone, async ({ db, body, limits, request, clock, jobs }) => {
    await limits.takeForAddress(resetsOfAddress, request)
    await limits.take(resetsOfAccount, body.email)
    const id = newId()
    await db.transaction().execute(async (tx) => {
      await resets.addResetRequest(tx, id, body.email, clock.now())
      await jobs.add(tx, resetRequestJob.name, { id })
    })
    return done
  }),
  serve(contract.resetPassword, anyone, async ({ db, body, limits, request, clock, mail }) => {
    await limits.takeForAddress(resetsOfAddress, request)
    const owner = await resets.resetOwner(db, hashToken(body.token), clock.now())
    if (!owner) throw contract.staleReset()
    refuseGuessable(body.newPassword, owner)
    const passwordHash = await hashPassword(body.newPassword)
    await db.transaction().execute(async (tx) => {
      if (!(await resets.consumeReset(tx, hashToken(body.token), clock.now()))) throw contract.staleReset()
      await store.setPassword(tx, owner.id, passwordHash)
      await endSessions(tx, owner.id, { except: undefined })
      await mail.send(tx, accountChangeEmail(owner, 'The password of your account was reset.'))
    })
    return done
  }),
]
