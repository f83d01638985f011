// Stores the last list on this device. Without a connection it is shown, marked as old.
import { useEffect, useState } from 'react'
import { send } from '../../platform/browser/call.browser.ts'
import { listMeetings, type Meeting } from '../contract.ts'

const cacheName = 'cairn-meetings'
const cacheKey = '/last-meetings'
const maxStored = 1_000
const dayMs = 86_400_000

export type LastList = { meetings: Meeting[]; keptAt: number }

async function storeLastList(meetings: readonly Meeting[]): Promise<void> {
  if (!('caches' in globalThis) || meetings.length === 0) return
  const list: LastList = { meetings: meetings.slice(0, maxStored), keptAt: Date.now() }
  const cache = await caches.open(cacheName)
  await cache.put(cacheKey, new Response(JSON.stringify(list)))
}

async function loadLastList(): Promise<LastList | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cached = await caches.match(cacheKey, { cacheName })
  return cached ? ((await cached.json()) as LastList) : undefined
}

export function useLastList(enabled: boolean): LastList | undefined {
  const [old, setOld] = useState<LastList>()
  useEffect(() => {
    if (enabled) void loadLastList().then(setOld, () => undefined)
  }, [enabled])
  return old
}

/** Stores the meetings of the next day for offline use: the first page immediately, more after the first interaction. */
export function useStoredList(first: readonly Meeting[] | undefined): void {
  useEffect(() => {
    if (!first || first.length === 0) return
    void loadLastList()
      .then((old) => (old && Date.now() - old.keptAt < dayMs ? undefined : storeLastList(first)))
      .catch(() => undefined)
    const more = () =>
      void send(listMeetings, { query: { limit: maxStored } })
        .then(storeLastList)
        .catch(() => undefined)
    addEventListener('pointerdown', more, { once: true })
    return () => removeEventListener('pointerdown', more)
  }, [first])
}
