// The error of a call, from a response that is not OK.
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

export async function errorOf(response: Response) {
  const body = await response.text().catch(() => '')
  const text = `${response.status}: ${body || response.statusText}`
  return new CallError(response.status, text, sentenceOf(body) ?? text)
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
