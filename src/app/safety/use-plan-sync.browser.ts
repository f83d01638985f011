// Syncs the safety plan while its page is open: at the start, after changes, and when the connection or the page returns.

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentOf } from '../../crisis/safety-plan/safety-plan.ts'
import { deleteSyncKey, storeSyncKey, syncKeyOf } from '../../crisis/safety-plan/sync-key.browser.ts'
import type { PlanSharingProps } from '../../crisis/safety-plan-page.tsx'
import { type Answer, CallError, send } from '../../platform/browser/call.browser.ts'
import { newLinkKey } from '../../trusted/plan-keys.browser.ts'
import { openPlan } from './plan-cipher.browser.ts'
import * as contract from './plan-sync.ts'
import { type SyncResult, type SyncSide, startSync, syncPlan } from './sync-plan.browser.ts'

export type PlanSyncState =
  | { is: 'reading' | 'off' | 'ended' | 'locked' | 'wrong-link' }
  | { is: 'synced'; secret: string }
  | { is: 'failed'; problem: string }

const pauseMs = 1_500
const fragment = '#sync='

export function deviceLink(secret: string): string {
  return `${location.origin}/safety-plan${fragment}${secret}`
}

function sideOf(memberId: string, secret: string, update: SyncSide['update']): SyncSide {
  return {
    memberId,
    secret,
    update,
    copy: async () => (await send(contract.syncedPlan)).plan,
    save: (body) =>
      send(contract.saveSyncedPlan, { body }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CallError && error.status === 409) return false
          throw error
        },
      ),
  }
}

/** Stores the key of a link that was opened here, if it opens this member's copy. */
async function storeLinkKey({
  memberId,
  plan,
}: Answer<typeof contract.syncedPlan>): Promise<'none' | 'stored' | 'wrong'> {
  const { hash, pathname, search } = location
  if (!hash.startsWith(fragment)) return 'none'
  const secret = hash.slice(fragment.length)
  const opened = plan && (await openPlan(secret, { memberId, revision: plan.revision }, plan.sealed))
  if (opened) await storeSyncKey(memberId, secret)
  // Removed from the URL only now, so that reloading or closing the page earlier does not lose the key.
  history.replaceState(history.state, '', pathname + search)
  return opened ? 'stored' : 'wrong'
}

async function run(update: SyncSide['update']): Promise<PlanSyncState> {
  const found = await send(contract.syncedPlan)
  const { memberId } = found
  const link = await storeLinkKey(found)
  const secret = await syncKeyOf(memberId)
  if (!secret && link === 'wrong') return { is: 'wrong-link' }
  if (!secret) return { is: found.plan ? 'locked' : 'off' }
  const result: SyncResult = await syncPlan(sideOf(memberId, secret, update))
  if (result === 'synced') return { is: 'synced', secret }
  if (result === 'locked') return { is: 'locked' }
  await deleteSyncKey(memberId)
  await update(({ synced: _, ...plan }) => plan)
  return { is: 'ended' }
}

async function begin({ plan, update }: PlanSharingProps): Promise<PlanSyncState> {
  const { memberId } = await send(contract.syncedPlan)
  const secret = newLinkKey()
  await storeSyncKey(memberId, secret)
  if (await startSync(sideOf(memberId, secret, update), contentOf(plan))) return { is: 'synced', secret }
  // Another device turned sync on meanwhile, with its own key.
  await deleteSyncKey(memberId)
  return { is: 'locked' }
}

async function end({ update }: PlanSharingProps): Promise<PlanSyncState> {
  const { memberId } = await send(contract.syncedPlan)
  await send(contract.deleteSyncedPlan)
  await deleteSyncKey(memberId)
  await update(({ synced: _, ...plan }) => plan)
  return { is: 'off' }
}

/** Serialized, so that a sync in progress never restores a copy that was just deleted. */
export function usePlanSync(props: PlanSharingProps) {
  const [state, setState] = useState<PlanSyncState>({ is: 'reading' })
  const queue = useRef(Promise.resolve())
  const next = useCallback((step: () => Promise<PlanSyncState>) => {
    queue.current = queue.current.then(step).then(setState, (error: Error) => {
      setState({ is: 'failed', problem: error.message })
    })
    return queue.current
  }, [])
  const sync = useEffectEvent(() => {
    if (props.isStored) void next(() => run(props.update))
  })
  const { isStored } = props
  const { changedAt } = props.plan
  const first = useRef(true)
  useEffect(() => {
    if (!isStored) return
    const timer = setTimeout(sync, first.current ? 0 : pauseMs)
    first.current = false
    return () => clearTimeout(timer)
  }, [isStored, changedAt])
  useEffect(() => {
    const syncAgain = () => sync()
    window.addEventListener('online', syncAgain)
    window.addEventListener('hashchange', syncAgain)
    document.addEventListener('visibilitychange', syncAgain)
    return () => {
      window.removeEventListener('online', syncAgain)
      window.removeEventListener('hashchange', syncAgain)
      document.removeEventListener('visibilitychange', syncAgain)
    }
  }, [])
  return {
    state,
    retry: () => void next(() => run(props.update)),
    turnOn: () => void next(() => begin(props)),
    turnOff: () => void next(() => end(props)),
  }
}
