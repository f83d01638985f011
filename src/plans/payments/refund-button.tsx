import { useState } from 'react'
import { profile } from '../../accounts/contract.ts'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { dayOf } from '../dates.ts'
import { planOf } from '../plans.ts'

/** Refunds an unused payment. */
export function RefundButton({ receipt }: { receipt: contract.Receipt }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const giveBack = useSend(contract.refundReceipt, {
    refreshes: [contract.receipts, contract.membership, profile],
    failTitle: 'Not refunded',
    onDone: ({ state, refund }) => {
      close()
      if (state === 'refunded')
        toast({ title: 'Refunded', description: 'The money is on its way back to you.' })
      else if (refund === 'refused')
        toast({ title: 'Not refunded', description: 'PayPal refused it. A person will look at it.' })
      else toast({ title: 'Refund noted', description: 'PayPal hasn’t confirmed it yet. We keep checking.' })
    },
    onFail: close,
  })
  const price = `${receipt.amount} ${receipt.currency}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button variant="outline" onClick={() => setAsking(true)}>
        Get a refund
      </Button>
      <p className="text-ink-soft">
        Until {dayOf(receipt.refundableUntil)},{' '}
        {receipt.gift ? 'if nobody uses the code' : 'if you don’t use the plan'}.
      </p>
      <AlertDialog
        open={asking}
        title="Refund this payment?"
        description={`${price} goes back the way you paid, usually within a few days. ${receipt.gift ? 'The code stops working right away.' : `This month of ${planOf(receipt.plan).name} ends right away. Nothing you wrote is lost.`}`}
        confirm={`Refund ${price}`}
        cancel="Don’t refund"
        pending={giveBack.isPending}
        onConfirm={() => giveBack.mutate({ params: { id: receipt.id } })}
        onCancel={close}
      />
    </div>
  )
}
