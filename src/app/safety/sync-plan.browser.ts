// Synchronizes this device's plan with the encrypted copy on the server.
import { mergePlans, samePlan } from '../../crisis/safety-plan/merge-plans.ts'
import {
  contentOf,
  isEmpty,
  type PlanContent,
  type SafetyPlan,
} from '../../crisis/safety-plan/safety-plan.ts'
import { openPlan, sealPlan } from './plan-cipher.browser.ts'

export type StoredCopy = { revision: number; sealed: string }

export type SyncSide = {
  memberId: string
  secret: string
  /** Changes the plan on this device and resolves once it is stored. */
  update: (change: (plan: SafetyPlan) => SafetyPlan) => Promise<SafetyPlan>
  /** The copy on the server. */
  copy: () => Promise<StoredCopy | null>
  /** False if another device stored a version meanwhile. */
  save: (copy: StoredCopy) => Promise<boolean>
}

/** `off`: no copy is stored. `locked`: it was encrypted with another key. */
export type SyncResult = 'synced' | 'off' | 'locked'

const maxAttempts = 5

export async function syncPlan(side: SyncSide): Promise<SyncResult> {
  const { memberId, secret, update } = side
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await side.copy()
    if (!stored) return 'off'
    const { revision, sealed } = stored
    const theirs = await openPlan(secret, { memberId, revision }, sealed)
    if (!theirs) return 'locked'
    const merged = await update((plan) => withCopy(plan, memberId, revision, theirs))
    if (samePlan(merged, theirs) || (await saveNext(side, revision, merged))) return 'synced'
  }
  throw new Error('Other devices are changing the plan right now. It will be synced later.')
}

/** Stores the first version. False if another device did. */
export function startSync(side: SyncSide, plan: PlanContent): Promise<boolean> {
  return saveNext(side, 0, plan)
}

async function saveNext(side: SyncSide, before: number, plan: PlanContent): Promise<boolean> {
  const { memberId, secret } = side
  const revision = before + 1
  const sealed = await sealPlan(secret, { memberId, revision }, plan)
  if (!(await side.save({ revision, sealed }))) return false
  await side.update((latest) => ({ ...latest, synced: { memberId, revision, plan: contentOf(plan) } }))
  return true
}

function withCopy(plan: SafetyPlan, memberId: string, revision: number, theirs: PlanContent): SafetyPlan {
  const { synced } = plan
  // An older version, or the same one with different content, comes from a restored backup: then both are merged.
  const known =
    synced?.memberId === memberId &&
    (synced.revision < revision || (synced.revision === revision && samePlan(synced.plan, theirs)))
  const merged = mergePlans(known ? synced.plan : undefined, plan, theirs)
  const changed = !samePlan(plan, merged)
  return {
    ...merged,
    changedAt: changed && !isEmpty(merged) ? new Date().toISOString() : plan.changedAt,
    synced: { memberId, revision, plan: contentOf(theirs) },
  }
}
