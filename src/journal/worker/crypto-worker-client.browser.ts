import type { CryptoApi } from './crypto-worker-api.browser.ts'
import { callsTo, startWorker } from './worker-calls.browser.ts'

const names: Record<Exclude<keyof CryptoApi, 'close'>, true> = {
  derivePasswordKey: true,
  deriveLegacyKey: true,
  restoreIndex: true,
  sealIndex: true,
  open: true,
  drop: true,
  retain: true,
  find: true,
  tags: true,
}

let prepared: Promise<CryptoApi> | undefined

/** Starts the worker while the password is typed. */
export function prepareCryptoWorker(): void {
  prepared ??= openCryptoWorker()
}

/** The prepared worker, or a new one. */
export function takeCryptoWorker(): Promise<CryptoApi> {
  const worker = prepared ?? openCryptoWorker()
  prepared = undefined
  return worker
}

/** Falls back to the page's thread if no worker can be created. */
export async function openCryptoWorker(): Promise<CryptoApi> {
  const worker = await startWorker(() => import('./crypto-worker.browser.ts?worker&url'))
  if (worker) return callsTo<Omit<CryptoApi, 'close'>>(worker, names, 'Journal is locked')
  const { createCryptoApi } = await import('./crypto-worker-api.browser.ts')
  return createCryptoApi()
}
