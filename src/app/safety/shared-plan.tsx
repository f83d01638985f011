// The trusted person's view of the plan, decrypted in their browser with the key of their link.
import { useEffect, useState } from 'react'
import { PlanReader } from '../../crisis/safety-plan/plan-reader.tsx'
import type { PlanContent } from '../../crisis/safety-plan/safety-plan.ts'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import type { PersonView } from '../../trusted/person-contract.ts'
import { planKeys } from '../../trusted/plan-keys.browser.ts'
import { openPlan } from './plan-cipher.browser.ts'

type SharedPlanProps = { view: PersonView }

export function SharedPlan({ view: { personId, memberName, plan } }: SharedPlanProps) {
  const [opened, setOpened] = useState<PlanContent | 'locked'>()
  const { revision, sealed } = plan ?? { revision: 0, sealed: '' }
  useEffect(() => {
    let current = true
    void openWithAny(personId, revision, sealed).then((found) => {
      if (current) setOpened(found ?? 'locked')
    })
    return () => {
      current = false
    }
  }, [personId, revision, sealed])
  if (!plan || opened === undefined) return null
  return (
    <Card className="grid gap-4">
      <CardTitle>
        <span>
          <bdi>{memberName}</bdi>’s safety plan
        </span>
      </CardTitle>
      {opened === 'locked' ? (
        <p>
          This browser doesn’t have the key. Open the link that <bdi>{memberName}</bdi> sent you here once.
          Nobody else has it, and we don’t either.
        </p>
      ) : (
        <PlanReader plan={{ ...opened, changedAt: undefined }} />
      )}
    </Card>
  )
}

async function openWithAny(
  personId: string,
  revision: number,
  sealed: string,
): Promise<PlanContent | undefined> {
  for (const secret of planKeys()) {
    const plan = await openPlan(secret, { personId, revision }, sealed).catch(() => undefined)
    if (plan) return plan
  }
  return undefined
}
