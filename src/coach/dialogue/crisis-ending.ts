// How the questions about a danger end: a false alarm, a denial, or a message that tells of nothing.
import { dangersOf, hasDangerWord } from '../danger/danger-words.ts'
import { answersYes, deniesDanger, saysMisread } from '../danger/denials.ts'
import { crisisWords, followUps } from '../script/crisis-answers.ts'
import { type DangerKind, familyOf } from '../script/danger.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { choose, type WordingPart } from '../script/wording.ts'
import { type CrisisTurn, closed } from './crisis-ladder.ts'
import type { State } from './state.ts'

type Risk = NonNullable<State['risk']>

/** A false alarm: one sentence says so, the numbers stay visible, and the talk continues. */
export function takenBack(state: State, kind: DangerKind, heard: MessageAnalysis): CrisisTurn {
  const words = crisisWords[state.language]
  const key = familyOf[kind] === 'life' ? 'denied' : 'takenBack'
  const chosen = choose(key, words[key], state.used, state.salt)
  const next = closed({ ...state, used: chosen.used })
  const lead = { kind: 'care' as const, text: chosen.text }
  // The rest of the message is answered after it.
  if (heard.words > 5) return { state: next, parts: [], lead: [lead] }
  return { state: next, parts: [lead, { kind: 'question', text: words.deniedAsk }] }
}

const isFine = /\b(i'?m|we'?re) (fine|ok(ay)?|safe|good|all right)\b|\bestoy (bien|a salvo)\b/
const inTrouble = /\b(not|no|isn'?t|barely|dont|don'?t) (\w+ )?(safe|ok(ay)?|fine|sure|a salvo|bien)\b/

/**
 * Whether the message says that there is no danger. A "no" to "Are they breathing?" is none, and a "yes" to "Are you safe?" is one.
 */
export function isTakenBack(risk: Risk, heard: MessageAnalysis): boolean {
  const family = familyOf[risk.kind]
  if (family === 'life')
    return saysMisread(heard, risk.certain) || (!risk.certain && deniesDanger(heard.said))
  if (saysMisread(heard, true) || deniesDanger(heard.said)) return true
  if (risk.certain || inTrouble.test(heard.said)) return false
  return isFine.test(heard.said) || (risk.kind === 'violence' && answersYes(heard))
}

/** A no to the direct question. The coach still asks who can be with the person. */
export function deniedLater(state: State, briefly: boolean): CrisisTurn {
  const chosen = choose('denied', crisisWords[state.language].denied, state.used, state.salt)
  const next = closed({ ...state, used: chosen.used })
  const care = { kind: 'care' as const, text: chosen.text }
  if (briefly) return { state: next, parts: [care] }
  return { state: next, parts: [care, { kind: 'question', text: followUps[state.language].person.ask }] }
}

const asksForHelp =
  /\b(help|please|hurry|scared|ambulance|911|hospital|er|call\w*|coming|on (the|their|its) way|don'?t know|idk|alone|nobody|no one|wait|dying|what (do|should|can) (i|we)|now what|que (hago|hacemos)|ayuda|por favor|ambulancia|llam\w+|no se|sol[oa]|nadie)\b|[?¿]/

/** A message without a word of danger, just after an emergency that only the classifier found. Where a body is in danger, a plea or a question proves nothing. */
export const tellsOfNothing = (state: State, risk: Risk, { said }: MessageAnalysis) =>
  state.turn - risk.raisedTurn <= 2 &&
  !hasDangerWord(said, dangersOf[familyOf[risk.kind]]) &&
  (familyOf[risk.kind] !== 'medical' || !asksForHelp.test(said))

/** Ends the questions of a danger that nothing confirmed; after an emergency one sentence says that the numbers stay. */
export function letGo(state: State, risk: Risk): CrisisTurn {
  if (!risk.emergency) return undefinedAfter(state)
  const chosen = choose('letGo', crisisWords[state.language].letGo, state.used, state.salt)
  return {
    state: closed({ ...state, used: chosen.used }),
    parts: [],
    lead: [{ kind: 'care', text: chosen.text }],
  }
}

// Ends the questions for now; the risk stays and is checked again after four turns.
export function undefinedAfter(state: State): CrisisTurn {
  return { state: closed(state), parts: [] }
}

const apology = /^(sorry|my mistake|you’re right, and i’m sorry|perdón|me equivoqué|tienes razón)/i

/** A false alarm is taken back once: no second apology for the same message. */
export function withoutApology(parts: WordingPart[]): WordingPart[] {
  const [first, ...rest] = parts
  if (first?.kind !== 'reflection' || rest.length === 0) return parts
  const text = first.text.replace(/^[^.!?]+[.!?]\s*/, '')
  return apology.test(first.text) ? [...(text ? [{ ...first, text }] : []), ...rest] : parts
}
