import { missingAgreements } from '../../accounts/agreements.server.ts'
import type { AgreementKind } from '../../accounts/agreements.ts'
import type { Profile } from '../../accounts/contract.ts'
import type { Member } from '../../accounts/session.server.ts'
import { pathOf } from '../../checkin/store.server.ts'
import { type MembershipRow, membershipOf, planAt } from '../../plans/store.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'

type ProfileRow = { membership: MembershipRow | undefined; missing: AgreementKind[] }

// A cached session is the same object until its member, their membership or their agreements change: triggers publish these changes, and
// the next request reads a new session. Wrong if anything else can change one of them.
const profileRows = new WeakMap<Member, Promise<ProfileRow>>()

function profileRowOf(db: Db, member: Member): Promise<ProfileRow> {
  const known = profileRows.get(member)
  if (known) return known
  const read = readProfileRow(db, member.id)
  profileRows.set(member, read)
  read.catch(() => profileRows.delete(member))
  return read
}

async function readProfileRow(db: Db, memberId: string): Promise<ProfileRow> {
  const [membership, missing] = await Promise.all([
    membershipOf(db, memberId),
    missingAgreements(db, memberId),
  ])
  return { membership, missing }
}

/** The profile: account, plan and days on the path. */
export async function profileOf({ db, clock }: Services, member: Member): Promise<Profile> {
  const [{ membership, missing }, path] = await Promise.all([profileRowOf(db, member), pathOf(db, member.id)])
  const { name, email, role, dayStartsAt, closedReason } = member
  const subscription = planAt(membership, clock.now())
  const closed = closedReason === null ? {} : { closedReason }
  const toAgree = missing.length === 0 ? {} : { toAgree: missing }
  return { id: member.id, name, email, subscription, ...path, role, dayStartsAt, ...closed, ...toAgree }
}
