// The checkout: what is bought and until when, the redirect to the provider, and the result after the return.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { profile } from '../../accounts/contract.ts'
import { useSession } from '../../accounts/session.tsx'
import { type Answer, CallError, send, useRefresh } from '../../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { dayOf } from '../dates.ts'
import { amountText, currency, intent, type PaidPlanId, planOf, statementText } from '../plans.ts'

type Offer = Answer<typeof contract.membership>['offers'][number]

const orderFailed = 'Unable to process payment. Please try again.'
const activationFailed = 'Payment successful. Please contact support to activate your subscription.'

/** The URL where the member approves the payment; undefined if the answer has no order or no approval link. */
function approvalOf(order: Answer<typeof contract.order>): string | undefined {
  return order.id ? order.links.find(({ rel }) => rel === 'approve')?.href : undefined
}

type CheckoutProps = {
  plan: PaidPlanId
  offer: Offer | undefined
  sandbox: boolean
  onCancel: () => void
}

export function Checkout({ plan, offer, sandbox, onCancel }: CheckoutProps) {
  const { user } = useSession()
  const [pending, setPending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, price, priceCents } = planOf(plan)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [])

  async function pay() {
    setPending(true)
    try {
      const order = await send(contract.order, { body: { amount: amountText(priceCents), currency, intent } })
      const approval = approvalOf(order)
      if (!approval) throw new Error(orderFailed)
      location.assign(approval)
      // Back from the provider can show this page as it was left.
      window.addEventListener('pageshow', () => setPending(false), { once: true })
    } catch (error) {
      // A refusal shows its own sentence; any other error shows the general one.
      const description = error instanceof CallError && error.status === 409 ? error.message : orderFailed
      toast({ title: 'Payment Error', description, kind: 'destructive' })
      setPending(false)
      onCancel()
    }
  }

  return (
    <Card className="grid gap-5 border-2 border-pine" aria-label="Payment">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {name}, one month for {price}
      </h2>
      {offer?.refused ? <p>{offer.refused}</p> : <Terms plan={plan} offer={offer} sandbox={sandbox} />}
      <div className="flex flex-wrap gap-3">
        {user === undefined ? (
          <ButtonLink to="/login?register=true" state={{ from: `/pricing?plan=${plan}` }} size="large">
            Log in or join to continue
          </ButtonLink>
        ) : null}
        {user && !offer?.refused ? (
          <Button size="large" disabled={pending} onClick={() => void pay()}>
            {pending ? 'Taking you to PayPal…' : `Pay ${price} with PayPal`}
          </Button>
        ) : null}
        <Button size="large" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  )
}

function Terms({ plan, offer, sandbox }: { plan: PaidPlanId; offer: Offer | undefined; sandbox: boolean }) {
  const { name } = planOf(plan)
  return (
    <ul className="measure grid list-disc gap-1.5 pl-5">
      <li>
        You buy one month of {name}
        {offer ? (
          <>
            . You will have it until <strong>{dayOf(offer.paidUntil)}</strong>
            {offer.creditedDays > 0
              ? `, with the rest of your current plan counted as ${offer.creditedDays} ${offer.creditedDays === 1 ? 'day' : 'days'}`
              : ''}
          </>
        ) : null}
        .
      </li>
      <li>It doesn’t renew by itself. We email you once before it ends and charge nothing.</li>
      <li>After that, your account is free. What you wrote stays yours to read, export and delete.</li>
      <li>
        On a card statement it shows as PayPal with “{statementText}”, and the name of our PayPal account
        where there is room. Nothing says what it is for.
      </li>
      {sandbox ? (
        <li>
          <strong>This is practice: no money moves</strong>, because this Cairn has no live payment provider.
        </li>
      ) : null}
    </ul>
  )
}

type Outcome =
  | { kind: 'waiting' }
  | { kind: 'active'; activated: Answer<typeof contract.subscriptionSuccess> }
  | { kind: 'failed'; message: string }

export function PaymentReturn({
  plan,
  orderId,
  onGiveUp,
}: {
  plan: PaidPlanId
  orderId: string
  onGiveUp: () => void
}) {
  const { user, loading } = useSession()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const refresh = useRefresh()
  const navigate = useNavigate()
  const isSignedIn = user !== undefined
  const activatedOrder = useRef('')

  useEffect(() => {
    if (!isSignedIn || activatedOrder.current === orderId) return
    activatedOrder.current = orderId
    send(contract.subscriptionSuccess, { body: { planId: plan, orderId } }).then(
      async (activated) => {
        setOutcome({ kind: 'active', activated })
        await refresh([profile, contract.membership, contract.receipts])
      },
      (error: unknown) => {
        const message = error instanceof CallError && error.status === 409 ? error.message : activationFailed
        setOutcome({ kind: 'failed', message })
      },
    )
  }, [isSignedIn, orderId, plan, refresh])

  const isActive = outcome.kind === 'active'
  useEffect(() => {
    if (!isActive) return undefined
    // A member who opened another page meanwhile stays there.
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), 2_000)
    return () => clearTimeout(timer)
  }, [isActive, navigate])

  if (!isSignedIn && !loading) {
    return (
      <Card tone="sand" className="mb-6 grid gap-4">
        <h2 className="text-xl">Your payment is safe</h2>
        <p>Please log in again. Your plan also starts on its own within a few minutes.</p>
        <ButtonLink
          to="/login"
          state={{ from: location.pathname + location.search }}
          className="justify-self-start"
        >
          Log In
        </ButtonLink>
      </Card>
    )
  }
  if (outcome.kind === 'failed') {
    return (
      <Card tone="sand" className="mb-6 grid gap-4">
        <p role="alert" className="text-lg font-semibold">
          {outcome.message}
        </p>
        <p className="measure">
          We keep checking with PayPal. If money was taken, your plan starts on its own.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/receipts">Look at my payments</ButtonLink>
          <ButtonLink to="/contact" variant="outline">
            Contact support
          </ButtonLink>
          <Button variant="quiet" onClick={onGiveUp}>
            Back to the plans
          </Button>
        </div>
      </Card>
    )
  }
  return (
    <Card tone="moss" className="mb-6" role="status">
      {outcome.kind === 'active' ? (
        <>
          <h2 className="text-xl">Thank you. {planOf(outcome.activated.plan).name} is yours</h2>
          <p>
            Until {dayOf(outcome.activated.paidUntil)}. Your receipt is {outcome.activated.receipt}. Taking
            you to your dashboard…
          </p>
        </>
      ) : (
        <p className="text-lg">Confirming your payment…</p>
      )}
    </Card>
  )
}
