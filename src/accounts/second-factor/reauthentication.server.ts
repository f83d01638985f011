// Reauthentication: a signed-in person proves their identity again, and the session gets new keys.
import type { Db } from '../../platform/database/db.server.ts'
import type { RequestContext, Services } from '../../platform/http/http.server.ts'
import type { Limit } from '../../platform/http/rate-limits.server.ts'
import * as contract from '../contract.ts'
import { tagLog } from '../gates.server.ts'
import { verifyPassword } from '../passwords/password.server.ts'
import { renewKeys, type Session } from '../session.server.ts'
import { memberById } from '../store.server.ts'

/** Attempts with a password or a code, per account. */
export const reauthAttempts: Limit = { name: 'second-factor', points: 10, seconds: 900 }

export async function refuseWrongPassword(
  { db, limits, settings, clock, request }: Services & Pick<RequestContext, 'request'>,
  memberId: string,
  password: string,
): Promise<void> {
  tagLog({ settings, clock, request }, memberId, 'password asked again')
  await limits.take(reauthAttempts, memberId)
  const found = await memberById(db, memberId)
  if (!(await verifyPassword(found?.passwordHash, password))) throw contract.wrongPassword()
}

type AsSession = RequestContext & { session: Session }

/**
 * Runs `work` and renews the session's keys in one transaction, so that anyone else with the old keys is logged out. Old and new keys are
 * never valid at the same time; a page whose call is refused meanwhile repeats it with the new ones.
 */
export async function withNewKeys<Done>(
  { db, settings, request, reply, session }: AsSession,
  work: (tx: Db) => Promise<Done>,
): Promise<Done> {
  const [done, handOver] = await db.transaction().execute(async (tx) => {
    // Runs first, so that a concurrent request waits here and is refused.
    const renewed = await renewKeys(tx, settings, request, session)
    return [await work(tx), renewed] as const
  })
  handOver(reply)
  return done
}

/** `withNewKeys` for a call that includes the password, which is verified first. */
export async function withPassword<Done>(
  context: AsSession,
  password: string,
  work: (tx: Db) => Promise<Done>,
): Promise<Done> {
  await refuseWrongPassword(context, context.session.id, password)
  return withNewKeys(context, work)
}
