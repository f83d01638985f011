// Client of any OpenAI-compatible server. Callers must check the text before anyone sees it.
import type { Settings } from './settings.server.ts'

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** The time until the first word, over all attempts, and the number of retries. */
export type CompletionTimeout = { milliseconds: number; retries: number }

export type CompletionRequest = {
  messages: ModelMessage[]
  maxTokens: number
  timeout: CompletionTimeout
  /** Requests a JSON object. */
  json?: boolean
  /** Cancels the request. */
  signal?: AbortSignal
}

/** The rest of a text may take this many times as long as its first word took, and at least the first word's time limit. */
const restFactor = 4
/** Longer texts count as a failure of the engine. */
const longestAnswer = 20_000
/** Limit of bytes per response, framing included. */
const maxBytes = 2 * 1024 * 1024
/** Finish reasons of incomplete texts. */
const unfinished = new Set(['length', 'content_filter', 'tool_calls', 'function_call'])

export type ConfiguredEngine = { name: string; host: string; title: string }

/** The engine by the name and the host that a person is shown and agrees to. */
export function configuredEngine(settings: Settings): ConfiguredEngine | undefined {
  if (!settings.AI_BASE_URL || !settings.AI_MODEL) return undefined
  const name = settings.AI_NAME ?? settings.AI_MODEL
  const { host } = new URL(settings.AI_BASE_URL)
  return { name, host, title: `${name} at ${host}` }
}

/** Streams a completion. Throws if the engine is down, slow, too long, or ends without a finish reason. */
export async function* streamCompletion(
  settings: Settings,
  request: CompletionRequest,
): AsyncGenerator<string> {
  const { default: OpenAI } = await import('openai')
  const { milliseconds, retries } = request.timeout
  const client = new OpenAI({
    baseURL: settings.AI_BASE_URL ?? '',
    apiKey: settings.AI_API_KEY ?? 'none',
    timeout: milliseconds,
    maxRetries: retries,
    // A redirect could send a person's text to a server they did not agree to.
    fetchOptions: { redirect: 'error' },
    fetch: boundedFetch,
    // The SDK's log would contain what the person wrote.
    logLevel: 'off',
  })
  const deadline = startDeadline(milliseconds)
  const signal = request.signal ? AbortSignal.any([request.signal, deadline.signal]) : deadline.signal
  try {
    const response = client.chat.completions.create(
      {
        model: settings.AI_MODEL ?? '',
        messages: request.messages,
        max_tokens: request.maxTokens,
        stream: true,
        ...(request.json ? { response_format: { type: 'json_object' as const } } : {}),
      },
      { signal },
    )
    // Retry-After can be longer than the deadline.
    const stream = await Promise.race([response, whenAborted(signal)])
    let length = 0
    let end: string | undefined
    for await (const piece of stream) {
      signal.throwIfAborted()
      const choice = piece.choices?.[0]
      const words = choice?.delta?.content ?? ''
      if (typeof words !== 'string') throw new Error('the response of the engine has an unknown format')
      end = choice?.finish_reason ?? end
      length += words.length
      if (length > longestAnswer) {
        stream.controller.abort()
        throw new Error('the text of the engine is too long')
      }
      if (!words) continue
      if (length === words.length) deadline.restart(Math.max(milliseconds, restFactor * deadline.elapsed()))
      yield words
    }
    if (end === undefined || unfinished.has(end))
      throw new Error(`the engine did not finish: ${end ?? 'the stream was interrupted'}`)
  } finally {
    deadline.stop()
  }
}

/** The whole completion as one text. */
export async function completeText(settings: Settings, request: CompletionRequest): Promise<string> {
  let answer = ''
  for await (const piece of streamCompletion(settings, request)) answer += piece
  return answer
}

function startDeadline(milliseconds: number) {
  const started = performance.now()
  const controller = new AbortController()
  const expire = () => controller.abort(new Error('the engine took too long'))
  let timer = setTimeout(expire, milliseconds)
  return {
    signal: controller.signal,
    elapsed: () => performance.now() - started,
    restart(milliseconds: number) {
      clearTimeout(timer)
      timer = setTimeout(expire, milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(signal.reason)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
}

// An endless line would otherwise be buffered until the timeout.
async function boundedFetch(address: string | URL | Request, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options)
  if (!response.body) return response
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, line) {
        bytes += piece.byteLength
        if (bytes > maxBytes) line.error(new Error('the response of the engine is too large'))
        else line.enqueue(piece)
      },
    }),
  )
  return new Response(counted, response)
}
