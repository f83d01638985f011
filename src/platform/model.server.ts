// A language model behind any OpenAI-compatible server. Its words are material to check, never to trust.
import type { Settings } from './settings.server.ts'

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** How long one try may take, and how often it is tried again; both together bound the whole question. */
export type CompletionTimeout = { milliseconds: number; retries: number }

export type CompletionRequest = {
  messages: ModelMessage[]
  maxTokens: number
  patience: CompletionTimeout
  /** Asks for a JSON object. */
  json?: boolean
  /** Ends the question early. */
  signal?: AbortSignal
}

/** Answers over this length are a fault of the engine, not something to show. */
const longestAnswer = 20_000
/** All that an engine may send for one answer: the longest, a few letters a piece, is less. */
const mostBytes = 2 * 1024 * 1024
/** Ends that leave a sentence unsaid, or ask for tools that are not there. */
const unfinished = new Set(['length', 'content_filter', 'tool_calls', 'function_call'])

/** True where an engine is configured. */
export function isModelConfigured(settings: Settings): boolean {
  return settings.AI_BASE_URL !== undefined && settings.AI_MODEL !== undefined
}

/**
 * Asks the engine and gives its text back piece by piece. Throws where it is down, slow, too long, or ends before it has
 * said that it is done: half an answer is none.
 */
export async function* streamCompletion(
  settings: Settings,
  question: CompletionRequest,
): AsyncGenerator<string> {
  const { default: OpenAI } = await import('openai')
  const { milliseconds, retries } = question.patience
  const client = new OpenAI({
    baseURL: settings.AI_BASE_URL ?? '',
    apiKey: settings.AI_API_KEY ?? 'none',
    timeout: milliseconds,
    maxRetries: retries,
    // A redirect could carry a person's words to somewhere they did not agree to.
    fetchOptions: { redirect: 'error' },
    fetch: boundedFetch,
    // Its own log would repeat what an engine says, and with it what a person wrote.
    logLevel: 'off',
  })
  const deadline = AbortSignal.timeout(milliseconds * (retries + 1))
  const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline
  const asked = client.chat.completions.create(
    {
      model: settings.AI_MODEL ?? '',
      messages: question.messages,
      max_tokens: question.maxTokens,
      stream: true,
      ...(question.json ? { response_format: { type: 'json_object' as const } } : {}),
    },
    { signal },
  )
  // An engine may ask to be tried again in a minute; nobody waits for it past the deadline.
  const stream = await Promise.race([asked, whenAborted(signal)])
  let length = 0
  let end: string | undefined
  for await (const piece of stream) {
    signal.throwIfAborted()
    const choice = piece.choices?.[0]
    const words = choice?.delta?.content ?? ''
    if (typeof words !== 'string') throw new Error('the engine answers in another form')
    end = choice?.finish_reason ?? end
    length += words.length
    if (length > longestAnswer) {
      stream.controller.abort()
      throw new Error('the engine answers without end')
    }
    if (words) yield words
  }
  if (end === undefined || unfinished.has(end))
    throw new Error(`the engine did not finish: ${end ?? 'the stream was cut'}`)
}

/** The engine's whole answer as one text. */
export async function completeText(settings: Settings, question: CompletionRequest): Promise<string> {
  let answer = ''
  for await (const piece of streamCompletion(settings, question)) answer += piece
  return answer
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(signal.reason)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
}

// A line that never ends would otherwise be gathered in memory until the time is up.
async function boundedFetch(address: string | URL | Request, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options)
  if (!response.body) return response
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, line) {
        bytes += piece.byteLength
        if (bytes > mostBytes) line.error(new Error('the engine sends without end'))
        else line.enqueue(piece)
      },
    }),
  )
  return new Response(counted, response)
}
