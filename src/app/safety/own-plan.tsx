// The safety plan page with, for members, whom the plan is shared with.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type PlanSharingProps, SafetyPlanPage } from '../../crisis/safety-plan-page.tsx'
import { storedToken } from '../../platform/browser/call.browser.ts'

const PlanSharing = lazy(async () => {
  const parts = await import('./plan-sharing.tsx').catch(() => undefined)
  return { default: parts?.PlanSharing ?? Nothing }
})

function Nothing() {
  return null
}

const never = () => () => undefined

function SignedInSharing(props: PlanSharingProps) {
  const signedIn = useSyncExternalStore(
    never,
    () => storedToken() !== undefined,
    () => false,
  )
  if (!signedIn) return null
  return (
    <Suspense>
      <PlanSharing {...props} />
    </Suspense>
  )
}

export function OwnPlan() {
  return <SafetyPlanPage Sharing={SignedInSharing} />
}
