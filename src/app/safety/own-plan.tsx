// The safety plan page. Members also see sync between their devices and sharing with other people.
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { type PlanSharingProps, SafetyPlanPage } from '../../crisis/safety-plan-page.tsx'
import { storedToken } from '../../platform/browser/session-token.browser.ts'

const PlanSync = lazy(async (): Promise<{ default: ComponentType<PlanSharingProps> }> => {
  const parts = await import('./plan-sync-card.tsx').catch(() => undefined)
  return { default: parts?.PlanSync ?? Nothing }
})
const PlanSharing = lazy(async () => {
  const parts = await import('./plan-sharing.tsx').catch(() => undefined)
  return { default: parts?.PlanSharing ?? Nothing }
})

function Nothing() {
  return null
}

function isDeviceLink() {
  return location.hash.startsWith('#sync=')
}

const never = () => () => undefined

function SignedInSharing(props: PlanSharingProps) {
  const signedIn = useSyncExternalStore(
    never,
    () => storedToken() !== undefined,
    () => false,
  )
  const linked = useSyncExternalStore(never, isDeviceLink, () => false)
  if (!signedIn)
    return linked ? (
      <p role="status" className="mt-8 font-semibold print:hidden">
        To sync your plan, log in on this device first. Then open the link again.
      </p>
    ) : null
  return (
    <Suspense>
      <PlanSync {...props} />
      <PlanSharing {...props} />
    </Suspense>
  )
}

export function OwnPlan() {
  return <SafetyPlanPage Sharing={SignedInSharing} />
}
