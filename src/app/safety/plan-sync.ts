// The encrypted copy of the safety plan for the member's own devices.
import { z } from 'zod'
import { Done } from '../../accounts/contract.ts'
import { del, get, put } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'
import { SealedPlan } from '../../trusted/contract.ts'

export const SyncedPlan = z.object({ revision: z.int(), sealed: z.string(), updatedAt: z.string() })

export const syncedPlan = get('/api/safety-plan', {
  /** The copy is bound to the member’s id. */
  answer: z.object({ memberId: z.string(), plan: SyncedPlan.nullable() }),
})
/** Stores the version after the stored one; the first is 1. */
export const saveSyncedPlan = put('/api/safety-plan', {
  body: z.strictObject({ revision: z.int().min(1).max(2_000_000_000), sealed: SealedPlan }),
  bodyBytes: 256 * 1024,
  answer: Done,
})
export const deleteSyncedPlan = del('/api/safety-plan', { answer: Done })

export const otherVersionStored = refusal(
  409,
  'Another device saved a newer plan. Please load the page again.',
)
