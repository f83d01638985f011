// The staff pages for payments and session requests.
import { useState } from 'react'
import { FreshCode } from '../accounts/second-factor/fresh-code.tsx'
import { type Answer, useRead, useSend } from '../platform/browser/call.browser.ts'
import { formatTime } from '../platform/format-date.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { AlertDialog } from '../platform/ui/dialog.tsx'
import { Field, Input, Select } from '../platform/ui/field.tsx'
import { EmptyState } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import { monthsText, paidPlans, planOf } from './plans.ts'

type Order = Answer<typeof contract.staffOrders>['orders'][number]
const states = contract.orderStates

export function OrderList() {
  const [state, setState] = useState<contract.OrderState>()
  const [before, setBefore] = useState<string>()
  const page = useRead(contract.staffOrders, { query: { state, before } }, { staleTime: 0 })
  return (
    <div className="grid gap-5">
      <Gift />
      <FreeMonthsCount />
      <Field label="State" className="max-w-xs">
        <Select
          value={state ?? ''}
          onChange={(event) => {
            setState(states.find((each) => each === event.target.value))
            setBefore(undefined)
          }}
        >
          <option value="">All</option>
          {states.map((each) => (
            <option key={each} value={each}>
              {each === 'captured' ? 'captured: please check' : each}
            </option>
          ))}
        </Select>
      </Field>
      {page.isPending ? <Loading /> : null}
      {page.isError ? <p role="alert">{page.error.message}</p> : null}
      {page.data?.orders.length === 0 ? <EmptyState title="No payments here" /> : null}
      {page.data?.orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <div className="flex gap-3">
        {before ? (
          <Button variant="outline" onClick={() => setBefore(undefined)}>
            Newest
          </Button>
        ) : null}
        {page.data?.next ? (
          <Button variant="outline" onClick={() => setBefore(page.data.next ?? undefined)}>
            Older
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function toneOf(state: contract.OrderState): 'dawn' | 'moss' | 'plain' {
  if (state === 'captured') return 'dawn'
  return state === 'applied' ? 'moss' : 'plain'
}

function OrderCard({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const refreshes = [contract.staffOrders]
  const check = useSend(contract.checkOrder, { refreshes, failTitle: 'Error' })
  const giveBack = useSend(contract.refundOrder, {
    refreshes,
    failTitle: 'Error',
    onDone: () => setAsking(false),
    onFail: () => setAsking(false),
  })
  const wasTaken = order.state === 'applied' || order.state === 'captured'
  const request = { params: { id: order.id } }
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          {order.number}, {planOf(order.plan).name}
          {order.isGift ? ` (gift, ${monthsText(order.months)})` : ''}, {order.amount} {order.currency}
        </h2>
        <Badge tone={toneOf(order.state)}>{order.state}</Badge>
      </div>
      <p className="text-sm break-all text-ink-soft">
        {formatTime(order.createdAt)}, {order.member ? <bdi>{order.member}</bdi> : 'nobody'}, {order.provider}{' '}
        {order.providerOrderId ?? 'never made there'}
      </p>
      {order.note ? <p>{order.note}</p> : null}
      {order.steps.length > 0 ? (
        <ol className="grid gap-1 text-sm">
          {order.steps.map((step) => (
            <li key={`${step.at}${step.to}${step.note}`}>
              {formatTime(step.at)}, {step.via}: {step.from ?? 'new'} to {step.to}
              {step.note ? ` (${step.note})` : ''}
            </li>
          ))}
        </ol>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={check.isPending} onClick={() => check.mutate(request)}>
          Look again
        </Button>
        {wasTaken ? (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Return the payment
          </Button>
        ) : null}
      </div>
      <FreshCode
        error={giveBack.error}
        onFresh={() => giveBack.variables && giveBack.mutate(giveBack.variables)}
      />
      <AlertDialog
        open={asking}
        title="Return this payment?"
        description="The money goes back and the month it paid for ends. We email the member."
        confirm="Return the payment"
        pending={giveBack.isPending}
        onConfirm={() => giveBack.mutate(request)}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}

function FreeMonthsCount() {
  const counts = useRead(contract.freeMonthsCounts)
  if (!counts.data) return null
  const { last30Days, last365Days } = counts.data
  return (
    <p>
      Free months taken by members who can’t pay: {last30Days} in the last 30 days, {last365Days} in the last
      year. Their names are not shown.
    </p>
  )
}

function Gift() {
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [plan, setPlan] = useState<(typeof paidPlans)[number]>('premium')
  const [months, setMonths] = useState(1)
  const give = useSend(contract.giveMonths, {
    onDone: ({ paidUntil }) => {
      setEmail('')
      setReason('')
      toast({ title: 'Months given', description: `Until ${formatTime(paidUntil)}.` })
    },
  })
  return (
    <details className="rounded-card border border-line px-5 py-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Give months without a payment
      </summary>
      <form
        className="grid gap-4 py-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          give.mutate({ body: { email, plan, months, reason } })
        }}
      >
        <Field label="Email address" error={give.error?.message}>
          <Input
            type="email"
            value={email}
            maxLength={254}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Why, for colleagues">
          <Input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <Field label="Plan">
          <Select
            value={plan}
            onChange={(event) => setPlan(paidPlans.find((id) => id === event.target.value) ?? 'premium')}
          >
            {paidPlans.map((id) => (
              <option key={id} value={id}>
                {planOf(id).name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Months">
          <Input
            type="number"
            min={1}
            max={24}
            value={months}
            onChange={(event) => setMonths(event.target.valueAsNumber || 1)}
          />
        </Field>
        <FreshCode error={give.error} onFresh={() => give.variables && give.mutate(give.variables)} />
        <Button
          type="submit"
          disabled={!email || !reason.trim() || give.isPending}
          className="justify-self-start"
        >
          Give
        </Button>
      </form>
    </details>
  )
}
