import { sql } from 'kysely'
import { member, readingMember } from '../../accounts/gates.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row } from '../../platform/database/db.server.ts'
import { done, type Route, serve } from '../../platform/http/http.server.ts'
import * as contract from './plan-sync.ts'

type SyncedPlanRow = { revision: number; sealed: string; updatedAt: string }

async function storedPlan(db: Db, memberId: string): Promise<SyncedPlanRow | undefined> {
  return row(
    db,
    sql`select revision, sealed, updated_at as "updatedAt" from synced_plans where member_id = ${memberId}`,
  )
}

/** False unless the stored version is the one before this. */
async function savePlan(
  db: Db,
  memberId: string,
  { revision, sealed, now }: { revision: number; sealed: string; now: number },
): Promise<boolean> {
  const saved =
    revision === 1
      ? sql`insert into synced_plans (member_id, revision, sealed, updated_at)
          values (${memberId}, 1, ${sealed}, ${isoTime(now)}) on conflict do nothing`
      : sql`update synced_plans set revision = ${revision}, sealed = ${sealed}, updated_at = ${isoTime(now)}
          where member_id = ${memberId} and revision = ${revision - 1}`
  return (await affectedRows(db, saved)) === 1
}

export const tables = ['synced_plans']

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return { syncedSafetyPlan: (await storedPlan(db, memberId)) ?? null }
}

export const planSyncRoutes: Route[] = [
  serve(contract.syncedPlan, readingMember, async ({ db, member: { id } }) => ({
    memberId: id,
    plan: (await storedPlan(db, id)) ?? null,
  })),
  serve(contract.saveSyncedPlan, member, async ({ db, clock, member: { id }, body }) => {
    if (!(await savePlan(db, id, { ...body, now: clock.now() }))) throw contract.otherVersionStored()
    return done
  }),
  serve(contract.deleteSyncedPlan, member, async ({ db, member: { id } }) => {
    await sql`delete from synced_plans where member_id = ${id}`.execute(db)
    return done
  }),
]
