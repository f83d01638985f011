// Reads and writes JSON lines, to measure the detector on other messages.

import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { signsByBoth } from './signs-by-both.server.ts'

const Line = z.object({ text: z.string() })

function answerTo(line: string) {
  try {
    return signsByBoth(Line.parse(JSON.parse(line)).text)
  } catch {
    return { error: 'Each line is a JSON object with a "text" string.' }
  }
}

/** For each line `{"text": …}` writes `{"label", "labels", "urgency"}`; an invalid line gets an `error`, and the rest are processed. Ends early if nobody reads the output. */
export async function signLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  let isOpen = true
  output.once('error', () => {
    isOpen = false
  })
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!isOpen) return
    if (line.trim() === '') continue
    if (!output.write(`${JSON.stringify(answerTo(line))}\n`))
      await once(output, 'drain').catch(() => undefined)
  }
}
