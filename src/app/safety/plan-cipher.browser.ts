// The safety plan for one trusted person, encrypted in the member's browser with the journal's primitives (docs/decisions/0095).
import type { SafetyPlan } from '../../crisis/safety-plan/safety-plan.ts'
import {
  type Bytes,
  fromBase64,
  fromBase64Url,
  fromUtf8,
  toBase64,
  utf8,
} from '../../journal/crypto/bytes.ts'
import { dataKey, derived, seal, unseal } from '../../journal/crypto/cipher.browser.ts'
import { canonicalJson, pad, unpad } from '../../journal/crypto/envelope.ts'

export type SharedPlanVersion = { personId: string; revision: number }
export type PlanContent = Omit<SafetyPlan, 'changedAt'>

const secretBytes = 32

/** Bound to the person and the version, so that a ciphertext opens nowhere else and under no other number. */
function authenticatedData({ personId, revision }: SharedPlanVersion): Bytes {
  return utf8(canonicalJson({ t: 'shared-plan', v: 1, pid: personId, rev: revision }))
}

async function planKey(secret: string, personId: string): Promise<CryptoKey | undefined> {
  const bytes = fromBase64Url(secret)
  if (bytes?.length !== secretBytes) return undefined
  return derived(await dataKey(bytes), `cairn shared plan v1\0${personId}`)
}

/** `iv` is random; only test vectors name one. */
export async function sealPlan(
  secret: string,
  version: SharedPlanVersion,
  plan: PlanContent,
  iv?: Bytes,
): Promise<string> {
  const key = await planKey(secret, version.personId)
  if (!key) throw new Error('The key of this link cannot be read.')
  const { signs, coping, places, people, professionals, safer } = plan
  const text = JSON.stringify({ signs, coping, places, people, professionals, safer })
  return toBase64(await seal(key, pad(utf8(text)), authenticatedData(version), iv))
}

/** Undefined for another key, person or version, and for anything that was changed on the way. */
export async function openPlan(
  secret: string,
  version: SharedPlanVersion,
  sealed: string,
): Promise<PlanContent | undefined> {
  const key = await planKey(secret, version.personId)
  const opened = key && (await unseal(key, fromBase64(sealed), authenticatedData(version)))
  const plain = opened && unpad(opened)
  return plain && JSON.parse(fromUtf8(plain))
}
