// Money and time saved, by the member's own figures. All days count, so a setback takes nothing away.

export const currencies = [
  'USD',
  'CAD',
  'EUR',
  'GBP',
  'AUD',
  'NZD',
  'MXN',
  'INR',
  'ZAR',
  'BRL',
  'SEK',
  'CHF',
] as const

type WeeklyFigures = { weeklyAmount: number; weeklyHours: number }

/** Rounded down, so that no more is claimed than was saved. */
export function savedSince({ weeklyAmount, weeklyHours }: WeeklyFigures, days: number) {
  return { amount: Math.floor((weeklyAmount * days) / 7), hours: Math.floor((weeklyHours * days) / 7) }
}
