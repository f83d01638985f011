// A day of the calendar: how it is shaded, and the same in words.
import { formatDate, monthOf } from '../../platform/days.ts'
import { counted } from '../days.ts'

export type LivedDay = { date: string; completed: number; points: number; paused: boolean }
export type Lived = ReadonlyMap<string, LivedDay>

/** Three depths of green; a pause has an edge. An empty day has no colour at all. */
export function shadeOf(day: LivedDay | undefined): string {
  if (!day || day.completed === 0)
    return day?.paused ? 'border border-dashed border-line-strong text-ink-soft' : 'text-ink-soft'
  if (day.completed >= 4) return 'bg-pine font-semibold text-on-pine forced-colors:border-2'
  if (day.completed >= 2) return 'bg-stone-a font-semibold text-ink forced-colors:border-2'
  return 'bg-moss font-semibold text-ink forced-colors:border-2'
}

export function wordsOf(date: string, day: LivedDay | undefined, today: string): string {
  const words = [formatDate(date, 'weekday')]
  if (day && day.completed > 0) words.push(`${day.completed} completed`)
  if (day?.paused) words.push('pause day')
  if (date === today) words.push('today')
  return words.join(', ')
}

/** A line for each month with something in it. */
export function monthsInWords(lived: Lived): { month: string; words: string }[] {
  const months = new Map<string, LivedDay[]>()
  for (const day of lived.values()) {
    const month = monthOf(day.date)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, days]) => {
      const done = days.filter(({ completed }) => completed > 0)
      const all = done.reduce((sum, { completed }) => sum + completed, 0)
      const paused = days.filter((day) => day.paused).length
      const words = [
        done.length > 0
          ? `${counted(all, 'activity', 'activities')} on ${counted(done.length, 'day')}`
          : undefined,
        paused > 0 ? counted(paused, 'pause day') : undefined,
      ]
      return { month, words: words.filter(Boolean).join(', ') }
    })
}
