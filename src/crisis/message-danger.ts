// Detects danger in what a person writes, for the help panel. Used in the browser and on the server.

import { isCrisis, type Signs, signsIn } from './detector/signs.ts'
import type { Danger } from './help/notice.ts'
import { unsupportedLanguageNotice } from './help/unsupported-language.ts'
import { noticeOfLabel } from './notice-of-label.ts'

export type MessageDanger = { danger: Danger | undefined; urgency: Signs['urgency'] }

/** If the detector throws, the message counts as unknown danger: help is shown and staff review it soon. */
export function dangerIn(message: string): MessageDanger {
  try {
    const { label, labels, urgency } = signsIn(message)
    const danger = unsupportedLanguageNotice(message, labels.some(isCrisis)) ?? noticeOfLabel[label]
    return { danger, urgency: noticeOfLabel[label] === undefined ? 'normal' : urgency }
  } catch {
    return { danger: 'unsure', urgency: 'high' }
  }
}
