// JSON lines in, JSON lines out: lets anyone measure the detector on messages of their own.

import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { signsIn } from './signs.ts'

const Line = z.object({ text: z.string() })

function answerTo(line: string) {
  try {
    return signsIn(Line.parse(JSON.parse(line)).text)
  } catch {
    return { error: 'Each line is a JSON object with a "text" string.' }
  }
}

/** Answers each line `{"text": …}` with `{"label", "labels", "urgency"}`; a bad line gets an `error` and the rest go on. */
export async function signLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    if (!output.write(`${JSON.stringify(answerTo(line))}\n`)) await once(output, 'drain')
  }
}
