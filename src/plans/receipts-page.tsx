import { profile } from '../accounts/contract.ts'
import { useRead, useSend } from '../platform/browser/call.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { dayOf } from './dates.ts'
import { GiftCodeCard } from './gifts/gift-code-card.tsx'
import { RefundButton } from './payments/refund-button.tsx'
import { monthsText, planOf } from './plans.ts'

const states: Record<contract.Receipt['state'], string> = {
  pending: 'PayPal is checking it',
  captured: 'Paid, we’re checking it',
  applied: 'Paid',
  refunded: 'Refunded',
}

export function ReceiptsPage() {
  const receipts = useRead(contract.receipts)
  const recheck = useSend(contract.recheckPayments, {
    refreshes: [contract.receipts, contract.membership, profile],
    failTitle: 'Error',
    onDone: ({ plan, paidUntil }) =>
      toast(
        paidUntil
          ? { title: `You have ${planOf(plan).name}`, description: `Until ${dayOf(paidUntil)}.` }
          : {
              title: 'Checked with PayPal',
              description: 'Your payments here are up to date. If one is missing, please write to us.',
            },
      ),
  })
  return (
    <div className="page pb-20">
      <PageHead
        title="Receipts"
        lead="What you paid, what it bought, and until when. Print this page if you need it on paper."
      >
        <Button variant="outline" className="print:hidden" onClick={() => print()}>
          Print
        </Button>
      </PageHead>
      {receipts.isPending ? <Loading lines={4} /> : null}
      {receipts.isError ? <p role="alert">{receipts.error.message}</p> : null}
      {receipts.data?.length === 0 ? (
        <EmptyState title="No payments yet">
          <p>When you buy a month, you’ll find the receipt here.</p>
          <ButtonLink to="/pricing">See the plans</ButtonLink>
        </EmptyState>
      ) : null}
      <ul className="grid gap-4">
        {receipts.data?.map((receipt) => (
          <li key={receipt.id}>
            <Receipt receipt={receipt} />
          </li>
        ))}
      </ul>
      <Card tone="sand" className="mt-8 grid gap-3 print:hidden">
        <h2 className="text-xl">I paid but don’t have access</h2>
        <p className="measure">
          We check with PayPal every few minutes. If you don’t want to wait, check now.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" disabled={recheck.isPending} onClick={() => recheck.mutate({})}>
            {recheck.isPending ? 'Checking…' : 'Check again'}
          </Button>
          <ButtonLink to="/contact" variant="quiet">
            Write to us
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

function Receipt({ receipt }: { receipt: contract.Receipt }) {
  const isRequested = receipt.refund === 'requested'
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="text-xl">
            {planOf(receipt.plan).name}, {monthsText(receipt.months)}
            {receipt.gift ? ', as a gift' : ''}
          </h2>
          <p className="text-ink-soft">
            {receipt.number}, {dayOf(receipt.paidAt)}
          </p>
          {receipt.coversUntil ? (
            <p>Paid until {dayOf(receipt.coversUntil)}. Does not renew by itself.</p>
          ) : null}
          {receipt.sandbox ? <p className="text-ink-soft">Practice payment: no money moved.</p> : null}
        </div>
        <div className="grid justify-items-start gap-2 sm:justify-items-end">
          <p className="font-display text-2xl font-semibold">
            {receipt.amount} {receipt.currency}
          </p>
          <Badge tone={receipt.state === 'applied' && !isRequested ? 'moss' : 'sand'}>
            {isRequested ? 'Refund on its way' : states[receipt.state]}
          </Badge>
        </div>
      </div>
      {isRequested ? (
        <p role="status">Your refund is noted. PayPal hasn’t confirmed it yet, and we keep checking.</p>
      ) : null}
      {receipt.refund === 'refused' ? (
        <p role="status">
          PayPal refused the refund. A person will look at it, and you still have what you paid for.
        </p>
      ) : null}
      {receipt.gift?.code ? (
        <GiftCodeCard code={receipt.gift.code} validUntil={receipt.gift.validUntil} />
      ) : null}
      {receipt.gift?.isUsed && receipt.state === 'applied' ? <p>The code was used.</p> : null}
      {receipt.refund === 'available' ? <RefundButton receipt={receipt} /> : null}
    </Card>
  )
}
