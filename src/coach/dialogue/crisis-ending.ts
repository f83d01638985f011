// How the questions about a danger end: a false alarm, a denial, or a message without any sign of danger. An unanswered question is
// asked once more, shorter, and never a third time.
import { crisisReminders } from '../cases/crisis-reminders.ts'
import { helpArrived, stayingWith } from '../cases/crisis-staying.ts'
import { dangersOf, hasDangerWord } from '../danger/danger-words.ts'
import {
  answersNo,
  answersYes,
  deniesDanger,
  deniesWish,
  ofBody,
  saysAwake,
  saysMisread,
  whoOrWhere,
} from '../danger/denials.ts'
import { crisisWords, followUps } from '../script/crisis-answers.ts'
import { type DangerKind, familyOf } from '../script/danger.ts'
import { type HelpNumbers, withNumbers } from '../script/help-numbers.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { beforeCheck, safetyAgain } from '../script/safety-again.ts'
import { choose, hasFresh, type WordingPart } from '../script/wording.ts'
import { type CrisisMessage, type CrisisTurn, closeRisk } from './crisis-questions.ts'
import type { Risk, State } from './state.ts'

/** A false alarm: one sentence says so, the numbers stay visible, and the talk continues. */
export function endFalseAlarm(state: State, kind: DangerKind, parsed: MessageAnalysis): CrisisTurn {
  const words = crisisWords[state.language]
  const isSoft = !state.risk && state.used.includes('check.soft')
  const key = isSoft ? 'fine' : familyOf[kind] === 'life' ? 'denied' : 'takenBack'
  const chosen = choose(key, words[key], state.used, state.salt)
  const next = closeRisk({ ...state, used: chosen.used })
  const lead = { kind: 'care' as const, text: chosen.text }
  // The rest of the message is answered after it.
  if (parsed.wordCount > 5) return { state: next, parts: [], lead: [lead] }
  return { state: next, parts: [lead, { kind: 'question', text: isSoft ? words.goOn : words.deniedAsk }] }
}

const mostWordsOfYes = 4
const ofThem = /\b(he|she|they)('?s|'?re)? [^.,;!?]*/g
export const isFine = /\b(i'?m|we'?re) (fine|ok(ay)?|safe|good|all right)\b|\bestoy (bien|a salvo)\b/
const inTrouble = /\b(not|no|isn'?t|barely|dont|don'?t) (\w+ )?(safe|ok(ay)?|fine|sure|a salvo|bien)\b/

/**
 * Whether the message denies the danger. A "no" to "Are they breathing?" does not, a "yes" to "Are you safe?" does.
 */
export function deniesRisk(risk: Risk, parsed: MessageAnalysis): boolean {
  const family = familyOf[risk.kind]
  if (family === 'life') {
    const isUnnamed = !risk.named || !risk.certain
    return (
      saysMisread(parsed, risk.certain) ||
      (isUnnamed && (deniesDanger(parsed.said) || deniesWish(parsed.said)))
    )
  }
  // "I'm not suicidal" takes back no danger to a body or from another person.
  if (/\bsuicid/.test(parsed.said)) return false
  if (saysMisread(parsed, true)) return true
  // "I'm safe right now" answers the question about violence, and takes nothing back.
  if (family === 'violence' && risk.certain && isFine.test(parsed.said)) return false
  // "He's in the kitchen" says where a violent person is, and denies nothing.
  const denies = deniesDanger(family === 'violence' ? parsed.said.replace(ofThem, ' ') : parsed.said)
  if (denies) return !(risk.certain && saysAwake(parsed.said))
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

/** A no to the direct question. After words of danger the coach still asks who can be with the person, else it apologizes. */
export function acceptNo(state: State, briefly: boolean, parsed?: MessageAnalysis): CrisisTurn {
  const chosen = choose('denied', crisisWords[state.language].denied, state.used, state.salt)
  const next = closeRisk({ ...state, used: chosen.used })
  const care = { kind: 'care' as const, text: chosen.text }
  if (state.risk && !state.risk.named && parsed) return endFalseAlarm(state, state.risk.kind, parsed)
  if (briefly) return { state: next, parts: [care] }
  return { state: next, parts: [care, { kind: 'question', text: followUps[state.language].person.ask }] }
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

/** Asks about a closed risk again. */
export function askAgainLater(state: State): CrisisTurn | undefined {
  const { risk } = state
  if (!risk) return undefined
  const wordings = recheckWordings(state, risk)
  const key = `recheck.${familyOf[risk.kind]}`
  const texts = wordings.map(({ said }) => said)
  const chosen = choose(key, texts, state.used, state.salt)
  const wording = wordings.find(({ said }) => said === chosen.text) ?? wordings[0]
  if (!wording) return undefined
  return {
    state: {
      ...state,
      used: chosen.used,
      risk: { ...risk, open: true, askedNow: 'recheck', checkTurn: state.turn },
    },
    parts: [
      { kind: 'reflection', text: wording.said },
      { kind: 'question', text: wording.ask },
    ],
  }
}

function recheckWordings({ language }: State, { kind, confirmed }: Risk) {
  const { recheck, recheckBody, recheckPlace } = crisisWords[language]
  if (familyOf[kind] === 'medical') return recheckBody
  if (familyOf[kind] === 'violence') return recheckPlace
  return recheck.filter(({ ofAll }) => confirmed || ofAll)
}

/** A question about safety was asked twice and not answered: the numbers stay. */
export const isUnanswered = ({ used }: State): boolean =>
  used.some((one) => one.startsWith('again.beside.')) && !used.includes('check.denied')
