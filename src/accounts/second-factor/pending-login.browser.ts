// The second step of a login in progress, so that a reload or a look at another page does not start over with the password.
import { readDraft, writeDraft } from '../../platform/browser/draft.browser.ts'
import type { SecondFactorKind } from '../contract.ts'

const kinds = ['authenticator', 'passkey', 'recovery'] as const
const name = 'second-step'
/** The server ends a login without its second factor after this time. */
const longestMilliseconds = 10 * 60_000

/** Without `factors` the step is over. */
export function storePendingFactors(factors: readonly SecondFactorKind[] | undefined): void {
  writeDraft(name, factors ? [Date.now() + longestMilliseconds, ...factors].join(' ') : '')
}

export function pendingFactors(): SecondFactorKind[] | undefined {
  const [endsAt, ...stored] = readDraft(name).split(' ')
  if (Number(endsAt) < Date.now()) return undefined
  return kinds.filter((kind) => stored.includes(kind))
}
