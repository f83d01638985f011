// The one sentence on Today, before and after the check-in.
import { daysBetween } from '../platform/dates.ts'

/** Days without a check-in after which a member is welcomed back. */
const daysAway = 7

const everydaySentences = [
  'One more stone. That’s today done.',
  'You showed up. That counts.',
  'A stone for today. Be good to yourself.',
  'Small stone, real day.',
  'Here again. That’s how it grows.',
  'Today has its stone. One day at a time.',
  'You came by, and that’s enough for now.',
]

const milestones: Record<number, string> = {
  1: 'Your first stone. It stays, whatever happens.',
  7: 'Seven stones. That’s a week of showing up.',
  30: 'Thirty stones. That’s a month of days you showed up.',
  90: 'Ninety stones. Look how far the path goes.',
  100: 'One hundred stones. Every one of them is yours.',
  180: '180 stones. Half a year of days you showed up.',
  365: '365 stones. A whole year of days. Look back for a moment.',
}

type Path = { daysOnPath: number; lastCheckIn: string | null; today: string }

/** True after a week or more without a check-in; false for someone who never checked in. */
function isBackAfterAbsence({ lastCheckIn, today }: Pick<Path, 'lastCheckIn' | 'today'>): boolean {
  return lastCheckIn !== null && daysBetween(lastCheckIn, today) >= daysAway
}

export function sentenceBefore(path: Path): string {
  if (path.daysOnPath === 0) return 'Tap once a day to add a stone. That’s it.'
  if (!isBackAfterAbsence(path)) return 'Ready when you are. One tap adds today’s stone.'
  return path.daysOnPath === 1
    ? 'Good to see you. Your stone is still here.'
    : `Good to see you. Your ${path.daysOnPath.toLocaleString('en')} stones are all here.`
}

/** `dates` are all check-ins, oldest first, today's included. */
export function sentenceAfter(dates: readonly string[], today: string): string {
  const milestone = milestones[dates.length]
  if (milestone) return milestone
  if (dates.length > 365 && dates.length % 365 === 0)
    return `${dates.length.toLocaleString('en')} stones. ${dates.length / 365} years of days you showed up.`
  const previous = dates.findLast((date) => date < today)
  if (previous && isBackAfterAbsence({ lastCheckIn: previous, today }))
    return 'Welcome back. Your stones waited for you.'
  return everydaySentences[Math.abs(daysBetween('2024-01-01', today)) % everydaySentences.length] ?? ''
}
