// The context that a short message depends on: who and what the talk is about, the last messages, and the last answer.

import { normalizeText } from '../../platform/normalize-text.ts'
import { suitsTalk } from '../answers/audience.ts'
import { suitsSubject } from '../answers/subjects.ts'
import type { Meaning, TalkContext } from '../meaning/meaning.ts'
import { subjectsOf } from '../meaning/subjects.ts'
import { actIn } from '../script/acts.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { asksIn, isQuestion, type StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { complaintIn } from '../speech-acts/coach-complaints.ts'
import { withoutOpening } from '../speech-acts/corrected-text.ts'
import { requestIn, textToRead } from '../speech-acts/talk-requests.ts'
import { lastAnswer } from './prepared.ts'
import type { State } from './state.ts'

const subjects: Record<CoachLanguage, Record<StoryTopic, string>> = {
  en: {
    drinking: 'drinking alcohol',
    using: 'using drugs',
    gambling: 'gambling',
    nicotine: 'smoking and vaping',
    food: 'binge eating',
    gaming: 'gaming',
    love: 'sex and love addiction',
    shopping: 'compulsive shopping',
  },
  es: {
    drinking: 'beber alcohol',
    using: 'consumir drogas',
    gambling: 'apuestas y juego',
    nicotine: 'fumar y vapear',
    food: 'atracones de comida',
    gaming: 'videojuegos',
    love: 'adicción al sexo y al amor',
    shopping: 'compras compulsivas',
  },
}
const pointsBack =
  /\b(it|its|this|that|these|those|them|they|him|her|he|she|there|then|one|ones|either|both|same|too|esto|eso|esa|ese|ell[oa]s?|lo|la|los|las|le|les|ahi|entonces|tambien|alguno|uno)\b/
const goesOn =
  /^(ok(ay)?,? |so,? |well,? |bueno,? |pues,? |entonces,? )*(and|but|or|what about|how about|what if|for how long|how long|how many|how much|how often|since when|until when|why|why not|where|when|who|y|pero|o|por que|donde|cuando|quien|cuanto|y si)\b/
const mostWordsOfDependent = 14
const fewestWordsAlone = 5
const mostWordsOfBare = 5

/** Whether a message needs the previous ones to be understood. */
function leansBack(said: string): boolean {
  const words = said.split(/\s+/).length
  if (words > mostWordsOfDependent) return false
  if (words < fewestWordsAlone || goesOn.test(said)) return true
  return isQuestion(said) && pointsBack.test(said)
}

/** Who and what the talk is about, in words that phrasings use. */
function aboutNow({ story, language, situation: at }: State, last: string | undefined): string | undefined {
  const topic = story.topic && subjects[language][story.topic]
  const path = at && at !== 'talk' ? situation(language, at).name : undefined
  if (story.who !== 'other') return topic ?? last ?? path
  const family = language === 'en' ? 'family of someone who uses' : 'familia de alguien que consume'
  return [story.person ?? family, topic].filter(Boolean).join(', ')
}

/** The last message, together with the one before it if it depends on that. */
function lastSaid(recent: readonly string[]): string | undefined {
  const last = recent.at(-1)
  if (last === undefined || !leansBack(normalizeText(last))) return last
  return [recent.at(-2), last].filter(Boolean).join('. ')
}

/** The context in which a message is classified. */
export function contextOf(state: State, message: string): TalkContext {
  const query = textToRead(state, message) ?? withoutOpening(message)
  const said = normalizeText(query)
  const last = lastAnswer(state.answered)?.asks[state.language][0]
  const about = aboutNow(state, last)
  const spoken = [...state.recent, about ?? '', last ?? ''].map(normalizeText).join(' . ')
  const leansOn = leansBack(said) && actIn(said) === undefined ? [about, lastSaid(state.recent)] : []
  return {
    query,
    leansOn: [...new Set(leansOn.filter((one) => one !== undefined))],
    subjects: subjectsOf(spoken),
    isBare: said.split(/\s+/).length <= mostWordsOfBare && pointsBack.test(said),
  }
}

const weed =
  /\b(weed|pot|marijuana|cannabis|thc|joints?|dabs?|bongs?|blunts?|mota|marihuana|porros?|hierba|petas?)\b/
const tobacco =
  /\b(cig\w*|tobacco|nicotine|vap\w*|juul|zyns?|packs?|dip|tabaco|cigarr\w*|nicotina|cajetillas?)\b/
const smokes = /\b(smok(?:e|ed|es|ing)|fum(?:o|a|ar|aba|ando|e|amos))\b/gi

/** "I smoke from when I wake up" in a talk about cannabis: the message (corrected) with what is smoked. */
export function withWhatIsSmoked({ recent, language }: State, corrected: string): string {
  const talk = normalizeText(recent.join(' '))
  if (!weed.test(talk) || tobacco.test(talk)) return corrected
  const said = normalizeText(corrected)
  if (weed.test(said) || tobacco.test(said)) return corrected
  return corrected.replace(smokes, language === 'es' ? '$1 mota' : '$1 weed')
}

const recentMessages = 6
const longestRecent = 160

/** The last messages that are statements or questions, without what they ask of the coach. */
export function recentWith({ recent, asking }: State, given: string): string[] {
  const request = requestIn(given, asking)
  const message = (request ?? (recent.length > 0 ? complaintIn(given) : undefined))?.rest ?? given
  const said = normalizeText(message)
  if (said.split(/\s+/).length < 3 || actIn(said) !== undefined) return recent
  return [...recent, message.slice(0, longestRecent)].slice(-recentMessages)
}

// "Being loud?" after a question of the coach is a tentative answer, unless a prepared answer meets it.
export const guessesAnswer = (
  before: State,
  { said, wordCount }: MessageAnalysis,
  { answers, gates }: Meaning,
): boolean =>
  before.asking !== '' &&
  wordCount <= (isSpanish(before) ? mostWordsOfSpanishGuess : mostWordsOfGuess) &&
  !asksIn(said.replaceAll(/[?¿]/g, '')) &&
  (answers[0]?.score ?? 0) < gates.question
// A Spanish question and a Spanish statement can have the same words: "¿hay más mamás así?".
const mostWordsOfSpanishGuess = 2
const isSpanish = ({ language }: State) => language === 'es'
const mostWordsOfGuess = 6

// "I said no" to a daughter who wants to come home does not refuse a drink.
const saysNoTo =
  /^(and |so |but |y |pero )?(i )?(said|told (him|her|them)) no\b|^(y |pero )?(le|les) dije que no\b|^(y |pero )?(le|les) dije q no\b/
const asksOfThem =
  /\b(he|she|they|(my|our) \w+|mi \w+|me (llamo|pidio|dijo|escribio))\b.*\b(home|money|come (back|over)|stay|move in|leave|rent|bail|help|volver|casa|dinero|venir|quedarse|salir|prestado)\b/

export const refusesThem = (said: string, previous: string): boolean =>
  saysNoTo.test(said) && asksOfThem.test(normalizeText(previous))

const withoutJoy = (read: Meaning): Meaning => ({
  ...read,
  cases: [],
  acts: read.acts.filter(({ id }) => id !== 'celebration'),
})

const mostWhereUnsuited = 0.55
/**
 * The classification without answers for other people. If the best one lacks a word of its subject, none is given: the closest are only
 * offered as choices.
 */
export function suitedTo(before: State, said: string, given: Meaning): Meaning {
  const spoken = [...before.recent.map(normalizeText), said].join(' . ')
  // A case of a refused drink does not fit a refused relative.
  const read = refusesThem(said, before.previous) ? withoutJoy(given) : given
  const answers = read.answers.filter(({ id }) => suitsTalk(id, before, spoken))
  const [best] = answers
  if (!best || suitsSubject(best.id, best.score, spoken)) return { ...read, answers }
  const most = mostWhereUnsuited * read.gates.question
  return { ...read, answers: answers.map((one) => ({ ...one, score: Math.min(one.score, most) })) }
}
