// Encrypts the safety plan in the member's browser with the journal's primitives (docs/decisions/0095 and 0114):
// for one trusted person, and for the member's own devices.
import { contentOf, type PlanContent } from '../../crisis/safety-plan/safety-plan.ts'
import {
  type Bytes,
  fromBase64,
  fromBase64Url,
  fromUtf8,
  toBase64,
  utf8,
} from '../../journal/crypto/bytes.ts'
import { seal, unseal } from '../../journal/crypto/cipher.browser.ts'
import { canonicalJson, pad, unpad } from '../../journal/crypto/envelope.ts'
import { deriveKey, importDataKey } from '../../journal/crypto/key-derivation.browser.ts'

/** Authenticated data: owner and version, so that a ciphertext is valid for no other owner or version. */
export type PlanVersion = { revision: number } & ({ personId: string } | { memberId: string })

const secretBytes = 32

function authenticatedData(version: PlanVersion): Bytes {
  const { revision: rev } = version
  const named =
    'personId' in version
      ? { t: 'shared-plan', v: 1, pid: version.personId, rev }
      : { t: 'synced-plan', v: 1, uid: version.memberId, rev }
  return utf8(canonicalJson(named))
}

async function planKey(secret: string, version: PlanVersion): Promise<CryptoKey | undefined> {
  const bytes = fromBase64Url(secret)
  if (bytes?.length !== secretBytes) return undefined
  const purpose =
    'personId' in version
      ? `cairn shared plan v1\0${version.personId}`
      : `cairn synced plan v1\0${version.memberId}`
  return deriveKey(await importDataKey(bytes), purpose)
}

/** `iv` is random; only test vectors set it. */
export async function sealPlan(
  secret: string,
  version: PlanVersion,
  plan: PlanContent,
  iv?: Bytes,
): Promise<string> {
  const key = await planKey(secret, version)
  if (!key) throw new Error('The key of this link cannot be read.')
  return toBase64(await seal(key, pad(utf8(JSON.stringify(contentOf(plan)))), authenticatedData(version), iv))
}

/** Undefined for another key, owner or version, and for a modified ciphertext. */
export async function openPlan(
  secret: string,
  version: PlanVersion,
  sealed: string,
): Promise<PlanContent | undefined> {
  const key = await planKey(secret, version)
  const opened = key && (await unseal(key, fromBase64(sealed), authenticatedData(version)))
  const plain = opened && unpad(opened)
  return plain && JSON.parse(fromUtf8(plain))
}
