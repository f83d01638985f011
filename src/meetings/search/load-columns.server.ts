// Reads the stored meetings and builds the list from them, in a worker thread if they are many.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../../platform/database/db.server.ts'
import * as store from '../store.server.ts'
import { type ColumnsData, columnsBuilder } from './columns-builder.server.ts'
import { type Columns, openColumns } from './meeting-columns.server.ts'

/** What the worker is sent: the feeds, then parts of the meetings, then the end. */
export type ColumnsRequest = { feeds: store.Feed[] } | { part: store.StoredMeeting[] } | 'finish'

const rowsAtOnce = 2_000
const lowestId = '00000000-0000-0000-0000-000000000000'

export async function loadColumns(db: Db): Promise<Columns> {
  const feeds = await store.feeds(db)
  const first = await store.meetingsAfter(db, lowestId, rowsAtOnce)
  if (first.length === rowsAtOnce) return openColumns(await buildInWorker(db, feeds, first))
  const builder = columnsBuilder(feeds)
  builder.add(first)
  return openColumns(builder.finish())
}

/** 100,000 meetings take two seconds of CPU time. In another thread they delay no request and leave no garbage in this one. */
async function buildInWorker(
  db: Db,
  feeds: store.Feed[],
  first: store.StoredMeeting[],
): Promise<ColumnsData> {
  const worker = new Worker(new URL('./columns-worker.server.ts', import.meta.url))
  // The thread does not keep the process alive.
  worker.unref()
  const sendRequest = async (request: ColumnsRequest): Promise<unknown> => {
    worker.postMessage(request)
    const [answer] = await once(worker, 'message')
    return answer
  }
  try {
    await sendRequest({ feeds })
    for (let part = first; part.length > 0; ) {
      const last = part.at(-1)?.id ?? lowestId
      const [next] = await Promise.all([store.meetingsAfter(db, last, rowsAtOnce), sendRequest({ part })])
      part = next
    }
    return (await sendRequest('finish')) as ColumnsData
  } finally {
    await worker.terminate()
  }
}
