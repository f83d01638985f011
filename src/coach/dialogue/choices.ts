// Offers subjects to choose from, and recognizes the choice.
import { normalizeText } from '../../platform/normalize-text.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { type SituationId, situationIds } from '../script/situation-id.ts'
import { capital } from '../script/wording.ts'
import { type ReplyDraft, scriptOf } from './reply.ts'
import type { State } from './state.ts'

/** The subjects on offer, in order. */
const offered: readonly SituationId[] = [
  'craving',
  'relative',
  'low',
  'planning',
  'family',
  'sleep',
  'anxiety',
  'motivation',
  'loneliness',
  'shame',
  'first_meeting',
  'triggers',
]

export function choicesFor(state: State): SituationId[] {
  const open = offered.filter((id) => id !== state.situation && !state.visited.includes(id))
  const from = open.length >= 4 ? open : offered.filter((id) => id !== state.situation)
  const at = (state.menus * 4) % from.length
  return [...from.slice(at), ...from.slice(0, at)].slice(0, 4)
}

/** Offers the next four subjects as choices. */
export function offerChoices(reply: ReplyDraft): ReplyDraft {
  const { language } = reply.state
  const ids = choicesFor(reply.state)
  return reply
    .set({ choices: ids, menus: reply.state.menus + 1 })
    .say('offer', 'choose', scriptOf(reply.state).choose)
    .suggest(ids.map((id) => capital(situation(language, id).name)))
}

/** The subject whose name was tapped or typed. */
export function namedSituation(state: State, said: string): SituationId | undefined {
  return situationIds.find((id) => normalizeText(situation(state.language, id).name) === said)
}

export function chosenFrom(state: State, parsed: MessageAnalysis): SituationId | undefined {
  if (state.choices.length === 0) return undefined
  const ordinal = [
    /^(1|one|(the )?first( one)?|uno|(la |lo |el )?primer[oa]?)\W*$/,
    /^(2|two|(the )?second( one)?|dos|(la |lo |el )?segund[oa])\W*$/,
    /^(3|three|(the )?third( one)?|tres|(la |lo |el )?tercer[oa]?)\W*$/,
    /^(4|four|(the )?(fourth|last)( one)?|cuatro|(la |lo |el )?(cuart[oa]|ultim[oa]))\W*$/,
  ].findIndex((one) => one.test(parsed.said))
  const id = state.choices[ordinal]
  return offered.find((one) => one === id)
}
