import { useEffect, useState } from 'react'

/** A countdown by the clock, so that a sleeping phone does not stop it. Seconds passed; undefined before the start. */
export function useCountdown(seconds: number) {
  const [startedAt, setStartedAt] = useState<number | undefined>(undefined)
  const [passed, setPassed] = useState(0)
  const over = startedAt !== undefined && passed >= seconds

  useEffect(() => {
    if (startedAt === undefined || over) return
    const update = () => setPassed(Math.min(seconds, Math.floor((Date.now() - startedAt) / 1000)))
    const timer = setInterval(update, 250)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [startedAt, over, seconds])

  useEffect(() => {
    if (over && 'vibrate' in navigator) navigator.vibrate([300, 150, 300])
  }, [over])

  return {
    passed: startedAt === undefined ? undefined : passed,
    over,
    start() {
      setPassed(0)
      setStartedAt(Date.now())
    },
    stop: () => setStartedAt(undefined),
  }
}

/** Seconds as m:ss. */
export function clockTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
