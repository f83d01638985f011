// Distributes the steps of a guided practice over the chosen length.

/** A step. `seconds` is its duration in the shortest practice, `stretch` its share of extra time. */
export type PracticeStep = { say: string; seconds: number; stretch: number }

/** `reminders` fill long silences in turn. */
export type PracticeScript = { steps: PracticeStep[]; reminders: string[] }

export type TimedStep = { say: string; at: number; seconds: number; isReminder: boolean }

const longestSilenceSeconds = 110

/** The steps with their start seconds; together they last exactly `minutes`. */
export function timedSteps({ steps, reminders }: PracticeScript, minutes: number): TimedStep[] {
  const shortest = steps.reduce((sum, step) => sum + step.seconds, 0)
  const extra = Math.max(0, minutes * 60 - shortest)
  const shares = steps.reduce((sum, step) => sum + step.stretch, 0)
  const timed: TimedStep[] = []
  let at = 0
  let assigned = 0
  let shared = 0
  let reminder = 0
  for (const { say, seconds, stretch } of steps) {
    shared += stretch
    // Rounds the running sum, so that rounding errors don't add up.
    const toHere = shares === 0 ? 0 : Math.round((extra * shared) / shares)
    const length = seconds + toHere - assigned
    assigned = toHere
    const parts = stretch === 0 || reminders.length === 0 ? 1 : Math.ceil(length / longestSilenceSeconds)
    for (let part = 0; part < parts; part++) {
      const from = at + Math.round((length * part) / parts)
      const to = at + Math.round((length * (part + 1)) / parts)
      const words = part === 0 ? say : (reminders[reminder++ % reminders.length] ?? say)
      timed.push({ say: words, at: from, seconds: to - from, isReminder: part > 0 })
    }
    at += length
  }
  return timed
}

/** The index of the step at a second. */
export function stepAt(steps: TimedStep[], seconds: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.at <= seconds),
  )
}
