// Limits how long a response, and each piece of its body, may take to arrive. After a lost connection nothing says that the rest never comes.

// Far more than a response takes: the server receives a request and runs a statement for at most eight seconds each.
const maxWaitMs = 30_000

/** Rejects, and calls `stop` to free the connection, if `arrival` takes too long. */
export function inTime<Arrival>(arrival: Promise<Arrival>, stop: () => void): Promise<Arrival> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('no response in time'))
      stop()
    }, maxWaitMs)
    arrival.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The next piece of a body. The coach's stream has a heartbeat of 20 seconds. */
export function readPiece<Piece>(reader: ReadableStreamDefaultReader<Piece>) {
  return inTime(reader.read(), () => void reader.cancel().catch(() => undefined))
}

/** A body may take longer, as a download does, but not pause. */
export async function textOf({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const piece = reader && (await readPiece(reader))
    if (!piece || piece.done) return text
    text += piece.value
  }
}
