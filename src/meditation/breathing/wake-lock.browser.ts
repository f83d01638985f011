import { useEffect } from 'react'

/** Holds a screen wake lock while `on`; reacquires it after the page was hidden. */
export function useWakeLock(on: boolean) {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (over) void acquired.release()
        else lock = acquired
      } catch {
        // Can be refused, for example with a low battery; the timer still works.
      }
    }
    const acquire = () => void take()
    acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', acquire)
      void lock?.release()
    }
  }, [on])
}
