import { useEffect, useRef, useState } from 'react'
import { forgetSecret, keepSecret, readSecret } from './encrypted-storage.browser.ts'
import { addEarly, emptyPlan, type SafetyPlan } from './safety-plan.ts'

const name = 'safety-plan'
const pauseMs = 400

export type Keeping = 'reading' | 'kept' | 'keeping' | 'unkept'

/** The plan on this device: loaded once, saved shortly after each change and when the page is left. */
export function useSafetyPlan() {
  const [plan, setPlan] = useState<SafetyPlan>(emptyPlan)
  const [keeping, setKeeping] = useState<Keeping>('reading')
  const waiting = useRef<SafetyPlan>(undefined)
  /** What was typed before the stored plan was read. */
  const early = useRef<Partial<SafetyPlan>>(undefined)

  useEffect(() => {
    readSecret(name).then(
      (kept) => {
        const stored = isPlan(kept) ? { ...emptyPlan, ...kept } : emptyPlan
        if (early.current) waiting.current = addEarly(stored, early.current)
        setPlan(waiting.current ?? stored)
        setKeeping(waiting.current ? 'keeping' : 'kept')
      },
      () => setKeeping('unkept'),
    )
  }, [])

  async function keepWaiting() {
    const due = waiting.current
    if (!due) return
    waiting.current = undefined
    await keepSecret(name, due).then(
      () => setKeeping(waiting.current ? 'keeping' : 'kept'),
      () => setKeeping('unkept'),
    )
  }

  useEffect(() => {
    if (!waiting.current) return
    const timer = setTimeout(() => void keepWaiting(), pauseMs)
    return () => clearTimeout(timer)
  }, [plan])

  useOnLeave(() => void keepWaiting())

  return {
    plan,
    keeping,
    change(part: Partial<SafetyPlan>) {
      const next = { ...plan, ...part, changedAt: new Date().toISOString() }
      setPlan(next)
      if (keeping === 'reading') {
        early.current = { ...early.current, ...part, changedAt: next.changedAt }
        return
      }
      waiting.current = next
      setKeeping('keeping')
      // Asks the browser not to evict the storage.
      void navigator.storage?.persist?.()
    },
    async forget() {
      waiting.current = undefined
      await forgetSecret(name)
      setPlan(emptyPlan)
      setKeeping('kept')
    },
  }
}

/** Runs when the page is hidden or left. */
function useOnLeave(leave: () => void) {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const run = () => latest.current()
    document.addEventListener('visibilitychange', run)
    return () => {
      document.removeEventListener('visibilitychange', run)
      run()
    }
  }, [])
}

function isPlan(value: unknown): value is SafetyPlan {
  return typeof value === 'object' && value !== null && 'signs' in value && 'people' in value
}
