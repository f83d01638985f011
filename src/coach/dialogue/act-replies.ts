// Answers thanks, goodbyes, good news, jokes and anger at the coach with wordings that fit what the message is about.
import { saidBack } from '../listening/said-back.ts'
import { conversationWords } from '../script/conversation-words.ts'
import { takesLeave } from '../script/goodbye.ts'
import { capital, choose, hasFresh } from '../script/wording.ts'
import { type ActWordings, fittingWordings } from '../speech-acts/act-wordings.ts'
import { farewells } from '../speech-acts/farewells.ts'
import { goodNews, isTheirs, joy } from '../speech-acts/good-news.ts'
import { gratitude } from '../speech-acts/gratitude.ts'
import { humor } from '../speech-acts/humor.ts'
import {
  affirmsNamed,
  affirmsPlan,
  affirmsRemoval,
  affirmsStep,
  ownPlan,
  type PlannedStep,
} from '../speech-acts/own-plans.ts'
import { offers, passedOver, repairs } from '../speech-acts/repairs.ts'
import { takeAlongAfterDanger } from '../speech-acts/take-along.ts'
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

// "I give up", "no idea what that means": the person leaves without what they came for.
export const leavesAnnoyed =
  /\b(i give up|forget (it|this)|useless|no help|(this|it) (didn'?t|doesn'?t) help|whatever\W*$|no idea what|deleting (this|the) app|broken|annoyed|thanks (anyway|for nothing)|waste of time|olvidalo|olvidelo|olvidate|dejalo|no sirve\w*|no ayuda\w*|de todas? (formas|maneras)|de todos modos|que mamera|no me entiende\w*)\b/
const rests = /\b(night|nite|sleep|bed|dormir|acostar\w*|noches)\b/
const mostWordsOfRest = 8
/** The sentence that takes leave, else the last one. */
function leavingIn(said: string): string {
  const last = said.split(/(?<=[.!?;])\s+/).slice(-2)
  const goesToRest = (one: string) => rests.test(one) && one.split(' ').length <= mostWordsOfRest
  return last.find(goesToRest) ?? last.find((one) => takesLeave(one)) ?? last.at(-1) ?? ''
}

/** Affirms a plan or a step in words that were not used in this talk. */
export function sayPlan(reply: ReplyDraft, { is, removes, named }: PlannedStep): void {
  const { language, used } = reply.state
  const isNamed = named !== undefined && hasFresh('plan.named', affirmsNamed[language], used)
  if (is === 'done' && removes) reply.say('affirmation', 'plan.removal', affirmsRemoval[language])
  else if (is === 'done') reply.say('affirmation', 'plan.step', affirmsStep[language])
  else if (isNamed) reply.say('affirmation', 'plan.named', affirmsNamed[language], { named })
  else reply.say('affirmation', 'plan.any', affirmsPlan[language])
}

/** A goodbye in a sentence or two, with the plan if there is one; no question. */
export function sayGoodbye(reply: ReplyDraft, said: string): GuidedTurn {
  const { language, risk, worry, used } = reply.state
  const script = conversationWords[language]
  reply.set({ offered: null, exercise: null, listens: 0 })
  const plan = ownPlan(said, language)
  const isAnnoyed = leavesAnnoyed.test(said)
  if (isAnnoyed) reply.tell('reflection', script.moreHelp)
  else if (saysThanks.test(said)) reply.say('reflection', 'welcome', script.welcome)
  if (plan) sayPlan(reply, plan)
  if (takesStep.test(said)) reply.tell('affirmation', script.luck)
  const found = fittingWordings(farewells, isAnnoyed && !rests.test(said) ? '' : leavingIn(said))
  if (found) reply.say('reflection', `bye.${found.id}`, found[language].says)
  const [goodbye] = reply.parts.slice(-1)
  if (goodbye && !saysGoodbye.test(goodbye.text)) goodbye.text += ` ${script.takeCare}`
  if (worries.test(said)) return reply.tell('thought', script.bringBack).end()
  if (comesBack.test(said)) return reply.end()
  if (risk || worry) return reply.tell('thought', takeAlongAfterDanger[language]).end()
  const isPlanned = !plan && used.at(-1)?.startsWith('plan') === true
  return (isPlanned ? reply.say('affirmation', 'goodLuck', script.goodLuck) : reply).end()
}

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
  if (!time || !first) return turn
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

/** An apology that names what went wrong, returns to what the person said, and once in a talk makes an offer. */
export function apologize(reply: ReplyDraft, said: string): GuidedTurn {
  const { language, previous, used } = reply.state
  reply.set({ offered: null, exercise: null })
  const found = fittingWordings(repairs, said)
  if (!found) return reply.end()
  reply.say('reflection', `repair.${found.id}`, found[language].says)
  const quote = needsToldAgain.includes(found.id) ? saidBack(previous, language) : undefined
  const { noMoreQuestions, repairChips, startAgain } = conversationWords[language]
  if (quote && hasFresh('passedOver', passedOver[language], used))
    reply.say('thought', 'passedOver', passedOver[language], { told: lowered(quote) })
  const isOffered = used.some((one) => one.startsWith('offers.'))
  if (found.id === 'questions') reply.set({ listens: turnsWithoutQuestions }).tell('thought', noMoreQuestions)
  else if (isOffered) reply.say('question', 'startAgain', startAgain)
  else reply.say('question', 'offers', offers[language])
  if (!isOffered) reply.chips = [...repairChips]
  return reply.end()
}

const named = ['asked-before', 'canned', 'unanswered', 'unheard']
/** A short apology, without an offer. */
export function saySorry(reply: ReplyDraft, said: string): void {
  const { language } = reply.state
  const found = fittingWordings(repairs, said)
  const isNamed =
    found &&
    named.includes(found.id) &&
    hasFresh(`repair.${found.id}`, found[language].says, reply.state.used)
  if (isNamed) reply.say('reflection', `repair.${found.id}`, found[language].says)
  else reply.say('reflection', 'sorryShort', conversationWords[language].sorryShort)
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
