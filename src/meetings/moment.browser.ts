// The present, twice a minute.
import { useEffect, useMemo, useState } from 'react'
import type { Moment } from './finder/meeting-row.tsx'
import { calendarAt } from './occurrences.ts'
import { deviceZone } from './words.ts'

export function useMoment(): Moment {
  const [now, setNow] = useState(() => Date.now())
  const [zone] = useState(deviceZone)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => ({ now, zone, calendar: calendarAt(now) }), [now, zone])
}
