import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedSince } from './savings.ts'

test('savings are computed from the person’s own figures and never exceed them', () => {
  expect(savedSince({ weeklyAmount: 70, weeklyHours: 14 }, 0)).toEqual({ amount: 0, hours: 0 })
  expect(savedSince({ weeklyAmount: 100, weeklyHours: 10 }, 10)).toEqual({ amount: 142, hours: 14 })
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(168), fc.nat(40_000), (weeklyAmount, weeklyHours, days) => {
      const today = savedSince({ weeklyAmount, weeklyHours }, days)
      const tomorrow = savedSince({ weeklyAmount, weeklyHours }, days + 1)
      expect(today.amount * 7).toBeLessThanOrEqual(weeklyAmount * days)
      expect(tomorrow.amount).toBeGreaterThanOrEqual(today.amount)
      expect(tomorrow.hours).toBeGreaterThanOrEqual(today.hours)
    }),
  )
})
