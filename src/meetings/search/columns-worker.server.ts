// The worker thread that builds a long list. It answers each request, so that few parts wait at a time.
import { parentPort } from 'node:worker_threads'
import { type ColumnsBuilder, type ColumnsData, columnsBuilder } from './columns-builder.server.ts'
import type { ColumnsRequest } from './load-columns.server.ts'

let builder: ColumnsBuilder | undefined

parentPort?.on('message', (request: ColumnsRequest) => {
  if (request === 'finish') {
    const data = builder?.finish()
    if (data) parentPort?.postMessage(data, buffersOf(data))
    return
  }
  if ('feeds' in request) builder = columnsBuilder(request.feeds)
  else builder?.add(request.part)
  parentPort?.postMessage('ready')
})

/** The buffers of the large parts, which are transferred instead of copied. */
function buffersOf({ bytes, sets, words, ...rows }: ColumnsData): ArrayBuffer[] {
  const { week, attendance, sample, latitude, longitude } = rows
  const arrays = [
    week,
    attendance,
    sample,
    latitude,
    longitude,
    ...bytes.chunks,
    bytes.starts,
    bytes.ends,
    ...sets.large.values(),
    words.lettered,
    words.postings.ends,
    words.postings.numbers,
    words.grams.ends,
    words.grams.numbers,
  ]
  return arrays.map(({ buffer }) => buffer as ArrayBuffer)
}
