// The steps of a conversation with danger: the first answer, the questions that follow, the check later.

import { crisisReminders } from '../cases/crisis-reminders.ts'
import { crisisReplies } from '../cases/crisis-replies.ts'
import { namesMeans } from '../danger/danger-words.ts'
import { answersNo } from '../danger/denials.ts'
import {
  barrierIn,
  crisisAnswers,
  crisisWords,
  type FollowUpId,
  followUps,
} from '../script/crisis-answers.ts'
import { type DangerKind, type Family, familyOf, namesDanger } from '../script/danger.ts'
import { type HelpNumbers, withNumbers } from '../script/help-numbers.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { choose, type WordingPart } from '../script/wording.ts'
import type { Risk, State } from './state.ts'

/** If `parts` is empty, the ordinary answer follows `lead`. */
export type CrisisTurn = {
  state: State
  parts: WordingPart[]
  lead?: WordingPart[]
  /** The danger to ask about once more after the ordinary answer, because its question got no answer. */
  asksAgain?: DangerKind
}

export type DangerRead = { kind: DangerKind; emergency: boolean; certain: boolean }

/** The message that a crisis turn answers, and the numbers to answer it with. */
export type CrisisMessage = {
  parsed: MessageAnalysis
  numbers: HelpNumbers
  /** Whether the message explains an earlier one that was taken for a danger. */
  explains?: boolean
  /** The detector finds no danger in the message alone. */
  isCalm?: boolean
}

/** The questions of each family of dangers, in order. */
const questionsOf: Record<Family, readonly FollowUpId[]> = {
  life: ['suicide', 'plan', 'means', 'when', 'person', 'line', 'stay'],
  medical: ['body', 'person', 'stay'],
  violence: ['place', 'person', 'stay'],
  advice: [],
}

/** The questions that the first answer of a kind already asks or makes unnecessary. */
const askedBy: Partial<Record<DangerKind, readonly FollowUpId[]>> = {
  suicide: ['suicide'],
  self_harm: ['suicide'],
  suicide_stated: ['suicide', 'plan'],
  suicide_now: ['suicide', 'plan', 'means', 'when', 'person'],
  voices: ['suicide', 'plan', 'when', 'person'],
  third_party: ['suicide', 'plan', 'means', 'when', 'person'],
  overdose_self: ['person'],
  medical: ['person'],
  withdrawal: ['person'],
  psychosis: ['body', 'person'],
}

const veteran = /\b(veteran|i served|army|marines?|navy|air force|deployed|veteran[oa]|ejercito)\b/

/** The first answer to a danger: care, what to do now, and a question. */
export function firstAnswer(
  state: State,
  { kind, emergency, certain }: DangerRead,
  { parsed, numbers }: CrisisMessage,
): CrisisTurn {
  const answer = crisisAnswers[state.language][kind]
  const care = choose(`crisis.${kind}`, answer.care, state.used, state.salt)
  const asked = [...new Set([...(state.risk?.asked ?? []), ...(askedBy[kind] ?? [])])]
  const extra =
    veteran.test(parsed.said) && numbers.veterans
      ? withNumbers(crisisWords[state.language].veteran, numbers, state.language)
      : ''
  return {
    state: {
      ...state,
      used: care.used,
      exercise: null,
      offered: null,
      choices: [],
      risk: {
        kind,
        emergency,
        certain,
        named: namesMeans(parsed.said) || namesDanger(parsed.said),
        raisedTurn: state.turn,
        askedNow: asked.at(-1) ?? kind,
        asked,
        confirmed: kind !== 'suicide' && kind !== 'self_harm',
        open: true,
        checkTurn: state.turn,
      },
    },
    parts: [
      { kind: 'care', text: care.text },
      {
        kind: 'action',
        text: `${withNumbers(answer.act, numbers, state.language)}${extra ? ` ${extra}` : ''}`,
      },
      { kind: 'question', text: answer.ask },
    ],
  }
}

function askQuestion(state: State, id: FollowUpId, numbers: HelpNumbers, lead?: string): CrisisTurn {
  const { risk } = state
  if (!risk) return { state, parts: [] }
  const step = followUps[state.language][id]
  // The first step for this danger precedes each question, until all its wordings are used.
  const reminders = lead ? undefined : crisisReminders[state.language][risk.kind]
  const fresh = reminders?.filter((_, at) => !state.used.includes(`remind.${risk.kind}.${at}`))
  const said = fresh?.length
    ? choose(`remind.${risk.kind}`, reminders ?? [], state.used, state.salt)
    : choose(`follow.${id}`, step.said, state.used, state.salt)
  return {
    state: {
      ...state,
      used: said.used,
      risk: { ...risk, askedNow: id, asked: [...risk.asked, id], checkTurn: state.turn },
    },
    parts: [
      ...(lead ? [{ kind: 'reflection' as const, text: lead }] : []),
      { kind: 'care', text: withNumbers(said.text, numbers, state.language) },
      { kind: 'question', text: step.ask },
    ],
  }
}

/** Asks the next question about the danger, after `lead` if given; undefined if all were asked. */
export function askNextQuestion(state: State, numbers: HelpNumbers, lead?: string): CrisisTurn | undefined {
  const { risk } = state
  if (!risk) return undefined
  const next = questionsOf[familyOf[risk.kind]].find((id) => !risk.asked.includes(id))
  return next ? askQuestion(state, next, numbers, lead) : undefined
}

/** Skips the questions about a plan, means and time, so that the next ones ask who is there and how to get help. */
export const skipPlanQuestions = (state: State): State =>
  state.risk
    ? {
        ...state,
        risk: { ...state.risk, asked: [...new Set([...state.risk.asked, 'plan', 'means', 'when'])] },
      }
    : state

/** Ends the questions. The risk stays in the state, and is asked about again later. */
export function closeRisk(state: State): State {
  return state.risk ? { ...state, risk: { ...state.risk, open: false, checkTurn: state.turn } } : state
}

// "No adult may do this to you" is not said of a boyfriend at school.
const partner =
  /\b(?<!\b(mom|mother|mum|dad|father|sister)'?s )(boyfriend|girlfriend|bf|gf|ex|novi[oa](?! de mi))\b/

/** The prepared reply to a specific question or statement, given once per talk. */
function preparedReplyTo(state: State, kind: DangerKind, { parsed, numbers }: CrisisMessage) {
  const found = crisisReplies.find(
    (reply) =>
      !reply.except?.includes(kind) &&
      (reply.for.includes(kind) || reply.for.includes(familyOf[kind])) &&
      (reply.cue.test(parsed.said) || (reply.ofMinor && state.below18 && !partner.test(parsed.said))) &&
      !state.used.includes(`reply.${reply.id}`),
  )
  return (
    found && {
      state: { ...state, used: [...state.used, `reply.${found.id}`] },
      text: withNumbers(found[state.language], numbers, state.language),
      replaces: found.replaces === true,
      complete: found.complete === true,
    }
  )
}

/** The reply and the next question; undefined if there is no reply for the message. */
export function replyAndAskNext(
  state: State,
  kind: DangerKind,
  message: CrisisMessage,
): CrisisTurn | undefined {
  const reply = preparedReplyTo(state, kind, message)
  if (!reply) return undefined
  const next = reply.complete ? undefined : askNextQuestion(reply.state, message.numbers, reply.text)
  if (next) return { ...next, parts: next.parts.filter((part) => part.kind !== 'care') }
  return { state: reply.state, parts: [{ kind: 'care', text: reply.text }] }
}

const mostWords = 90
const wordsIn = (parts: readonly WordingPart[]) =>
  parts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

/** The first answer to a danger, with the specific reply if both together stay short. */
export function firstAnswerWithReply(state: State, danger: DangerRead, message: CrisisMessage): CrisisTurn {
  const plain = firstAnswer(state, danger, message)
  const reply = preparedReplyTo(state, danger.kind, message)
  if (!reply) return plain
  const part = { kind: 'action' as const, text: reply.text }
  const parts = reply.replaces
    ? plain.parts.map((one) => (one.kind === 'action' ? part : one))
    : plain.parts.flatMap((one) => (one.kind === 'care' ? [one, part] : [one]))
  if (wordsIn(parts) > mostWords) return plain
  return { ...firstAnswer(reply.state, danger, message), parts }
}

/** A barrier to getting help is answered, and the questions continue. */
export function answerBarrier(
  state: State,
  risk: Risk,
  { parsed, numbers }: CrisisMessage,
): CrisisTurn | undefined {
  const alone = risk.askedNow === 'person' && answersNo(parsed) && !/\bplan\b/.test(parsed.said)
  const family = familyOf[risk.kind]
  const barrier = barrierIn(alone ? `${parsed.said} nobody` : parsed.said, state.used, family)
  if (!barrier) return undefined
  const lead = withNumbers(
    (family === 'violence' || family === 'medical' ? barrier[family]?.[state.language] : undefined) ??
      barrier[state.language],
    numbers,
    state.language,
  )
  const marked: State = { ...state, used: [...state.used, `barrier.${barrier.id}`] }
  const next = askNextQuestion(marked, numbers, lead)
  if (next) return next
  const question = choose('barrierAsk', crisisWords[state.language].barrierAsk, marked.used, state.salt)
  const after: State = { ...marked, used: question.used }
  return {
    state: risk.certain && risk.emergency ? after : closeRisk(after),
    parts: [
      { kind: 'reflection', text: lead },
      { kind: 'question', text: question.text },
    ],
  }
}
