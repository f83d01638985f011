import { useSend } from '../../platform/browser/call.browser.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { mine } from '../contract.ts'
import { offerWelcome } from '../welcome-contract.ts'

export function WelcomeOffer({ offered }: { offered: boolean }) {
  const offer = useSend(offerWelcome, { refreshes: [mine], failTitle: 'Not yet' })
  return (
    <div className="grid gap-1 rounded-card bg-sky p-4">
      <Checkbox
        label="I’d like to welcome newcomers"
        checked={offered}
        disabled={offer.isPending}
        onChange={(event) => offer.mutate({ body: { offered: event.target.checked } })}
      />
      <p className="text-sm">
        When someone writes their first post here, three people who offered get a notice, in turn and at most
        twice a day. You reply in the forum, where everyone can read it.
      </p>
    </div>
  )
}
