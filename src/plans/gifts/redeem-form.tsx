import { useState } from 'react'
import { profile } from '../../accounts/contract.ts'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { dayOf } from '../dates.ts'
import { planOf } from '../plans.ts'

export function RedeemForm() {
  const [code, setCode] = useState('')
  const redeem = useSend(contract.redeemGift, {
    refreshes: [contract.membership, profile],
    onDone: ({ plan, paidUntil }) => {
      setCode('')
      toast({
        title: `${planOf(plan).name} is yours`,
        ...(paidUntil ? { description: `Until ${dayOf(paidUntil)}.` } : {}),
      })
    },
  })
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl">I have a code</h2>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          redeem.mutate({ body: { code } })
        }}
      >
        <Field
          label="Code"
          hint="16 letters and numbers. Case, spaces and dashes don’t matter."
          error={redeem.error?.message}
        >
          <Input
            required
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={redeem.isPending}>
          {redeem.isPending ? 'One moment…' : 'Use code'}
        </Button>
      </form>
      {redeem.data?.paidUntil ? (
        <p role="status">
          You have {planOf(redeem.data.plan).name} until {dayOf(redeem.data.paidUntil)}.
        </p>
      ) : null}
    </Card>
  )
}
