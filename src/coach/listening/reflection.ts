// Reflective listening: restates a number, a feeling or a wish before anything is asked.

import { safeAnswer } from '../../crisis/safe-answer.ts'
import { type AnswerKind, answerKind, answerReflections } from '../script/answer-reflections.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { reflectionWords } from '../script/reflection-words.ts'
import { type CoachLanguage, choose, fill, hasFresh } from '../script/wording.ts'

/** A few of the person's own words that can be quoted back. */
export function quoteOf(message: string): string | undefined {
  const clause =
    message
      .replace(/["«»“”]/g, '')
      .split(/[.!?;\n]/)[0]
      ?.trim() ?? ''
  const size = clause.split(/\s+/).length
  if (
    size < 4 ||
    size > 10 ||
    clause.length > 70 ||
    /\d{3,}|@|https?:|\b(guess|maybe|ok|okay|fine|yes|no|yeah|talk about|supongo|si|hablar de|bueno)\b/i.test(
      clause,
    )
  )
    return undefined
  return safeAnswer(clause).safe ? clause : undefined
}

const turnsAway =
  /\b(can|should|could|do) i\b|^(you|how|what|why|who|can|could|do|are|is|but|and|so|ok|como|que|por que|quien|pero|y) |\b(no|nah|nope|meh|not|never|nobody|noone|nothing|none|n't|can't|cant|don't|dont|won't|wont|didn't|didnt|isn't|isnt|haven't|leave|hate|scared|afraid|nadie|nada|nunca|ningun\w*|tampoco|odia\w*|miedo)\b/

const somebody =
  /\b(she|he|they|him|her|them|sponsor|counsel\w+|nurse|doctor|therapist|friends?|group|meeting|someone|somebody|ella|ellos|padrino|madrina|alguien|amig\w+|grupo)\b/

/** A person was named where one was asked for; what is inside is one's own. */
function fits(kind: AnswerKind, heard: MessageAnalysis, message: string): boolean {
  if (kind === 'person')
    return heard.person !== undefined || somebody.test(heard.said) || /^\p{Lu}\p{Ll}+\b/u.test(message)
  if (kind === 'action')
    return /\b(i'?ll|i will|gonna|going to|could|can|call|text|go|walk|leave|take|watch|read|eat|shower|block|delete|voy a|puedo|llamar|salir|ir|caminar|borrar)\b/.test(
      heard.said,
    )
  if (kind === 'time')
    return /\b(mornings?|nights?|evenings?|noon|after|before|when|weekends?|\d+|noches?|mananas?|tardes?|despues)\b/.test(
      heard.said,
    )
  if (kind === 'resource')
    return /\b(help\w*|used to|went|call\w*|walk\w*|pray\w*|meetings?|sponsor|gym|r[ua]n\w*|music|read\w*|showers?|kids|ayud\w*|llam\w*|camin\w*|rez\w*|reuni\w*)\b/.test(
      heard.said,
    )
  return kind === 'weight' || heard.firstPerson
}

/** What a short answer is by its own words: something to do, or someone. */
function kindIn({ said, words }: MessageAnalysis): AnswerKind | undefined {
  if (words > mostWordsOfAnswer) return undefined
  if (
    /^(maybe |probably |just |i('d| could|'ll)? )*(change|leave|move|call|text|go|walk|eat|take|read|play|cook|watch|sleep|shower|laundry|coffee|drive|pray|meditate|nap|clean|llamar|caminar|comer|leer|salir|ir|dormir|rezar)\b/.test(
      said,
    )
  )
    return 'action'
  return /^(maybe |probably |just )?(my|mi|mis) \w+( \w+)?\W*$/.test(said) ? 'person' : undefined
}

const mostWordsOfAnswer = 8

export type Reflection = { text: string; used: string[] }

/** One reflection of the message, or an empty text if none fits. */
export function reflect(
  language: CoachLanguage,
  heard: MessageAnalysis,
  message: string,
  used: string[],
  salt: number,
  asked?: string,
): Reflection {
  const book = reflectionWords[language]
  const candidates: [string, readonly string[], Record<string, string>][] = []
  const offer = (key: string, wordings: readonly string[], values: Record<string, string> = {}) =>
    candidates.push([key, wordings, values])

  if (heard.scale !== undefined) {
    const level = heard.scale >= 7 ? 'high' : heard.scale >= 4 ? 'middle' : 'low'
    offer(level, book[level], { n: String(heard.scale) })
  }
  if (heard.intent === 'dont_know') offer('unsure', book.unsure)
  const [feeling] = heard.feelings
  if (feeling) offer(`feeling.${feeling}`, book.feelings[feeling])
  // What was asked counts as answered only where the words do not turn away from it.
  const answers =
    heard.words >= 2 &&
    heard.words <= mostWordsOfAnswer &&
    heard.intent === undefined &&
    !turnsAway.test(heard.said)
  const isAnswer = answers && !/[?¿]/.test(message)
  const asks = isAnswer ? answerKind(asked) : undefined
  const sort = asks && fits(asks, heard, message) ? asks : isAnswer ? kindIn(heard) : undefined
  if (sort) offer(`answer.${sort}`, answerReflections[language][sort])
  if (heard.talk) offer(heard.talk, book[heard.talk])

  const found = candidates.find(([name, list]) => hasFresh(`reflect.${name}`, list, used))
  if (!found) return { text: '', used }
  const [key, wordings, values] = found
  const chosen = choose(`reflect.${key}`, wordings, used, salt)
  return { text: fill(chosen.text, { ...values }).replace(/\bA (8)\b/, 'An $1'), used: chosen.used }
}
