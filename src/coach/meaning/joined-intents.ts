// Combines both intent classifiers: the sentence classifier generalizes to synonyms, and the word classifier is precise about words.
import type { IntentClassifier } from './intent-classifier.ts'
import type { WordClassifier } from './intent-words.ts'

// The weight of each, chosen on held-out phrasings; see docs/decisions/0124.
const shares = { sentences: 0.8, words: 0.3 }
const least = 1e-6

/** A classifier whose probabilities are the weighted product of both. */
export function joinedIntents(
  sentences: IntentClassifier,
  words: WordClassifier,
  { sentences: ofSentences, words: ofWords } = shares,
): IntentClassifier {
  const { labels } = sentences.header
  const places = labels.map((label) => words.header.labels.indexOf(label))
  return {
    header: sentences.header,
    probabilities(text, language, vector) {
      const known = sentences.probabilities(text, language, vector)
      const read = words.logits(text, language)
      const logits = labels.map(
        (_, at) =>
          ofSentences * Math.log((known[at] ?? 0) + least) + ofWords * (read[places[at] ?? -1] ?? -Infinity),
      )
      const largest = Math.max(...logits)
      const powers = Float32Array.from(logits, (logit) => Math.exp(logit - largest))
      const whole = powers.reduce((sum, one) => sum + one, 0)
      return powers.map((one) => one / whole)
    },
  }
}
