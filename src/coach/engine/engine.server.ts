// Asks the engine for an answer and lets through only what has been checked.
import { safeAnswer } from '../../crisis/safe-answer.ts'
import { maskPersonalDetails } from '../../platform/mask-personal-details.ts'
import { type CompletionTimeout, type ModelMessage, streamCompletion } from '../../platform/model.server.ts'
import type { Settings } from '../../platform/settings.server.ts'

const patience: CompletionTimeout = { milliseconds: 7_000, retries: 2 }

export type Outcome =
  | { text: string; whole: true }
  | { text: string; whole: false; why: 'unsafe' | 'down' | 'stopped' }

type Said = { role: 'user' | 'assistant'; content: string }

// About four characters are a token; 3,000 tokens of talk fit into every engine in use.
const historyCharacters = 12_000

/** The newest part of a conversation that fits, with personal details masked. */
export function boundedHistory(messages: readonly Said[], ownNames: readonly string[]): ModelMessage[] {
  const kept: ModelMessage[] = []
  let left = historyCharacters
  for (const { role, content } of [...messages].reverse()) {
    const text = maskPersonalDetails(content, ownNames)
    if (text.length > left) break
    left -= text.length
    kept.unshift({ role, content: text })
  }
  return kept
}

/**
 * Asks the engine; `show` is given checked text piece by piece, a sentence at a time. A sentence is held until the one
 * after it has been checked together with it, so that nothing harmful is shown whose harm only the next words reveal.
 */
export async function engineAnswer(
  settings: Settings,
  asked: {
    system: string
    messages: ModelMessage[]
    numbers: readonly string[]
    language: 'en' | 'es'
    patience?: CompletionTimeout
    signal?: AbortSignal
  },
  show: (piece: string) => void = () => undefined,
): Promise<Outcome> {
  let text = ''
  let shown = 0
  try {
    const pieces = streamCompletion(settings, {
      messages: [{ role: 'system', content: asked.system }, ...asked.messages],
      maxTokens: 400,
      patience: asked.patience ?? patience,
      ...(asked.signal ? { signal: asked.signal } : {}),
    })
    for await (const piece of pieces) {
      text += piece
      const ends = [...text.matchAll(/[.!?…]["»”)]?\s/g)].map((found) => found.index + found[0].length)
      const until = ends.at(-2) ?? 0
      if (until <= shown) continue
      if (!safeAnswer(text, asked.numbers, asked.language).safe)
        return { text: '', whole: false, why: 'unsafe' }
      show(text.slice(shown, until))
      shown = until
    }
  } catch {
    if (asked.signal?.aborted) return { text: text.slice(0, shown).trim(), whole: false, why: 'stopped' }
    return { text: '', whole: false, why: 'down' }
  }
  const whole = text.trim()
  if (whole === '') return { text: '', whole: false, why: 'down' }
  if (!safeAnswer(whole, asked.numbers, asked.language).safe) return { text: '', whole: false, why: 'unsafe' }
  show(text.slice(shown))
  return { text: whole, whole: true }
}
