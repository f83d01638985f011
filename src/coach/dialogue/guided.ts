// The guided coach, for messages without danger or boundary: answers a question, replies to a statement, or asks the next question.
import { isBareQuestion } from '../listening/dependent-questions.ts'
import type { Meaning } from '../meaning/meaning.ts'
import { actOf, beginsWithThanks } from '../meaning/speech-act.ts'
import { newSituation } from '../meaning/subject-change.ts'
import { actIn } from '../script/acts.ts'
import { analyzeMessage, type MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { asksIn, pathOf, storyIn } from '../script/story.ts'
import { actAfter } from '../speech-acts/act-in-talk.ts'
import { answerGoodNews, withApology, withWelcome } from './act-replies.ts'
import { answerAct, pointToPeople, wantsPerson, withCompany } from './answer-act.ts'
import { answerByMeaning } from './answer-by-meaning.ts'
import { caseFor } from './case-answer.ts'
import { choicesFor, chosenFrom, namedSituation, offerChoices } from './choices.ts'
import { continueTalk } from './continue-talk.ts'
import { answerCorrection, answersWithNo } from './correction.ts'
import { answerInExercise, startExercise } from './exercise-steps.ts'
import { answerChip, answerDependent, reactQuietly, replyTo } from './listening-answer.ts'
import { adviseByForm, giveMore, lastAnswer } from './prepared.ts'
import { draft, type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'
import { answerAsked, answerButton, answerByRule } from './rule-answer.ts'
import {
  answerToQuestion,
  asksForExample,
  giveExample,
  isFollowUpQuestion,
  withoutEcho,
  withoutNear,
} from './short-answer.ts'
import { askNextStep, enterSituation } from './situation-steps.ts'
import type { State } from './state.ts'
import { remember, summarize } from './summary.ts'
import { guessesAnswer, suitedTo } from './talk-context.ts'
import { answerMove } from './talk-moves.ts'

/** One turn of the guided coach. The state that comes in already counts this turn. */
export function guidedTurn(
  before: State,
  message: string,
  parsed: MessageAnalysis,
  read: Meaning,
): GuidedTurn {
  const turn = answerTurn(before, message, parsed, read)
  const asks = turn.parts.some(({ kind }) => kind === 'question')
  return { ...turn, state: { ...turn.state, questionsInRow: asks ? before.questionsInRow + 1 : 0 } }
}

function answerTurn(before: State, message: string, parsed: MessageAnalysis, read: Meaning): GuidedTurn {
  const rest = withoutEcho(before, message)
  if (rest) return answerTurn(before, rest, analyzeMessage(rest, before.language), read)
  const suited = suitedTo(before, parsed.said, read)
  // In the middle of a talk, a case that only the classifier finds is nearly always wrong; those that words name stay.
  const meaning = before.turn > 1 ? { ...suited, cases: [] } : suited
  const update = storyIn(parsed.said, before.language, before.story)
  const back = { situation: before.situation, asked: before.asked, story: before.story }
  const asks =
    isFollowUpQuestion(before, parsed.said) ||
    (asksIn(parsed.said) && !guessesAnswer(before, parsed, meaning))
  const act = actToAnswer(before, parsed, meaning, asks)
  // A correction must restore the state before the misread turn, not before itself.
  const restorePoint = act === 'misread' ? {} : { back }
  const reply = draft({ ...remember(before, message, parsed), story: update.story, ...restorePoint })
  const turn: MessageTurn = { reply, before, message, parsed, meaning, act, asks }
  const leaves = act === 'thanks' || act === 'bye' // "Thank you, gonna sleep" answers no question.
  const complete =
    answerInExercise(turn) ??
    answerChip(reply, message, before) ??
    answerButton(turn) ??
    answerMove(turn, (state, said) => guidedTurn(state, said, analyzeMessage(said, state.language), read)) ??
    answerAsked(turn) ??
    (leaves
      ? undefined
      : (answerByRule(turn) ?? answerToQuestion(turn) ?? withCompany(reply, before, parsed))) ??
    answerCorrection(turn, before.turn > 1 && !asks ? update.corrected : undefined)
  if (complete) return complete
  const whole = answerByForm(turn) ?? onlyListen(turn) ?? answerByMeaning(turn) ?? continueTalk(turn)
  if (whole.state.exercise) return whole
  if (complainsBefore.test(parsed.said) && !whole.parts.some(({ text }) => /sorry|perd[oó]n/i.test(text)))
    return withApology(whole, parsed.said)
  const isBesideThanks = (asks || act === undefined) && beginsWithThanks.test(parsed.said)
  return isBesideThanks ? withWelcome(whole) : whole
}

function actToAnswer(before: State, parsed: MessageAnalysis, meaning: Meaning, asks: boolean) {
  if (answersWithNo(before, parsed)) return actIn(parsed.said)
  if (complainsBefore.test(parsed.said)) return undefined
  return actAfter(before, parsed, actOf(parsed, meaning, asks), meaning.acts)
}

// "That's generic. I work 70 hours with these people": the answer also apologizes for the complaint.
const complainsBefore =
  /^((that'?s|this is|so) (so |too |just |pretty )*(generic|vague|useless|no help|not helpful|unhelpful|canned)|(eso|esto) (es|suena) (muy |tan )?(generico|inutil|vago)|eso no (me )?(ayuda|sirve))[.,;!] *\S+( \S+){4,}/
const asksToTell =
  /^(hey |hi |so |ok )*(can|could|may) i ((tell|ask|say|share) (you )?(something|a question|you something)|be honest|vent|rant)( \w+){0,2}\W*$|^(vale|ok|bueno|va|a ver)?[,. ]*(te (lo )?cuento|ahi te va|i'?ll (tell you|be (more )?specific|explain))\W*$|^(te )?puedo (contar(te)?|preguntar(te)?|decir(te)?) algo( \w+)?\W*$/

const fewestWordsAfterOkay = 9
const fewestWordsAfterThanks = 15

/** Handles what the form of a message decides: speech acts, tapped choices, and requests about the talk itself. */
function answerByForm(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, parsed, act, meaning } = turn
  const script = scriptOf(before)
  if (wantsPerson(parsed.said)) return pointToPeople(reply)
  const named = namedSituation(before, parsed.said)
  if (named) return enterSituation(reply, named)
  const picked = chosenFrom(before, parsed)
  if (picked) return enterSituation(reply, picked)
  if (asksToTell.test(parsed.said)) return reply.say('reflection', 'goAhead', script.goAhead).end()
  const bare = parsed.said.replace(/^[¿¡]+/, '')
  const example = asksForExample.test(bare) ? giveExample(reply, bare, meaning) : undefined
  if (example) return example
  if (act === 'more') {
    const last = lastAnswer(before.answered)
    if (last) return giveMore(reply, last)
    if (before.situation) return askNextStep(reply, before.situation)
  }
  if (before.offered && parsed.wordCount <= 8) {
    const { offered } = before
    reply.set({ offered: null })
    if (parsed.yes) return startExercise(reply, offered)
    if (parsed.no) return offerChoices(reply.say('reflection', 'declined', script.declined)).end()
  }
  // After "okay" or "thanks", a longer sentence that matches a case is answered as the case.
  const fewest = act === 'thanks' ? fewestWordsAfterThanks : fewestWordsAfterOkay
  const fuller =
    parsed.wordCount >= fewest && caseFor(meaning, parsed, reply.state.story, before.used) !== undefined
  // Swearing in a longer message about something else is not an insult to the coach.
  const isAside =
    (act === 'insult' || act === 'complaint') &&
    parsed.wordCount > 9 &&
    !/\b(you|u|your|tu|eres)\b/.test(parsed.said) &&
    replyTo(turn) !== undefined
  // A question after "that's not what I mean" is answered as a question.
  if (act === 'misread' && reply.parts.length > 0) return undefined
  if (act === 'advice' && !isBareQuestion(bare)) return advise(reply, before, meaning, parsed)
  const own = act === 'celebration' ? answerGoodNews(turn) : undefined
  if (own) return own
  if (act && !isAside && !(fuller && (act === 'thanks' || act === 'okay' || act === 'hello'))) {
    const answer = answerAct(reply, act, parsed.said)
    if (answer) return answer
  }
  return answerByIntent(reply, before, parsed)
}

/** Answers a request for advice with the next helpful step of the current situation. */
function advise(
  reply: ReplyDraft,
  before: State,
  meaning: Meaning,
  parsed: MessageAnalysis,
): GuidedTurn | undefined {
  const dependent = answerDependent(reply, parsed.said, before, true)
  if (dependent) return dependent
  const fitting = caseFor(meaning, parsed, reply.state.story, before.used)
  if (fitting && parsed.wordCount > 5) return undefined
  reply.set({ listens: 0 })
  const form = asksIn(parsed.said) ? adviseByForm(reply, withoutNear(meaning), parsed.said) : undefined
  if (form) return form
  if (before.situation) return askNextStep(reply, before.situation)
  return enterSituation(reply, pathOf(reply.state.story, 'planning'))
}

function answerByIntent(reply: ReplyDraft, before: State, parsed: MessageAnalysis): GuidedTurn | undefined {
  const script = scriptOf(before)
  switch (parsed.intent) {
    case 'how_are_you':
      return reply
        .say('reflection', 'howAreYou', script.howAreYou)
        .say('question', 'helloAsk', script.helloAsk)
        .end()
    case 'abilities':
      reply
        .say('reflection', 'abilities', script.abilities)
        .say('question', 'abilitiesAsk', script.abilitiesAsk)
      return reply.set({ choices: choicesFor(reply.state) }).end()
    case 'summary':
      return summarize(reply).say('question', 'summaryAsk', script.summaryAsk).end()
    case 'change_subject': {
      const next = newSituation({ ...before, situation: null }, parsed)
      reply.say('reflection', 'changed', script.changed).set({ offered: null, sayings: [] })
      if (next && next !== 'talk' && next !== before.situation) return enterSituation(reply, next)
      return offerChoices(reply.set({ situation: null })).end()
    }
    case 'stop':
      reply.set({ situation: null, offered: null }).say('reflection', 'stopped', script.stopped)
      return offerChoices(reply).end()
    case 'choices':
      if (before.situation && isBareQuestion(parsed.said)) return undefined
      return (
        answerDependent(reply, parsed.said, before, true) ??
        offerChoices(reply.say('reflection', 'menu', script.menu)).end()
      )
    case 'skip':
      reply.say('reflection', 'skipped', script.skipped)
      return before.situation ? askNextStep(reply, before.situation) : offerChoices(reply).end()
    case 'reading':
      reply.say('thought', 'readingOffer', script.readingOffer)
      reply.wants.reading = `${parsed.said} ${before.situation ? situation(before.language, before.situation).reading : ''}`
      return reply.say('question', 'afterClose', script.afterClose).end()
    default:
      return undefined
  }
}

/** After a request to just listen, the coach asks nothing for some turns. */
function onlyListen({ reply, before, parsed, asks, act }: MessageTurn): GuidedTurn | undefined {
  if (before.listens === 0 || asks || act === 'advice') {
    if (before.listens > 0) reply.set({ listens: 0 })
    return undefined
  }
  reply.set({ listens: before.listens - 1 })
  reactQuietly(reply, parsed.said)
  const { resting } = scriptOf(before)
  if (reply.parts.length === 0) reply.say('thought', 'resting', resting)
  return reply.end()
}
