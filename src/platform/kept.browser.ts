// What is done without a connection: kept on the device for one person, sent once there is one.
import { CallError } from './call.browser.ts'

const dayStart = 'cairn.day-starts-at'

/** Keeps the full hour at which the person's day begins; undefined when nobody is here any more. */
export function keepDayStart(hour: number | undefined) {
  try {
    if (hour) localStorage.setItem(dayStart, String(hour))
    else localStorage.removeItem(dayStart)
  } catch {
    // why: where nothing is kept, the day begins at midnight
  }
}

function keptDayStart(): number {
  try {
    return Number(localStorage.getItem(dayStart) ?? 0)
  } catch {
    return 0
  }
}

/** Today by the device's own calendar, YYYY-MM-DD; before the person's day begins, it is the evening before that goes on. */
export function localToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = new Date(now)
  if (now.getHours() < keptDayStart()) day.setDate(day.getDate() - 1)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** What is kept under a name of local storage, oldest first. */
export function keptUnder(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}

function write(name: string, kept: string[]) {
  try {
    if (kept.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // why: a browser that keeps nothing cannot keep this; what was pressed stays to be pressed again
  }
}

export function keepUnder(name: string, value: string) {
  write(name, [...new Set([...keptUnder(name), value])])
}

export function forgetUnder(name: string, value: string) {
  write(
    name,
    keptUnder(name).filter((other) => other !== value),
  )
}

/**
 * Sends what is kept, one after the other, until one finds no connection. Returns how many are kept no longer.
 * @param sendOne makes the call; the server must take the same one twice without harm, for an answer may be lost.
 */
export async function sendKept(name: string, sendOne: (value: string) => Promise<unknown>): Promise<number> {
  let sent = 0
  for (const value of keptUnder(name)) {
    try {
      await sendOne(value)
    } catch (error) {
      // What the server refuses for good would be tried for ever.
      if (!(error instanceof CallError) || ![400, 404, 409].includes(error.status)) return sent
    }
    forgetUnder(name, value)
    sent += 1
  }
  return sent
}
