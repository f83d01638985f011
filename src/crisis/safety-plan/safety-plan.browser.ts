import { useEffect, useRef, useState } from 'react'
import { forgetSecret, keepSecret, readSecret } from './encrypted-storage.browser.ts'
import { emptyPlan, type SafetyPlan } from './safety-plan.ts'

const name = 'safety-plan'
const pauseMs = 400

export type Keeping = 'reading' | 'kept' | 'keeping' | 'unkept'

/** The plan on this device: loaded once, saved shortly after each change and when the page is left. */
export function useSafetyPlan() {
  const [plan, setPlan] = useState<SafetyPlan>(emptyPlan)
  const [keeping, setKeeping] = useState<Keeping>('reading')
  const waiting = useRef<SafetyPlan>(undefined)

  useEffect(() => {
    readSecret(name).then(
      (kept) => {
        if (isPlan(kept)) setPlan({ ...emptyPlan, ...kept })
        setKeeping('kept')
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

  useEffect(() => {
    const leave = () => void keepWaiting()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  return {
    plan,
    keeping,
    change(part: Partial<SafetyPlan>) {
      const next = { ...plan, ...part, changedAt: new Date().toISOString() }
      waiting.current = next
      setPlan(next)
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

function isPlan(value: unknown): value is SafetyPlan {
  return typeof value === 'object' && value !== null && 'signs' in value && 'people' in value
}
