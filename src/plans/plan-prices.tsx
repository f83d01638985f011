import type { Plan } from './plans.ts'

/** The prices of all plans on a phone's first screen; a tap scrolls to a plan's card. */
export function PlanPrices({ plans }: { plans: readonly Plan[] }) {
  return (
    <nav
      aria-label="Prices"
      className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 sm:hidden print:hidden"
    >
      {plans.map(({ id, name, price, period }) => (
        <a
          key={id}
          href={`#${id}`}
          className="grid content-center gap-0.5 rounded-card border border-line-strong p-2 text-center leading-snug text-ink no-underline hover:border-pine"
        >
          <span className="text-sm font-semibold">{name}</span>
          <span className="font-display text-xl font-semibold">{price}</span>
          <span className="text-sm text-ink-soft">{period}</span>
        </a>
      ))}
    </nav>
  )
}
