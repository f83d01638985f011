// Checks an engine's answer: the rules for every answer, paraphrased harm, and a form that reflects and asks.
import { normalizeText } from '../platform/normalize-text.ts'
import { wrongForm } from './answer-form.ts'
import { paraphrases } from './harm-in-paraphrase.ts'
import { type AnswerVerdict, safeAnswer } from './safe-answer.ts'

export function safeEngineAnswer(
  text: string,
  numbers: readonly string[] = [],
  language?: 'en' | 'es',
): AnswerVerdict {
  const verdict = safeAnswer(text, numbers, language)
  if (!verdict.safe) return verdict
  const sentences = normalizeText(text).split(/(?<=[.!?])\s+|\n+/)
  const found = paraphrases.find(([, pattern]) => sentences.some((sentence) => pattern.test(sentence)))
  const why = found?.[0] ?? sentences.map(wrongForm).find(Boolean)
  return why ? { safe: false, why } : { safe: true }
}
