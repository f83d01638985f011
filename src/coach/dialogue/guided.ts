// The guided coach, reached only when no danger and no boundary is in the way: understands by rules and by meaning, answers
// a question, meets a situation, or asks the next thing.

import type { Meaning } from '../meaning/meaning.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { asksIn, pathOf, storyIn } from '../script/story.ts'
import { hasFresh } from '../script/wording.ts'
import { answerCase, caseFor } from './case-answer.ts'
import { choicesFor, chosenFrom, namedSituation, offerChoices } from './choices.ts'
import { corrected } from './correction.ts'
import { inExercise, startExercise } from './exercise-steps.ts'
import type { MessageTurn } from './message-turn.ts'
import { answerUnsure, giveMore, givePrepared, lastAnswer, othersBeside, preparedFor } from './prepared.ts'
import { askedLast, draft, type GuidedTurn, type ReplyDraft, words } from './reply.ts'
import { withSaidBack } from './said-back.ts'
import { afterRisk, askBack, askNext, enter, generalPath } from './situation-steps.ts'
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
import { isMash, newSituation, outside } from './subject.ts'
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
    withCompany(reply, before, heard) ??
    corrected(turn, told.corrected) ??
    byForm(turn) ??
    listening(turn) ??
    answered(turn) ??
    onward(turn)
  return answer.state.exercise ? answer : withSaidBack(answer, turn)
}

/** What the form of a message alone decides: acts, taps, and wishes about the talk itself. */
function byForm({ reply, before, heard, act, meaning, asks }: MessageTurn): GuidedTurn | undefined {
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
  // The question behind "that's not what I mean" is what is meant.
  if (act === 'misread' && reply.parts.length > 0) return undefined
  if (!asks && act !== 'thanks' && act !== 'bye' && before.turn > 0) {
    if (tookAStep(heard)) return welcomeStep(reply)
    if (plansStep(heard)) return welcomePlan(reply)
  }
  if (act === 'advice') return advise(reply, before, meaning, heard)
  if (act && !(fuller && (act === 'thanks' || act === 'okay' || act === 'hello'))) {
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

const talksAbout =
  /^(i('d)? (want|need|would like|like) to|can we|let'?s) talk about\b|^(quiero|podemos|vamos a) hablar (de|sobre)\b/
const mostWordsOfReply = 3
const aboutOthers = new Set(['relative', 'family'])

/** Another situation that a short message names, unless it only names a person. */
function turnsTo(reply: ReplyDraft, before: State, heard: MessageAnalysis): GuidedTurn | undefined {
  const known = newSituation(before, heard)
  const next = known && pathOf(reply.state.story, known)
  return next && next !== before.situation && !aboutOthers.has(next) ? enter(reply, next) : undefined
}

const nearMiss = 0.1

/** A prepared answer or a small situation, whichever fits better; an honest "I don't know" to a question that nothing fits. */
function answered({ reply, before, meaning, heard, asks }: MessageTurn): GuidedTurn | undefined {
  const { story } = reply.state
  const wished = talksAbout.test(heard.said) ? newSituation({ ...before, situation: null }, heard) : undefined
  if (wished && wished !== 'talk') return enter(reply, pathOf(story, wished))
  // A few words answer what the coach asked last; alone they match too much.
  if (before.situation && heard.words <= mostWordsOfReply && !asks) return turnsTo(reply, before, heard)
  const gate = asks ? meaning.gates.question : meaning.gates.statement
  const prepared = preparedFor(meaning, gate, before.used)
  const fitting = caseFor(meaning, heard, story, before.used)
  const asksMore = asks && (prepared?.match.score ?? 0) >= (fitting?.match.score ?? 0) - 0.12
  if (heard.intent === 'meeting') reply.wants.meeting = true
  if (prepared && (asksMore || prepared.match.score > (fitting?.match.score ?? 0) + 0.06))
    return givePrepared(
      reply,
      prepared.answer,
      heard.said,
      othersBeside(prepared.match, meaning, reply.state),
    )
  if (fitting) return answerCase(reply, fitting.found, meaning)
  // "What if he dies?" asks for no fact: the nearest situation answers it better than "I don't know".
  const nearest = asks
    ? caseFor(
        { ...meaning, gates: { ...meaning.gates, case: meaning.gates.case - nearMiss } },
        heard,
        story,
        before.used,
      )
    : undefined
  if (
    nearest &&
    /\b(what if|why (me|do i|does|can'?t)|how (can|could) (he|she|they)|will (i|he|she|they|it)|y si|por que)\b/.test(
      heard.said,
    )
  )
    return answerCase(reply, nearest.found, meaning)
  if (isMash(heard.said) || outside.test(heard.said)) return confused(reply, heard)
  const known = newSituation(before, heard)
  const next = known && pathOf(story, known)
  if (next && next !== before.situation && !(asks && heard.words >= 3)) return enter(reply, next)
  if (asks && heard.words >= 3) return answerUnsure(reply, meaning, heard.said)
  return undefined
}

function confused(reply: ReplyDraft, heard: MessageAnalysis): GuidedTurn {
  const book = words(reply.state)
  const off = outside.test(heard.said)
  reply
    .set({ confused: reply.state.confused + 1 })
    .say('reflection', off ? 'confusedOff' : 'confused', off ? book.confusedOff : book.confused)
  return offerChoices(reply).end()
}

/** A fuller sentence opens a question of its own; a short one answers what was asked. */
const tellsMore = ({ words }: MessageAnalysis) => words > 5

/** Nothing stands out: gives back what can be given back and asks the next thing of the path. */
function onward({ reply, before, message, heard }: MessageTurn): GuidedTurn {
  const book = words(before)
  reply.mirror(heard, message)
  if (before.risk && !before.situation) return afterRisk(reply, before)
  const path = pathOf(reply.state.story, before.situation ?? generalPath(heard))
  if (before.situation && path !== before.situation) return enter(reply, path)
  if (before.situation) {
    if (reply.state.sinceSummary >= 7 && (reply.state.sayings.length > 1 || reply.state.visited.length > 1))
      return summarize(reply).say('question', 'summaryAsk', book.summaryAsk).end()
    return (
      askBack(
        reply,
        heard.said,
        path !== 'milestone' && (askedLast(before) === undefined || tellsMore(heard)),
      ) ?? askNext(reply, path)
    )
  }
  const tells = heard.words >= 3 || heard.feelings.length > 0 || path !== 'talk'
  if (!tells) {
    if (reply.parts.length === 0 && hasFresh('confused', book.confused, reply.state.used))
      reply.say('reflection', 'confused', book.confused)
    return offerChoices(reply).end()
  }
  reply.set({ situation: path, visited: [...new Set([...reply.state.visited, path])], confused: 0 })
  if (path !== 'talk' && reply.parts.length === 0)
    reply.say('reflection', `open.${path}`, situation(before.language, path).opens)
  return askBack(reply, heard.said) ?? askNext(reply, path)
}
