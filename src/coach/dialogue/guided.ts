// The guided coach: reflects, then asks one thing at a time. It is only reached when no danger and no boundary is in the way.

import { commonQuestionIn, noAnswer, questionAnswers } from '../script/common-questions.ts'
import { familyOf } from '../script/danger.ts'
import { exercise, exerciseIn } from '../script/exercise.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { momentIn } from '../script/moments.ts'
import { type SituationId, situation } from '../script/situation.ts'
import { hasFresh } from '../script/wording.ts'
import { choicesFor, chosenFrom, offerChoices } from './choices.ts'
import { goOnExercise, startExercise } from './exercise-steps.ts'
import { draft, type GuidedTurn, type Reply, words } from './reply.ts'
import { askNext, enter, wasOffered } from './situation-steps.ts'
import type { State } from './state.ts'
import { isMash, newSituation, outside } from './subject.ts'
import { remember, summarize } from './summary.ts'

/** One turn of the guided coach. The state that comes in already counts this turn. */
export function guidedTurn(before: State, message: string, heard: MessageAnalysis): GuidedTurn {
  const reply = draft(remember(before, message, heard))
  const book = words(before)
  const { intent } = heard

  if (before.exercise) {
    if (
      /^(i want to stop|quiero parar)\W*$/.test(heard.said) ||
      intent === 'stop' ||
      intent === 'change_subject' ||
      intent === 'choices'
    ) {
      reply.set({ exercise: null }).say('reflection', 'stopped', book.stopped)
      return offerChoices(reply).end()
    }
    if (intent === 'not_helping')
      return reply
        .set({ exercise: null })
        .say('reflection', 'repair', book.repair)
        .say('question', 'repairAsk', book.repairAsk)
        .end()
    const named = exerciseIn(heard.said)
    if (named && named !== before.exercise.id && heard.words <= 8) return startExercise(reply, named)
    return goOnExercise(reply, message, heard)
  }

  const named = exerciseIn(heard.said)
  if (named) return startExercise(reply, named)

  switch (intent) {
    case 'hello':
      return reply.say('reflection', 'hello', book.hello).say('question', 'helloAsk', book.helloAsk).end()
    case 'how_are_you':
      return reply
        .say('reflection', 'howAreYou', book.howAreYou)
        .say('question', 'helloAsk', book.helloAsk)
        .end()
    case 'bye':
      return reply.say('reflection', 'bye', book.bye).end()
    case 'thanks':
      return reply.say('reflection', 'thanks', book.thanks).say('question', 'thanksAsk', book.thanksAsk).end()
    case 'abilities':
      return reply
        .say('reflection', 'abilities', book.abilities)
        .say('question', 'abilitiesAsk', book.abilitiesAsk)
        .set({ choices: choicesFor(reply.state) })
        .end()
    case 'summary':
      reply.say('reflection', 'menu', book.menu)
      return summarize(reply).say('question', 'summaryAsk', book.summaryAsk).end()
    case 'not_helping':
      return reply
        .set({ offered: null })
        .say('reflection', 'repair', book.repair)
        .say('question', 'repairAsk', book.repairAsk)
        .end()
    case 'change_subject': {
      const pointed = newSituation({ ...before, situation: null }, heard)
      const next = pointed === 'talk' ? undefined : pointed
      reply.say('reflection', 'changed', book.changed).set({ offered: null, sayings: [], sinceSummary: 0 })
      if (next && next !== before.situation) return enter(reply, next)
      reply.set({ situation: null })
      return offerChoices(reply).end()
    }
    case 'listen':
      return reply.set({ listens: 6, offered: null }).say('reflection', 'listening', book.listening).end()
    case 'stop':
      reply.set({ situation: null, offered: null }).say('reflection', 'stopped', book.stopped)
      return offerChoices(reply).end()
    case 'choices':
      reply.say('reflection', 'menu', book.menu)
      return offerChoices(reply).end()
    case 'skip':
      reply.say('reflection', 'skipped', book.skipped)
      return before.situation ? askNext(reply, before.situation) : offerChoices(reply).end()
    case 'reading':
      reply.mirror(heard, message).say('thought', 'readingOffer', book.readingOffer)
      reply.wants.reading = `${heard.said} ${before.situation ? situation(before.language, before.situation).reading : ''}`
      return reply.say('question', 'afterClose', book.afterClose).end()
    case 'meeting':
      if (
        newSituation({ ...before, situation: null }, heard) !== 'first_meeting' ||
        before.situation === 'first_meeting'
      ) {
        reply.mirror(heard, message).say('thought', 'meetingOffer', book.meetingOffer)
        reply.wants.meeting = true
        return reply.say('question', 'afterClose', book.afterClose).end()
      }
      reply.wants.meeting = true
      break
    default:
  }

  if (before.listens > 0 && !newSituation(before, heard)) {
    reply.set({ listens: before.listens - 1 }).mirror(heard, message)
    if (before.turn % 2 === 0 && hasFresh('resting', book.resting, reply.state.used))
      reply.say('thought', 'resting', book.resting)
    return reply.end()
  }
  if (before.offered) {
    const offered = before.offered
    reply.set({ offered: null })
    if (heard.yes && heard.words <= 8) return startExercise(reply, offered)
    if (heard.no && heard.words <= 8)
      return offerChoices(reply.say('reflection', 'declined', book.declined)).end()
  }

  const early = commonQuestionIn(heard.said)
  if (early === 'who_reads' || early === 'treatment') {
    reply.say('reflection', `question.${early}`, questionAnswers[before.language][early])
    if (early === 'treatment' && before.situation !== 'medication') reply.set({ situation: 'medication' })
    return askNext(reply, reply.state.situation ?? 'talk')
  }

  const picked = chosenFrom(before, heard)
  if (picked) return enter(reply, picked)
  const next = newSituation(before, heard)
  if (next) return enter(reply, next)

  const question = commonQuestionIn(heard.said)
  if (question && (heard.words <= 14 || /\?/.test(message))) {
    const { language, situation: at } = before
    reply.say('reflection', `question.${question}`, questionAnswers[language][question])
    const open = at ? situation(language, at).exercise : undefined
    if (question === 'what_to_do' && open && !wasOffered(before, open)) {
      return reply
        .set({ offered: open, used: [...reply.state.used, `offered.${open}`] })
        .tell('offer', exercise(language, open).offer)
        .say('question', 'offerAsk', book.offerAsk)
        .end()
    }
    return at ? askNext(reply, at) : offerChoices(reply).end()
  }
  if (before.situation && (isMash(heard.said) || outside.test(heard.said))) {
    reply
      .set({ confused: before.confused + 1 })
      .say(
        'reflection',
        outside.test(heard.said) ? 'confusedOff' : 'confused',
        outside.test(heard.said) ? book.confusedOff : book.confused,
      )
    return offerChoices(reply).end()
  }
  if (before.situation && /\?\s*$/.test(message) && heard.words >= 3) {
    return askNext(reply.say('reflection', 'noAnswer', noAnswer[before.language]), before.situation)
  }

  if (before.situation) {
    reply.mirror(heard, message)
    if (reply.state.sinceSummary >= 6 && (reply.state.sayings.length > 0 || reply.state.visited.length > 1))
      return summarize(reply).say('question', 'summaryAsk', book.summaryAsk).end()
    const told = heard.words >= 4 && heard.firstPerson && !momentIn(heard.said, before.language)
    if (told && before.turn % 3 === 0 && hasFresh('affirm', book.affirm, reply.state.used))
      reply.say('affirmation', 'affirm', book.affirm)
    return askNext(reply, before.situation)
  }
  return withoutSituation(reply, message, heard)
}

function withoutSituation(reply: Reply, message: string, heard: MessageAnalysis): GuidedTurn {
  const book = words(reply.state)
  const { situation: _, confused } = reply.state
  if (reply.state.risk && !isMash(heard.said) && familyOf[reply.state.risk.kind] !== 'life') {
    // Help may be on its way: the coach keeps company and asks little.
    return reply.mirror(heard, message).set({ listens: 3 }).end()
  }
  if (reply.state.risk && !isMash(heard.said)) {
    // After a crisis the talk goes on softly with how the person is; the question about it has been asked.
    const asked = [...new Set([...reply.state.asked, 'low.safe'])]
    reply
      .mirror(heard, message)
      .set({ situation: 'low', visited: [...new Set([...reply.state.visited, 'low' as const])], asked })
    return askNext(reply, 'low')
  }
  if (heard.feelings.length > 0 || heard.talk) {
    const feeling = heard.feelings[0]
    const id: SituationId =
      heard.talk === 'sustain'
        ? 'motivation'
        : feeling === 'tired'
          ? 'sleep'
          : feeling === 'hope' || feeling === 'pride' || feeling === 'relief'
            ? 'milestone'
            : 'talk'
    if (!reply.state.visited.includes(id) && id !== 'talk') return enter(reply, id)
    reply.mirror(heard, message).set({
      situation: 'talk',
      visited: [...new Set([...reply.state.visited, 'talk' as const])],
      confused: 0,
    })
    return askNext(reply, 'talk')
  }
  const tells = heard.words >= 3 && !/[?¿]/.test(message) && (heard.firstPerson || heard.words >= 4)
  if (tells && !isMash(heard.said) && !outside.test(heard.said)) {
    reply.mirror(heard, message).set({
      situation: 'talk',
      visited: [...new Set([...reply.state.visited, 'talk' as const])],
      confused: 0,
    })
    return askNext(reply, 'talk')
  }
  const moment = momentIn(heard.said, reply.state.language)
  if (moment && moment.id !== 'fine' && moment.id !== 'maybe' && moment.id !== 'nothing') {
    reply.mirror(heard, message).set({
      situation: 'talk',
      visited: [...new Set([...reply.state.visited, 'talk' as const])],
      confused: 0,
    })
    return askNext(reply, 'talk')
  }
  if (moment || heard.yes || heard.no || heard.intent === 'dont_know' || heard.scale !== undefined)
    return offerChoices(reply.mirror(heard, message)).end()
  if (confused >= 1 && !isMash(heard.said) && !outside.test(heard.said) && !/\?\s*$/.test(message)) {
    reply.mirror(heard, message).set({
      situation: 'talk',
      visited: [...new Set([...reply.state.visited, 'talk' as const])],
      confused: 0,
    })
    return askNext(reply, 'talk')
  }
  reply.set({ confused: confused + 1 })
  if (outside.test(heard.said) || /\?\s*$/.test(message))
    reply.say('reflection', 'confusedOff', book.confusedOff)
  else reply.say('reflection', 'confused', book.confused)
  return offerChoices(reply).end()
}
