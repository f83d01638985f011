// The last list that arrived, kept on this device: without a connection an old list, marked as one, is better than none.
import type { Meeting } from '../contract.ts'

const cacheName = 'cairn-meetings'
const place = '/last-meetings'
const most = 1_000

export type LastList = { meetings: Meeting[]; keptAt: number }

export async function storeLastList(meetings: readonly Meeting[]): Promise<void> {
  if (!('caches' in globalThis) || meetings.length === 0) return
  const list: LastList = { meetings: meetings.slice(0, most), keptAt: Date.now() }
  const cache = await caches.open(cacheName)
  await cache.put(place, new Response(JSON.stringify(list)))
}

export async function loadLastList(): Promise<LastList | undefined> {
  if (!('caches' in globalThis)) return undefined
  const kept = await caches.match(place, { cacheName })
  return kept ? ((await kept.json()) as LastList) : undefined
}
