import { useRead } from '../platform/browser/call.browser.ts'
import { ButtonLink } from '../platform/ui/button.tsx'
import { SettingsGroup, SettingsRow } from '../platform/ui/settings-rows.tsx'
import * as contract from './contract.ts'
import { dayOf } from './dates.ts'
import { FreeMonthsRow } from './free-months/free-months-card.tsx'
import { planOf } from './plans.ts'

/** The plan on the account page: its name, its end, and that it does not renew. */
export function MembershipRows() {
  const membership = useRead(contract.membership)
  return (
    <SettingsGroup title="Your plan">
      <SettingsRow
        label="Plan"
        value={membership.data ? sentenceOf(membership.data) : membership.error?.message}
      >
        <ButtonLink to="/pricing" variant="quiet" className="-mr-3 px-3!">
          Plans
        </ButtonLink>
      </SettingsRow>
      <FreeMonthsRow membership={membership.data} />
      <SettingsRow label="Gift months" value="Use a code, or buy one for someone">
        <ButtonLink to="/gifts" variant="quiet" className="-mr-3 px-3!" aria-label="Open gift months">
          Open
        </ButtonLink>
      </SettingsRow>
      <SettingsRow label="Receipts" value="What you paid, to print">
        <ButtonLink to="/receipts" variant="quiet" className="-mr-3 px-3!" aria-label="Show receipts">
          Show
        </ButtonLink>
      </SettingsRow>
    </SettingsGroup>
  )
}

function sentenceOf({ plan, paidUntil, endedAt }: contract.Membership) {
  if (paidUntil) return `${planOf(plan).name}, until ${dayOf(paidUntil)}. It doesn’t renew.`
  if (endedAt)
    return `Free. Your plan ended on ${dayOf(endedAt)}. You can still read, export and delete what you wrote.`
  return 'Free, for as long as you like.'
}
