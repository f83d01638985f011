// A language model behind any OpenAI-compatible server. Its words are material to check, never to trust.
import type { Settings } from './settings.server.ts'

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelQuestion = {
  messages: ModelMessage[]
  maxTokens: number
  /** The whole answer must be here by then, retries apart. */
  timeoutMilliseconds: number
  /** Tries after the first one. */
  retries: number
  /** Asks for a JSON object. */
  json?: boolean
  /** Ends the question early. */
  signal?: AbortSignal
}

/** Answers over this length are a fault of the engine, not something to show. */
const longestAnswer = 20_000

/** True where an engine is configured. */
export function hasModel(settings: Settings): boolean {
  return settings.AI_BASE_URL !== undefined && settings.AI_MODEL !== undefined
}

/** Asks the engine and gives its text back piece by piece. Throws where it is down, slow or too long. */
export async function* askModel(settings: Settings, question: ModelQuestion): AsyncGenerator<string> {
  const { default: OpenAI } = await import('openai')
  const client = new OpenAI({
    baseURL: settings.AI_BASE_URL ?? '',
    apiKey: settings.AI_API_KEY ?? 'none',
    timeout: question.timeoutMilliseconds,
    maxRetries: question.retries,
    // A redirect could carry a person's words to somewhere they did not agree to.
    fetchOptions: { redirect: 'error' },
  })
  const deadline = AbortSignal.timeout(question.timeoutMilliseconds * (question.retries + 1))
  const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline
  const stream = await client.chat.completions.create(
    {
      model: settings.AI_MODEL ?? '',
      messages: question.messages,
      max_tokens: question.maxTokens,
      stream: true,
      ...(question.json ? { response_format: { type: 'json_object' as const } } : {}),
    },
    { signal },
  )
  let length = 0
  for await (const piece of stream) {
    signal.throwIfAborted()
    const words = piece.choices?.[0]?.delta?.content ?? ''
    length += words.length
    if (length > longestAnswer) {
      stream.controller.abort()
      throw new Error('the engine answers without end')
    }
    if (words) yield words
  }
}

/** The engine's whole answer as one text. */
export async function modelAnswer(settings: Settings, question: ModelQuestion): Promise<string> {
  let answer = ''
  for await (const piece of askModel(settings, question)) answer += piece
  return answer
}
