import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetSecret, keepSecret, readSecret } from './encrypted-storage.browser.ts'
import { addEarly, emptyPlan, type SafetyPlan } from './safety-plan.ts'
import { forgetSyncKeys } from './sync-key.browser.ts'

const name = 'safety-plan'
const pauseMs = 400

export type Keeping = 'reading' | 'kept' | 'keeping' | 'unkept'

/** The plan on this device: loaded once, saved shortly after each change and when the page is left. */
export function useSafetyPlan() {
  const [plan, setPlan] = useState<SafetyPlan>(emptyPlan)
  const [keeping, setKeeping] = useState<Keeping>('reading')
  const { write, flush, forgetAll } = useWriter(setKeeping)
  /** The plan after the last change, which may not be rendered yet. */
  const latest = useRef(emptyPlan)
  /** Text typed before the stored plan was loaded. */
  const early = useRef<Partial<SafetyPlan>>(undefined)

  function show(next: SafetyPlan) {
    latest.current = next
    setPlan(next)
  }

  useEffect(() => {
    readSecret(name).then(
      (kept) => {
        const stored = isPlan(kept) ? { ...emptyPlan, ...kept } : emptyPlan
        const typed = early.current && addEarly(stored, early.current)
        if (typed) write(typed)
        show(typed ?? stored)
        setKeeping(typed ? 'keeping' : 'kept')
      },
      () => setKeeping('unkept'),
    )
  }, [write])

  return {
    plan,
    keeping,
    change(part: Partial<SafetyPlan>) {
      const next = { ...latest.current, ...part, changedAt: new Date().toISOString() }
      show(next)
      if (keeping === 'reading') {
        early.current = { ...early.current, ...part, changedAt: next.changedAt }
        return
      }
      write(next)
      setKeeping('keeping')
      // Asks the browser not to evict the storage.
      void navigator.storage?.persist?.()
    },
    /** Changes the stored plan, also while the person is typing. Resolves once it is stored. */
    async update(change: (plan: SafetyPlan) => SafetyPlan): Promise<SafetyPlan> {
      const next = change(latest.current)
      write(next)
      show(next)
      await flush()
      return next
    },
    async forget() {
      await forgetAll()
      show(emptyPlan)
      setKeeping('kept')
    },
  }
}

/** Debounces and serializes storing the plan. */
function useWriter(setKeeping: (keeping: Keeping) => void) {
  const waiting = useRef<SafetyPlan>(undefined)
  const stored = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(async () => {
    const due = waiting.current
    if (!due) return
    waiting.current = undefined
    stored.current = stored.current
      .then(() => keepSecret(name, due))
      .then(
        () => setKeeping(waiting.current ? 'keeping' : 'kept'),
        () => setKeeping('unkept'),
      )
    await stored.current
  }, [setKeeping])
  const write = useCallback(
    (plan: SafetyPlan) => {
      waiting.current = plan
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), pauseMs)
    },
    [flush],
  )
  async function forgetAll() {
    waiting.current = undefined
    await stored.current
    await Promise.all([forgetSecret(name), forgetSyncKeys()])
  }
  useOnLeave(() => void flush())
  return { write, flush, forgetAll }
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
