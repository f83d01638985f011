import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { deleteDeviceData } from '../../platform/browser/device-data.browser.ts'
import {
  changeSecret,
  databaseName,
  deleteOtherSecrets,
  deleteSecret,
  readSecret,
} from './encrypted-storage.browser.ts'
import { sameStoredPlan, withOtherTab } from './merge-plans.ts'
import { addEarly, emptyPlan, isEmpty, type SafetyPlan } from './safety-plan.ts'
import { deleteSyncKeys } from './sync-key.browser.ts'

const name = 'safety-plan'
// Short, because what was typed last is lost if the page closes before it is stored.
const pauseMs = 100

export type PlanStorageState = 'loading' | 'saved' | 'saving' | 'failed'

/** The plan on this device: loaded once, saved shortly after each change and when the page is left. */
export function useSafetyPlan() {
  const [plan, setPlan] = useState<SafetyPlan>(emptyPlan)
  const [state, setState] = useState<PlanStorageState>('loading')
  /** The plan after the last change, which may not be rendered yet. */
  const latest = useRef(emptyPlan)
  /** Text typed before the stored plan was loaded. */
  const early = useRef<Partial<SafetyPlan>>(undefined)
  const show = useCallback((next: SafetyPlan) => {
    latest.current = next
    setPlan(next)
  }, [])
  const { base, write, flush, deletePlan } = useWriter({ latest, show, setState })

  useEffect(() => {
    readPlan().then(
      (stored) => {
        base.current = stored
        const typed = early.current && addEarly(stored, early.current)
        show(typed ?? stored)
        if (typed) write()
        setState(typed ? 'saving' : 'saved')
      },
      () => setState('failed'),
    )
  }, [base, show, write])

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
      write()
      setState('saving')
      // Asks the browser not to evict the storage.
      void navigator.storage?.persist?.()
    },
    /** Changes the stored plan, even while the person is typing. Resolves once it is stored. */
    async update(change: (plan: SafetyPlan) => SafetyPlan): Promise<SafetyPlan> {
      show(change(latest.current))
      await flush()
      return latest.current
    },
    async forget() {
      await deletePlan()
      show(emptyPlan)
      setState('saved')
    },
  }
}

/** Whether a plan is stored in this browser. */
export function useHasPlan(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    readPlan().then(
      (plan) => setHas(!isEmpty(plan)),
      () => undefined,
    )
  }, [])
  return has
}

/** Deletes what this browser stores, and the plan unless the person keeps it. Its keys for sharing and syncing end with the account. */
export async function deleteDeviceDataAndPlan(keepsPlan: boolean): Promise<void> {
  if (keepsPlan) await deleteOtherSecrets(name)
  await deleteDeviceData(keepsPlan ? databaseName : undefined)
}

async function readPlan(): Promise<SafetyPlan> {
  return planOf(await readSecret(name))
}

function planOf(stored: unknown): SafetyPlan {
  return isPlan(stored) ? { ...emptyPlan, ...stored } : emptyPlan
}

type WriterProps = {
  latest: RefObject<SafetyPlan>
  show: (plan: SafetyPlan) => void
  setState: (state: PlanStorageState) => void
}

/** Debounces and serializes storing the plan, merged with what other tabs stored. */
function useWriter({ latest, show, setState }: WriterProps) {
  /** The plan as this tab last read or stored it. */
  const base = useRef(emptyPlan)
  const stored = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const store = useCallback(async () => {
    const mine = latest.current
    let next = mine
    await changeSecret(name, (stored) => {
      const theirs = planOf(stored)
      next = withOtherTab(base.current, mine, theirs)
      return sameStoredPlan(next, theirs) ? undefined : next
    })
    base.current = next
    if (next !== mine) show(withOtherTab(mine, latest.current, next))
  }, [latest, show])

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    stored.current = stored.current.then(store).then(
      () => setState(sameStoredPlan(base.current, latest.current) ? 'saved' : 'saving'),
      () => setState('failed'),
    )
    await stored.current
  }, [latest, setState, store])

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }, [flush])

  async function deletePlan() {
    clearTimeout(timer.current)
    await stored.current
    await Promise.all([deleteSecret(name), deleteSyncKeys()])
    base.current = emptyPlan
  }
  useOnLeaveOrReturn(() => void flush())
  return { base, write, flush, deletePlan }
}

/** Runs when the page is hidden, shown again, or left. */
function useOnLeaveOrReturn(leave: () => void) {
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
