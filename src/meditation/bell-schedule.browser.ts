// Schedules the bells of a running sitting and cancels them when it stops.
import { useEffect } from 'react'
import { openBell, scheduleBell } from './bell.browser.ts'
import { practicedMilliseconds, type SittingPlan } from './sitting.browser.ts'
import { upcomingBells } from './timer.ts'

/** Schedules all bells whenever the plan changes. After a reload, sound needs a new click. */
export function useBells(running: boolean, { interval, minutes, volume }: SittingPlan) {
  useEffect(() => {
    if (!running) return
    let planned: (() => void)[] = []
    let endRings = 0
    const cancelAll = () => {
      for (const cancel of planned) cancel()
      planned = []
    }
    const plan = () => {
      cancelAll()
      if (!openBell()) return
      for (const bell of upcomingBells(practicedMilliseconds() / 1000, interval * 60, minutes * 60)) {
        if (!bell.isEnd) planned.push(scheduleBell(bell.in, volume))
        else {
          // The final bell is not canceled when the sitting stops.
          const final = [0, 3].map((later) => scheduleBell(bell.in + later, volume, 'low'))
          endRings = Date.now() + bell.in * 1000
          planned.push(() => {
            if (Date.now() < endRings - 1_500) for (const cancel of final) cancel()
          })
        }
      }
    }
    plan()
    addEventListener('click', plan, { once: true })
    return () => {
      removeEventListener('click', plan)
      cancelAll()
    }
  }, [running, interval, minutes, volume])
}
