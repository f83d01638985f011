// Chooses the written words for a post: its language, its topic, and a variant that differs from request to request.
import { general, hard, type Topic, topics } from './guidance-topics.ts'

const spanish =
  /\b(?:que|de|la|el|los|una|con|para|por|pero|estoy|tengo|mi|mis|hoy|muy|como|porque|quiero|no|me|es|y|desde|llevo|soy)\b/g
const english =
  /\b(?:the|and|to|of|my|with|for|but|am|have|today|very|how|because|want|not|is|it|since|been|was|that|this|a|i)\b/g

function plain(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
}

export function languageOf(text: string): 'en' | 'es' {
  const words = plain(text)
  return (words.match(spanish)?.length ?? 0) > (words.match(english)?.length ?? 0) ? 'es' : 'en'
}

function topicOf(text: string): Pick<Topic, 'en' | 'es'> {
  const words = ` ${plain(text)} `
  let best: Pick<Topic, 'en' | 'es'> = general
  let bestScore = 0
  for (const topic of topics) {
    let score = 0
    for (const cue of topic.cues.split('|')) if (words.includes(` ${cue}`)) score += 1 + cue.split(' ').length
    if (score > bestScore) [best, bestScore] = [topic, score]
  }
  return best
}

/** @param seed differs between requests, so that two posts of one topic need not get the same words. */
export function guidanceFor(text: string, atRisk: boolean, seed: string): string {
  const { en, es } = atRisk ? hard : topicOf(text)
  const variants = languageOf(text) === 'es' ? es : en
  let sum = 0
  for (const sign of seed) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return variants[sum % variants.length] ?? ''
}
