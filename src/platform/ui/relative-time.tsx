import { useSyncExternalStore } from 'react'
import { relativeTime } from '../relative-time.ts'

type RelativeTimeProps = { at: string; className?: string }

/** How long ago it was; the exact time is in the tooltip. */
export function RelativeTime({ at, className = 'text-sm text-ink-soft' }: RelativeTimeProps) {
  const minute = useMinute()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <time dateTime={at} data-tooltip={new Date(at).toLocaleString()} className={className}>
      {relativeTime(Date.parse(at), minute, { zone: timeZone })}
    </time>
  )
}

const minuteMs = 60_000

/** The time in milliseconds, rounded down to the minute. Renders again when the minute changes. */
function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute)
}

const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all components that show a time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, minuteMs / 4)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
