import { callsTo, startWorker } from '../worker/worker-calls.browser.ts'
import { createTransferApi, type TransferApi } from './transfer-worker-api.browser.ts'

const names: Record<keyof TransferApi, true> = {
  read: true,
  compare: true,
  nextBatch: true,
  storeUnderNewIds: true,
  startExport: true,
  addToExport: true,
  finishExport: true,
}

/** For one import or export. Falls back to the page's thread if no worker can be created. */
export async function openTransferWorker(): Promise<TransferApi & { readonly close: () => void }> {
  const worker = await startWorker(() => import('./transfer-worker.browser.ts?worker&url'))
  return worker
    ? callsTo<TransferApi>(worker, names, 'Stopped.')
    : { ...createTransferApi(), close: () => {} }
}
