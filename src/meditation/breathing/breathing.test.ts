import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customLimits, customPattern, momentAt, patterns } from './breathing.ts'

function secondsOf(id: string) {
  return patterns.find((pattern) => pattern.id === id)?.phases.map((phase) => phase.seconds)
}

test('every pattern has a caution', () => {
  for (const { caution } of [...patterns, customPattern({ in: 4, hold: 0, out: 6, wait: 0 })])
    expect(caution).toMatch(/Stop if you feel dizzy/)
})

test('the patterns match their names', () => {
  expect(secondsOf('box')).toEqual([4, 4, 4, 4])
  expect(secondsOf('4-7-8')).toEqual([4, 7, 8])
  expect(secondsOf('even')).toEqual([5.5, 5.5])
  expect(patterns.find((pattern) => pattern.id === 'sigh')?.phases.map((phase) => phase.kind)).toEqual([
    'in',
    'sip',
    'out',
  ])
})

test('no custom pattern has long breath holds, for any input', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (a, b, c, d) => {
      const { phases } = customPattern({ in: a, hold: b, out: c, wait: d })
      for (const { kind, seconds } of phases) {
        if (kind === 'sip') continue
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(customLimits[kind].max)
      }
      expect(phases.map((phase) => phase.kind)).toEqual(expect.arrayContaining(['in', 'out']))
    }),
  )
})

test('the phases repeat: in, hold, out, wait, and in again', () => {
  const [, box] = patterns
  if (!box) throw new Error('no box')
  const at = (second: number) => momentAt(box, second)
  expect([0, 4, 8, 12, 16].map((second) => at(second).phase.kind)).toEqual([
    'in',
    'hold',
    'out',
    'wait',
    'in',
  ])
  expect([0, 0.5, 3.9, 4].map((second) => at(second).left)).toEqual([4, 4, 1, 4])
  expect([0, 4, 6, 12].map((second) => at(second).fullness)).toEqual([0, 1, 1, 0])
})

test('the circle changes continuously', () => {
  for (const pattern of patterns) {
    for (let second = 0; second < 60; second += 0.05) {
      const change = Math.abs(momentAt(pattern, second + 0.05).fullness - momentAt(pattern, second).fullness)
      expect(change, `${pattern.id} at ${second}`).toBeLessThan(0.06)
    }
  }
})
