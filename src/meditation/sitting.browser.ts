// The sitting on this device: what is practised, and the timer. Kept in the browser, so that a reload takes nothing away.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OwnSeconds, PatternId } from './breathing.ts'
import type { SessionId } from './sessions.ts'
import { elapsed, pause, readTimer, start, stopped, type Timer } from './timer.ts'

export type Plan = {
  session: SessionId | undefined
  /** 0 is endless. */
  minutes: number
  pattern: PatternId | 'none'
  own: OwnSeconds
  /** Minutes between bells; 0 is none. */
  interval: number
  /** 0 to 1; 0 is silent. */
  volume: number
  voice: boolean
  vibrate: boolean
}

type SittingState = {
  /** Whose it is, as `ownerOf` says it: on a shared device nobody sees another's. */
  owner: string | undefined
  plan: Plan
  timer: Timer
  /** Names the sitting from its first start to its reset. */
  id: string | undefined
  cravingBefore: number | undefined
  isOver: boolean
}

const key = 'cairn.sitting'

const firstPlan: Plan = {
  session: undefined,
  minutes: 0,
  pattern: 'even',
  own: { in: 4, hold: 0, out: 6, wait: 0 },
  interval: 0,
  volume: 0.6,
  voice: false,
  vibrate: false,
}

const fresh: SittingState = {
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
      ...fresh,
      ...stored,
      plan: { ...firstPlan, ...stored.plan },
      timer: readTimer(JSON.stringify(stored.timer ?? null)),
    }
  } catch {
    state = fresh
  }
  return state
}

function write(change: Partial<SittingState>) {
  state = { ...read(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(state))
  } catch {
    // Where nothing can be kept, it holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Begins anew where the sitting on this device is somebody else's. */
export function claimSitting(owner: string) {
  if (read().owner !== owner) write({ ...fresh, owner })
}

export function changePlan(change: Partial<Plan>) {
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

/** The chosen time is over: exactly that time was practised, however late the browser noticed. */
export function endSitting(milliseconds: number) {
  write({ timer: { since: undefined, kept: milliseconds }, isOver: true })
}

export function resetSitting() {
  write({ timer: stopped, id: undefined, cravingBefore: undefined, isOver: false })
}

/** Milliseconds practised so far, right at this moment. */
export function practised(): number {
  const { timer, plan } = read()
  const counted = elapsed(timer, Date.now())
  return plan.minutes > 0 ? Math.min(counted, plan.minutes * 60_000) : counted
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The sitting, with the whole seconds practised; renders again once a second while it runs. */
export function useSitting() {
  const sitting = useSyncExternalStore(listen, read, () => fresh)
  const running = sitting.timer.since !== undefined
  const [, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return
    const look = () => setSeconds(Math.floor(practised() / 1000))
    const tick = setInterval(look, 250)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(tick)
      document.removeEventListener('visibilitychange', look)
    }
  }, [running])
  return { ...sitting, running, seconds: Math.floor(practised() / 1000) }
}
