// How the questions about a danger end: a false alarm, a denial, or a message without any sign of danger. An unanswered question is
// asked once more, shorter, and never a third time.
import { crisisReminders } from '../cases/crisis-reminders.ts'
import { helpArrived, stayingWith } from '../cases/crisis-staying.ts'
import { signsOfBuildUp } from '../danger/build-up.ts'
import { dangersOf, hasDangerWord } from '../danger/danger-words.ts'
import {
  answersNo,
  answersYes,
  deniesDanger,
  ofBody,
  saysAwake,
  saysMisread,
  whoOrWhere,
} from '../danger/denials.ts'
import { crisisWords, followUps } from '../script/crisis-answers.ts'
import { type DangerKind, familyOf } from '../script/danger.ts'
import { type HelpNumbers, withNumbers } from '../script/help-numbers.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { safetyAgain } from '../script/safety-again.ts'
import { isQuestion } from '../script/story.ts'
import { choose, hasFresh, type WordingPart } from '../script/wording.ts'
import { type CrisisMessage, type CrisisTurn, closeRisk } from './crisis-questions.ts'
import type { Risk, State } from './state.ts'

/** A false alarm: one sentence says so, the numbers stay visible, and the talk continues. */
export function endFalseAlarm(state: State, kind: DangerKind, parsed: MessageAnalysis): CrisisTurn {
  const words = crisisWords[state.language]
  const key = familyOf[kind] === 'life' ? 'denied' : 'takenBack'
  const chosen = choose(key, words[key], state.used, state.salt)
  const next = closeRisk({ ...state, used: chosen.used })
  const lead = { kind: 'care' as const, text: chosen.text }
  // The rest of the message is answered after it.
  if (parsed.wordCount > 5) return { state: next, parts: [], lead: [lead] }
  return { state: next, parts: [lead, { kind: 'question', text: words.deniedAsk }] }
}

const mostWordsOfYes = 4
const isFine = /\b(i'?m|we'?re) (fine|ok(ay)?|safe|good|all right)\b|\bestoy (bien|a salvo)\b/
const inTrouble = /\b(not|no|isn'?t|barely|dont|don'?t) (\w+ )?(safe|ok(ay)?|fine|sure|a salvo|bien)\b/

/**
 * Whether the message denies the danger. A "no" to "Are they breathing?" does not, a "yes" to "Are you safe?" does.
 */
export function deniesRisk(risk: Risk, parsed: MessageAnalysis): boolean {
  const family = familyOf[risk.kind]
  if (family === 'life')
    return saysMisread(parsed, risk.certain) || (!risk.certain && deniesDanger(parsed.said))
  if (saysMisread(parsed, true)) return true
  if (deniesDanger(parsed.said)) return !(risk.certain && saysAwake(parsed.said))
  if (risk.certain || inTrouble.test(parsed.said)) return false
  return (
    isFine.test(parsed.said) ||
    (risk.kind === 'violence' && answersYes(parsed) && parsed.wordCount <= mostWordsOfYes)
  )
}

/** A denial before any question: it is accepted, the risk is stored as closed, and the rest of the message is answered. */
export function acceptDenial(state: State): CrisisTurn {
  const chosen = choose('denied', crisisWords[state.language].denied, state.used, state.salt)
  return {
    state: {
      ...state,
      used: chosen.used,
      exercise: null,
      risk: {
        kind: 'suicide',
        emergency: false,
        certain: false,
        named: false,
        raisedTurn: state.turn,
        askedNow: 'suicide',
        asked: ['suicide', 'plan', 'means', 'when'],
        confirmed: false,
        open: false,
        checkTurn: state.turn,
      },
    },
    parts: [],
    lead: [{ kind: 'care', text: chosen.text }],
  }
}

/** A no to the direct question. The coach still asks who can be with the person. */
export function acceptNo(state: State, briefly: boolean): CrisisTurn {
  const chosen = choose('denied', crisisWords[state.language].denied, state.used, state.salt)
  const next = closeRisk({ ...state, used: chosen.used })
  const care = { kind: 'care' as const, text: chosen.text }
  if (briefly) return { state: next, parts: [care] }
  return { state: next, parts: [care, { kind: 'question', text: followUps[state.language].person.ask }] }
}

const ofOwnUse: ReadonlySet<DangerKind> = new Set(['overdose_self', 'mixing', 'tolerance'])
const pleads =
  /\b(help|please|hurry|scared|911|(don'?t|do not|didn'?t) know|idk|dying|now what|(what|how) (do|can|should) (i|we)|(que|como) (le |lo |la )?(hago|hacemos)|ayuda|por favor|no se)\b/
const asksForHelp =
  /\b(help|please|hurry|scared|ambulance|911|hospital|er|call\w*|coming|on (the|their|its) way|(don'?t|do not|didn'?t) know|idk|times?|ago|took|alone|nobody|no one|wait|dying|what (do|should|can) (i|we)|now what|but|que (hago|hacemos)|ayuda|por favor|ambulancia|llam\w+|no (se|sabe\w*)|veces|hace|sol[oa]|nadie|pero)\b|[?¿]/
const aboutBody =
  /\b(hurts?|pain|feel\w*|tired|sleep\w*|asleep|floor|flop\w*|limp|slump\w*|sit up|moves?|moved|moving|shook|poke\w*|eyes?|hot|cold|sick|dizzy|head|hands?|legs?|arms?|face|mouth|tongue|skin|lips?|saw|see|hear\w*|sigh\w*|drool\w*|jerk\w*|jaw|bit|shak\w*|sweat\w*|stand|walk|talk\w*|duele|siento|dorm\w*|piso|suelo|ojos|cabeza|manos?|piernas?|cara|boca|lengua|quijada|palid\w*|tembl\w*|veo|oigo|par(o|e)se)\b/
const otherPerson = /\b(he|she|they|him|her|them|his|their|men|guys?|ella|ellos)\b/

/**
 * A message without a word or a sign of the danger, just after one that only the classifier found. Not enough: words about another person
 * and, in a medical danger, a plea, a question, an amount, or words about a body. After what the writer took, a message in which the detector
 * finds nothing is enough.
 */
export function hasNoSign(
  state: State,
  { kind, named, emergency, raisedTurn }: Risk,
  { parsed: { said }, isCalm }: CrisisMessage,
): boolean {
  if (state.turn - raisedTurn > 2 || hasDangerWord(said, dangersOf[familyOf[kind]])) return false
  if (familyOf[kind] === 'life') return !named
  if (signsOfBuildUp(said).length > 0) return false
  if (isCalm && !named && ofOwnUse.has(kind) && (!emergency || isQuestion(said)))
    return !pleads.test(said) && !aboutBody.test(said)
  if (otherPerson.test(said)) return false
  if (familyOf[kind] === 'violence') return !/\b(but|pero)\b/.test(said)
  return !asksForHelp.test(said) && !aboutBody.test(said) && !/\d/.test(said)
}

/** Ends the questions of a danger that nothing confirmed; after an emergency one sentence says that the numbers stay. */
export function endUnconfirmed(state: State, risk: Risk): CrisisTurn {
  if (!risk.emergency) return endQuestions(state)
  const chosen = choose('letGo', crisisWords[state.language].letGo, state.used, state.salt)
  return {
    state: closeRisk({ ...state, used: chosen.used }),
    parts: [],
    lead: [{ kind: 'care', text: chosen.text }],
  }
}

// Ends the questions for now; the risk stays and is checked again after four turns.
export function endQuestions(state: State): CrisisTurn {
  return { state: closeRisk(state), parts: [] }
}

/** Help has arrived: the person hears that they did it, and the questions end. */
export function endWithHelp(state: State, kind: DangerKind): CrisisTurn {
  const text = helpArrived[state.language][familyOf[kind] === 'medical' ? 'body' : 'life']
  return { state: closeRisk(state), parts: [{ kind: 'care', text }] }
}

const mostTurnsOfStaying = 12
/** In an emergency that nothing took back, another next step after all questions were asked; undefined if there is none left. */
export function stay(state: State, numbers: HelpNumbers): CrisisTurn | undefined {
  const { risk, language, turn, salt } = state
  if (!risk?.certain || !risk.emergency || turn - risk.raisedTurn > mostTurnsOfStaying) return undefined
  const lines = stayingWith(risk.kind, language)
  if (!lines || !hasFresh('stay.said', lines.said, state.used)) return undefined
  const said = choose('stay.said', lines.said, state.used, salt)
  const ask = hasFresh('stay.ask', lines.ask, said.used)
    ? choose('stay.ask', lines.ask, said.used, salt)
    : undefined
  const parts: WordingPart[] = [{ kind: 'care', text: withNumbers(said.text, numbers, language) }]
  if (ask) parts.push({ kind: 'question', text: ask.text })
  const used = ask?.used ?? said.used
  return { state: { ...state, used, risk: { ...risk, askedNow: 'stay', checkTurn: turn } }, parts }
}

const apology = /^(sorry|my mistake|you’re right, and i’m sorry|perdón|me equivoqué|tienes razón)/i

/** Removes the apology of an answer that follows the one for a false alarm. */
export function withoutApology(parts: WordingPart[]): WordingPart[] {
  const [first, ...rest] = parts
  if (first?.kind !== 'reflection' || rest.length === 0) return parts
  const text = first.text.replace(/^[^.!?]+[.!?]\s*/, '')
  return apology.test(first.text) ? [...(text ? [{ ...first, text }] : []), ...rest] : parts
}

/** The parts of an answer that may precede a question about danger: no other question, and no tip after a statement. */
export function beforeCheck(parts: readonly WordingPart[], said: string): WordingPart[] {
  const isStatementReflected = parts.some(({ kind }) => kind === 'reflection') && !isQuestion(said)
  return parts.filter(({ kind }) => kind !== 'question' && !(isStatementReflected && kind === 'thought'))
}

function isAnswered({ askedNow, kind }: Risk, parsed: MessageAnalysis): boolean {
  if (parsed.yes || parsed.no || answersYes(parsed) || answersNo(parsed)) return true
  if (parsed.intent === 'dont_know' || whoOrWhere.test(parsed.said)) return true
  if (ofBody.test(parsed.said) || (familyOf[kind] === 'medical' && /\d/.test(parsed.said))) return true
  return askedNow !== 'person' && hasDangerWord(parsed.said, dangersOf[familyOf[kind]])
}

const besideKey = (kind: DangerKind) => `again.beside.${familyOf[kind]}`

/** Help and the short form of a question that got no answer; undefined if it was answered or already asked twice. */
export function repeatStep(
  state: State,
  risk: Risk,
  { parsed, numbers }: CrisisMessage,
): CrisisTurn | undefined {
  const { askedNow, kind } = risk
  const keys = [`again.${askedNow}`, besideKey(kind)]
  if (keys.some((key) => state.used.includes(key)) || isAnswered(risk, parsed)) return undefined
  const { beside, ofStep, withThem } = safetyAgain[state.language]
  const isOfOther = askedNow === 'person' && (kind === 'third_party' || kind === 'overdose')
  const ask = isOfOther ? withThem : Object.entries(ofStep).find(([id]) => id === askedNow)?.[1]
  if (ask === undefined) return undefined
  const reminders = crisisReminders[state.language][kind] ?? []
  const isFresh = hasFresh(`remind.${kind}`, reminders, state.used)
  const help = isFresh
    ? choose(`remind.${kind}`, reminders, state.used, state.salt)
    : { text: beside[familyOf[kind]].said, used: state.used }
  return {
    state: { ...state, used: [...help.used, ...keys], risk: { ...risk, checkTurn: state.turn } },
    parts: [
      { kind: 'care', text: withNumbers(help.text, numbers, state.language) },
      { kind: 'question', text: ask },
    ],
  }
}

/** Whether the question about this kind of danger may still be asked next to an answer. */
const mayAskAgain = ({ used }: State, kind: DangerKind): boolean => !used.includes(besideKey(kind))

/** The answer followed by help and the short question; undefined if the question may not be asked again. */
export function repeatQuestion<Answer extends { state: State; parts: WordingPart[] }>(
  answer: Answer,
  kind: DangerKind,
  said: string,
  { numbers, isAlarm }: { numbers: HelpNumbers; isAlarm: boolean },
) {
  const { state, parts } = answer
  if (state.listens > 0 || !mayAskAgain(state, kind)) return undefined
  const { beside, besideWithdrawal, ofKind } = safetyAgain[state.language]
  const { said: help, ask } = kind === 'withdrawal' ? besideWithdrawal : beside[familyOf[kind]]
  return {
    ...answer,
    state: { ...state, used: [...state.used, besideKey(kind)], worry: kind },
    parts: [
      ...beforeCheck(parts, said),
      { kind: 'care' as const, text: withNumbers(help, numbers, state.language) },
      { kind: 'question' as const, text: (isAlarm && ofKind[kind]) || ask },
    ],
  }
}

/** Whether the danger that ends now was raised by a word of danger in the previous message and its question got no answer. */
export function endsUnanswered(state: State, risk: Risk, parsed: MessageAnalysis): boolean {
  return (
    state.turn === risk.raisedTurn + 1 &&
    hasDangerWord(state.previous.toLowerCase(), dangersOf[familyOf[risk.kind]]) &&
    mayAskAgain(state, risk.kind) &&
    !isAnswered(risk, parsed)
  )
}

/** A question about safety was asked twice and not answered: the numbers stay. */
export const isUnanswered = ({ used }: State): boolean =>
  used.some((one) => one.startsWith('again.beside.')) && !used.includes('check.denied')
