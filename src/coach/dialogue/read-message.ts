// Reads one message, given the conversation so far: language, danger, speech act, and what it denies.

import { normalizeText } from '../../platform/normalize-text.ts'
import { ageBelow18 } from '../danger/age.ts'
import { dangersOf, hasDangerWord } from '../danger/danger-words.ts'
import { hasEvidence } from '../danger/doubts.ts'
import { type DangerReading, readDanger } from '../danger/read-danger.ts'
import { isAnsweredQuestion } from '../meaning/answered-question.ts'
import { type Meaning, meaningByWords } from '../meaning/meaning.ts'
import { crisisWords } from '../script/crisis-answers.ts'
import { type DangerKind, familyOf, type MessageSigns } from '../script/danger.ts'
import type { HelpNumbers } from '../script/help-numbers.ts'
import type { Mode } from '../script/identity.ts'
import { analyzeMessage, type MessageAnalysis } from '../script/message-analysis.ts'
import { withMy } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'
import type { State } from './state.ts'
import { contextOf, recentWith, withWhatIsSmoked } from './talk-context.ts'

export type TurnContext = {
  /** The instant of the message in milliseconds. */
  now: number
  mode: Mode
  numbers: HelpNumbers
  /** The detector; it may throw, and then the message counts as unknown danger (safety B2 9). */
  signs(text: string): MessageSigns
  /** The message with typos corrected, for matching. The detector reads, and the coach quotes, the original. */
  corrected?: string
  /** The classification of the message; without it, shared words are used. */
  meaning?: Meaning
  /** A danger that an engine read in the message: it is asked about. */
  flagged?: DangerKind
  /** The day before, a safety check put help first for this person. */
  afterDanger?: boolean
}

const restsAfterSeconds = 60 * 60

function saltOf(message: string, salt: number): number {
  let sum = salt
  for (const letter of message) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return sum
}

// Without a clear language, one of these words decides against the language of the browser.
const english =
  /\b(again|sober|drunk|drank|relapsed|drinking|smoking|help|day|night|sleep|i|i'?m|im|the|its|it'?s|been|and|my|you|was|just|fine|yeah)\b/i

/** The language that a message is answered in. */
export function languageNow(state: State, message: string): CoachLanguage {
  const { intent, language } = analyzeMessage(message, state.language)
  if (intent === 'language_es') return 'es'
  if (intent === 'language_en') return 'en'
  // "No 911, im fine" begins like Spanish but is English.
  if (state.turn > 0 && language !== state.language && state.language === 'en' && english.test(message))
    return 'en'
  if (language === undefined && state.turn === 0 && english.test(message)) return 'en'
  return language === 'en' || language === 'es' ? language : state.language
}

/** The state at the beginning of the turn that answers a message. */
export function beginTurn(state: State, message: string, now: number): State {
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

/** How many of the last messages are read with a message to find danger in it. */
const recentForDanger = 3
/** How many characters of a message are stored to read the next one with it. */
export const mostOfPrevious = 300

export type MessageReading = Omit<DangerReading, 'used' | 'found'> & {
  state: State
  /** As it was typed. */
  message: string
  /** With typos corrected. */
  corrected: string
  said: string
  parsed: MessageAnalysis
  meaning: Meaning
  /** A question about a danger that has a prepared answer; it is shown with the numbers. */
  isInformed: boolean
  /** An engine read a danger in it. */
  isFlagged: boolean
  /** A yes to the lighter question about safety, which does not say what the danger is. */
  isUnsafe: boolean
  below18: boolean
}

/** Whether a message about possible violence has words of harm, and not only the tone. */
const namesViolence = (possible: DangerKind | undefined, said: string) =>
  possible !== undefined && familyOf[possible] === 'violence' && hasDangerWord(said, dangersOf.violence)

const bareYes = /^(yes|yeah|yep|yup|i (do|am)|si+)\W*$/
// A second yes, to the question what it is about, counts as a yes to the danger that was suspected.
const saysUnsafe = ({ worry, used, asking, language }: State, said: string): boolean =>
  worry !== null &&
  bareYes.test(said) &&
  used.includes('check.soft') &&
  !used.includes('check.plain') &&
  asking !== normalizeText(crisisWords[language].whatIsUnsafe.ask)

export function readMessage(
  before: State,
  state: State,
  message: string,
  context: TurnContext,
): MessageReading {
  const said = normalizeText(message)
  const spelled = context.corrected ?? message
  const corrected = withWhatIsSmoked(before, state.language === 'en' ? withMy(spelled) : spelled)
  const parsed = analyzeMessage(corrected, state.language)
  const near = { ...before, recent: before.recent.slice(-recentForDanger) }
  const { used, found, ...danger } = readDanger(near, state, { message, said, parsed }, context)
  const meaning = context.meaning ?? meaningByWords(corrected, state.language, contextOf(before, corrected))
  const below18 = state.below18 || ageBelow18(said, new Date(context.now).getUTCFullYear())
  const isInformed = !before.risk && isAnsweredQuestion(said, found, meaning)
  // Where a child may be hurt at home, help for children comes first.
  const isHurt = namesViolence(danger.possible, said) && below18 && !danger.isFaint
  const isUnsafe = saysUnsafe(before, said)
  const possible = isHurt ? undefined : isUnsafe ? (before.worry ?? undefined) : danger.possible
  return {
    ...danger,
    state: { ...state, used, worry: null, below18 },
    message,
    corrected,
    said,
    parsed,
    danger: isInformed || isUnsafe ? undefined : (danger.danger ?? (isHurt ? danger.possible : undefined)),
    possible: isInformed ? context.flagged : possible,
    emergency: danger.emergency && !isInformed && !isUnsafe,
    isInformed,
    isFlagged: context.flagged !== undefined,
    isUnsafe,
    meaning,
    below18,
  }
}

const denial =
  /^((no|nope|nah|what|que|oh|lol|haha|jaja|wait|god|jesus|dios)\b[,!?. ]*)*((im|i'm|i am|it'?s|thats?|that's|nobody'?s?|no one'?s?|estoy|nadie|no)[^.!?,;\n]*\b(not|n't|no|fine|ok|okay|safe|danger|bien|nadie|peligro|nada)\b[^.!?,;\n]*[.!?,;\n]+ *)?/i

export function textWithoutDenial(message: string): string {
  const rest = message.replace(denial, '').trim()
  return rest.split(/\s+/).length < 3 ? message : rest
}

/** The rest of the message after a denial ("no, I'm not suicidal, …"), once the denial has been answered. */
export function withoutDenial(reading: MessageReading): MessageReading {
  const message = textWithoutDenial(reading.message)
  const corrected = textWithoutDenial(reading.corrected)
  return { ...reading, message, corrected, parsed: analyzeMessage(corrected, reading.state.language) }
}

/** What the coach says before it asks about a possible danger, and the question. */
export function safetyQuestion(
  kind: DangerKind,
  { said, signs, state, isFlagged, isUnsafe }: MessageReading,
  isSecond: boolean,
): { said: string; ask: string; chips?: readonly string[] } {
  const { checkIn, checkInUnsure, checkWithdrawal, checkThirdParty, whatIsUnsafe } =
    crisisWords[state.language]
  if (isUnsafe) return whatIsUnsafe
  if (kind === 'withdrawal') return checkWithdrawal
  if (kind === 'third_party') return checkThirdParty
  // Without a word of danger the classifier alone suspects it, so the question is lighter.
  const isSuspected = !isSecond && !isFlagged && !hasEvidence(said, signs.labels)
  return (isSuspected ? checkInUnsure[familyOf[kind]] : undefined) ?? checkIn[familyOf[kind]]
}
