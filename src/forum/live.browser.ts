import { useEffect, useEffectEvent } from 'react'
import type { ForumChange } from './contract.ts'

type Live = { isLoaded: boolean; onChange: (change: ForumChange) => void; onGap: () => void }

/**
 * Subscribes to changes once what they change is loaded. `onGap` runs if some may have been missed: between loading and the start of the
 * stream, and while EventSource reconnects.
 */
export function useLive({ isLoaded, onChange, onGap }: Live) {
  const changed = useEffectEvent(onChange)
  const missed = useEffectEvent(onGap)
  useEffect(() => {
    if (!isLoaded || typeof EventSource === 'undefined') return undefined
    const source = new EventSource('/api/forum/live', { withCredentials: true })
    source.addEventListener('open', () => missed())
    source.addEventListener('change', (event) => changed(JSON.parse(event.data) as ForumChange))
    source.addEventListener('gap', () => missed())
    return () => source.close()
  }, [isLoaded])
}
