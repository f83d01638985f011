// Answers speech acts: thanks, goodbyes, jokes, celebrations, complaints, apologies.

import { normalizeText } from '../../platform/normalize-text.ts'
import { saidBack } from '../listening/said-back.ts'
import { glad } from '../meaning/speech-act.ts'
import type { ActId } from '../script/acts.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { hasFresh } from '../script/wording.ts'
import { asksFirstWords, asksWhen, isHarmful, ownPlan, type PlannedStep } from '../speech-acts/own-plans.ts'
import { takenBack } from '../speech-acts/repairs.ts'
import {
  apologize,
  celebrate,
  laughAlong,
  leavesAnnoyed,
  lowered,
  sayGoodbye,
  sayPlan,
  welcomeThanks,
} from './act-replies.ts'
import { offerChoices } from './choices.ts'
import { type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'
import { askNextStep } from './situation-steps.ts'
import type { State } from './state.ts'

/** The answer to an act; undefined if the act has no answer of its own. */
export function answerAct(reply: ReplyDraft, act: ActId, said: string): GuidedTurn | undefined {
  const script = scriptOf(reply.state)
  switch (act) {
    case 'hello':
      return reply.say('reflection', 'hello', script.hello).say('question', 'helloAsk', script.helloAsk).end()
    case 'bye':
      return sayGoodbye(reply, said)
    case 'thanks':
      return welcomeThanks(reply, said)
    case 'joke':
      return laughAlong(reply, said)
    case 'celebration':
      return celebrate(reply, said)
    case 'sorry':
      return reply.say('reflection', 'sorry', script.sorry).say('question', 'okayAsk', script.okayAsk).end()
    case 'insult':
    case 'complaint':
      return apologize(reply, said)
    case 'misread':
      return goBack(reply)
    case 'listen':
      return reply
        .set({ listens: 6, offered: null, exercise: null })
        .say('reflection', 'listening', script.listening)
        .end()
    case 'new_subject':
      return offerChoices(
        reply
          .set({ situation: null, offered: null, exercise: null })
          .say('reflection', 'changed', script.changed),
      ).end()
    case 'okay':
      return okay(reply, said)
    default:
      return undefined
  }
}

// "That makes sense", "I'll think about it": taken up, and not an answer to a question.
const takesIn =
  /\b(makes? sense|i see|got it|fair( enough)?|true|good (point|idea)|i'?ll (think|sleep) (about|on) it|(lo|la) (voy a pensar|pensare|pienso)|tiene sentido|entiendo|ya veo|es verdad|cierto|buena idea|menos mal|phew|thank god|relief|alivio|good to know)\b/

function okay(reply: ReplyDraft, said: string): GuidedTurn {
  const { situation: at, closed, listens, used, asking } = reply.state
  const script = scriptOf(reply.state)
  if (takesIn.test(said) || asking === '')
    return reply
      .say('reflection', 'takenIn', script.takenIn)
      .say('question', 'thanksAsk', script.thanksAsk)
      .end()
  if (listens > 0 && hasFresh('resting', script.resting, used))
    return reply.say('thought', 'resting', script.resting).end()
  if (at && !closed.includes(at)) return askNextStep(reply, at)
  if (hasFresh('okay', script.okay, used)) reply.say('reflection', 'okay', script.okay)
  return reply.say('question', 'okayAsk', script.okayAsk).end()
}

/** Restores the state before the misread turn, restates the message before it, and asks what was meant. */
function goBack(reply: ReplyDraft): GuidedTurn {
  const { back, language, previous } = reply.state
  const script = scriptOf(reply.state)
  if (back) reply.set({ situation: back.situation, asked: back.asked, story: back.story, back: null })
  reply.set({ offered: null, exercise: null, choices: [], instead: [] })
  const quote = saidBack(previous, language)
  if (quote) reply.say('reflection', 'takenBack', takenBack[language], { told: lowered(quote) })
  else reply.say('reflection', 'misread', script.misread)
  return reply.say('question', 'misreadAsk', script.misreadAsk).end()
}

/** Whether the person asks for a human. */
export function wantsPerson(said: string): boolean {
  return /^(a real person|(i want )?(to )?(talk|speak) to (a |an )?(real |actual )?(person|human|someone)|una persona de verdad|(quiero )?hablar con (una persona|alguien)( de verdad)?)\W*$/.test(
    said,
  )
}

export function pointToPeople(reply: ReplyDraft): GuidedTurn {
  const spanish = reply.state.language === 'es'
  reply.wants.meeting = true
  reply.wants.links = [
    { label: spanish ? 'Reuniones' : 'Find a meeting', href: '/meetings' },
    { label: spanish ? 'Líneas de ayuda' : 'Hotlines', href: '/help' },
  ]
  return reply
    .tell(
      'reflection',
      spanish
        ? 'Tiene sentido. Soy un programa, y una persona puede lo que yo no.'
        : 'That makes sense. I’m a program, and a person can do what I can’t.',
    )
    .tell(
      'thought',
      spanish
        ? 'En 1-800-662-4357 (SAMHSA) contestan personas a cualquier hora, gratis y en español. En una reunión en línea puedes solo escuchar. Y si hay alguien de confianza, un mensaje corto basta: «¿Tienes diez minutos?».'
        : 'People answer at 1-800-662-4357 (SAMHSA) at any hour, for free. In an online meeting you can just listen. And if there’s someone you trust, a short text is enough: “Do you have ten minutes?”',
    )
    .end()
}

// A step that the person has just taken: distance from the substance, or contact with someone.
const tookStep =
  /^(ok(ay)?|kay|yes|yeah|yep|alright|fine|done|listo|ya|bueno|va|si)?[,. ]*(i |i've |ive |just |already |ya |lo |la |le )*(did it|doing it( right)?( now)?$|poured|threw (it|them|out)|tossed|flushed|dumped|drove (off|away|past|home)|walked (away|out|past|home|over|to (my|a friend))|went (over )?to (my|a friend|a meeting|the meeting)|got (rid of|out of)|put (it|them|the \w+|my \w+) (in|away|down|out|on)|texted|called(?! (out|in|off|me|sick)\b)|messaged|emailed|told|asked|knocked|blocked|deleted|signed up|booked|made (the|an) (call|appointment)|gave (it|them|her|him)(?! (\$|\d|money|cash|some|my|a ride))|handed|lo hice|lo tire|la tire|tire|me fui|llame|mande|escribi|bloquee|borre|le dije|le escribi|sali)\b/
const undone =
  /\btold .{0,20}\b(it was|i was|i had|i'?m (fine|ok|okay|at work))\b|\b(but|not|n't|no|pero|again|drank|drunk|used|relapsed|otra vez|twice|(\d+|two|three|four|five|so many|several|a few) times|every time|(dos|tres|cuatro|muchas|varias) veces|(he|she|they) (said|says|told|screamed|shouted|cried|freaked|laughed|hung|yelled|got|thinks|ignored|left|blocked|walked)|(me )?(dijo|dijeron|contesto|colgo|grito|ignoro|bloqueo|se (rio|enojo)))\b/

// Home, or on the way there, from a place where one can drink, use or bet.
const leftPlace =
  /^(ok(ay)?|yes|yeah|done|fine|alright|ya|bueno)?[,. ]*(i'?m |im |i am |i |just |finally |now |estoy |ya )*(started the car|drove off|driving( away| home| off| back)?|left( the \w+| it| there)?|on my way home|heading home|(back |got |made it )*home( now| safe)?|back in (my|the) (car|room)|turned around|walked out|out of there|me fui|me sali|en casa|de camino a casa|llegue a( mi)? casa|arranque el (carro|coche))\W*$/
const riskyPlace =
  /\b(casino|bars?|pub|club|liquor|store|gas station|parking lot|dealer|plug|connect|his place|her place|(trap|crack) house|party|slots?|tables?|bar|cantina|licorera|tienda|fiesta|antro|puesto)\b/

const leavesPlace = (said: string, recent: readonly string[]) =>
  leftPlace.test(said) && recent.some((one) => riskyPlace.test(normalizeText(one)))

/** @param recent what the person said before */
export const tookAStep = (
  { said, wordCount, feelings }: MessageAnalysis,
  recent: readonly string[],
): boolean =>
  wordCount <= mostWordsOfPlan &&
  (tookStep.test(said) || leavesPlace(said, recent)) &&
  !undone.test(said) &&
  feelings.every((one) => glad.has(one))

// A step that the person plans to take.
const namesStep =
  /\b(i'?ll|i will|i'?m (going to|gonna)|voy a|le voy a) (just )?(call|text|try|ask|tell|talk|write|go|leave|sign up|make an appointment|apologi[sz]e|llamar\w*|escribir\w*|preguntar\w*|decir\w*|hablar|intentar\w*|ir a|pedir)\b|^(i guess |maybe |yeah |so )*(i|i'd better|i'll have to) (should |could |might |can )?(call|ask|tell|text|talk to|write|message) (my|him|her|them|someone|a)\b(?! (\w+ )?(that )?(i|it|he|she)\b)|^(ok(ay)?|kay|yeah|alright|bueno|va)?[,. ]*(ok(ay)?)?[,. ]*(i'?m |im )?(trying (it|that|this)|calling|texting|telling|apologizing|booking|heading|leaving|going|grabbing|putting|getting) |^(ya )?(voy saliendo|me voy a|voy para alla|voy a ir)\b|^(ok(ay)?|alright|fine|yeah|sure|bueno|va|vale)\b[,. ]*(i'?ll|i will|i'?m gonna|voy a) (?!(just )?(think|sleep on|pensar|drink|use|get (high|drunk)|relapse|hurt|kill|die|smoke|bet|gamble|never|not|be |beber|tomar|consumir|fumar|apostar|matar|morir))/
const mostWordsOfPlan = 12

export const plansStep = (parsed: MessageAnalysis): boolean =>
  parsed.wordCount <= mostWordsOfPlan && namesStep.test(parsed.said) && !parsed.feelings.includes('fear')

/** Acts that are answered as such even if the message names a step, taken or planned. */
const beforeSteps = new Set<ActId>(['thanks', 'bye', 'celebration', 'joke', 'insult', 'complaint'])

const afterSign = /^(check\.(?!denied)|sign\.suicide\.)/
// After a question about safety, these could be more than they say.
const couldPrepare =
  /\b(letters?|notes?|writ\w+|giv\w+|goodbye|pills?|alone|sleep|bath|garage|roof|train|river|cartas?|notas?|escrib\w+|regalar\w*|dar|despedir\w*|pastillas|sol[oa]|dormir)\b/
function planOf({ before, parsed, act, asks }: MessageTurn): PlannedStep | undefined {
  const { said } = parsed
  if (before.turn <= 1 || isHarmful(said)) return undefined
  const plan = ownPlan(said, before.language)
  const isSign = before.risk?.certain === true || before.used.some((one) => one.startsWith('sign.suicide.'))
  const isAfterQuestion = before.risk !== null || before.used.some((one) => afterSign.test(one))
  const isAfterSign = isSign || (isAfterQuestion && couldPrepare.test(said))
  if (plan) return act === 'celebration' || (isAfterSign && !plan.reachesOut) ? undefined : plan
  if (asks || isAfterSign || (act && beforeSteps.has(act))) return undefined
  const rest = { named: undefined, removes: false, tells: false, hasTime: true, reachesOut: false }
  if (tookAStep(parsed, before.recent)) return { is: 'done', ...rest }
  return plansStep(parsed) ? { is: 'planned', ...rest } : undefined
}

const endsOrBeginsWithThanks =
  /^(ok(ay)? |oh )?(thanks?|thank you|thx|gracias)\b|\b(thanks?|thank you|thx|gracias)\W*$/

/** Affirms a step that is planned or just taken; asks at most once in a talk for its moment or its first words. */
export function affirmPlan(turn: MessageTurn, isAnnoyed: boolean): GuidedTurn | undefined {
  const { reply, before, parsed } = turn
  const plan = planOf(turn)
  if (!plan) return undefined
  const { language, used } = reply.set({ offered: null }).state
  const script = scriptOf(before)
  const leaves = isAnnoyed || leavesAnnoyed.test(parsed.said)
  if (leaves) reply.tell('reflection', script.moreHelp)
  else if (endsOrBeginsWithThanks.test(parsed.said)) reply.say('reflection', 'welcome', script.welcome)
  sayPlan(reply, plan)
  const mayAsk = !leaves && plan.is === 'planned' && before.listens === 0
  if (!mayAsk || used.some((one) => one.startsWith('planAsk.'))) return reply.end()
  if (plan.tells) reply.say('question', 'planAsk.words', asksFirstWords[language])
  else if (!plan.hasTime) reply.say('question', 'planAsk.when', asksWhen[language])
  return reply.end()
}

const withSomeone =
  /\b(i'?m not alone|im not alone|not alone|no estoy sol[oa])\b|\b(he|she|(my|mi) \w+)('s| is| esta) (here|with me|home|next to me|aqui|conmigo|en casa)\b/

/** Answers that someone is with the writer after a lapse, and asks what helped before. */
export function withCompany(
  reply: ReplyDraft,
  before: State,
  parsed: MessageAnalysis,
): GuidedTurn | undefined {
  if (!withSomeone.test(parsed.said) || parsed.said.includes('?') || parsed.wordCount > mostWordsOfPlan)
    return undefined
  if (before.situation !== 'lapse' && before.answered === null) return undefined
  const asked = new Set([...reply.state.asked, 'lapse.safe', 'lapse.company'])
  return askNextStep(
    reply
      .set({ situation: 'lapse', asked: [...asked] })
      .tell(
        'affirmation',
        before.language === 'es'
          ? 'Qué bueno que hay alguien contigo. Con una persona cerca, las próximas horas son más fáciles.'
          : 'Good. With a person near, the next hours are easier.',
      ),
    'lapse',
  )
}
