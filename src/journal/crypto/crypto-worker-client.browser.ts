import { type CryptoApi, createCryptoApi } from './crypto-worker-api.browser.ts'
import { callsTo, startWorker } from './worker-calls.browser.ts'

const names: Record<Exclude<keyof CryptoApi, 'close'>, true> = {
  passwordKey: true,
  legacyKey: true,
  restoreIndex: true,
  sealIndex: true,
  open: true,
  drop: true,
  retain: true,
  find: true,
  tags: true,
}

/** Falls back to the page's thread if no worker can be created. */
export async function openCryptoWorker(): Promise<CryptoApi> {
  const worker = await startWorker(() => import('./crypto-worker.browser.ts?worker&url'))
  return worker ? callsTo<Omit<CryptoApi, 'close'>>(worker, names, 'Journal is locked') : createCryptoApi()
}
