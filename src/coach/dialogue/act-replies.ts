// Answers thanks, goodbyes, good news, jokes and anger at the coach with wordings that fit what the message is about.
import { saidBack } from '../listening/said-back.ts'
import { conversationWords } from '../script/conversation-words.ts'
import type { Story } from '../script/story.ts'
import { capital, choose } from '../script/wording.ts'
import { type ActWordings, fittingWordings } from '../speech-acts/act-wordings.ts'
import { farewells } from '../speech-acts/farewells.ts'
import { goodNews, isTheirs, joy } from '../speech-acts/good-news.ts'
import { gratitude } from '../speech-acts/gratitude.ts'
import { humor } from '../speech-acts/humor.ts'
import { offers, passedOver, repairs } from '../speech-acts/repairs.ts'
import {
  type TakeAlong,
  takeAlong,
  takeAlongAfterDanger,
  takeAlongAnywhere,
} from '../speech-acts/take-along.ts'
import { answerCase, caseFor } from './case-answer.ts'
import { giveListeningReply, replyTo } from './listening-answer.ts'
import type { GuidedTurn, MessageTurn, ReplyDraft } from './reply.ts'

const takesStep = /\bhere (goes|i go)\b|\bluck\b|\bsuerte\b/
const saysThanks = /\b(thanks?|thank (you|u)|ty(sm)?|thx|gracias)\b/
const saysGoodbye =
  /\b(bye|good ?night|night|take( good)? care|see you|sleep well|talk soon|safe|cu[ií]date|hasta|adi[oó]s|nos vemos|buenas noches|hablamos)\b/i
// "Thanks. I still feel sick about it though.": thanks from a person who is still troubled.
const stillHeavy =
  /\bstill (feel|am|hurt\w*|hard|scared|sad|mad|angry|a mess|shak\w*)|\bi'?m still\b|\bthough\W*$|\b(todavia|sigo|aun) (me|estoy|con|siento|triste|mal)\b|\baunque\b/
const worries =
  /\b(scared|afraid|dread\w*|nervous|worried|worry|anxious|terrified|rough|miedo|nervios\w*|preocup\w*|ansios\w*|angusti\w*)\b/
const comesBack = /\b(brb|right back|back in (a|ten|five|\d+))\b|\b(ya|ahorita) (vuelvo|regreso)\b/

/** An answer to thanks, by what they are for, and an invitation to come back. */
export function welcomeThanks(reply: ReplyDraft, said: string): GuidedTurn {
  const { language } = reply.state
  const { welcome, thanksAsk, thanksHeavy, thanksChips } = conversationWords[language]
  const found = fittingWordings(gratitude, said)
  reply.say('reflection', 'welcome', welcome)
  const [first] = reply.parts.slice(-1)
  if (found) reply.say('reflection', `thanks.${found.id}`, found[language].says)
  const [reason] = reply.parts.slice(-1)
  if (first && reason && first !== reason) {
    reply.parts.pop()
    first.text = `${first.text} ${reason.text}`
  }
  const isHeavy = stillHeavy.test(said)
  reply.say('question', isHeavy ? 'thanksHeavy' : 'thanksAsk', isHeavy ? thanksHeavy : thanksAsk)
  reply.chips = [...thanksChips]
  return reply.end()
}

/** A goodbye, and one small thing to do; no question. */
export function sayGoodbye(reply: ReplyDraft, said: string): GuidedTurn {
  const { language, situation, risk, story, worry } = reply.state
  const script = conversationWords[language]
  reply.set({ offered: null, exercise: null })
  if (saysThanks.test(said)) reply.say('reflection', 'welcome', script.welcome)
  if (takesStep.test(said)) reply.tell('affirmation', script.luck)
  const found = fittingWordings(farewells, said)
  if (found) reply.say('reflection', `bye.${found.id}`, found[language].says)
  const [goodbye] = reply.parts.slice(-1)
  if (goodbye && !saysGoodbye.test(goodbye.text)) goodbye.text += ` ${script.takeCare}`
  if (worries.test(said)) return reply.tell('thought', script.bringBack).end()
  if (comesBack.test(said)) return reply.end()
  if (risk || worry) return reply.tell('thought', takeAlongAfterDanger[language]).end()
  const along = takeAlong.find(
    (one) => situation !== null && one.at.includes(situation) && isAbout(one, story),
  )
  return along && situation
    ? reply.say('thought', `along.${along.at[0]}`, along[language]).end()
    : reply.say('thought', 'along.anywhere', takeAlongAnywhere[language]).end()
}

/** Whether a suggestion fits the subject and the person: one about smoking needs a conversation about the writer's own smoking. */
const isAbout = ({ who, topics }: TakeAlong, story: Story): boolean =>
  (!who || who === (story.who ?? 'self')) &&
  (!topics || (story.topic !== undefined && topics.includes(story.topic)))

const span =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|fifty|sixty|ninety|a hundred|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|treinta|sesenta|noventa|cien) (days?|weeks?|months?|years?|dias?|semanas?|mes(es)?|anos?)\b/

// "4,200 hours on that game, like two years of a full-time job" is not a milestone.
const ofRecovery =
  /\b(sober|clean|dry|without|free|off|since|no (drinks?|beer|weed|cigs?|smok\w+|bets?)|day \d+|(days?|weeks?|months?|years?)( \w+)?( today| now|!|\W*$)|llevo|limpi[oa]|sobri[oa]|sin|cumpl\w+|hoy|ya)\b/

/** Congratulates on good news and names a length of time in recovery. */
export function celebrate(reply: ReplyDraft, said: string): GuidedTurn {
  const turn = answerWith(reply.set({ offered: null }), 'affirmation', 'news', goodNews, said)
  const named = ofRecovery.test(said) ? span.exec(said)?.[0] : undefined
  const time = named?.replace(/\bdia/, 'día').replace(/\bano/, 'año')
  const [first, ...rest] = turn.parts
  if (!time || !first || saidBack(said, turn.state.language)?.toLowerCase().includes(time)) return turn
  const text =
    turn.state.language === 'es' ? `¡${capital(time)}! ${first.text}` : `${capital(time)}! ${first.text}`
  return { ...turn, parts: [{ ...first, text }, ...rest] }
}

const joyful =
  /\b(congrat\w*|well done|good for you|wonderful|great|glad|good to hear|beautiful|felicid\w*|bien hecho|qu[eé] (bien|gusto|bueno)|me alegr\w*)(?![\p{L}])/iu

/** Adds a glad opening to an answer to good news that has none. */
function withJoy(turn: GuidedTurn): GuidedTurn {
  const [first, ...rest] = turn.parts
  if (!first || joyful.test(first.text)) return turn
  const { text, used } = choose('joy', joy[turn.state.language], turn.state.used, turn.state.salt)
  return {
    ...turn,
    state: { ...turn.state, used },
    parts: [{ ...first, text: `${text} ${first.text}` }, ...rest],
  }
}

/** "You’re welcome" before the answer to a question that comes with thanks. */
export function withWelcome(turn: GuidedTurn): GuidedTurn {
  const [first, ...rest] = turn.parts
  if (!first) return turn
  const { language, used, salt } = turn.state
  const welcome = choose('welcome', conversationWords[language].welcome, used, salt)
  return {
    ...turn,
    state: { ...turn.state, used: welcome.used },
    parts: [{ ...first, text: `${welcome.text} ${first.text}` }, ...rest],
  }
}

/** Answers a joke playfully, before anything else. */
export function laughAlong(reply: ReplyDraft, said: string): GuidedTurn {
  // In a conversation about binge eating, jokes about sweets are not funny.
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

/** An apology before the answer, if the message begins with a complaint and continues with something else. */
export function withApology(turn: GuidedTurn, said: string): GuidedTurn {
  const found = fittingWordings(repairs, said)
  if (!found) return turn
  const { language, used, salt } = turn.state
  const sorry = choose(`repair.${found.id}`, found[language].says, used, salt)
  return {
    ...turn,
    state: { ...turn.state, used: sorry.used },
    parts: [{ kind: 'reflection', text: sorry.text }, ...turn.parts],
  }
}

const needsToldAgain = ['asked-before', 'canned', 'unheard', 'hurt', 'unanswered', 'useless']
const turnsWithoutQuestions = 3

/** An apology that names what went wrong, returns to what the person said, and makes an offer. */
export function apologize(reply: ReplyDraft, said: string): GuidedTurn {
  const { language, previous } = reply.state
  reply.set({ offered: null, exercise: null })
  const found = fittingWordings(repairs, said)
  if (!found) return reply.end()
  reply.say('reflection', `repair.${found.id}`, found[language].says)
  const quote = needsToldAgain.includes(found.id) ? saidBack(previous, language) : undefined
  if (quote) reply.say('thought', 'passedOver', passedOver[language], { told: lowered(quote) })
  const { noMoreQuestions, repairChips } = conversationWords[language]
  if (found.id === 'questions') reply.set({ listens: turnsWithoutQuestions }).tell('thought', noMoreQuestions)
  else reply.say('question', 'offers', offers[language])
  reply.chips = [...repairChips]
  return reply.end()
}

/** The sentence in lower case, to continue another one. */
export const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Answers good news that has a listening reply with that reply and a glad opening. */
export function answerGoodNews(turn: MessageTurn): GuidedTurn | undefined {
  const { reply, before, parsed, meaning } = turn
  // These replies praise the writer ("You did that, one day after another"), so they do not fit the good news of someone else.
  if (isTheirs(parsed.said)) return undefined
  const listeningReply = replyTo(turn)?.found
  if (listeningReply?.glad) return withJoy(giveListeningReply(reply, listeningReply, before.situation))
  const found = caseFor(meaning, parsed, reply.state.story, before.used)?.found
  return found?.glad ? withJoy(answerCase(reply, found, meaning)) : undefined
}
