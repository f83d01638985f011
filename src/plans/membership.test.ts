import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Grant, membershipAfter } from './membership.ts'
import { amountText, planForAmount } from './plans.ts'

function at(text: string): Date {
  return new Date(text)
}
function bought(plan: Grant['plan'], when: string): Grant {
  return { plan, at: at(when), months: 1 }
}

test('only the exact price of a plan identifies a plan', () => {
  for (const amount of ['', '0.01', '29.01', '-29.00', '2900', '29,00', '29.000', '1e2', '$29', '99.99', ' '])
    expect(planForAmount(amount)).toBeUndefined()
  expect(planForAmount('29.00')).toBe('premium')
  expect(planForAmount('29')).toBe('premium')
  expect(planForAmount('99.0')).toBe('professional')
  expect(amountText(9_900)).toBe('99.00')
  expect(amountText(5)).toBe('0.05')
})

test('without payments there is no membership', () => {
  expect(membershipAfter([])).toBeUndefined()
})

test('a month lasts until the same day of the next month', () => {
  expect(membershipAfter([bought('premium', '2026-03-10T08:30:00Z')])).toEqual({
    plan: 'premium',
    paidUntil: at('2026-04-10T08:30:00Z'),
    creditedDays: 0,
  })
})

test('a second purchase adds a month at the end, and short months lose no days', () => {
  const first = bought('premium', '2026-01-31T12:00:00Z')
  expect(membershipAfter([first])?.paidUntil).toEqual(at('2026-02-28T12:00:00Z'))
  const both = membershipAfter([bought('premium', '2026-02-10T00:00:00Z'), first])
  expect(both?.paidUntil).toEqual(at('2026-03-31T12:00:00Z'))
})

test('a purchase after the end starts a new period', () => {
  const again = membershipAfter([
    bought('premium', '2026-01-01T00:00:00Z'),
    bought('premium', '2026-06-01T00:00:00Z'),
  ])
  expect(again?.paidUntil).toEqual(at('2026-07-01T00:00:00Z'))
})

test('an upgrade converts the remaining days to days of the more expensive plan', () => {
  const upgraded = membershipAfter([
    bought('premium', '2026-04-01T00:00:00Z'),
    bought('professional', '2026-04-11T00:00:00Z'),
  ])
  // 20 days of $29 are worth 5.86 days of $99; the member gets six.
  expect(upgraded).toEqual({ plan: 'professional', paidUntil: at('2026-05-17T00:00:00Z'), creditedDays: 6 })
})

test('a cheaper month that was paid anyway is converted to days by its price', () => {
  const raced = membershipAfter([
    bought('professional', '2026-04-01T00:00:00Z'),
    bought('premium', '2026-04-02T00:00:00Z'),
  ])
  expect(raced).toEqual({ plan: 'professional', paidUntil: at('2026-05-10T00:00:00Z'), creditedDays: 9 })
})

test('another paid month never ends a membership earlier or makes its plan smaller', () => {
  const grant = fc.record({
    plan: fc.constantFrom<Grant['plan']>('premium', 'professional'),
    at: fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true }),
    months: fc.constant(1),
  })
  const property = fc.property(fc.array(grant, { minLength: 1, maxLength: 8 }), (grants) => {
    const sorted = grants.toSorted((one, other) => one.at.getTime() - other.at.getTime())
    const last = sorted.at(-1)
    const before = membershipAfter(sorted.slice(0, -1))
    const after = membershipAfter(sorted)
    if (!last || !after) return false
    const running = before !== undefined && before.paidUntil > last.at
    if (running && before.plan === last.plan) return after.paidUntil > before.paidUntil
    if (running && before.plan === 'professional')
      return after.plan === 'professional' && after.paidUntil > before.paidUntil
    return after.plan === last.plan && after.paidUntil.getTime() - last.at.getTime() >= 28 * 24 * 3_600_000
  })
  expect(() => fc.assert(property)).not.toThrow()
})
