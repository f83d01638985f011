// Answers specific questions and statements within a danger, before the next question.
import { crisisReplies } from '../cases/crisis-replies.ts'
import { type DangerKind, familyOf } from '../script/danger.ts'
import { type HelpNumbers, withNumbers } from '../script/help-numbers.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import type { WordingPart } from '../script/wording.ts'
import { type CrisisTurn, climb, type DangerRead, first } from './crisis-ladder.ts'
import type { State } from './state.ts'

/** The prepared reply to a specific question or statement, given once per talk. */
function replyTo(state: State, kind: DangerKind, heard: MessageAnalysis, numbers: HelpNumbers) {
  const found = crisisReplies.find(
    (reply) =>
      (reply.for.includes(kind) || reply.for.includes(familyOf[kind])) &&
      reply.cue.test(heard.said) &&
      !state.used.includes(`reply.${reply.id}`),
  )
  return (
    found && {
      state: { ...state, used: [...state.used, `reply.${found.id}`] },
      text: withNumbers(found[state.language], numbers, state.language),
      replaces: found.replaces === true,
    }
  )
}

/** The reply and the next question; undefined if there is no reply for the message. */
export function replied(
  state: State,
  kind: DangerKind,
  heard: MessageAnalysis,
  numbers: HelpNumbers,
): CrisisTurn | undefined {
  const reply = replyTo(state, kind, heard, numbers)
  if (!reply) return undefined
  const next = climb(reply.state, numbers, reply.text)
  if (next) return { ...next, parts: next.parts.filter((part) => part.kind !== 'care') }
  return { state: reply.state, parts: [{ kind: 'care', text: reply.text }] }
}

const mostWords = 90
const wordsIn = (parts: readonly WordingPart[]) =>
  parts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

/** The first answer to a danger, with the specific reply if both together stay short. */
export function firstWithReply(
  state: State,
  danger: DangerRead,
  heard: MessageAnalysis,
  numbers: HelpNumbers,
): CrisisTurn {
  const plain = first(state, danger.kind, danger, heard, numbers)
  const reply = replyTo(state, danger.kind, heard, numbers)
  if (!reply) return plain
  const part = { kind: 'action' as const, text: reply.text }
  const parts = reply.replaces
    ? plain.parts.map((one) => (one.kind === 'action' ? part : one))
    : plain.parts.flatMap((one) => (one.kind === 'care' ? [one, part] : [one]))
  if (wordsIn(parts) > mostWords) return plain
  return { ...first(reply.state, danger.kind, danger, heard, numbers), parts }
}
