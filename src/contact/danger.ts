// Detects danger in a contact message, for the help panel. Used in the browser and on the server.

import { type Label, type Signs, signsIn } from '../crisis/detector/signs.ts'
import type { Danger } from '../crisis/help/notice.ts'

const dangers: Partial<Record<Label, Danger>> = {
  suicide: 'suicide',
  self_harm: 'self_harm',
  overdose_medical: 'overdose',
  withdrawal_danger: 'withdrawal',
  violence_abuse: 'violence',
  relapse_urge: 'relapse',
}

export type MessageDanger = { danger: Danger | undefined; urgency: Signs['urgency'] }

/** If the detector throws, the message counts as unknown danger: help is shown and staff look soon. */
export function dangerIn(message: string): MessageDanger {
  try {
    const { label, urgency } = signsIn(message)
    const danger = dangers[label]
    return { danger, urgency: danger === undefined ? 'normal' : urgency }
  } catch {
    return { danger: 'unsure', urgency: 'high' }
  }
}
