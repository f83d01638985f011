import { useRead } from '../platform/browser/call.browser.ts'
import { ButtonLink } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'
import { dayOf } from './dates.ts'
import { planOf } from './plans.ts'

/** The plan on the account page: what it is, until when, and that it ends by itself. */
export function MembershipCard() {
  const membership = useRead(contract.membership)
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>Your plan</CardTitle>
      {membership.isPending ? <Loading lines={2} /> : null}
      {membership.isError ? <p role="alert">{membership.error.message}</p> : null}
      {membership.data ? <Words membership={membership.data} /> : null}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/pricing" variant="outline">
          Plans
        </ButtonLink>
        <ButtonLink to="/receipts" variant="quiet">
          Receipts
        </ButtonLink>
      </div>
    </Card>
  )
}

function Words({ membership }: { membership: contract.Membership }) {
  const { name } = planOf(membership.plan)
  if (membership.paidUntil) {
    return (
      <p>
        {name}, paid until {dayOf(membership.paidUntil)}. It ends by itself: there is nothing to cancel, and
        nothing more is charged. What you wrote stays yours after that.
      </p>
    )
  }
  if (membership.endedAt) {
    return (
      <p>
        Free. Your last paid month ended on {dayOf(membership.endedAt)}. You can still read, export and delete
        everything you wrote.
      </p>
    )
  }
  return <p>Free, for as long as you like.</p>
}
