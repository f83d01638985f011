// The current sitting and its timer, in local storage so that a reload loses nothing.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CustomSeconds, PatternId } from './breathing/breathing.ts'
import type { SessionId } from './sessions.ts'
import { elapsed, pause, readTimer, start, stopped, type Timer } from './timer.ts'

export type SittingPlan = {
  session: SessionId | undefined
  /** 0 means unlimited. */
  minutes: number
  pattern: PatternId | 'none'
  own: CustomSeconds
  /** Minutes between bells; 0 for none. */
  interval: number
  /** 0 to 1; 0 is silent. */
  volume: number
  voice: boolean
  vibrate: boolean
}

type SittingState = {
  /** The owner's hash from `ownerOf`, for shared devices. */
  owner: string | undefined
  plan: SittingPlan
  timer: Timer
  /** The id of the sitting from its first start to its reset. */
  id: string | undefined
  cravingBefore: number | undefined
  isOver: boolean
}

const key = 'cairn.sitting'

const firstPlan: SittingPlan = {
  session: undefined,
  minutes: 0,
  pattern: 'even',
  own: { in: 4, hold: 0, out: 6, wait: 0 },
  interval: 0,
  volume: 0.6,
  voice: false,
  vibrate: false,
}

const initialState: SittingState = {
  owner: undefined,
  plan: firstPlan,
  timer: stopped,
  id: undefined,
  cravingBefore: undefined,
  isOver: false,
}

let state: SittingState | undefined
const listeners = new Set<() => void>()

function read(): SittingState {
  if (state) return state
  try {
    const stored: Partial<SittingState> = JSON.parse(localStorage.getItem(key) ?? '{}')
    state = {
      ...initialState,
      ...stored,
      plan: { ...firstPlan, ...stored.plan },
      timer: readTimer(JSON.stringify(stored.timer ?? null)),
    }
  } catch {
    state = initialState
  }
  return state
}

function write(change: Partial<SittingState>) {
  state = { ...read(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(state))
  } catch {
    // Without local storage it lasts until the page closes.
  }
  for (const listener of listeners) listener()
}

/** Starts over if the stored sitting belongs to another person. */
export function claimSitting(owner: string) {
  if (read().owner !== owner) write({ ...initialState, owner })
}

export function changePlan(change: Partial<SittingPlan>) {
  write({ plan: { ...read().plan, ...change } })
}

export function setCravingBefore(cravingBefore: number | undefined) {
  write({ cravingBefore })
}

export function startSitting() {
  const { timer, id } = read()
  write({ timer: start(timer, Date.now()), id: id ?? crypto.randomUUID(), isOver: false })
}

export function pauseSitting() {
  write({ timer: pause(read().timer, Date.now()) })
}

/** Ends at exactly the chosen time, even if the browser notices it late. */
export function endSitting(milliseconds: number) {
  write({ timer: { since: undefined, kept: milliseconds }, isOver: true })
}

export function resetSitting() {
  write({ timer: stopped, id: undefined, cravingBefore: undefined, isOver: false })
}

/** Milliseconds practiced so far. */
export function practicedMilliseconds(): number {
  const { timer, plan } = read()
  const counted = elapsed(timer, Date.now())
  return plan.minutes > 0 ? Math.min(counted, plan.minutes * 60_000) : counted
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The sitting and its whole seconds; rerenders once a second while running. */
export function useSitting() {
  const sitting = useSyncExternalStore(listen, read, () => initialState)
  const running = sitting.timer.since !== undefined
  const [, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return
    const update = () => setSeconds(Math.floor(practicedMilliseconds() / 1000))
    const tick = setInterval(update, 250)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(tick)
      document.removeEventListener('visibilitychange', update)
    }
  }, [running])
  return { ...sitting, running, seconds: Math.floor(practicedMilliseconds() / 1000) }
}
