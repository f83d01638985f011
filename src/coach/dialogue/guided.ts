// The guided coach, reached only when no danger and no boundary is in the way: understands by rules and by meaning, answers
// a question, meets a situation, or asks the next thing.

import type { Meaning } from '../meaning/meaning.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { asksIn, pathOf, storyIn } from '../script/story.ts'
import { hasFresh } from '../script/wording.ts'
import { answered } from './answered.ts'
import { caseFor } from './case-answer.ts'
import { choicesFor, chosenFrom, namedSituation, offerChoices } from './choices.ts'
import { corrected } from './correction.ts'
import { inExercise, startExercise } from './exercise-steps.ts'
import { answerChip, replyTo } from './listening-answer.ts'
import { onward } from './onward.ts'
import { withSaidBack } from './opening.ts'
import { giveMore, lastAnswer } from './prepared.ts'
import { askedLast, draft, type GuidedTurn, type MessageTurn, type ReplyDraft, words } from './reply.ts'
import { askNext, enter } from './situation-steps.ts'
import {
  actOf,
  answerAct,
  plansStep,
  pointToPeople,
  tookAStep,
  wantsPerson,
  welcomePlan,
  welcomeStep,
  withCompany,
} from './small-talk.ts'
import type { State } from './state.ts'
import { newSituation } from './subject.ts'
import { remember, summarize } from './summary.ts'

/** One turn of the guided coach. The state that comes in already counts this turn. */
export function guidedTurn(
  before: State,
  message: string,
  heard: MessageAnalysis,
  meaning: Meaning,
): GuidedTurn {
  const told = storyIn(heard.said, before.language, before.story)
  const back = { situation: before.situation, asked: before.asked, story: before.story }
  const asks = asksIn(heard.said)
  const act = actOf(heard, meaning, asks)
  const story = told.story
  // Going back forgets the turn that was misread and not the one that says so.
  const kept = act === 'misread' ? {} : { back }
  const reply = draft({ ...remember(before, message, heard), story, ...kept }, askedLast(before))
  const turn: MessageTurn = { reply, before, message, heard, meaning, act, asks }
  const answer =
    inExercise(turn) ??
    answerChip(reply, message, before) ??
    withCompany(reply, before, heard) ??
    corrected(turn, told.corrected) ??
    byForm(turn) ??
    listening(turn) ??
    answered(turn) ??
    onward(turn)
  return answer.state.exercise ? answer : withSaidBack(answer, turn)
}

/** What the form of a message alone decides: acts, taps, and wishes about the talk itself. */
function byForm(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, heard, act, meaning, asks } = turn
  const book = words(before)
  if (wantsPerson(heard.said)) return pointToPeople(reply)
  const named = namedSituation(before, heard.said)
  if (named) return enter(reply, named)
  const picked = chosenFrom(before, heard)
  if (picked) return enter(reply, picked)
  if (act === 'more') {
    const last = lastAnswer(before.answered)
    if (last) return giveMore(reply, last)
    if (before.situation) return askNext(reply, before.situation)
  }
  if (before.offered && heard.words <= 8) {
    const { offered } = before
    reply.set({ offered: null })
    if (heard.yes) return startExercise(reply, offered)
    if (heard.no) return offerChoices(reply.say('reflection', 'declined', book.declined)).end()
  }
  // "Okay" and "thanks" to a talk that continues say little; a fuller sentence behind them says more.
  const fuller = (meaning.cases[0]?.score ?? 0) >= meaning.gates.case && heard.words > 8
  // Swearing on the way into what brings someone here is no insult.
  const isAside =
    (act === 'insult' || act === 'complaint') &&
    heard.words > 9 &&
    !/\b(you|u|your|tu|eres)\b/.test(heard.said) &&
    replyTo(turn) !== undefined
  // The question behind "that's not what I mean" is what is meant.
  if (act === 'misread' && reply.parts.length > 0) return undefined
  if (!asks && act !== 'thanks' && act !== 'bye' && before.turn > 0) {
    if (tookAStep(heard)) return welcomeStep(reply)
    if (plansStep(heard)) return welcomePlan(reply)
  }
  if (act === 'advice') return advise(reply, before, meaning, heard)
  if (act && !isAside && !(fuller && (act === 'thanks' || act === 'okay' || act === 'hello'))) {
    const answer = answerAct(reply, act, heard.said)
    if (answer) return answer
  }
  return byIntent(reply, before, heard)
}

/** Wants to know what to do: the next thing that helps on the path at hand. */
function advise(
  reply: ReplyDraft,
  before: State,
  meaning: Meaning,
  heard: MessageAnalysis,
): GuidedTurn | undefined {
  const fitting = caseFor(meaning, heard, reply.state.story, before.used)
  if (fitting && heard.words > 5) return undefined
  reply.set({ listens: 0 })
  if (before.situation) return askNext(reply, before.situation)
  return enter(reply, pathOf(reply.state.story, 'planning'))
}

function byIntent(reply: ReplyDraft, before: State, heard: MessageAnalysis): GuidedTurn | undefined {
  const book = words(before)
  switch (heard.intent) {
    case 'how_are_you':
      return reply
        .say('reflection', 'howAreYou', book.howAreYou)
        .say('question', 'helloAsk', book.helloAsk)
        .end()
    case 'abilities':
      reply.say('reflection', 'abilities', book.abilities).say('question', 'abilitiesAsk', book.abilitiesAsk)
      return reply.set({ choices: choicesFor(reply.state) }).end()
    case 'summary':
      return summarize(reply).say('question', 'summaryAsk', book.summaryAsk).end()
    case 'change_subject': {
      const next = newSituation({ ...before, situation: null }, heard)
      reply.say('reflection', 'changed', book.changed).set({ offered: null, sayings: [], sinceSummary: 0 })
      if (next && next !== 'talk' && next !== before.situation) return enter(reply, next)
      return offerChoices(reply.set({ situation: null })).end()
    }
    case 'stop':
      reply.set({ situation: null, offered: null }).say('reflection', 'stopped', book.stopped)
      return offerChoices(reply).end()
    case 'choices':
      return offerChoices(reply.say('reflection', 'menu', book.menu)).end()
    case 'skip':
      reply.say('reflection', 'skipped', book.skipped)
      return before.situation ? askNext(reply, before.situation) : offerChoices(reply).end()
    case 'reading':
      reply.say('thought', 'readingOffer', book.readingOffer)
      reply.wants.reading = `${heard.said} ${before.situation ? situation(before.language, before.situation).reading : ''}`
      return reply.say('question', 'afterClose', book.afterClose).end()
    default:
      return undefined
  }
}

/** A person who asked to be listened to hears no question for a while. */
function listening({
  reply,
  before,
  message,
  heard,
  asks,
  act,
  meaning,
}: MessageTurn): GuidedTurn | undefined {
  if (before.listens === 0 || asks || act === 'advice') {
    if (before.listens > 0) reply.set({ listens: 0 })
    return undefined
  }
  reply.set({ listens: before.listens - 1 })
  const fitting = caseFor(meaning, heard, reply.state.story, before.used)
  if (fitting) {
    const { found } = fitting
    return reply
      .set({
        used: [...reply.state.used, `case.${found.id}`],
        situation: pathOf(reply.state.story, found.path),
      })
      .tell('reflection', found[before.language].reflect)
      .end()
  }
  reply.mirror(heard, message)
  const { resting } = words(before)
  if (hasFresh('resting', resting, reply.state.used) && (reply.parts.length === 0 || before.turn % 2 === 0))
    reply.say('thought', 'resting', resting)
  return reply.parts.length > 0 ? reply.end() : offerChoices(reply.set({ listens: 0 })).end()
}
