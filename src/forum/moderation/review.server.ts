// Reviews a text before others see it: publish, publish with details masked, or hold for staff.
import { createHmac } from 'node:crypto'
import {
  isCrisis,
  isHeld,
  type Label,
  masked,
  rulesVersion,
  type Signs,
} from '../../crisis/detector/signs.ts'
import { unsupportedLanguageNotice } from '../../crisis/help/unsupported-language.ts'
import { noticeOfLabel } from '../../crisis/notice-of-label.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import type { Help } from '../labels.ts'
import { signsInPost, withoutRuleBreaks } from './post-signs.server.ts'

export type Review = {
  signs: Signs
  state: 'shown' | 'held'
  /** The masked text that others can read. */
  content: string
  /** Why the text is held (for its author) or that details were masked (for everyone). */
  note: string | null
  /** The original text if a rule violation in it is masked: for staff, until the case is closed. */
  written: string | undefined
  help: Help | null
  /** A case for staff, if any. */
  case: { kind: 'hold' | 'risk' | 'unknown'; labels: string[]; urgency: Signs['urgency'] } | undefined
  rulesVersion: string
}

const holdReasons: Partial<Record<Label, string>> = {
  contact_details_or_doxxing:
    'It looks as if this names a way to find a person: a number, an address, an account or a full name. First names only keep everyone safe. You can edit it and it will appear, or someone from the team will read it.',
  sourcing_or_selling:
    'It looks as if this asks for or offers drugs, which isn’t allowed here. If it means something else, edit it, or wait until someone from the team has read it.',
  hate_or_harassment:
    'Some of these words could hurt the people who read them. You can edit it and it will appear, or someone from the team will read it.',
  spam: 'It looks as if this advertises something, which isn’t allowed here. If it doesn’t, edit it, or wait until someone from the team has read it.',
}

export const detailsHidden = 'Some details were hidden, to keep this place safe for everyone.'
const notChecked = 'This waits until someone from the team has read it.'

/** @param read the detector. If it throws, the text is held and help is shown. */
export function review(text: string, log: Log, read: (text: string) => Signs = signsInPost): Review {
  let signs: Signs
  try {
    signs = read(text)
  } catch (error) {
    log.error({ err: error }, 'a message could not be checked for warning signs')
    const unknown: Signs = { label: 'none', labels: ['none'], urgency: 'high' }
    return {
      signs: unknown,
      state: 'held',
      content: text,
      note: notChecked,
      written: undefined,
      help: 'suicide',
      case: { kind: 'unknown', labels: ['none'], urgency: 'high' },
      rulesVersion: 'failed',
    }
  }
  const { label, labels, urgency } = signs
  const help = unsupportedLanguageNotice(text, labels.some(isCrisis)) ?? noticeOfLabel[label] ?? null
  const found = { signs, help, rulesVersion, written: undefined }
  const reason = labels.filter(isHeld).map((one) => holdReasons[one])[0]
  const held = { ...found, state: 'held' as const, content: text, note: reason ?? notChecked }
  if (labels.some(isCrisis)) {
    const atRisk = { kind: 'risk' as const, labels, urgency }
    const allowed = reason ? withoutRuleBreaks(text) : text
    // Danger does not exempt the rest of a text: if a violation cannot be masked, the text is held.
    if (allowed === undefined) return { ...held, case: atRisk }
    const content = masked(allowed, { contacts: labels.includes('contact_details_or_doxxing') })
    const note = content === text ? null : detailsHidden
    return { ...found, state: 'shown', content, note, written: reason ? text : undefined, case: atRisk }
  }
  if (reason) return { ...held, case: { kind: 'hold', labels, urgency } }
  return { ...found, state: 'shown', content: text, note: null, case: undefined }
}

/** A keyed hash of the author, which groups findings without naming the person. */
export function pseudonymOf(settings: Settings, memberId: string) {
  return createHmac('sha256', settings.secret('forum signs')).update(memberId).digest().subarray(0, 16)
}
