// The context that a short message depends on: who and what the talk is about, the last messages, and the last answer.
import { normalizeText } from '../../platform/normalize-text.ts'
import type { TalkContext } from '../meaning/meaning.ts'
import { subjectsOf } from '../meaning/subjects.ts'
import { actIn } from '../script/acts.ts'
import { situation } from '../script/situation.ts'
import { isQuestion, type StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { withoutOpening } from '../speech-acts/corrected-text.ts'
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
  },
  es: {
    drinking: 'beber alcohol',
    using: 'consumir drogas',
    gambling: 'apuestas y juego',
    nicotine: 'fumar y vapear',
    food: 'atracones de comida',
    gaming: 'videojuegos',
    love: 'adicción al sexo y al amor',
  },
}
const pointsBack =
  /\b(it|its|this|that|these|those|them|they|him|her|he|she|there|then|one|ones|either|both|same|too|esto|eso|esa|ese|ell[oa]s?|lo|la|los|las|le|les|ahi|entonces|tambien|alguno|uno)\b/
const goesOn =
  /^(ok(ay)?,? |so,? |well,? |bueno,? |pues,? |entonces,? )*(and|but|or|what about|how about|what if|for how long|how long|how many|how much|how often|since when|until when|why|why not|where|when|who|y|pero|o|por que|donde|cuando|quien|cuanto|y si)\b/
const mostWordsThatLean = 14
const fewestWordsAlone = 5
const mostWordsOfBare = 5

/** Whether a message needs the previous ones to be understood. */
function leansBack(said: string): boolean {
  const words = said.split(/\s+/).length
  if (words > mostWordsThatLean) return false
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
  const query = withoutOpening(message)
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

const recentMessages = 6
const longestRecent = 160

/** The last messages that are statements or questions. */
export function recentWith({ recent }: State, message: string): string[] {
  const said = normalizeText(message)
  if (said.split(/\s+/).length < 3 || actIn(said) !== undefined) return recent
  return [...recent, message.slice(0, longestRecent)].slice(-recentMessages)
}
