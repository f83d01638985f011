import { useEffect, useRef, useState } from 'react'
import { CallError, send, useRefresh } from '../../platform/browser/call.browser.ts'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import * as contract from '../contract.ts'
import { GiftCodeCard } from './gift-code-card.tsx'

const notConfirmed = 'We couldn’t confirm this payment yet.'

/** The buyer's page after returning from PayPal: the code, or the steps that are still missing. */
export function GiftReturn({ orderId }: { orderId: string }) {
  const [receipt, setReceipt] = useState<contract.Receipt>()
  const [problem, setProblem] = useState('')
  const refresh = useRefresh()
  const confirmedOrder = useRef('')

  useEffect(() => {
    if (confirmedOrder.current === orderId) return
    confirmedOrder.current = orderId
    send(contract.confirmGift, { body: { orderId } }).then(
      async (paid) => {
        setReceipt(paid)
        await refresh([contract.receipts])
      },
      (error: unknown) => setProblem(error instanceof CallError ? error.message : notConfirmed),
    )
  }, [orderId, refresh])

  if (problem) {
    return (
      <Card tone="sand" className="mb-6 grid gap-4">
        <p role="alert" className="font-semibold">
          {problem}
        </p>
        <p className="measure">
          If money was taken, we keep checking with PayPal, and the code appears on your receipts page.
        </p>
        <ButtonLink to="/receipts" variant="outline" className="justify-self-start">
          Receipts
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card tone="moss" className="mb-6 grid gap-4" role="status">
      {receipt?.gift?.code ? (
        <>
          <h2 className="text-xl">Thank you. Here’s your code</h2>
          <GiftCodeCard code={receipt.gift.code} validUntil={receipt.gift.validUntil} />
          <p>You’ll also find it on your receipts page.</p>
        </>
      ) : (
        <p>{receipt ? 'This code was used or refunded.' : 'Confirming your payment…'}</p>
      )}
    </Card>
  )
}
