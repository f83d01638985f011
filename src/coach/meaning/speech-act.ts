// Recognizes speech acts: thanks, goodbyes, jokes, celebrations, complaints, apologies.

import { type ActId, actIn } from '../script/acts.ts'
import type { Feeling, MessageAnalysis } from '../script/message-analysis.ts'
import type { Meaning } from './meaning.ts'

export const glad = new Set<Feeling>(['pride', 'hope', 'relief'])

/** Whether a message (normalized) laughs. */
export const laughs = (said: string) => /\b(lol|lmao|rofl|ha(ha)+h?|ja(ja)+|je(je)+|jk)\b|😂|🤣/.test(said)

/** The speech act of a message: by rule, else by meaning. */
export function actOf(heard: MessageAnalysis, meaning: Meaning, asks: boolean): ActId | undefined {
  const found = actIn(heard.said)
  // "My therapist keeps repeating the same thing" is not about the coach.
  const ruled = found === 'complaint' && aboutOther.test(heard.said) ? undefined : found
  const act = ruled ?? actByMeaning(heard, meaning, asks)
  const isSad = heard.feelings.some((one) => !glad.has(one))
  const isGladQuestion = asks && /^(how|what|why|can|do|is|should|como|que|por que|puedo)\b/.test(heard.said)
  if (act === 'listen' && asks && !wantsEar.test(heard.said.replace(/\btalk\b/g, ''))) return undefined
  return act === 'celebration' && (isSad || isGladQuestion || mars.test(heard.said)) ? undefined : act
}

const atCoach: ReadonlySet<string> = new Set<ActId>(['insult', 'complaint'])
const mostWordsOfAct = 14

function actByMeaning(heard: MessageAnalysis, meaning: Meaning, asks: boolean): ActId | undefined {
  const [closest] = meaning.acts
  if (!closest || heard.words > mostWordsOfAct) return undefined
  const id = closest.id as ActId
  const isAtCoach = atCoach.has(id)
  // Insults and complaints are worded alike, so their scores are added.
  const score = meaning.acts
    .filter((one) => one.id === id || (isAtCoach && atCoach.has(one.id)))
    .reduce((sum, one) => sum + one.score, 0)
  const other = Math.max(meaning.cases[0]?.score ?? 0, meaning.answers[0]?.score ?? 0)
  const gate = gateOf(id, heard)
  if (gate === undefined || score < gate * meaning.gates.act) return undefined
  if (score <= other * (gate < 1 ? 1 : shareOfOthers) || (asks && !isAtCoach)) return undefined
  return id
}

// An act may score lower than the best other intent, because the scores of near duplicates are added up and those of acts are not.
const shareOfOthers = 0.75
// Shares of the threshold for acts. A wrong goodbye or apology is worse than a missed one; a joke and good news have many wordings, and
// words that are clearly about the coach need little more.
const often = 0.5
const usual = 1
const sure = 1.4

/** How much of the threshold for acts a message has to reach; undefined if its words rule the act out. */
function gateOf(act: ActId, { said, words, feelings, person }: MessageAnalysis): number | undefined {
  const isSad = feelings.some((one) => !glad.has(one))
  switch (act) {
    case 'joke':
      return isSad || namesJoke.test(said) ? undefined : often
    case 'celebration':
      return often
    case 'insult':
    case 'complaint':
      if (person !== undefined || others.test(said) || aboutOther.test(said)) return undefined
      return addressed.test(said) ? often : act === 'insult' || aboutAnswers.test(said) ? sure : undefined
    case 'sorry':
      return !isSad && apology.test(said) ? sure : undefined
    case 'misread':
      return words > 6 ? sure : usual
    case 'listen':
      return wantsEar.test(said) ? usual : undefined
    case 'bye':
    case 'new_subject':
      return sure
    default:
      return usual
  }
}

const aboutOther =
  /^(my|mi|our|the) \w+ (keeps?|is|was|never|always|just|doesn'?t|don'?t|no|nunca|siempre|solo)\b/
const wantsEar =
  /\b(listen\w*|vent|rant|talk|hear|advice|questions?|escuch\w*|desahog\w*|hablar|consejos?|preguntas?)\b/
const namesJoke = /\b(is|was|are|'s|as) an? joke\b|\bes un chiste\b/
const others = /\b(he|she|him|her|they|them|ella|ellos)\b/
const addressed =
  /\b(you|ur|u|you'?re|your|bot|robot|app|machine|script|program|tu|te|eres|usted|aplicacion|maquina|lees|dices|contestas|repites)\b/
// "She didn't even say anything" complains about someone else.
const aboutAnswers =
  /\b(this|that|it'?s|answers?|advice|repeat\w*|listen\w*|help\w*|useless|stupid|dumb|bullshit|esto|eso|respuestas?|ayud\w*|entiend\w*)\b/
const apology = /\b(sorry|apolog\w*|my bad|didn'?t mean|rude|snap\w*|perdon\w*|disculp\w*|no quise)\b/
// Words that rule out a celebration.
const mars =
  /\b(threw it|lost|last time|relaps\w*|slipped|didn'?t (talk|speak|come|make)|wasn'?t|but (now|then|i)|called me|yell\w*|mad|monster|without me|doesn'?t know|no sabe|disappoint\w*|recai|perdi|la ultima vez|pero)\b/
