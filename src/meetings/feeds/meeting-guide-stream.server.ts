// The public list as Meeting Guide JSON, streamed row by row, because a whole list can be tens of megabytes.
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { Meeting } from '../contract.ts'
import { meetingGuideRow } from './meeting-guide-row.ts'

const rowsAtOnce = 200

export function meetingGuideStream(meetings: Iterable<Meeting>, home: string): Readable {
  return Readable.from(partsOf(meetings, home))
}

async function* partsOf(meetings: Iterable<Meeting>, home: string): AsyncGenerator<string> {
  let part = '['
  let rows = 0
  for (const meeting of meetings) {
    part += `${rows === 0 ? '' : ','}${JSON.stringify(meetingGuideRow(meeting, home))}`
    rows += 1
    if (rows % rowsAtOnce > 0) continue
    yield part
    part = ''
    // Yields, so that other requests are served meanwhile.
    await turn()
  }
  yield `${part}]`
}
