// Selects the prepared support for a post by language and topic, with variants.
import { languageOf } from '../../crisis/detector/language.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import { type GuidanceTopic, general, hard, topics } from './guidance-topics.ts'

/** The language of Community Support's answer: Spanish or, for all other languages, English. */
export function supportLanguage(text: string): 'en' | 'es' {
  return languageOf(text) === 'es' ? 'es' : 'en'
}

function wordsOf(text: string): string {
  return normalizeText(text)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
}

function topicOf(text: string): Pick<GuidanceTopic, 'en' | 'es'> {
  const words = ` ${wordsOf(text)} `
  let best: Pick<GuidanceTopic, 'en' | 'es'> = general
  let bestScore = 0
  for (const topic of topics) {
    let score = 0
    for (const cue of topic.cues.split('|')) if (words.includes(` ${cue}`)) score += 1 + cue.split(' ').length
    if (score > bestScore) [best, bestScore] = [topic, score]
  }
  return best
}

/** @param seed selects the variant, so that two posts on one topic can get different texts. */
export function guidanceFor(text: string, { atRisk, seed }: { atRisk: boolean; seed: string }): string {
  const { en, es } = atRisk ? hard : topicOf(text)
  const variants = supportLanguage(text) === 'es' ? es : en
  let sum = 0
  for (const sign of seed) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return variants[sum % variants.length] ?? ''
}
