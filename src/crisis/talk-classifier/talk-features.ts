// The features of the danger classifier for talks, and the form of its weights. Only the server loads them.
import { eachFeature, plainWord, type See, textAt } from '../detector/features.ts'
import { languageOf } from '../detector/language.ts'
import { type PatternSigns, patternSignsIn } from '../detector/pattern-signs.ts'
import type { WeightsForm } from '../detector/weights.ts'
import { glossOf } from './spanish-gloss.ts'

// The value of each kind of feature; set by cross-validation in bench/train-danger.mjs.
const loud = { pair: 1, apart: 0.7, gloss: 0.7 }

/** Word bigrams, and pairs of words with one word between them; the start and the end of the message count as words. */
function eachPair({ words }: PatternSigns, see: See) {
  const plain = words.map(plainWord)
  for (let at = 0; at <= plain.length; at++) {
    const [before = '^', word = '$', after] = [plain[at - 1], plain[at], plain[at + 1]]
    see(textAt('pair', `${before} ${word}`), loud.pair)
    if (at > 0 && after !== undefined) see(textAt('apart', `${before} ${after}`), loud.apart)
  }
}

/** A Spanish message also has the features of its English word-by-word gloss, so that both languages share weights. */
function eachTalkFeature(matched: PatternSigns, text: string, see: See) {
  eachFeature(matched, text, see)
  eachPair(matched, see)
  if (languageOf(text) !== 'es') return
  const gloss = glossOf(text)
  const english = patternSignsIn(gloss)
  const seeGloss: See = (hash, value) => see(hash, value * loud.gloss)
  eachFeature(english, gloss, seeGloss)
  eachPair(english, seeGloss)
}

/** Coarser steps or a smaller table find two to three percentage points fewer dangers (bench/train-danger.mjs). */
export const talkForm: WeightsForm = {
  places: 262_144,
  step: 0.75,
  mostSteps: 8,
  eachFeature: eachTalkFeature,
}
