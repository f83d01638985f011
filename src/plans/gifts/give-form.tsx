import { useState } from 'react'
import { CallError, send } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Field, Select } from '../../platform/ui/field.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { monthsText, type PaidPlanId, paidPlans, planOf } from '../plans.ts'

const choices = [1, 3, 12] as const
const orderFailed = 'Unable to process payment. Please try again.'

export function GiveForm({ sandbox }: { sandbox: boolean }) {
  const [plan, setPlan] = useState<PaidPlanId>('premium')
  const [months, setMonths] = useState<(typeof choices)[number]>(1)
  const [pending, setPending] = useState(false)
  const price = `$${(planOf(plan).priceCents / 100) * months}`

  async function pay() {
    setPending(true)
    try {
      const order = await send(contract.orderGift, { body: { plan, months } })
      const approval = order.links.find(({ rel }) => rel === 'approve')?.href
      if (!approval) throw new Error(orderFailed)
      location.assign(approval)
      // Back from the provider can show this page as it was left.
      window.addEventListener('pageshow', () => setPending(false), { once: true })
    } catch (error) {
      const description = error instanceof CallError ? error.message : orderFailed
      toast({ title: 'Payment Error', description, kind: 'destructive' })
      setPending(false)
    }
  }

  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl">Give months</h2>
      <p className="measure text-ink-soft">
        You get a code to pass on any way you like. It adds months to the account it’s used with, and we don’t
        tell either of you who the other is.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Plan, per month">
          <Select
            value={plan}
            onChange={(event) => setPlan(paidPlans.find((id) => id === event.target.value) ?? 'premium')}
          >
            {paidPlans.map((id) => (
              <option key={id} value={id}>
                {planOf(id).name}, {planOf(id).price}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Months">
          <Select
            value={String(months)}
            onChange={(event) => setMonths(choices.find((n) => String(n) === event.target.value) ?? 1)}
          >
            {choices.map((n) => (
              <option key={n} value={n}>
                {monthsText(n)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {sandbox ? (
        <p>
          <strong>This is practice: no money moves</strong>, because this Cairn has no live payment provider.
        </p>
      ) : null}
      <Button className="justify-self-start" disabled={pending} onClick={() => void pay()}>
        {pending ? 'Taking you to PayPal…' : `Pay ${price} with PayPal`}
      </Button>
      <p className="text-sm text-ink-soft">
        Paid once. A code that nobody used can be refunded on your receipts page for 14 days.
      </p>
    </Card>
  )
}
