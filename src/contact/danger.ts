// What a contact message says about danger, in the words of the help panel. The same in the browser and the server.

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

export type Reading = { danger: Danger | undefined; urgency: Signs['urgency'] }

/** Reads a message. A reader that fails counts as danger of an unknown kind: help is shown, and a person looks soon. */
export function dangerIn(message: string): Reading {
  try {
    const { label, urgency } = signsIn(message)
    const danger = dangers[label]
    return { danger, urgency: danger === undefined ? 'normal' : urgency }
  } catch {
    return { danger: 'unsure', urgency: 'high' }
  }
}
