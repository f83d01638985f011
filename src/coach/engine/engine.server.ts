// Requests an answer from the engine and returns it only if it passes all checks.
import { safeEngineAnswer } from '../../crisis/safe-engine-answer.ts'
import { maskPersonalDetails } from '../../platform/mask-personal-details.ts'
import { type CompletionTimeout, type ModelMessage, streamCompletion } from '../../platform/model.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { signsInTalk } from '../danger/signs-in-talk.server.ts'
import { isNamed } from '../danger/signs-in-talk.ts'
import type { DangerKind } from '../script/danger.ts'
import { judgeTimeout, passesJudge } from './judge.server.ts'
import { flagIn } from './system-prompt.ts'

export type Outcome =
  | { is: 'answer'; text: string }
  /** The engine flagged danger in the message. */
  | { is: 'flagged'; danger: DangerKind }
  | { is: 'unsafe' | 'down' | 'stopped' }

type EngineMessage = { role: 'user' | 'assistant'; content: string }

// A token is about four characters; every engine in use accepts 3,000 tokens of conversation.
const historyCharacters = 12_000

/** The newest part of a conversation that fits, with personal details masked. */
export function boundedHistory(
  messages: readonly EngineMessage[],
  ownNames: readonly string[],
): ModelMessage[] {
  const newest: ModelMessage[] = []
  let left = historyCharacters
  for (const { role, content } of [...messages].reverse()) {
    const text = maskPersonalDetails(content, ownNames)
    if (text.length > left) break
    left -= text.length
    newest.unshift({ role, content: text })
  }
  return newest
}

export type EngineQuestion = {
  system: string
  /** The member's newest message is the last one. */
  messages: ModelMessage[]
  /** Phone numbers that an answer may name. */
  numbers: readonly string[]
  language: 'en' | 'es'
  timeout?: CompletionTimeout
  signal?: AbortSignal
}

/**
 * Requests an answer from the engine. It is complete and has passed the rules, the detector and the judge before any of it is shown, because
 * a sentence can become harmful with the next one.
 */
export async function engineAnswer(settings: Settings, question: EngineQuestion): Promise<Outcome> {
  const { system, messages, numbers, language, signal } = question
  const timeout = question.timeout ?? { milliseconds: settings.AI_WAIT_SECONDS * 1000, retries: 2 }
  const startedAt = performance.now()
  let firstWord: number | undefined
  let text = ''
  try {
    const pieces = streamCompletion(settings, {
      messages: [{ role: 'system', content: system }, ...messages],
      maxTokens: 400,
      timeout,
      ...(signal ? { signal } : {}),
    })
    for await (const piece of pieces) {
      firstWord ??= performance.now() - startedAt
      text += piece
    }
    text = text.trim()
    if (text === '') return { is: 'down' }
    const danger = flagIn(text)
    if (danger) return { is: 'flagged', danger }
    if (!safeEngineAnswer(text, numbers, language).safe || isNamed(signsInTalk(text))) return { is: 'unsafe' }
    const message = messages.at(-1)?.content ?? ''
    const judged = {
      message,
      answer: text,
      timeout: judgeTimeout(firstWord ?? 0),
      ...(signal ? { signal } : {}),
    }
    return (await passesJudge(settings, judged)) ? { is: 'answer', text } : { is: 'unsafe' }
  } catch {
    return { is: signal?.aborted ? 'stopped' : 'down' }
  }
}
