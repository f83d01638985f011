// The labels of the detector, most severe first.

export const labels = [
  'overdose_medical',
  'suicide',
  'violence_abuse',
  'withdrawal_danger',
  'self_harm',
  'relapse_urge',
  'sourcing_or_selling',
  'contact_details_or_doxxing',
  'hate_or_harassment',
  'spam',
  'none',
] as const
export type Label = (typeof labels)[number]
export const urgencies = ['normal', 'high', 'emergency'] as const
export type Urgency = (typeof urgencies)[number]
/** `label` is the most severe of `labels`; `labels` is never empty (`none` is alone). */
export type Signs = { label: Label; labels: Label[]; urgency: Urgency }

const crisis = new Set<Label>([
  'overdose_medical',
  'suicide',
  'violence_abuse',
  'withdrawal_danger',
  'self_harm',
])
const held = new Set<Label>([
  'sourcing_or_selling',
  'contact_details_or_doxxing',
  'hate_or_harassment',
  'spam',
])

export const isCrisis = (label: Label) => crisis.has(label)
/** Labels whose messages are held for staff. */
export const isHeld = (label: Label) => held.has(label)
