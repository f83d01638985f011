// Continues if nothing matched the message: reflects it if possible, and asks about it.
import { normalizeText } from '../../platform/normalize-text.ts'
import { fragmentBack } from '../listening/said-back.ts'
import { asksPlainly } from '../reactions/plain-question.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import type { SituationId } from '../script/situation-id.ts'
import { pathOf } from '../script/story.ts'
import { hasFresh } from '../script/wording.ts'
import { offerChoices } from './choices.ts'
import { hasReaction } from './listening-answer.ts'
import { answerUnsure } from './prepared.ts'
import { askedLast, type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'
import { acknowledgeAnswer } from './short-answer.ts'
import {
  afterRisk,
  askAboutWords,
  askBack,
  askNextStep,
  generalPath,
  giveFittingTip,
} from './situation-steps.ts'
import type { State } from './state.ts'

/** Longer messages tell something new; short ones usually answer a question. */
const tellsMore = ({ wordCount }: MessageAnalysis) => wordCount > 5

export function continueTalk(turn: MessageTurn): GuidedTurn {
  const { reply, before, message, parsed, meaning } = turn
  if (before.turn > 1 && asksPlainly(parsed.said)) return answerUnsure(reply, meaning, parsed.said)
  if (!acknowledgeAnswer(turn) && saysHow(parsed)) reply.reflect(parsed)
  if (before.risk?.certain && !before.situation) return afterRisk(reply, before)
  const path = pathOf(reply.state.story, before.situation ?? generalPath(parsed))
  if (before.situation) {
    // The talk turned out to be about someone else, or about the writer.
    if (path !== before.situation)
      reply.set({ situation: path, visited: [...new Set([...reply.state.visited, path])] })
    return within(turn, path)
  }
  const isClear = before.turn > 1 || parsed.wordCount >= 3 || parsed.feelings.length > 0 || path !== 'talk'
  if (!isClear) return unclear(reply, message)
  reply.set({ situation: path, visited: [...new Set([...reply.state.visited, path])], confused: 0 })
  return path !== 'talk' && tellsMore(parsed) ? askAfterTip(turn, path) : askBack(reply, parsed.said, message)
}

/** A number or "I don't know", which are reflected as such. A feeling has reactions of its own. */
const saysHow = ({ scale, intent }: MessageAnalysis) => scale !== undefined || intent === 'dont_know'

/** Moves to the situation that a message names, and reacts to the message. */
export function reflectAndEnter(turn: MessageTurn, path: SituationId): GuidedTurn {
  const { reply } = turn
  reply.set({
    situation: path,
    visited: [...new Set([...reply.state.visited, path])],
    choices: [],
    confused: 0,
  })
  return askAfterTip(turn, path)
}

/** A question that follows from the words of the message; else a tip that fits it; else a reaction. */
function askAfterTip({ reply, parsed, message }: MessageTurn, path: SituationId): GuidedTurn {
  const asked = askAboutWords(reply, parsed.said)
  if (asked) return asked
  return giveFittingTip(reply, path) ? reply.end() : askBack(reply, parsed.said, message)
}

// A message of so few words ("two rooms away") answers the question of the situation.
const mostWordsOfStep = 4

function within(turn: MessageTurn, path: NonNullable<State['situation']>): GuidedTurn {
  const { reply, before, message, parsed } = turn
  // A number already answers how strong an urge is.
  if (parsed.scale !== undefined)
    reply.set({ asked: [...new Set([...reply.state.asked, `${path}.strength`])] })
  const isStepAnswered =
    askedLast(before) !== undefined &&
    parsed.wordCount <= mostWordsOfStep &&
    !hasReaction(parsed.said, reply.state)
  if (isStepAnswered || parsed.scale !== undefined || parsed.intent !== undefined)
    return askNextStep(reply, path)
  return tells(parsed) && reply.parts.length === 0
    ? askAfterTip(turn, path)
    : askBack(reply, parsed.said, message)
}

/** Whether a message says more than yes, no or a number. */
const tells = ({ wordCount, yes, no, scale, intent }: MessageAnalysis) =>
  wordCount >= 2 &&
  !(yes && wordCount < 4) &&
  !(no && wordCount < 4) &&
  scale === undefined &&
  intent === undefined

function unclear(reply: ReplyDraft, message: string): GuidedTurn {
  // "Finals week" names something, although nothing is known about it.
  if (message.includes(' ') && fragmentBack(message, reply.state.language) !== undefined)
    return askBack(reply, normalizeText(message))
  const script = scriptOf(reply.state)
  if (reply.parts.length === 0 && hasFresh('confused', script.confused, reply.state.used))
    reply.say('reflection', 'confused', script.confused)
  return offerChoices(reply).end()
}
