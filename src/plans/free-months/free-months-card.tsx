import { profile } from '../../accounts/contract.ts'
import { useRead, useRefresh, useSend } from '../../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { SettingsRow } from '../../platform/ui/settings-rows.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { dayOf } from '../dates.ts'
import { monthsEachTime } from './free-months.ts'

const promise = `${monthsEachTime} months of Premium, free. No reason needed.`

function TakeButton({ quiet = false }: { quiet?: boolean }) {
  const refresh = useRefresh()
  const changes = [contract.membership, profile]
  const take = useSend(contract.takeFreeMonths, {
    refreshes: changes,
    failTitle: 'Nothing more was added',
    // The months were added already: in another tab, or by a try whose response was lost.
    onFail: ({ status }) => status === 409 && void refresh(changes),
    onDone: ({ paidUntil }) =>
      toast({
        title: 'Premium is yours',
        ...(paidUntil ? { description: `Until ${dayOf(paidUntil)}. Nothing will be charged.` } : {}),
      }),
  })
  return (
    <Button
      variant={quiet ? 'quiet' : 'outline'}
      {...(quiet ? { className: '-mr-3 px-3!' } : {})}
      disabled={take.isPending}
      onClick={() => take.mutate({})}
    >
      {take.isPending ? 'One moment…' : `Get ${monthsEachTime} free months`}
    </Button>
  )
}

/** The card of the pricing page, for members and visitors. */
export function FreeMonthsCard({ signedIn }: { signedIn: boolean }) {
  const membership = useRead(contract.membership, {}, { enabled: signedIn })
  const refused = membership.data?.freeMonthsRefused
  return (
    <Card
      id="cant-pay"
      tone="sand"
      className="mt-6 flex flex-wrap items-center justify-between gap-4"
      aria-label="I can’t pay"
    >
      <div className="grid gap-1">
        <h2 className="text-xl">I can’t pay</h2>
        <p className="measure">
          {signedIn
            ? (refused ?? promise)
            : `Members who can’t pay get ${monthsEachTime} months of Premium free, with one tap. No reason needed.`}
        </p>
      </div>
      {signedIn && refused === null ? <TakeButton /> : null}
      {signedIn ? null : (
        <ButtonLink to="/login?register=true" variant="outline">
          Join first, free
        </ButtonLink>
      )}
    </Card>
  )
}

/** The row of the account page. */
export function FreeMonthsRow({ membership }: { membership: contract.Membership | undefined }) {
  return (
    <SettingsRow label="I can’t pay" value={membership?.freeMonthsRefused ?? promise}>
      {membership?.freeMonthsRefused === null ? <TakeButton quiet /> : null}
    </SettingsRow>
  )
}
