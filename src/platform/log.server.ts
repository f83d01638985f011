// The log. It never contains what people wrote, nor tokens, cookies or addresses.
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

/** Lines that wait for a reader that pauses; later ones are dropped. */
const maxPendingBytes = 4 * 1024 * 1024

/** Pino's own stream repeats a failed write forever when the process exits: a closed reader or a full disk would stop the program. */
const standardOutput: DestinationStream = {
  write(line) {
    if (process.stdout.writableLength < maxPendingBytes) process.stdout.write(line)
  },
}

/** A pino logger that redacts fields named like a secret or a person's text, two levels deep. */
export function openLog(level: string, to = standardOutput): Log {
  const options = {
    level,
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorWithoutWords },
  }
  return pino(options, to)
}

/** Strips database errors to their code and routine, because `detail` repeats row values. pg-boss passes errors as plain objects. */
function errorWithoutWords(error: unknown): unknown {
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
