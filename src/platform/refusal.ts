/** An expected error: an HTTP status and one plain, kind sentence for the person. */
export class Refusal extends Error {
  status: number
  headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.headers = headers
  }
}

/** Defines a refusal once: `throw blankPost()`. */
export function refusal(status: number, message: string): () => Refusal {
  return () => new Refusal(status, message)
}
