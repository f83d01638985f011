// One turn of the coach: danger first, then who the coach is, then boundaries, then the guided talk.
import { normalizeText } from '../../platform/normalize-text.ts'
import { type Meaning, meaningByWords } from '../meaning/meaning.ts'
import { boundaryAnswers } from '../script/boundaries.ts'
import { conversationWords } from '../script/conversation-words.ts'
import { crisisWords } from '../script/crisis-answers.ts'
import {
  ageBelow18,
  type DangerKind,
  dangerIn,
  familyOf,
  isLongAgo,
  kindOf,
  type MessageSigns,
} from '../script/danger.ts'
import { type HelpLink, type HelpNumbers, helpLinks, withNumbers } from '../script/help-numbers.ts'
import {
  asksWhatIAm,
  identity,
  longSessionSeconds,
  longSessionTurns,
  type Mode,
  noticeEverySeconds,
} from '../script/identity.ts'
import { analyzeMessage, type MessageAnalysis } from '../script/message-analysis.ts'
import { type CoachLanguage, choose, joined, type WordingPart } from '../script/wording.ts'
import { boundaryOf, isAnsweredQuestion } from './answered-question.ts'
import { crisisTurn, saysMisread, takenBack } from './crisis-turn.ts'
import { guidedTurn } from './guided.ts'
import type { Wants } from './reply.ts'
import type { State } from './state.ts'
import { contextOf, recentWith } from './talk-context.ts'

export type Context = {
  /** The instant of the message in milliseconds. */
  now: number
  mode: Mode
  numbers: HelpNumbers
  /** The detector; it may throw, and then the message counts as unknown danger (safety B2 9). */
  signs(text: string): MessageSigns
  /** What the message is about by meaning; by shared words where it is left out. */
  meaning?: Meaning
}

/** What the turn did, for the log: never the text. */
export type Action =
  | 'crisis'
  | 'recheck'
  | 'check_in'
  | 'identity'
  | 'boundary'
  | 'minor'
  | 'language'
  | 'guided'

export type Turn = {
  state: State
  answer: string
  parts: WordingPart[]
  links: HelpLink[]
  /** Answers to tap, in the order shown. */
  choices: string[]
  wants: Wants
  action: Action
  label: string
  urgency: MessageSigns['urgency']
  danger: DangerKind | undefined
  /** True where an age under 18 was heard for the first time. */
  minor: boolean
  /** True where a written answer must stand and no engine is asked. */
  fixed: boolean
  /** What stands before the answer of an engine: the notices that are due. */
  notices: WordingPart[]
}

const restsAfterSeconds = 60 * 60

function saltOf(message: string, salt: number): number {
  let sum = salt
  for (const letter of message) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return sum
}

/** The language that a message is answered in. */
export function languageNow(state: State, message: string): CoachLanguage {
  const { intent, language } = analyzeMessage(message, state.language)
  if (intent === 'language_es') return 'es'
  if (intent === 'language_en') return 'en'
  return language === 'en' || language === 'es' ? language : state.language
}

function begun(state: State, message: string, now: number): State {
  const rested = now - state.lastAt > restsAfterSeconds * 1000
  return {
    ...state,
    language: languageNow(state, message),
    turn: state.turn + 1,
    salt: saltOf(message, state.salt),
    recent: recentWith(state, message),
    lastAt: now,
    sessionFrom: rested ? now : state.sessionFrom,
    sessionTurns: rested ? 1 : state.sessionTurns + 1,
    pausedAt: rested ? 0 : state.pausedAt,
  }
}

function noticesDue(state: State, mode: Mode, now: number): { state: State; parts: WordingPart[] } {
  const parts: WordingPart[] = []
  let next = state
  if (state.noticeAt === 0) {
    parts.push({ kind: 'notice', text: identity.opening[state.language][mode] })
    next = { ...next, noticeAt: now }
  } else if (now - state.noticeAt >= noticeEverySeconds * 1000) {
    const chosen = choose('notice', identity.again[state.language], state.used, state.salt)
    parts.push({ kind: 'notice', text: chosen.text })
    next = { ...next, noticeAt: now, used: chosen.used }
  }
  const long = now - state.sessionFrom > longSessionSeconds * 1000 || state.sessionTurns > longSessionTurns
  if (long && state.pausedAt === 0) {
    const chosen = choose('pause', identity.pause[state.language], next.used, state.salt)
    parts.push({ kind: 'notice', text: chosen.text })
    next = { ...next, pausedAt: now, used: chosen.used }
  }
  return { state: next, parts }
}

function signsOf(context: Context, message: string): { signs: MessageSigns; failed: boolean } {
  try {
    return { signs: context.signs(message), failed: false }
  } catch {
    return { signs: noSigns, failed: true }
  }
}

type Reading = {
  state: State
  message: string
  said: string
  heard: MessageAnalysis
  signs: MessageSigns
  failed: boolean
  danger: DangerKind | undefined
  /** A danger that is not likely enough to be answered before everything else. */
  possible: DangerKind | undefined
  meaning: Meaning
  /** A question about a danger that a prepared answer meets; numbers stand beside it. */
  isInformed: boolean
  /** The possible danger of the message before, denied by this one. */
  denied: DangerKind | undefined
  emergency: boolean
  certain: boolean
  below18: boolean
}

const bodyNow: readonly (DangerKind | undefined)[] = ['overdose', 'overdose_self', 'medical', 'suicide_now']
const noSigns: MessageSigns = { label: 'none', labels: [], urgency: 'normal' }
const confirms = /^(yes|yeah|yep|i (am|do|have)|kind of|sometimes|maybe|si+|a veces|un poco|tal vez)\b/

function readMessage(before: State, state: State, message: string, context: Context): Reading {
  const said = normalizeText(message)
  const heard = analyzeMessage(message, state.language)
  const { signs, failed } = signsOf(context, message)
  // A yes to the question about not wanting to be alive.
  const lowAnswer =
    before.asked.at(-1) === 'low.safe' &&
    before.turn > 0 &&
    before.situation === 'low' &&
    heard.yes &&
    !before.risk
  const worried = before.worry && !before.risk && confirms.test(said) ? before.worry : undefined
  const answered = lowAnswer ? 'suicide' : worried
  const found = kindOf(said, signs, failed) ?? (failed ? 'unknown' : answered)
  // What is only possible is asked about; within an open danger the questions go on anyway.
  const denied = before.worry && !worried && saysMisread(heard, false) ? before.worry : undefined
  const used = denied ? [...state.used, 'check.denied'] : state.used
  // Asked about, neither denied nor answered, and hinted at again: that is how it builds up over several messages.
  const again =
    found && familyOf[found] === 'life' && used.includes('check.life') && !used.includes('check.denied')
  const named = dangerIn(said, noSigns) !== undefined
  // "How many mg with wine?" is declined as a question about amounts, with the same care beside it.
  const isDeclined =
    signs.certainty === 'likely' &&
    signs.urgency !== 'emergency' &&
    /\b(mgs?|milligrams?|miligramos)\b/.test(said)
  const isUnsure = signs.certainty === 'possible' || isDeclined || isLongAgo(said, signs)
  const meaning = context.meaning ?? meaningByWords(message, state.language, contextOf(before, message))
  const isInformed = !before.risk && isAnsweredQuestion(said, found, meaning)
  const onlyPossible = isUnsure && !answered && !again && !named
  const danger = onlyPossible || isInformed ? undefined : found
  return {
    state: { ...state, used, worry: null },
    message,
    said,
    heard,
    signs,
    failed,
    danger,
    possible: onlyPossible && !isInformed ? found : undefined,
    isInformed,
    meaning,
    denied,
    emergency: danger !== undefined && (signs.urgency === 'emergency' || bodyNow.includes(danger)),
    certain: signs.certainty === 'certain' || signs.certainty === undefined || answered !== undefined,
    below18: state.below18 || ageBelow18(said),
  }
}

type Outcome = Partial<Pick<Turn, 'wants' | 'choices'>> & {
  state: State
  parts: WordingPart[]
  action: Action
  help?: boolean
}

/** Answers a message. Pure: the same state, message and context give the same turn. */
export function takeTurn(before: State, message: string, context: Context): Turn {
  const due = noticesDue(begun(before, message, context.now), context.mode, context.now)
  const reading = readMessage(before, due.state, message, context)
  const { signs, failed, danger, emergency, below18 } = reading
  const { language } = due.state
  const outcome = outcomeOf(reading, context)
  const { parts, action } = outcome
  // In danger the help stands first, and the notice that is due stands last and short.
  const helpFirst = action === 'crisis' || action === 'recheck'
  const brief: WordingPart[] =
    due.parts.length > 0 ? [{ kind: 'notice', text: identity.brief[language] }] : []
  const all = helpFirst ? [...parts, ...brief] : [...due.parts, ...parts]
  const raised =
    outcome.state.risk !== null ||
    action === 'check_in' ||
    action === 'minor' ||
    action === 'language' ||
    failed ||
    outcome.help === true
  return {
    state: { ...outcome.state, below18 },
    answer: joined(all),
    parts: all,
    links: raised
      ? helpLinks(context.numbers, language, outcome.state.risk?.kind ?? outcome.state.worry ?? undefined)
      : [],
    choices: outcome.choices ?? [],
    wants: outcome.wants ?? {},
    action,
    label: signs.label,
    urgency: emergency ? 'emergency' : signs.urgency,
    danger,
    minor: below18 && !before.below18,
    fixed: action !== 'guided' || outcome.help === true,
    notices: due.parts,
  }
}

function outcomeOf(reading: Reading, context: Context): Outcome {
  const { state, danger, emergency, certain, heard } = reading
  const crisis = crisisTurn(state, danger && { kind: danger, emergency, certain }, heard, context.numbers)
  if (crisis && crisis.parts.length > 0)
    return { state: crisis.state, parts: crisis.parts, action: danger ? 'crisis' : 'recheck' }
  const open = crisis ? crisis.state : state
  const back = reading.denied && !danger ? takenBack(open, reading.denied, heard) : undefined
  if (back && back.parts.length > 0) return { state: back.state, parts: back.parts, action: 'guided' }
  const lead = crisis?.lead ?? back?.lead
  const outcome =
    otherLanguageOrMinor(open, reading, context) ??
    identityAsked(open, reading, context) ??
    beyondBounds(open, reading) ??
    guidedOutcome(open, reading)
  if (lead) return { ...outcome, parts: [...lead, ...outcome.parts] }
  if (reading.isInformed) return { ...outcome, help: true }
  return checkedIn(outcome, reading, context)
}

/** Asks about a possible danger beside the answer, once for each family of dangers in a talk. */
function checkedIn(outcome: Outcome, { possible }: Reading, { numbers }: Context): Outcome {
  const { state, action } = outcome
  if (!possible || state.risk || action === 'minor' || action === 'language') return outcome
  const key = `check.${familyOf[possible]}`
  if (state.used.includes(key)) return { ...outcome, help: true }
  const { said, ask } = crisisWords[state.language].checkIn[familyOf[possible]]
  const care: WordingPart = { kind: 'care', text: withNumbers(said, numbers, state.language) }
  // A refusal stands as it is, and who asked only to be listened to is asked nothing.
  if (action === 'boundary' || state.listens > 0)
    return { ...outcome, parts: [care, ...outcome.parts], help: true }
  return {
    ...outcome,
    state: { ...state, used: [...state.used, key], worry: possible },
    parts: [
      ...outcome.parts.filter(({ kind }) => kind !== 'question'),
      care,
      { kind: 'question', text: ask },
    ],
    choices: [],
    action: 'check_in',
  }
}

function otherLanguageOrMinor(
  state: State,
  { heard, below18 }: Reading,
  { numbers }: Context,
): Outcome | undefined {
  const words = crisisWords[state.language]
  if (heard.language === 'other') {
    const text = withNumbers(words.otherLanguage, numbers, state.language)
    return { state, parts: [{ kind: 'action', text }], action: 'language' }
  }
  if (!below18 || state.minorTold) return undefined
  const text = withNumbers(words.minor[0] ?? '', numbers, state.language)
  return { state: { ...state, minorTold: true }, parts: [{ kind: 'care', text }], action: 'minor' }
}

function identityAsked(state: State, { said }: Reading, { now }: Context): Outcome | undefined {
  if (!asksWhatIAm(said)) return undefined
  const { language } = state
  const answer = choose('whatIAm', identity.answers[language], state.used, state.salt)
  const onward = choose('onward', identity.onward[language], answer.used, state.salt)
  const parts: WordingPart[] = [
    { kind: 'notice', text: answer.text },
    { kind: 'question', text: onward.text },
  ]
  return { state: { ...state, used: onward.used, noticeAt: now }, parts, action: 'identity' }
}

function beyondBounds(state: State, reading: Reading): Outcome | undefined {
  const boundary = boundaryOf(reading.said, reading.signs.label, state.situation, reading.meaning)
  if (!boundary) return undefined
  const wordings = boundaryAnswers[state.language][boundary]
  const leads = wordings.map(([reflection]) => reflection)
  const chosen = choose(`boundary.${boundary}`, leads, state.used, state.salt)
  const answer = wordings.find(([reflection]) => reflection === chosen.text) ?? wordings[0]
  const parts: WordingPart[] = answer
    ? [
        { kind: 'reflection', text: answer[0] },
        { kind: 'thought', text: answer[1] },
        { kind: 'question', text: answer[2] },
      ]
    : []
  return { state: { ...state, used: chosen.used }, parts, action: 'boundary' }
}

const mostChips = 4

function guidedOutcome(state: State, reading: Reading): Outcome {
  const { chips, canGoBack, needsNumbers, ...guided } = guidedTurn(
    state,
    reading.message,
    reading.heard,
    reading.meaning,
  )
  const isScale = chips.length > mostChips && chips.every((chip) => /^\d+$/.test(chip))
  const shown = isScale ? chips : chips.slice(0, mostChips)
  const back = canGoBack ? [conversationWords[state.language].notWhatIMeant] : []
  return { ...guided, action: 'guided', choices: [...shown, ...back], help: needsNumbers }
}
