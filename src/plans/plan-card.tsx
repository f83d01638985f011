import { Check, Minus } from 'lucide-react'
import { Badge } from '../platform/ui/badge.tsx'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import type { PaidPlanId, Plan } from './plans.ts'

type PlanCardProps = {
  plan: Plan
  current: boolean
  signedIn: boolean
  chosen: boolean
  onChoose: (plan: PaidPlanId) => void
}

/** A plan on the plans page: price, what it includes, and the button to choose it. */
export function PlanCard({ plan, current, signedIn, chosen, onChoose }: PlanCardProps) {
  const { id } = plan
  const chooseLabel = current ? 'Add a month' : `Choose ${plan.name}`
  const frame = chosen || plan.mostPopular ? 'border-2 border-pine' : ''
  return (
    <Card id={id} className={`relative flex scroll-mt-20 flex-col gap-5 ${frame}`} aria-label={plan.name}>
      <div className="grid gap-2">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl">{plan.name}</h2>
          {plan.mostPopular ? <Badge tone="dawn">Most Popular</Badge> : null}
          {current ? <Badge tone="moss">Your plan</Badge> : null}
        </div>
        <p>
          <span className="font-display text-4xl font-semibold">{plan.price}</span>{' '}
          <span className="text-ink-soft">{plan.period}</span>
        </p>
        <p className="text-ink-soft">{plan.summary}</p>
      </div>
      <ul className="grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-pine" />
            {feature}
          </li>
        ))}
        {plan.limitations.map((limitation) => (
          <li key={limitation} className="flex gap-3 text-ink-soft">
            <Minus aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
            {limitation}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        {id === 'free' && !signedIn ? (
          <ButtonLink to="/login?register=true" variant="outline" wide>
            Join Now - Free
          </ButtonLink>
        ) : null}
        {id === 'free' ? null : (
          <Button
            variant={plan.mostPopular ? 'primary' : 'outline'}
            wide
            aria-pressed={chosen}
            onClick={() => onChoose(id)}
          >
            {chosen ? 'Chosen' : chooseLabel}
          </Button>
        )}
      </div>
    </Card>
  )
}
