// The three plans with their prices and features, used by the pricing page, the checkout and the gates.
export type PlanId = 'free' | 'premium' | 'professional'
export type PaidPlanId = Exclude<PlanId, 'free'>

export type Plan = {
  id: PlanId
  name: string
  priceCents: number
  price: string
  period: string
  mostPopular: boolean
  summary: string
  features: readonly string[]
  limitations: readonly string[]
}

export const currency = 'USD' as const
export const intent = 'CAPTURE' as const
/** The text on card statements, at most 22 characters; PayPal adds its own name and the account's before it. */
export const statementText = 'MEMBERSHIP'

const free: Plan = {
  id: 'free',
  name: 'Free',
  priceCents: 0,
  price: '$0',
  period: 'forever',
  mostPopular: false,
  summary: 'Everything you need on day one, and every day after.',
  features: [
    'Daily check-in and your own cairn',
    'Meetings, forum and recovery tracker',
    'All of the Recovery Knowledge Library',
    'Two meditations and the breathing timer',
    'Help now, safety plan, breathing and crisis numbers',
    'Export of everything you wrote',
  ],
  limitations: ['No AI recovery coach', 'No encrypted journal', 'Two of the four meditations'],
}

const premium: Plan = {
  id: 'premium',
  name: 'Premium',
  priceCents: 29_00,
  price: '$29',
  period: 'per month',
  mostPopular: true,
  summary: 'A place to think out loud, any time.',
  features: [
    'Everything in Free',
    'AI recovery coach, day and night',
    'Private journal, encrypted in your browser',
    'All four meditations',
    'Premium library: guided practices and printable workbooks',
  ],
  limitations: ['No coach consultations', 'No advanced protocols'],
}

const professional: Plan = {
  id: 'professional',
  name: 'Full Access',
  priceCents: 99_00,
  price: '$99',
  period: 'per month',
  mostPopular: false,
  summary: 'Premium, plus people and step-by-step programs.',
  features: [
    'Everything in Premium',
    'Coach consultations: ask for a session, and a person answers by email',
    'Advanced protocols: four self-help programs, 4 to 6 weeks each',
    'Programs for urges, sleep, hard moments and what matters to you',
    'Your progress in each program, step by step',
  ],
  limitations: [],
}

export const plans: readonly Plan[] = [free, premium, professional]
export const paidPlans: readonly PaidPlanId[] = ['premium', 'professional']

export function planOf(id: PlanId): Plan {
  return { free, premium, professional }[id]
}

/** The plans; without the coach's features if the operator turned it off. */
export function plansOffered(coachOn: boolean): readonly Plan[] {
  if (coachOn) return plans
  const rest = (lines: readonly string[]) => lines.filter((line) => !line.includes('AI recovery coach'))
  return plans.map((plan) => ({
    ...plan,
    summary: plan === premium ? 'A journal only you can read, and more to practice with.' : plan.summary,
    features: rest(plan.features),
    limitations: rest(plan.limitations),
  }))
}

/** Plans ordered by price. */
export function isMoreExpensive(one: PlanId, other: PlanId): boolean {
  return planOf(one).priceCents > planOf(other).priceCents
}

export function includes(plan: PlanId, required: PlanId): boolean {
  return !isMoreExpensive(required, plan)
}

/** Formats cents for the provider: '29.00'. */
export function amountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** The paid plan with exactly this price; undefined for any other amount. '29', '29.0' and '29.00' are the same price. */
export function planForAmount(amount: string): PaidPlanId | undefined {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(amount.trim())
  if (!match) return undefined
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return paidPlans.find((id) => planOf(id).priceCents === cents)
}

export function monthsText(months: number): string {
  return months === 1 ? 'one month' : `${months} months`
}
