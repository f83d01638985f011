// The pattern language with the slots of the detector, and the words of a message with figures of speech blanked.
import { PatternMatcher, type WordSpan } from './pattern-matcher.ts'
import { patternLanguage, rulebook } from './sign-patterns.ts'
import { bodySlots } from './signs-body.ts'
import { idioms } from './signs-context.ts'
import { harmSlots } from './signs-harm.ts'
import { rulesSlots } from './signs-rules.ts'
import { slots } from './signs-slots.ts'
import { suicideSlots } from './signs-suicide.ts'
import { useSlots } from './signs-use.ts'
import { wordReader } from './tokenize.ts'

export const reading = patternLanguage({
  ...slots,
  ...suicideSlots,
  ...bodySlots,
  ...harmSlots,
  ...useSlots,
  ...rulesSlots,
})
const idiomPatterns = reading.patterns(idioms)
const idiomsFor = rulebook(idiomPatterns, reading)

const wordsIn = wordReader(reading.known)

/** The words of a text, up to the maximum length. */
export const wordsOf = (text: string) => wordsIn(text.slice(0, 6000))

/** The words of a text, and the same with figures of speech blanked. */
export function readPlain(text: string) {
  const words = wordsOf(text)
  const first = new PatternMatcher(reading, words)
  const spans: WordSpan[] = []
  for (const at of idiomsFor(words)) {
    const pattern = idiomPatterns[at]
    if (pattern) spans.push(...first.find(pattern))
  }
  if (spans.length === 0) return { words, first, plain: words, second: first }
  const plain = [...words]
  for (const { start, end } of spans)
    for (let at = start; at < end; at++) {
      const word = words[at]
      if (word) plain[at] = { ...word, word: '_' }
    }
  return { words, first, plain, second: new PatternMatcher(reading, plain) }
}
