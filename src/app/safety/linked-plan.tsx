// A trusted person's page with the plan that is shared with them. The cipher is loaded only if there is one.
import { lazy } from 'react'
import { TrustedPage } from '../../trusted/trusted-page.tsx'

const SharedPlan = lazy(async () => ({ default: (await import('./shared-plan.tsx')).SharedPlan }))

export function LinkedPlan() {
  return <TrustedPage SharedPlan={SharedPlan} />
}
