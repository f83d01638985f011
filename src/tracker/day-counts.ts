// Sentences with numbers of days.

/** `1 day`, `2 days`. */
export function countOfDays(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** "You were sober 27 of the last 30 days. " computed from the person's own runs; empty if the count is left out. */
export function recentSentence({
  name,
  recent,
}: {
  name: string
  recent: { sober: number; of: number } | null
}): string {
  if (recent === null) return ''
  const did = name === defaultCounterName ? 'were sober' : 'stuck to it'
  return `You ${did} ${recent.sober} of the last ${recent.of} days. `
}

export const defaultCounterName = 'My recovery'
