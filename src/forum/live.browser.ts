import { useEffect, useEffectEvent } from 'react'

export type Change = { kind: 'post' | 'reply' | 'gone'; category: string; postId: string }

/** Subscribes to changes while the page is open. `onGap` runs if some may have been missed; EventSource reconnects itself. */
export function useLive(onChange: (change: Change) => void, onGap: () => void) {
  const changed = useEffectEvent(onChange)
  const missed = useEffectEvent(onGap)
  useEffect(() => {
    if (typeof EventSource === 'undefined') return
    const source = new EventSource('/api/forum/live', { withCredentials: true })
    let opened = false
    source.addEventListener('open', () => {
      if (opened) missed()
      opened = true
    })
    source.addEventListener('change', (event) => changed(JSON.parse(event.data) as Change))
    source.addEventListener('gap', () => missed())
    return () => source.close()
  }, [])
}
