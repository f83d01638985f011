// Masks methods and contact details in texts that others read.

import { compatible } from '../../platform/normalize-text.ts'
import { reading, wordsOf } from './pattern-language.ts'
import { PatternMatcher } from './pattern-matcher.ts'
import { contactSigns } from './signs-contact.ts'

// Patterns for amounts and means of a method of self-harm.
const methodPatterns = reading.patterns(`
@count .. @tool
@count .. @tool_es
@tool ..  @ready
@selfkill
@selfkill_es
on/off/from .. bridge/roof/rooftop/overpass/ledge/balcony
rope/noose/soga/cuerda/cord/belt .. neck/ceiling/tree/garage/closet/cuello/techo
lethal/fatal dose/amount
`)
const amount =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|ml|cc|g|grams?|gramos?|milligrams?|miligramos|pills?|tablets?|pastillas?|pildoras?|píldoras?|units?)\b/gi
const unmaskedWords =
  /^(?:kill\w*|end\w*|my|his|her|their|life|it|all|myself|himself|herself|themselves|take|taking|took|commit\w*|suicid\w*|attempt\w*|matar\w*|me|se|quitar\w*|vida|la|con|todo|acabar|mato|quiero|voy|a|i|to|die|without|the|own|tonight|now|everything|quiere|esto|mi|su)$/

type Span = { from: number; to: number }

/** The matches of the expressions in the text as written and in the text with normalized letters and digits. */
function spansOf(signs: readonly RegExp[], text: string): Span[] {
  const { plain, placeOf } = compatible(text)
  return [...new Set([text, plain])].flatMap((form) =>
    signs.flatMap((sign) =>
      [...form.matchAll(sign)].map(({ 0: match, index }) =>
        form === text
          ? { from: index, to: index + match.length }
          : { from: placeOf(index), to: placeOf(index + match.length) },
      ),
    ),
  )
}

/** The text with means and amounts of a method masked; with `contacts`, also phone numbers and email addresses. */
export function masked(text: string, { contacts = false } = {}) {
  const words = wordsOf(text)
  const matcher = new PatternMatcher(reading, words)
  const signs = contacts ? [amount, ...contactSigns] : [amount]
  const hidden = spansOf(signs, text)
  for (const pattern of methodPatterns) {
    for (const { start, end } of matcher.find(pattern)) {
      for (const { word, from, to } of words.slice(start, end)) {
        if (word !== '|' && !unmaskedWords.test(word)) hidden.push({ from, to })
      }
    }
  }
  hidden.sort((a, b) => a.from - b.from)
  let answer = ''
  let at = 0
  for (const { from, to } of hidden) {
    if (to <= at) continue
    const gap = text.slice(at, from)
    if (!(answer.endsWith('▒▒▒') && /^\s*$/.test(gap))) answer += `${gap}▒▒▒`
    at = to
  }
  return answer + text.slice(at)
}
