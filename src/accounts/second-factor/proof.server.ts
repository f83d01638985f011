// Someone who is signed in proves again who they are, and gets new keys for it.
import type { Db } from '../../platform/database/db.server.ts'
import type { RequestContext, Services } from '../../platform/http/http.server.ts'
import type { Limit } from '../../platform/http/limits.server.ts'
import * as contract from '../contract.ts'
import { tagLog } from '../gates.server.ts'
import { verifyPassword } from '../passwords/password.server.ts'
import { renewKeys, type Session } from '../session.server.ts'
import { memberById } from '../store.server.ts'

/** Tries with a password or a code, by account. */
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
 * Does `work` and gives the session new keys, both or neither: anyone else with the old keys is logged out once this is answered.
 * There is no time in which both are good; a page that is refused meanwhile asks again with the new ones.
 */
export async function withNewKeys<Done>(
  { db, settings, request, reply, session }: AsSession,
  work: (tx: Db) => Promise<Done>,
): Promise<Done> {
  const [done, handOver] = await db.transaction().execute(async (tx) => {
    // First, so that a second one at once waits here and is refused.
    const renewed = await renewKeys(tx, settings, request, session)
    return [await work(tx), renewed] as const
  })
  handOver(reply)
  return done
}

/** The same for a call that brings the password. */
export async function withPassword<Done>(
  context: AsSession,
  password: string,
  work: (tx: Db) => Promise<Done>,
): Promise<Done> {
  await refuseWrongPassword(context, context.session.id, password)
  return withNewKeys(context, work)
}
