import { useSearchParams } from 'react-router'
import { useRead } from '../platform/browser/call.browser.ts'
import { PageHead } from '../platform/ui/page-head.tsx'
import * as contract from './contract.ts'
import { GiftReturn } from './gifts/gift-return.tsx'
import { GiveForm } from './gifts/give-form.tsx'
import { RedeemForm } from './gifts/redeem-form.tsx'

export function GiftsPage() {
  const [search] = useSearchParams()
  const membership = useRead(contract.membership)
  const token = search.get('token')
  return (
    <div className="page pb-20">
      <PageHead
        title="Gift months"
        lead="Use a code you were given, or buy months for someone else. Nothing renews by itself."
      />
      {token && search.has('paid') ? <GiftReturn orderId={token} /> : null}
      {search.has('cancelled') ? (
        <p role="status" className="mb-6 rounded-card bg-sand p-5">
          You canceled the payment. We charged nothing, and nothing changed.
        </p>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RedeemForm />
        <GiveForm sandbox={membership.data?.sandbox ?? false} />
      </div>
    </div>
  )
}
