// Money and time saved, by the member's own figures. All days count, so a setback reduces nothing.

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

/** Rounded down, so that the figure is never too high. */
export function savedSince({ weeklyAmount, weeklyHours }: WeeklyFigures, days: number) {
  return { amount: Math.floor((weeklyAmount * days) / 7), hours: Math.floor((weeklyHours * days) / 7) }
}
