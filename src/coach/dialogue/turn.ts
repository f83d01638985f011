// One turn of the coach: danger first, then who the coach is, then boundaries, then the guided talk.
import { normalizeText } from '../../platform/normalize-text.ts'
import { inRegion } from '../answers/local-numbers.ts'
import { hasEvidence } from '../danger/doubts.ts'
import { boundaryOf } from '../meaning/answered-question.ts'
import { isAngryAtCoach } from '../meaning/speech-act.ts'
import { refusalOf } from '../script/boundaries.ts'
import { conversationWords } from '../script/conversation-words.ts'
import { crisisWords } from '../script/crisis-answers.ts'
import { type DangerKind, familyOf, type MessageSigns } from '../script/danger.ts'
import { type HelpLink, type HelpNumbers, helpLinks, withNumbers } from '../script/help-numbers.ts'
import { asksWhatIAm, identity, noticesDue } from '../script/identity.ts'
import { beforeCheck, withNextDayGreeting, withoutApology } from '../script/safety-again.ts'
import { choose, joined, type WordingPart } from '../script/wording.ts'
import { endFalseAlarm, isUnanswered, repeatQuestion } from './crisis-ending.ts'
import { closeRisk } from './crisis-questions.ts'
import { crisisTurn } from './crisis-turn.ts'
import { guidedTurn } from './guided.ts'
import {
  beginTurn,
  type MessageReading,
  mostOfPrevious,
  readMessage,
  safetyQuestion,
  type TurnContext,
  withoutDenial,
} from './read-message.ts'
import type { Wants } from './reply.ts'
import { beginsDay, openingsWith, type State } from './state.ts'

export { languageNow, type TurnContext } from './read-message.ts'

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
  /** Suggested replies, in the order shown. */
  choices: string[]
  wants: Wants
  action: Action
  label: string
  urgency: MessageSigns['urgency']
  danger: DangerKind | undefined
  /** Whether an age under 18 was mentioned for the first time. */
  minor: boolean
  /** Whether the prepared answer must be used and no engine is asked. */
  fixed: boolean
  /** The due notices, which precede an engine's answer. */
  notices: WordingPart[]
}

type Outcome = Partial<Pick<Turn, 'wants' | 'choices'>> & {
  state: State
  parts: WordingPart[]
  action: Action
  help?: boolean | 'quiet'
}

/** Answers a message. Pure: the same state, message and context give the same turn. */
export function takeTurn(before: State, message: string, context: TurnContext): Turn {
  const begun = beginTurn(before, context.corrected ?? message, context.now)
  const due = noticesDue(begun, context.mode, context.now)
  const isNextDay = beginsDay(before, context.now) && (context.afterDanger === true || before.risk !== null)
  const reading = readMessage(before, isNextDay ? closeRisk(due.state) : due.state, message, context)
  const { signs, failed, danger, emergency, below18 } = reading
  const { language } = due.state
  const found = outcomeOf(reading, context)
  const outcome =
    isNextDay && found.action === 'guided'
      ? { ...found, parts: withNextDayGreeting(found.parts, language), choices: [], help: true }
      : found
  const parts = inRegion(outcome.parts, context.numbers, language)
  const { action } = outcome
  // In danger, help comes first and a due notice comes last, in its short form.
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
    outcome.help === true ||
    isUnanswered(outcome.state)
  const helpFor = raised ? (outcome.state.risk?.kind ?? outcome.state.worry ?? undefined) : 'quiet'
  return {
    state: {
      ...outcome.state,
      below18,
      asking: questionIn(parts),
      openings: openingsWith(outcome.state, parts),
      previous: message.slice(0, mostOfPrevious),
    },
    answer: joined(all),
    parts: all,
    links: raised || outcome.help ? helpLinks(context.numbers, language, helpFor) : [],
    choices: outcome.choices ?? [],
    wants: outcome.wants ?? {},
    action,
    label: signs.label,
    urgency: emergency ? 'emergency' : signs.urgency,
    danger,
    minor: below18 && !before.below18,
    fixed: action !== 'guided' || Boolean(outcome.help),
    notices: due.parts,
  }
}

const questionIn = (parts: readonly WordingPart[]) =>
  normalizeText(parts.findLast(({ kind }) => kind === 'question')?.text ?? '')

function outcomeOf(reading: MessageReading, context: TurnContext): Outcome {
  const { state, danger, emergency, certain, parsed } = reading
  const raised = danger && { kind: danger, emergency, certain }
  const { numbers } = context
  const isCalm = reading.signs.label === 'none'
  const crisis = crisisTurn(state, raised, { parsed, numbers, explains: reading.explains, isCalm })
  if (crisis && crisis.parts.length > 0) {
    if (danger) return { state: crisis.state, parts: crisis.parts, action: 'crisis' }
    return { state: crisis.state, parts: crisis.parts, action: 'recheck' }
  }
  const next = crisis ? crisis.state : state
  const falseAlarm = reading.denied && !danger ? endFalseAlarm(next, reading.denied, parsed) : undefined
  if (falseAlarm && falseAlarm.parts.length > 0)
    return { state: falseAlarm.state, parts: falseAlarm.parts, action: 'guided' }
  const lead = crisis?.lead ?? falseAlarm?.lead
  const outcome =
    otherLanguageOrMinor(next, reading, context) ??
    identityAnswer(next, reading, context) ??
    boundaryAnswer(next, reading) ??
    guidedOutcome(next, lead ? withoutDenial(reading) : reading)
  if (lead) return { ...outcome, parts: [...lead, ...withoutApology(outcome.parts)] }
  if (reading.isInformed) return { ...outcome, help: true }
  const checked = withSafetyCheck(outcome, reading, context)
  if (checked.action === 'check_in') return checked
  const unanswered = crisis?.asksAgain ?? reading.unanswered
  const options = { numbers, isAlarm: crisis?.asksAgain !== undefined }
  return unanswered ? askedAgain(checked, unanswered, reading.said, options) : checked
}

/** Repeats, once and shorter, a question about safety that got no answer. */
function askedAgain(
  outcome: Outcome,
  kind: DangerKind,
  said: string,
  options: { numbers: HelpNumbers; isAlarm: boolean },
): Outcome {
  const again = outcome.action === 'guided' ? repeatQuestion(outcome, kind, said, options) : undefined
  return again ? { ...again, choices: [], action: 'check_in', help: true } : { ...outcome, help: true }
}

/** Asks about a possible danger next to the answer, once for each family of dangers. */
function withSafetyCheck(outcome: Outcome, reading: MessageReading, { numbers }: TurnContext): Outcome {
  const { possible, isFaint } = reading
  const { state, action } = outcome
  const isKnown =
    possible && state.risk && (state.risk.open || familyOf[state.risk.kind] === familyOf[possible])
  if (!possible || isKnown || action === 'minor' || action === 'language') return outcome
  const key = `check.${familyOf[possible]}`
  const has = (one: string) => state.used.includes(one)
  // The suspicion returns after the lighter question: the plain one follows, once.
  const isDenied = has('check.denied') && !hasEvidence(reading.said, reading.signs.labels)
  const isSecond = has('check.soft') && !isDenied && !has('check.plain')
  if (isFaint || (has(key) && !isSecond)) return { ...outcome, help: (has(key) && !isDenied) || 'quiet' }
  const { said, ask, chips } = safetyQuestion(possible, reading, isSecond)
  const care: WordingPart = { kind: 'care', text: withNumbers(said, numbers, state.language) }
  if (state.listens > 0 && chips) return { ...outcome, help: true }
  if (action === 'boundary') return { ...outcome, parts: [care, ...outcome.parts], help: true }
  return {
    ...outcome,
    state: {
      ...state,
      used: [...state.used, key, chips ? 'check.soft' : 'check.plain'],
      worry: possible,
      checkedAt: state.turn,
    },
    parts: [...beforeCheck(outcome.parts, reading.said), care, { kind: 'question', text: ask }],
    choices: [...(chips ?? [])],
    action: 'check_in',
  }
}

function otherLanguageOrMinor(
  state: State,
  { parsed, below18 }: MessageReading,
  { numbers }: TurnContext,
): Outcome | undefined {
  const words = crisisWords[state.language]
  if (parsed.language === 'other') {
    const text = withNumbers(words.otherLanguage, numbers, state.language)
    return { state, parts: [{ kind: 'action', text }], action: 'language' }
  }
  if (!below18 || state.minorTold) return undefined
  const text = withNumbers(words.minor[0] ?? '', numbers, state.language)
  return { state: { ...state, minorTold: true }, parts: [{ kind: 'care', text }], action: 'minor' }
}

function identityAnswer(
  state: State,
  { said, meaning }: MessageReading,
  { now }: TurnContext,
): Outcome | undefined {
  if (!asksWhatIAm(said) || (isAngryAtCoach(meaning) && !asksPlainly.test(said))) return undefined
  const { language } = state
  const answer = choose('whatIAm', identity.answers[language], state.used, state.salt)
  const onward = choose('onward', identity.onward[language], answer.used, state.salt)
  const parts: WordingPart[] = [
    { kind: 'notice', text: answer.text },
    { kind: 'question', text: onward.text },
  ]
  return { state: { ...state, used: onward.used, noticeAt: now }, parts, action: 'identity' }
}

const asksPlainly = /^(are|r) (you|u)\b|^(is|am i)\b|[?¿]|\b(human|humano)\b/

function boundaryAnswer(state: State, reading: MessageReading): Outcome | undefined {
  const boundary = boundaryOf(reading.said, reading.signs.label, state.situation, reading.meaning)
  if (!boundary) return undefined
  const { used, parts } = refusalOf(boundary, state)
  return { state: { ...state, used }, parts, action: 'boundary' }
}

const mostChips = 4

function guidedOutcome(state: State, reading: MessageReading): Outcome {
  const { chips, canGoBack, needsNumbers, ...guided } = guidedTurn(
    state,
    reading.message,
    reading.parsed,
    reading.meaning,
  )
  const isScale = chips.length > mostChips && chips.every((chip) => /^\d+$/.test(chip))
  const shown = isScale ? chips : chips.slice(0, mostChips)
  const back = canGoBack ? [conversationWords[state.language].notWhatIMeant] : []
  return { ...guided, action: 'guided', choices: [...shown, ...back], help: needsNumbers }
}
