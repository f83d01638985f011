// The input of the classifier of speech acts: the centered vector of the sentence encoder, and the form of the message (words and pairs
// of words as they are written, first and last words, letters, punctuation, laughter, length; in Spanish also the words of the gloss).

import { glossOf } from '../../crisis/talk-classifier/spanish-gloss.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { centered, hash } from './intent-features.ts'

export const actBuckets = 8192

const weightOf = { word: 1, pair: 0.8, edge: 0.8, letters: 0.35, gloss: 0.7, form: 1 }

const laughter = /^(a?(ha){2,}h?|(ja){2,}j?|(je){2,}|(ji){2,}|lol|lmf?ao|rofl|(bwa|ba)ha\w*|[😂🤣💀]+)$/u
const token = /\p{Extended_Pictographic}|[a-zñ0-9$]+(?:'[a-zñ]+)*|[!?]+|[.…]{2,}|[.,;:*]/gu

/** Words without apostrophes and lengthened letters, numbers as one sign, laughter as one word, and punctuation. */
export function actTokens(said: string): string[] {
  return (normalizeText(said).match(token) ?? []).map((one) => {
    if (laughter.test(one)) return '<laugh>'
    if (/^[$]?\d/.test(one)) return '<number>'
    if (/^!{2,}/.test(one)) return '!!'
    if (/^[.…]{2,}$/.test(one)) return '...'
    return one.replaceAll("'", '').replace(/(.)\1{2,}/g, '$1')
  })
}

const isWord = (one: string) => /[a-zñ<]/.test(one)
const lengths = [1, 2, 4, 7, 12, 20]

function* termsOf(tokens: readonly string[], prefix: string, share: number): Generator<[string, number]> {
  const words = tokens.filter((one) => !/^[.,;:]$/.test(one))
  for (const [at, one] of words.entries()) {
    yield [isWord(one) ? prefix + one : one, weightOf.word * share]
    if (at > 0) yield [`${prefix}${words[at - 1]} ${one}`, weightOf.pair * share]
    if (at > 1) yield [`${prefix}${words[at - 2]} _ ${one}`, (weightOf.pair / 2) * share]
  }
  const first = words.slice(0, 2)
  const last = words.slice(-2)
  yield [`${prefix}^${first[0]}`, weightOf.edge * share]
  yield [`${prefix}^${first.join(' ')}`, weightOf.edge * share]
  yield [`${prefix}${last.at(-1)}$`, weightOf.edge * share]
  yield [`${prefix}${last.join(' ')}$`, weightOf.edge * share]
}

function* lettersOf(tokens: readonly string[]): Generator<[string, number]> {
  for (const one of tokens.filter((word) => /^[a-zñ]+$/.test(word))) {
    const word = `^${one}$`
    for (let at = 0; at + 4 <= word.length; at++) yield [`~${word.slice(at, at + 4)}`, weightOf.letters]
  }
}

export type ActInput = { vector: Float32Array; places: Int32Array; values: Float32Array }

const lengthOfForm = 4
const shareOfVector = 0.5

/** @param mean of the vectors of the language */
export const actInput = (
  message: string,
  language: CoachLanguage,
  vector: Float32Array,
  mean: ArrayLike<number>,
): ActInput => ({
  vector: centered(vector, mean).map((value) => value * shareOfVector),
  ...formOf(message, language),
})

/** The buckets of a message's terms with a sign each, scaled to one length. */
function formOf(message: string, language: CoachLanguage): Omit<ActInput, 'vector'> {
  const sums = new Map<number, number>()
  const add = (terms: Iterable<[string, number]>) => {
    for (const [term, weight] of terms) {
      const hashed = hash(term)
      const bucket = (hashed >>> 1) % actBuckets
      sums.set(bucket, (sums.get(bucket) ?? 0) + (hashed & 1 ? 1 : -1) * weight)
    }
  }
  const tokens = actTokens(message)
  const words = tokens.filter(isWord).length
  if (language === 'es') {
    add(termsOf(tokens, 'es ', 1))
    add(termsOf(actTokens(glossOf(message)), '', weightOf.gloss))
  } else add(termsOf(tokens, '', 1))
  add(lettersOf(tokens))
  add([[`length ${lengths.findIndex((most) => words <= most)}`, weightOf.form]])
  const length = Math.hypot(...sums.values()) || 1
  return {
    places: Int32Array.from(sums.keys()),
    values: Float32Array.from(sums.values(), (value) => (value / length) * lengthOfForm),
  }
}
