// Today's date on a page that stays open, as an installed app does for days.
import { useEffect, useEffectEvent, useState } from 'react'
import { localToday } from './local-date.browser.ts'

const checkEveryMs = 60_000

/** Runs `onWake` every minute while the page is visible, and when it becomes visible again. */
export function useWake(onWake: () => void): void {
  const wake = useEffectEvent(() => {
    if (!document.hidden) onWake()
  })
  useEffect(() => {
    const check = () => wake()
    document.addEventListener('visibilitychange', check)
    const every = setInterval(check, checkEveryMs)
    return () => {
      document.removeEventListener('visibilitychange', check)
      clearInterval(every)
    }
  }, [])
}

/** Today's date on this device. `onNewDay` runs when it changes while the page is open. */
export function useToday(onNewDay: () => void): string {
  const [today, setToday] = useState(() => localToday())
  useWake(() => {
    if (localToday() === today) return
    setToday(localToday())
    onNewDay()
  })
  return today
}
