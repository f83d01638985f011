import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteSecret, readSecret, storeSecret } from './encrypted-storage.browser.ts'
import { addEarly, emptyPlan, type SafetyPlan } from './safety-plan.ts'
import { deleteSyncKeys } from './sync-key.browser.ts'

const name = 'safety-plan'
const pauseMs = 400

export type PlanStorageState = 'loading' | 'saved' | 'saving' | 'failed'

/** The plan on this device: loaded once, saved shortly after each change and when the page is left. */
export function useSafetyPlan() {
  const [plan, setPlan] = useState<SafetyPlan>(emptyPlan)
  const [state, setState] = useState<PlanStorageState>('loading')
  const { write, flush, deletePlan } = useWriter(setState)
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
      (loaded) => {
        const stored = isPlan(loaded) ? { ...emptyPlan, ...loaded } : emptyPlan
        const typed = early.current && addEarly(stored, early.current)
        if (typed) write(typed)
        show(typed ?? stored)
        setState(typed ? 'saving' : 'saved')
      },
      () => setState('failed'),
    )
  }, [write])

  return {
    plan,
    state,
    change(part: Partial<SafetyPlan>) {
      const next = { ...latest.current, ...part, changedAt: new Date().toISOString() }
      show(next)
      if (state === 'loading') {
        early.current = { ...early.current, ...part, changedAt: next.changedAt }
        return
      }
      write(next)
      setState('saving')
      // Asks the browser not to evict the storage.
      void navigator.storage?.persist?.()
    },
    /** Changes the stored plan, even while the person is typing. Resolves once it is stored. */
    async update(change: (plan: SafetyPlan) => SafetyPlan): Promise<SafetyPlan> {
      const next = change(latest.current)
      write(next)
      show(next)
      await flush()
      return next
    },
    async forget() {
      await deletePlan()
      show(emptyPlan)
      setState('saved')
    },
  }
}

/** Debounces and serializes storing the plan. */
function useWriter(setState: (state: PlanStorageState) => void) {
  const waiting = useRef<SafetyPlan>(undefined)
  const stored = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(async () => {
    const due = waiting.current
    if (!due) return
    waiting.current = undefined
    stored.current = stored.current
      .then(() => storeSecret(name, due))
      .then(
        () => setState(waiting.current ? 'saving' : 'saved'),
        () => setState('failed'),
      )
    await stored.current
  }, [setState])
  const write = useCallback(
    (plan: SafetyPlan) => {
      waiting.current = plan
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), pauseMs)
    },
    [flush],
  )
  async function deletePlan() {
    waiting.current = undefined
    await stored.current
    await Promise.all([deleteSecret(name), deleteSyncKeys()])
  }
  useOnLeave(() => void flush())
  return { write, flush, deletePlan }
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
