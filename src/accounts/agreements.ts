// The versions of what members agree to. A new version is announced before it takes effect, and every member is asked once.

export type AgreementKind = 'health-data' | 'terms'

/** `from` is the date on which the version takes effect; `changes` says in one sentence what is new. */
export type Agreement = { version: string; from: string; changes: string }

const healthData: Agreement = {
  version: '2026-11-23',
  from: '2026-11-23',
  changes: '',
}

/**
 * The current terms. To change them: edit the page, add the new version here with a `from` at least 30 days ahead, and deploy. Members are
 * then emailed and shown `changes` until they have confirmed it.
 */
export const terms: Agreement = {
  version: '2026-11-22',
  from: '2026-11-22',
  changes: '',
}

export const agreements: { readonly [kind in AgreementKind]: Agreement } = {
  'health-data': healthData,
  terms,
}

export const healthDataWords =
  'I agree that Cairn stores and uses what I enter about my health, such as check-ins, posts and recovery dates, to run the features I use. I can withdraw this at any time by deleting it or my account.'
