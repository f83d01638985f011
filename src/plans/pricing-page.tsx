import { Check, Minus } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import * as accounts from '../accounts/contract.ts'
import { useSession } from '../accounts/session.tsx'
import { useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { useFeature } from '../platform/browser/feature-flags.tsx'
import { useHydrating } from '../platform/browser/hydrating.browser.ts'
import { ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import * as contract from './contract.ts'
import { dayOf } from './dates.ts'
import { comparisonFor, questionsFor } from './faq.ts'
import { FreeMonthsCard } from './free-months/free-months-card.tsx'
import { Checkout, PaymentReturn } from './payments/checkout.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanPrices } from './plan-prices.tsx'
import { type PaidPlanId, planOf, plans, plansOffered } from './plans.ts'

export function PricingPage() {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<PaidPlanId>()
  const membership = useRead(contract.membership, {}, { enabled: user !== undefined })
  const coachOn = useFeature('coach')
  // The page was prerendered without a query; the query is read after hydration.
  const isHydrated = !useHydrating()
  const approved = isHydrated ? search.get('approved') : null
  const token = isHydrated ? search.get('token') : null
  // Continues with the plan that was chosen before signing up.
  const chosenPlan = isHydrated ? search.get('plan') : null
  useEffect(() => {
    if (chosenPlan === 'premium' || chosenPlan === 'professional') setChosen(chosenPlan)
  }, [chosenPlan])
  const { state } = useLocation()
  const paidPage = isHydrated ? paidPageOf(state?.from) : undefined
  const returned = token && (approved === 'premium' || approved === 'professional') ? approved : undefined

  return (
    <div className="page pb-20">
      <PageHead
        title="Plans"
        lead="Help when it’s hard is free for everyone, always. Pay one month at a time. Nothing renews by itself."
      />
      {returned && token ? (
        <PaymentReturn
          plan={returned}
          orderId={token}
          onGiveUp={() => {
            setChosen(undefined)
            setSearch({}, { replace: true })
          }}
        />
      ) : null}
      {isHydrated && search.has('cancelled') ? (
        <p role="status" className="mb-6 rounded-card bg-sand p-5">
          You canceled the payment. We charged nothing, and nothing changed.
        </p>
      ) : null}
      {paidPage ? <PaidPageNotice name={paidPage} endedAt={membership.data?.endedAt ?? null} /> : null}
      <PlanPrices plans={plansOffered(coachOn)} />
      <div className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
        {plansOffered(coachOn).map((plan) => (
          <Fragment key={plan.id}>
            <PlanCard
              plan={plan}
              current={user?.subscription === plan.id}
              signedIn={user !== undefined}
              chosen={chosen === plan.id}
              onChoose={setChosen}
            />
            {/* On phones under the chosen card, on wide screens under all three. */}
            {chosen === plan.id ? (
              <div className="lg:order-last lg:col-span-3">
                <Checkout
                  plan={chosen}
                  offer={membership.data?.offers.find((offer) => offer.plan === chosen)}
                  sandbox={membership.data?.sandbox ?? false}
                  onCancel={() => {
                    setChosen(undefined)
                    document.getElementById(plan.id)?.querySelector('button')?.focus()
                  }}
                />
              </div>
            ) : null}
          </Fragment>
        ))}
      </div>
      {user && membership.data ? <CurrentPlan membership={membership.data} /> : null}
      <FreeMonthsCard signedIn={user !== undefined} />
      <Comparison />
      <Questions />
    </div>
  )
}

/** What a free member wanted to open, by the first part of its path. */
const paidPages: Partial<Record<string, string>> = {
  journal: 'The journal',
  'ai-coach': 'The AI recovery coach',
  workbooks: 'This workbook',
  practices: 'This practice',
}

const paidPageOf = (path: unknown) =>
  typeof path === 'string' ? paidPages[path.split('/')[1] ?? ''] : undefined

function PaidPageNotice({ name, endedAt }: { name: string; endedAt: string | null }) {
  return (
    <div role="status" className="mb-6 grid gap-2 rounded-card bg-sand p-5">
      {endedAt ? (
        <p>
          Your plan ended on {dayOf(endedAt)}. You can still read, export and delete what you wrote, in{' '}
          <Link to="/account">your account</Link>.
        </p>
      ) : null}
      <p>
        {name} is part of {planOf('premium').name}. <Link to="/help">Help now</Link>, your{' '}
        <Link to="/safety-plan">safety plan</Link> and <Link to="/breathe">breathing</Link> are free, always.
      </p>
    </div>
  )
}

function CurrentPlan({ membership }: { membership: contract.Membership }) {
  const plan = planOf(membership.plan)
  const { user } = useSession()
  const refresh = useRefresh()
  // The plan was bought, or ended, on another device since the profile was read.
  const isOutdated = user !== undefined && user.subscription !== membership.plan
  const readProfile = useEffectEvent(() => void refresh([accounts.profile]))
  useEffect(() => {
    if (isOutdated) readProfile()
  }, [isOutdated])
  return (
    <Card
      tone="moss"
      className="mt-6 flex flex-wrap items-center justify-between gap-4"
      aria-label="Your current plan"
    >
      <div className="grid gap-1">
        <h2 className="text-xl">Your current plan: {plan.name}</h2>
        <p>{endOf(membership)}</p>
        {membership.unfinished > 0 ? <p>A payment is still being confirmed.</p> : null}
      </div>
      <ButtonLink to="/receipts" variant="outline">
        Receipts
      </ButtonLink>
    </Card>
  )
}

function endOf({ paidUntil, endedAt }: contract.Membership): string {
  if (paidUntil) return `Until ${dayOf(paidUntil)}. It doesn’t renew by itself.`
  if (!endedAt) return 'Free, for as long as you like.'
  return `Your plan ended on ${dayOf(endedAt)}. What you wrote is still yours to read, export and delete.`
}

function Comparison() {
  const coachOn = useFeature('coach')
  return (
    <section className="mt-section">
      <h2 id="comparison" className="mb-5 text-3xl">
        Compare plans
      </h2>
      <div
        className="overflow-x-auto rounded-card border border-line bg-paper-raised"
        role="region"
        aria-labelledby="comparison"
        tabIndex={0}
      >
        <table className="w-full text-left text-sm wrap-normal sm:text-base">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="p-4">
                <span className="sr-only">Feature</span>
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className="px-2 py-3 text-center sm:p-4">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonFor(coachOn).map((row) => (
              <tr key={row.what} className="border-b border-line last:border-0">
                <th scope="row" className="py-3 pl-4 font-normal sm:p-4">
                  {row.what}
                </th>
                {plans.map(({ id }) => (
                  <td key={id} className="px-2 py-3 text-center sm:p-4">
                    {row.note?.[id] ??
                      (row.in.includes(id) ? (
                        <Check role="img" aria-label="Included" className="inline size-5 text-pine" />
                      ) : (
                        <Minus role="img" aria-label="Not included" className="inline size-5 text-ink-soft" />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/premium" variant="quiet">
          See what’s in the premium library
        </ButtonLink>
        <ButtonLink to="/gifts" variant="quiet">
          Give months, or use a code
        </ButtonLink>
      </p>
    </section>
  )
}

function Questions() {
  const coachOn = useFeature('coach')
  return (
    <section className="mt-section">
      <h2 className="mb-5 text-3xl">Questions</h2>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {questionsFor(coachOn).map(({ question, answer }) => (
          <details key={question} className="rounded-card border border-line bg-paper-raised px-5 py-3">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{question}</summary>
            <p className="measure pb-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
