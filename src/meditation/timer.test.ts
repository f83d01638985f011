import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elapsed, formatTimer, pause, readTimer, start, stopped, upcomingBells } from './timer.ts'

test('a timer that was never started shows 0:00', () => {
  expect(formatTimer(elapsed(stopped, 5_000))).toBe('0:00')
})

test('the time follows from timestamps, so an hour of standby counts as an hour', () => {
  const running = start(stopped, 1_000)
  expect(elapsed(running, 1_000 + 3_600_000)).toBe(3_600_000)
  expect(formatTimer(elapsed(running, 1_000 + 3_661_999))).toBe('61:01')
})

test('pausing stores the elapsed time, and starting continues from there', () => {
  const paused = pause(start(stopped, 0), 65_000)
  expect(elapsed(paused, 999_000)).toBe(65_000)
  expect(formatTimer(elapsed(start(paused, 1_000_000), 1_002_000))).toBe('1:07')
})

test('a second press of start changes nothing', () => {
  const running = start(stopped, 1_000)
  expect(start(running, 9_000)).toEqual(running)
})

test('setting the clock back does not reduce the time', () => {
  expect(elapsed(pause(start(stopped, 60_000), 50_000), 0)).toBe(0)
  expect(elapsed({ since: 100_000, kept: 30_000 }, 40_000)).toBe(30_000)
})

test('a reload continues the timer, and invalid storage is a stopped timer', () => {
  const running = start(stopped, 1_000)
  expect(elapsed(readTimer(JSON.stringify(running)), 31_000)).toBe(30_000)
  for (const nonsense of [null, '', '{', '{"kept":-1}', '{"kept":"x"}', '[]'])
    expect(readTimer(nonsense)).toEqual(stopped)
})

test('the time never decreases, after any sequence of presses', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('start', 'pause'), fc.nat(100_000))), (presses) => {
      let timer = stopped
      let now = 0
      let last = 0
      for (const [press, wait] of presses) {
        now += wait
        timer = press === 'start' ? start(timer, now) : pause(timer, now)
        expect(elapsed(timer, now)).toBeGreaterThanOrEqual(last)
        last = elapsed(timer, now)
      }
    }),
  )
})

test('bells ring at every interval, and once at the end', () => {
  expect(upcomingBells(0, 300, 900)).toEqual([
    { in: 300, isEnd: false },
    { in: 600, isEnd: false },
    { in: 900, isEnd: true },
  ])
  expect(upcomingBells(310, 300, 600)).toEqual([{ in: 290, isEnd: true }])
  expect(upcomingBells(600, 300, 600)).toEqual([])
  expect(upcomingBells(0, 0, 0)).toEqual([])
  expect(upcomingBells(0, 3_600, 0)).toEqual([{ in: 3_600, isEnd: false }])
})
