// What one message says, in the light of the talk so far: its danger, how sure that is, and what it takes back.

import { normalizeText } from '../../platform/normalize-text.ts'
import { ageBelow18 } from '../danger/age.ts'
import { hasDangerWord } from '../danger/danger-words.ts'
import { corrects, saysMisread } from '../danger/denials.ts'
import { signsWithPrevious } from '../danger/signs-in-talk.ts'
import { type Meaning, meaningByWords } from '../meaning/meaning.ts'
import {
  type DangerKind,
  familyOf,
  isDoubtful,
  kindOf,
  type MessageSigns,
  namesDanger,
} from '../script/danger.ts'
import { asksAboutCoach, isMildWithdrawal, speaksOfLife } from '../script/danger-context.ts'
import type { HelpNumbers } from '../script/help-numbers.ts'
import type { Mode } from '../script/identity.ts'
import { analyzeMessage, type MessageAnalysis } from '../script/message-analysis.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { isAnsweredQuestion } from './answered-question.ts'
import { deniesWish } from './crisis-ladder.ts'
import type { State } from './state.ts'
import { contextOf, recentWith } from './talk-context.ts'

export type Context = {
  /** The instant of the message in milliseconds. */
  now: number
  mode: Mode
  numbers: HelpNumbers
  /** The detector; it may throw, and then the message counts as unknown danger (safety B2 9). */
  signs(text: string): MessageSigns
  /** The message without its typing slips, as the guided talk reads it; the detector reads what was typed. */
  corrected?: string
  /** What the message is about by meaning; by shared words where it is left out. */
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

const english = /\b(i|i'?m|im|the|its|it'?s|been|and|my|you|was|just|fine|yeah)\b/i

/** The language that a message is answered in. */
export function languageNow(state: State, message: string): CoachLanguage {
  const { intent, language } = analyzeMessage(message, state.language)
  if (intent === 'language_es') return 'es'
  if (intent === 'language_en') return 'en'
  // "No 911, im fine" begins like Spanish and is none.
  if (state.turn > 0 && language !== state.language && state.language === 'en' && english.test(message))
    return 'en'
  return language === 'en' || language === 'es' ? language : state.language
}

export function begun(state: State, message: string, now: number): State {
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

/** How much of a message is kept to read the next one with. */
export const mostOfPrevious = 300

function signsOf(context: Context, message: string, previous: string) {
  try {
    return { ...signsWithPrevious(message, previous, context.signs), failed: false }
  } catch {
    return { signs: noSigns, explains: false, failed: true }
  }
}

export type Reading = {
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
  /** No word of the message tells of danger, and the classifier is not sure of it: numbers stand next to the answer, nothing is asked. */
  isFaint: boolean
  /** A question about a danger that a prepared answer meets; numbers stand next to it. */
  isInformed: boolean
  /** The possible danger of the message before, denied by this one. */
  denied: DangerKind | undefined
  /** Continues the message before so that both together are harmless. */
  explains: boolean
  emergency: boolean
  certain: boolean
  below18: boolean
}

/** For how many turns a hint after an unanswered question about safety makes it a danger. */
const hintsCountFor = 8
const bodyNow: readonly (DangerKind | undefined)[] = ['overdose', 'overdose_self', 'medical', 'suicide_now']
const noSigns: MessageSigns = { label: 'none', labels: [], urgency: 'normal' }
const confirms = /^(yes|yeah|yep|i (am|do|have)|kind of|sometimes|maybe|si+|a veces|un poco|tal vez)\b/

/**
 * Tone alone ("I can't do this anymore") takes no talk over, unless a rule or the whole message calls it an emergency. In languages that are not
 * read nobody can tell tone from a named danger.
 */
const isToneOnly = (
  kind: DangerKind | undefined,
  said: string,
  { urgency, certainty, pressing }: MessageSigns,
  { language }: MessageAnalysis,
) =>
  kind !== undefined &&
  language !== 'other' &&
  familyOf[kind] === 'life' &&
  kind !== 'voices' &&
  !pressing &&
  !(urgency === 'emergency' && certainty === 'certain') &&
  !namesDanger(said) &&
  !speaksOfLife(said)

/** In the middle of a talk without any sign so far, what only the classifier reads in a message without any word of danger. */
const isOutOfNowhere = (before: State, said: string, { labels, pressing }: MessageSigns) =>
  before.turn > 0 &&
  !before.risk &&
  !before.worry &&
  !pressing &&
  !before.used.some((used) => used.startsWith('check.')) &&
  !namesDanger(said) &&
  !hasDangerWord(said, labels)

/** A discomfort after cannabis or nicotine, where the messages before name it. */
const isMildInTalk = ({ recent }: State, said: string, { labels }: MessageSigns) =>
  labels.includes('withdrawal_danger') && isMildWithdrawal(`${normalizeText(recent.join(' '))} ${said}`)

const isFaintIn = (before: State, said: string, { isFaint }: MessageSigns) =>
  isFaint === true && (before.turn > 0 || asksAboutCoach(said))

/** Not sure enough to be answered before everything else. */
function isUnsureOf(
  before: State,
  read: DangerKind | undefined,
  said: string,
  signs: MessageSigns,
  heard: MessageAnalysis,
): boolean {
  // "How many mg with wine?" is declined as a question about amounts, with the same care next to it.
  const isDeclined =
    !namesDanger(said) && signs.urgency !== 'emergency' && /\b(mgs?|milligrams?|miligramos)\b/.test(said)
  return (
    signs.certainty === 'possible' ||
    isDeclined ||
    isToneOnly(read, said, signs, heard) ||
    isDoubtful(said, signs) ||
    isOutOfNowhere(before, said, signs) ||
    isMildInTalk(before, said, signs)
  )
}

export function readMessage(before: State, state: State, message: string, context: Context): Reading {
  const said = normalizeText(message)
  const read = context.corrected ?? message
  const heard = analyzeMessage(read, state.language)
  const { signs, failed, explains } = signsOf(context, message, before.previous)
  // A yes to the question about not wanting to be alive.
  const lowAnswer =
    before.asked.at(-1) === 'low.safe' &&
    before.turn > 0 &&
    before.situation === 'low' &&
    heard.yes &&
    !before.risk
  const worried = before.worry && !before.risk && confirms.test(said) ? before.worry : undefined
  const answered = lowAnswer ? 'suicide' : worried
  const named = namesDanger(said)
  // A correction is taken as one before any danger that only the classifier sees in its words.
  const isCorrection = corrects(said) && signs.certainty !== 'certain' && !named
  const kind = isCorrection ? undefined : kindOf(said, signs, failed)
  const found = kind ?? (failed ? 'unknown' : answered)
  // What is only possible is asked about; within an open danger the questions go on anyway.
  const takesBack = saysMisread(heard, false) || (explains && !found)
  const denied = before.worry && !worried && takesBack ? before.worry : undefined
  const used = denied ? [...state.used, 'check.denied'] : state.used
  // Asked about, neither denied nor answered, and hinted at again: that is how it builds up over several messages.
  const isPlain = !named && !hasDangerWord(said, signs.labels)
  const again =
    found &&
    !(isPlain && signs.isFaint === true) &&
    familyOf[found] === 'life' &&
    used.includes('check.life') &&
    !used.includes('check.denied') &&
    state.turn - state.checkedAt <= hintsCountFor
  // "My throat and fingers" says where a craving is felt: an exercise asked for it.
  const isStep = before.exercise !== null && isPlain && heard.words <= 8
  const isUnsure = isStep || isUnsureOf(before, kind, said, signs, heard)
  const meaning = context.meaning ?? meaningByWords(read, state.language, contextOf(before, read))
  const isInformed = !before.risk && isAnsweredQuestion(said, found, meaning)
  const onlyPossible = isUnsure && !answered && !again && !named
  const danger = onlyPossible || isInformed ? undefined : found
  return {
    state: { ...state, used, worry: null },
    message: read,
    said,
    heard,
    signs,
    failed,
    danger,
    possible: onlyPossible && !isInformed ? found : danger ? undefined : context.flagged,
    isFaint: isStep || (isPlain && isFaintIn(before, said, signs)) || deniesWish(said),
    isInformed,
    meaning,
    denied,
    explains: explains && !found,
    emergency: danger !== undefined && (signs.urgency === 'emergency' || bodyNow.includes(danger)),
    certain: signs.certainty === 'certain' || signs.certainty === undefined || answered !== undefined,
    below18: state.below18 || ageBelow18(said, new Date(context.now).getUTCFullYear()),
  }
}

const denial =
  /^((no|nope|nah|what|que|oh|lol|haha|jaja|wait|god|jesus|dios)\b[,!?. ]*)*((im|i'm|i am|it'?s|thats?|that's|nobody'?s?|no one'?s?|estoy|nadie|no)[^.!?,;\n]*\b(not|n't|no|fine|ok|okay|safe|danger|bien|nadie|peligro|nada)\b[^.!?,;\n]*[.!?,;\n]+ *)?/i

export function textWithoutDenial(message: string): string {
  const rest = message.replace(denial, '').trim()
  return rest.split(/\s+/).length < 3 ? message : rest
}

/** What stands behind "no, I'm not suicidal" is what the talk is about; the denial has been answered. */
export function withoutDenial(reading: Reading): Reading {
  const message = textWithoutDenial(reading.message)
  return { ...reading, message, heard: analyzeMessage(message, reading.state.language) }
}
