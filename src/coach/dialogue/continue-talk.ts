// Continues if nothing matched the message: reflects it if possible, and asks about it.
import { fragmentBack, saidBack } from '../listening/said-back.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import type { SituationId } from '../script/situation-id.ts'
import { pathOf } from '../script/story.ts'
import { hasFresh } from '../script/wording.ts'
import { offerChoices } from './choices.ts'
import { askWhatHelps } from './listening-answer.ts'
import { askedLast, type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'
import { acknowledgeAnswer } from './short-answer.ts'
import {
  afterRisk,
  askAboutWords,
  askBack,
  askNextStep,
  enterSituation,
  generalPath,
  giveFittingTip,
} from './situation-steps.ts'
import type { State } from './state.ts'

/** Longer messages tell something new; short ones usually answer a question. */
const tellsMore = ({ wordCount }: MessageAnalysis) => wordCount > 5

export function continueTalk(turn: MessageTurn): GuidedTurn {
  const { reply, before, message, parsed } = turn
  // The statement is more specific than a feeling, so `withSaidBack` restates it.
  const isSpecific = saidBack(message, before.language) !== undefined && parsed.scale === undefined
  if (!acknowledgeAnswer(turn) && !isSpecific) reply.reflect(parsed)
  if (before.risk?.certain && !before.situation) return afterRisk(reply, before)
  const path = pathOf(reply.state.story, before.situation ?? generalPath(parsed))
  if (before.situation && path !== before.situation) return enterSituation(reply, path)
  if (before.situation) return within(turn, path)
  const isClear = parsed.wordCount >= 3 || parsed.feelings.length > 0 || path !== 'talk'
  if (!isClear) return unclear(reply, message)
  reply.set({ situation: path, visited: [...new Set([...reply.state.visited, path])], confused: 0 })
  if (path !== 'talk' && reply.parts.length === 0)
    reply.say('reflection', `open.${path}`, situation(before.language, path).opens)
  if (path !== 'talk' && tellsMore(parsed)) {
    return askAfterTip(reply, parsed, path)
  }
  return askBack(reply, parsed.said) ?? (path === 'talk' ? askWhatHelps(reply) : askNextStep(reply, path))
}

/** Moves to the situation that a longer message names: reflects the feeling, and asks about it. */
export function reflectAndEnter({ reply, parsed }: MessageTurn, path: SituationId): GuidedTurn {
  reply
    .set({ situation: path, visited: [...new Set([...reply.state.visited, path])], choices: [], confused: 0 })
    .reflect(parsed)
  return askAfterTip(reply, parsed, path)
}

/** A question that follows from the words of the message; else a tip that fits it and a question about it. */
function askAfterTip(reply: ReplyDraft, { said }: MessageAnalysis, path: SituationId): GuidedTurn {
  const asked = askAboutWords(reply, said)
  if (asked) return asked
  const hasTip = giveFittingTip(reply, path)
  // A tip without a reflection is not followed by a question.
  if (hasTip && reply.parts.length === 1) return reply.end()
  return askBack(reply, said, true) ?? (hasTip ? reply.end() : askNextStep(reply, path))
}

// A message of so few words ("two rooms away") answers the question of the situation.
const mostWordsOfStep = 4

function within({ reply, before, parsed }: MessageTurn, path: NonNullable<State['situation']>): GuidedTurn {
  // A number already answers how strong an urge is.
  if (parsed.scale !== undefined)
    reply.set({ asked: [...new Set([...reply.state.asked, `${path}.strength`])] })
  const asked = tells(parsed) && reply.parts.length === 0 ? askAboutWords(reply, parsed.said) : undefined
  if (asked) return asked
  const isStepAnswered =
    askedLast(before) !== undefined && (reply.parts.length > 0 || parsed.wordCount <= mostWordsOfStep)
  if (isStepAnswered || !tells(parsed)) return askNextStep(reply, path)
  // A statement gets a question about it before the next step of the situation.
  return askAfterTip(reply, parsed, path)
}

/** Whether a message says more than yes, no or a number. */
const tells = ({ wordCount, yes, no, scale, intent }: MessageAnalysis) =>
  wordCount >= 2 &&
  !(yes && wordCount < 4) &&
  !(no && wordCount < 4) &&
  scale === undefined &&
  intent === undefined

function unclear(reply: ReplyDraft, message: string): GuidedTurn {
  // "Finals week" is said back, and asks what would help.
  if (message.includes(' ') && fragmentBack(message, reply.state.language) !== undefined)
    return askWhatHelps(reply)
  const script = scriptOf(reply.state)
  if (reply.parts.length === 0 && hasFresh('confused', script.confused, reply.state.used))
    reply.say('reflection', 'confused', script.confused)
  return offerChoices(reply).end()
}
