// One turn of the coach: danger first, then who the coach is, then boundaries, then the guided talk.
import { normalizeText } from '../../platform/normalize-text.ts'
import { boundaryAnswers, boundaryIn } from '../script/boundaries.ts'
import { commonQuestionIn } from '../script/common-questions.ts'
import { crisisWords } from '../script/crisis-answers.ts'
import { ageBelow18, type DangerKind, dangerIn, type Signs } from '../script/danger.ts'
import { type HelpNumbers, helpLinks, type Link, withNumbers } from '../script/help-numbers.ts'
import {
  asksWhatIAm,
  identity,
  longSessionSeconds,
  longSessionTurns,
  type Mode,
  noticeEverySeconds,
} from '../script/identity.ts'
import { analyzeMessage } from '../script/message-analysis.ts'
import { choose, joined, type Part } from '../script/wording.ts'
import { crisisTurn } from './crisis-turn.ts'
import { guidedTurn } from './guided.ts'
import type { Wants } from './reply.ts'
import type { State } from './state.ts'

export type Context = {
  /** The instant of the message in milliseconds. */
  now: number
  mode: Mode
  numbers: HelpNumbers
  /** The detector; it may throw, and then the message counts as unknown danger (safety B2 9). */
  signs(text: string): Signs
}

/** What the turn did, for the log: never the text. */
export type Action = 'crisis' | 'recheck' | 'identity' | 'boundary' | 'minor' | 'language' | 'guided'

export type Turn = {
  state: State
  answer: string
  parts: Part[]
  links: Link[]
  wants: Wants
  action: Action
  label: string
  urgency: Signs['urgency']
  danger: DangerKind | undefined
  /** True where an age under 18 was heard for the first time. */
  minor: boolean
  /** True where a written answer must stand and no engine is asked. */
  fixed: boolean
  /** What stands before the answer of an engine: the notices that are due. */
  notices: Part[]
}

const restsAfterSeconds = 60 * 60

function saltOf(message: string, salt: number): number {
  let sum = salt
  for (const letter of message) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return sum
}

function begun(state: State, message: string, now: number): State {
  const spoken = analyzeMessage(message, state.language)
  const language = spoken.language === 'en' || spoken.language === 'es' ? spoken.language : state.language
  const rested = now - state.lastAt > restsAfterSeconds * 1000
  return {
    ...state,
    language: spoken.intent === 'language_es' ? 'es' : spoken.intent === 'language_en' ? 'en' : language,
    turn: state.turn + 1,
    salt: saltOf(message, state.salt),
    lastAt: now,
    sessionFrom: rested ? now : state.sessionFrom,
    sessionTurns: rested ? 1 : state.sessionTurns + 1,
    pausedAt: rested ? 0 : state.pausedAt,
  }
}

function noticesDue(state: State, mode: Mode, now: number): { state: State; parts: Part[] } {
  const parts: Part[] = []
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

function signsOf(context: Context, message: string): { signs: Signs; failed: boolean } {
  try {
    return { signs: context.signs(message), failed: false }
  } catch {
    return { signs: { label: 'none', labels: [], urgency: 'normal' }, failed: true }
  }
}

const asksToChange =
  /\b((can|should|could|may) i (just )?(stop|quit|skip|double|halve|lower|cut|come off)|what if i (take|stop|skip|halve|cut)|puedo (dejar(l[ao])?|parar|saltar|bajar)|y si (tomo|dejo|me salto|bajo))\b/

/** Answers a message. Pure: the same state, message and context give the same turn. */
export function takeTurn(before: State, message: string, context: Context): Turn {
  const { numbers, now, mode } = context
  const started = begun(before, message, now)
  const due = noticesDue(started, mode, now)
  const { state } = due
  const { language } = state
<<<<<<< HEAD
  const said = normalizeText(message)
  const heard = hear(message, language)
=======
  const said = plain(message)
  const heard = analyzeMessage(message, language)
>>>>>>> e665655 (Name the coach's types by what they are)
  const { signs, failed } = signsOf(context, message)
  const lowAnswer =
    before.asked.at(-1) === 'low.safe' &&
    before.turn > 0 &&
    before.situation === 'low' &&
    heard.yes &&
    !before.risk
  const danger = dangerIn(said, signs) ?? (failed ? 'unknown' : lowAnswer ? 'suicide' : undefined)
  const emergency =
    signs.urgency === 'emergency' ||
    danger === 'overdose' ||
    danger === 'overdose_self' ||
    danger === 'medical' ||
    danger === 'suicide_now'
  const below18 = state.below18 || ageBelow18(said)
  const minor = below18 && !before.below18

  const finish = (next: State, parts: Part[], action: Action, wants: Wants = {}): Turn => {
    // In danger the help stands first, and the notice that is due stands last and short.
    const helpFirst = action === 'crisis' || action === 'recheck'
    const brief: Part[] = due.parts.length > 0 ? [{ kind: 'notice', text: identity.brief[language] }] : []
    const all = helpFirst ? [...parts, ...brief] : [...due.parts, ...parts]
    const raised = next.risk !== null || action === 'minor' || action === 'language' || failed
    return {
      state: { ...next, below18 },
      answer: joined(all),
      parts: all,
      links: raised ? helpLinks(numbers, language) : [],
      wants,
      action,
      label: signs.label,
      urgency: emergency ? 'emergency' : signs.urgency,
      danger,
      minor,
      fixed: action !== 'guided',
      notices: due.parts,
    }
  }

  const crisis = crisisTurn(state, danger, emergency, heard, numbers)
  if (crisis && crisis.parts.length > 0)
    return finish(crisis.state, crisis.parts, danger ? 'crisis' : 'recheck')
  const open = crisis ? crisis.state : state

  if (heard.language === 'other') {
    return finish(
      open,
      [{ kind: 'action', text: withNumbers(crisisWords[language].otherLanguage, numbers, language) }],
      'language',
    )
  }
  if (below18 && !open.minorTold) {
    const text = withNumbers(crisisWords[language].minor[0] ?? '', numbers, language)
    return finish({ ...open, minorTold: true }, [{ kind: 'care', text }], 'minor')
  }
  if (asksWhatIAm(said)) {
    const answer = choose('whatIAm', identity.answers[language], open.used, open.salt)
    const fair = choose('fair', identity.fair[language], answer.used, open.salt)
    const onward = choose('onward', identity.onward[language], fair.used, open.salt)
    const parts: Part[] = [
      { kind: 'reflection', text: fair.text },
      { kind: 'notice', text: answer.text },
      { kind: 'question', text: onward.text },
    ]
    return finish({ ...open, used: onward.used, noticeAt: now }, parts, 'identity')
  }
  const boundary =
    boundaryIn(said) ??
    // "Can I just stop?" in a talk about medicine means the medicine.
    (state.situation === 'medication' && asksToChange.test(said) ? 'medicine_change' : undefined) ??
    (signs.label === 'sourcing_or_selling'
      ? 'source'
      : signs.label === 'hate_or_harassment' &&
          heard.intent !== 'not_helping' &&
          commonQuestionIn(said) !== 'treatment'
        ? 'hate'
        : undefined)
  if (boundary) {
    const wordings = boundaryAnswers[language][boundary]
    const chosen = choose(
      `boundary.${boundary}`,
      wordings.map(([reflection]) => reflection),
      open.used,
      open.salt,
    )
    const answer = wordings.find(([reflection]) => reflection === chosen.text) ?? wordings[0]
    const parts: Part[] = answer
      ? [
          { kind: 'reflection', text: answer[0] },
          { kind: 'thought', text: answer[1] },
          { kind: 'question', text: answer[2] },
        ]
      : []
    return finish({ ...open, used: chosen.used }, parts, 'boundary')
  }
  const guided = guidedTurn(open, message, heard)
  return finish(guided.state, guided.parts, 'guided', guided.wants)
}
