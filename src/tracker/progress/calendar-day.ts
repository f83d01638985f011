// The shade and the description of a calendar day.
import { monthOf } from '../../platform/calendar.ts'
import { formatDate } from '../../platform/format-date.ts'
import { countOfDays } from '../day-counts.ts'

export type TrackedDay = { date: string; completed: number; points: number; paused: boolean }
export type CalendarDayState = ReadonlyMap<string, TrackedDay>

/** Three shades of green; paused days have an outline; empty days have no color. */
export function dayShade(day: TrackedDay | undefined): string {
  if (!day || day.completed === 0)
    return day?.paused ? 'border border-dashed border-line-strong text-ink-soft' : 'text-ink-soft'
  if (day.completed >= 4) return 'bg-pine font-semibold text-on-pine forced-colors:border-2'
  if (day.completed >= 2) return 'bg-stone-a font-semibold text-ink forced-colors:border-2'
  return 'bg-moss font-semibold text-ink forced-colors:border-2'
}

export function describeDay(date: string, day: TrackedDay | undefined, today: string): string {
  const parts = [formatDate(date, 'weekday')]
  if (day && day.completed > 0) parts.push(`${day.completed} completed`)
  if (day?.paused) parts.push('pause day')
  if (date === today) parts.push('today')
  return parts.join(', ')
}

/** One sentence per month with completions. */
export function describeMonths(byDate: CalendarDayState): { month: string; summary: string }[] {
  const months = new Map<string, TrackedDay[]>()
  for (const day of byDate.values()) {
    const month = monthOf(day.date)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, days]) => {
      const done = days.filter(({ completed }) => completed > 0)
      const all = done.reduce((sum, { completed }) => sum + completed, 0)
      const paused = days.filter((day) => day.paused).length
      const parts = [
        done.length > 0
          ? `${countOfDays(all, 'activity', 'activities')} on ${countOfDays(done.length, 'day')}`
          : undefined,
        paused > 0 ? countOfDays(paused, 'pause day') : undefined,
      ]
      return { month, summary: parts.filter(Boolean).join(', ') }
    })
}
