// The error of a call, from a response that is not OK.
import { textOf } from './response-body.browser.ts'

/** `message` is the server's sentence for the person; `text` is `{status}: {response text}`. Status 0: no response. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly text: string

  constructor(status: number, text: string, message: string) {
    super(message)
    this.status = status
    this.text = text
  }
}

/**
 * The program did not answer, or cannot now: no response, the page of a proxy, or a failure of the server. The call may succeed later, and
 * may have been stored.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof CallError && (error.status >= 500 || !/^\d+: \{/.test(error.text))
}

const unreachable = 'Cairn cannot be reached right now. Please check your connection and try again.'
export const noAnswer = () => new CallError(0, '0: no answer', unreachable)

export async function errorOf(response: Response) {
  const body = await textOf(response).catch(() => '')
  const words = body || response.statusText
  const text = `${response.status}: ${words}`
  // HTML is the page of a proxy between the program and this device. HTTP/2 has no status text.
  const otherwise = /^\s*(?:<|$)/.test(words) ? unreachable : text
  return new CallError(response.status, text, sentenceOf(body) ?? otherwise)
}

/**
 * The server serializes responses by the contract, so they are not validated again here. But a body that breaks off, or is the login page
 * of a hotel's network, is not a response.
 */
export async function answerOf(response: Response): Promise<unknown> {
  try {
    const text = await textOf(response)
    return text ? JSON.parse(text) : undefined
  } catch {
    throw noAnswer()
  }
}

function sentenceOf(body: string) {
  try {
    const parsedBody: unknown = JSON.parse(body)
    const message =
      typeof parsedBody === 'object' && parsedBody !== null && 'message' in parsedBody
        ? parsedBody.message
        : undefined
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}
