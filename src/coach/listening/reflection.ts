// Reflective listening: restates a number, a feeling or a wish before anything is asked.

import { safeAnswer } from '../../crisis/safe-answer.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { reflectionWords } from '../script/reflection-words.ts'
import { type CoachLanguage, choose, fill, hasFresh } from '../script/wording.ts'

/** A few of the person's own words that can be quoted back. */
export function quoteOf(message: string): string | undefined {
  const clause =
    message
      .replace(/["«»“”]/g, '')
      .split(/[.!?;\n]/)[0]
      ?.trim() ?? ''
  const size = clause.split(/\s+/).length
  if (
    size < 4 ||
    size > 10 ||
    clause.length > 70 ||
    /\d{3,}|@|https?:|\b(guess|maybe|ok|okay|fine|yes|no|yeah|talk about|supongo|si|hablar de|bueno)\b/i.test(
      clause,
    )
  )
    return undefined
  return safeAnswer(clause).safe ? clause : undefined
}

function levelOf(scale: number): 'high' | 'middle' | 'low' {
  if (scale >= 7) return 'high'
  return scale >= 4 ? 'middle' : 'low'
}

export type Reflection = { text: string; used: string[] }

/** One reflection of the message, or an empty text if none fits. */
export function reflect(
  language: CoachLanguage,
  parsed: MessageAnalysis,
  used: string[],
  salt: number,
): Reflection {
  const script = reflectionWords[language]
  const candidates: [string, readonly string[], Record<string, string>][] = []
  const offer = (key: string, wordings: readonly string[], values: Record<string, string> = {}) =>
    candidates.push([key, wordings, values])

  if (parsed.scale !== undefined) {
    const level = levelOf(parsed.scale)
    offer(level, script[level], { n: String(parsed.scale) })
  }
  if (parsed.intent === 'dont_know') offer('unsure', script.unsure)
  const [feeling] = parsed.feelings
  if (feeling) offer(`feeling.${feeling}`, script.feelings[feeling])
  if (parsed.talk) offer(parsed.talk, script[parsed.talk])

  const found = candidates.find(([name, list]) => hasFresh(`reflect.${name}`, list, used))
  if (!found) return { text: '', used }
  const [key, wordings, values] = found
  const chosen = choose(`reflect.${key}`, wordings, used, salt)
  return { text: fill(chosen.text, { ...values }).replace(/\bA (8)\b/, 'An $1'), used: chosen.used }
}
