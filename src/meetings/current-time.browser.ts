// The current time, updated twice a minute.
import { useEffect, useMemo, useState } from 'react'
import type { Moment } from './finder/row-text.ts'
import { deviceZone } from './format-meeting.ts'
import { calendarAt } from './occurrences.ts'

/** @param start the time of the rows that are on the page already */
export function useCurrentTime(start?: number): Moment {
  const [now, setNow] = useState(() => start ?? Date.now())
  const [zone] = useState(deviceZone)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => ({ now, zone, calendar: calendarAt(now) }), [now, zone])
}
