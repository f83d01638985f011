// What every reading of a message stands on: the language with all its slots, and the words with figures of speech blanked.
import { plainWords } from './plain-words.ts'
import { language, type Pattern, type Span } from './sign-patterns.ts'
import { bodySlots } from './signs-body.ts'
import { idioms } from './signs-context.ts'
import { harmSlots } from './signs-harm.ts'
import { rulesSlots } from './signs-rules.ts'
import { featuresOf } from './signs-score.ts'
import { slots } from './signs-slots.ts'
import { suicideSlots } from './signs-suicide.ts'
import { useSlots } from './signs-use.ts'

const allSlots = { ...slots, ...suicideSlots, ...bodySlots, ...harmSlots, ...useSlots, ...rulesSlots }
export const reading = language(allSlots)
const concepts = Object.keys(allSlots).map((name) => ({ name, pattern: reading.patterns(`@${name}`)[0] }))
const idiomPatterns = reading.patterns(idioms)

export const conceptsIn = (find: (pattern: Pattern) => Span[]) =>
  concepts.filter(({ pattern }) => pattern && find(pattern).length > 0).map(({ name }) => name)

/** The words of a text, and the same with figures of speech blanked. */
export function readPlain(text: string) {
  const words = plainWords(text.slice(0, 6000), reading.known)
  const first = reading.reader(words)
  const blanked = new Set<number>()
  for (const pattern of idiomPatterns) {
    for (const span of first(pattern)) for (let at = span.start; at < span.end; at++) blanked.add(at)
  }
  if (blanked.size === 0) return { words, first, plain: words, find: first }
  const plain = words.map((word, at) => (blanked.has(at) ? { ...word, word: '_' } : word))
  return { words, first, plain, find: reading.reader(plain) }
}

/** What the second reading weighs of a text. */
export function featuresIn(text: string) {
  const { plain, find } = readPlain(text)
  return featuresOf(plain, conceptsIn(find))
}
