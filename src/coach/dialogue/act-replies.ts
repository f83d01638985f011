// Answers thanks, goodbyes, good news, jokes and anger at the coach with wordings that fit what the message is about.
import { saidBack } from '../listening/said-back.ts'
import { conversationWords } from '../script/conversation-words.ts'
import { choose } from '../script/wording.ts'
import { type ActWordings, fittingWordings } from '../speech-acts/act-wordings.ts'
import { farewells } from '../speech-acts/farewells.ts'
import { goodNews, joy } from '../speech-acts/good-news.ts'
import { gratitude } from '../speech-acts/gratitude.ts'
import { humor } from '../speech-acts/humor.ts'
import { offers, passedOver, repairs } from '../speech-acts/repairs.ts'
import { takeAlong, takeAlongAfterDanger, takeAlongAnywhere } from '../speech-acts/take-along.ts'
import type { GuidedTurn, ReplyDraft } from './reply.ts'

const takesStep = /\bhere (goes|i go)\b|\bluck\b|\bsuerte\b/
const saysThanks = /\b(thanks?|thank (you|u)|ty(sm)?|thx|gracias)\b/
const saysGoodbye =
  /\b(bye|good ?night|night|take( good)? care|see you|sleep well|talk soon|safe|cu[ií]date|hasta|adi[oó]s|nos vemos|buenas noches|hablamos)\b/i
const comesBack = /\b(brb|right back|back in (a|ten|five|\d+))\b|\b(ya|ahorita) (vuelvo|regreso)\b/

/** An answer to thanks that follows what they are for, and an open door. */
export function welcomeThanks(reply: ReplyDraft, said: string): GuidedTurn {
  const { language } = reply.state
  const { welcome, thanksAsk, thanksChips } = conversationWords[language]
  const found = fittingWordings(gratitude, said)
  reply.say('reflection', 'welcome', welcome)
  const [first] = reply.parts.slice(-1)
  if (found) reply.say('reflection', `thanks.${found.id}`, found[language].says)
  const [reason] = reply.parts.slice(-1)
  if (first && reason && first !== reason) {
    reply.parts.pop()
    first.text = `${first.text} ${reason.text}`
  }
  reply.say('question', 'thanksAsk', thanksAsk)
  reply.chips = [...thanksChips]
  return reply.end()
}

/** A goodbye, and one small thing to take along; no question. */
export function sayGoodbye(reply: ReplyDraft, said: string): GuidedTurn {
  const { language, situation, risk, worry } = reply.state
  const book = conversationWords[language]
  reply.set({ offered: null, exercise: null })
  if (saysThanks.test(said)) reply.say('reflection', 'welcome', book.welcome)
  if (takesStep.test(said)) reply.tell('affirmation', book.luck)
  const found = fittingWordings(farewells, said)
  if (found) reply.say('reflection', `bye.${found.id}`, found[language].says)
  const [goodbye] = reply.parts.slice(-1)
  if (goodbye && !saysGoodbye.test(goodbye.text)) goodbye.text += ` ${book.takeCare}`
  if (comesBack.test(said)) return reply.end()
  if (risk || worry) return reply.tell('thought', takeAlongAfterDanger[language]).end()
  const along = takeAlong.find(({ at }) => situation !== null && at.includes(situation))
  return along && situation
    ? reply.say('thought', `along.${along.at[0]}`, along[language]).end()
    : reply.say('thought', 'along.anywhere', takeAlongAnywhere[language]).end()
}

/** Joy about good news. */
export function celebrate(reply: ReplyDraft, said: string): GuidedTurn {
  return answerWith(reply.set({ offered: null }), 'affirmation', 'news', goodNews, said)
}

const joyful =
  /\b(congrat\w*|well done|good for you|wonderful|great|glad|good to hear|beautiful|felicid\w*|bien hecho|qu[eé] (bien|gusto|bueno)|me alegr\w*)(?![\p{L}])/iu

/** An answer to good news that does not sound glad gets a glad opening. */
export function withJoy(turn: GuidedTurn): GuidedTurn {
  const [first, ...rest] = turn.parts
  if (!first || joyful.test(first.text)) return turn
  const { text, used } = choose('joy', joy[turn.state.language], turn.state.used, turn.state.salt)
  return {
    ...turn,
    state: { ...turn.state, used },
    parts: [{ ...first, text: `${text} ${first.text}` }, ...rest],
  }
}

/** Lightness back, before anything else. */
export function laughAlong(reply: ReplyDraft, said: string): GuidedTurn {
  // Jokes about sweets are none in a talk about binge eating.
  const isAboutFood = reply.state.story.topic === 'food'
  const list = isAboutFood ? humor.filter(({ id }) => id !== 'sweets') : humor
  return answerWith(reply, 'reflection', 'humor', list, said)
}

function answerWith(
  reply: ReplyDraft,
  kind: 'affirmation' | 'reflection',
  key: string,
  list: readonly ActWordings[],
  said: string,
): GuidedTurn {
  const found = fittingWordings(list, said)
  if (!found) return reply.end()
  const { says, asks } = found[reply.state.language]
  return reply
    .say(kind, `${key}.${found.id}`, says)
    .say('question', `${key}Ask.${found.id}`, asks ?? [])
    .end()
}

const needsToldAgain = ['asked-before', 'canned', 'unheard', 'hurt', 'unanswered', 'useless']
const turnsWithoutQuestions = 3

/** An apology that names what went wrong, what was told before, and an offer. */
export function apologize(reply: ReplyDraft, said: string): GuidedTurn {
  const { language, previous } = reply.state
  reply.set({ offered: null, exercise: null })
  const found = fittingWordings(repairs, said)
  if (!found) return reply.end()
  reply.say('reflection', `repair.${found.id}`, found[language].says)
  const told = needsToldAgain.includes(found.id) ? saidBack(previous, language) : undefined
  if (told) reply.say('thought', 'passedOver', passedOver[language], { told: lowered(told) })
  const { noMoreQuestions, repairChips } = conversationWords[language]
  if (found.id === 'questions') reply.set({ listens: turnsWithoutQuestions }).tell('thought', noMoreQuestions)
  else reply.say('question', 'offers', offers[language])
  reply.chips = [...repairChips]
  return reply.end()
}

/** Inside a sentence. */
export const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
