// Detects danger in what a person writes, for the help panel. Used in the browser and on the server.

import { isCrisis, type Label, type Signs, signsIn } from './detector/signs.ts'
import type { Danger } from './help/notice.ts'
import { unreadNotice } from './help/unread.ts'

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
    const { label, labels, urgency } = signsIn(message)
    const danger = unreadNotice(message, labels.some(isCrisis)) ?? dangers[label]
    return { danger, urgency: dangers[label] === undefined ? 'normal' : urgency }
  } catch {
    return { danger: 'unsure', urgency: 'high' }
  }
}
