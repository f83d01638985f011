// Wordings of a reply to a speech act, chosen by what the message is about.
import type { CoachLanguage } from '../script/wording.ts'

export type ActText = { says: readonly string[]; asks?: readonly string[] }

export type ActWordings = {
  id: string
  /** On the normalized message, in English and Spanish. */
  cue: RegExp
} & Record<CoachLanguage, ActText>

/** The first wordings that fit a message (normalized). The last entry of a list fits any message. */
export const fittingWordings = (list: readonly ActWordings[], said: string): ActWordings | undefined =>
  list.find(({ cue }) => cue.test(said))
