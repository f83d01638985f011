// The log: what happened, never what a person wrote. Bodies, tokens, cookies and addresses stay out.
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const hidden = [
  'password',
  'token',
  'cookie',
  'authorization',
  'email',
  'content',
  'message.content',
  'secret',
  'body',
]

/** A pino log that blanks out anything named like a secret or a person's words, two levels deep. */
export function openLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorWithoutWords },
  }
  return to ? pino(options, to) : pino(options)
}

/** A database error repeats the row it refused in `detail`: only its code and place are kept. The queues hand errors over as bare objects. */
export function errorWithoutWords(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  const fromDatabase = 'severity' in error
  return {
    type: error instanceof Error ? error.name : 'Error',
    code,
    message:
      fromDatabase && 'routine' in error ? `database: ${String(error.routine)}` : String(error.message),
    stack: fromDatabase || !('stack' in error) ? undefined : error.stack,
  }
}
