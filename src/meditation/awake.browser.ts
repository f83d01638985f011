import { useEffect } from 'react'

/** Keeps the screen on while `on`, where the browser can; takes it up again after the page was hidden. */
export function useAwake(on: boolean) {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (over) void taken.release()
        else lock = taken
      } catch {
        // A low battery may refuse it; the timer counts on all the same.
      }
    }
    const again = () => void take()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [on])
}
