// The questions of the pricing page, and its comparison table.

import { usNumbers } from '../crisis/help/us-numbers.ts'
import { type PlanId, statementText } from './plans.ts'

type ComparedFeature = { what: string; in: readonly PlanId[]; note?: Partial<Record<PlanId, string>> }

const all: readonly PlanId[] = ['free', 'premium', 'professional']
const paid: readonly PlanId[] = ['premium', 'professional']

const comparison: readonly ComparedFeature[] = [
  { what: 'Crisis help, safety plan, breathing', in: all },
  { what: 'Daily check-in, recovery tracker', in: all },
  { what: 'Meetings, forum, knowledge library', in: all },
  { what: 'Download and delete everything you wrote', in: all },
  { what: 'Guided meditations', in: all, note: { free: '2 of 4', premium: 'All 4', professional: 'All 4' } },
  { what: 'AI recovery coach', in: paid },
  { what: 'Private encrypted journal', in: paid },
  { what: 'Guided practices and printable workbooks', in: paid },
  { what: 'Coach consultations', in: ['professional'] },
  { what: 'Advanced protocols, 4 to 6 weeks each', in: ['professional'] },
]

type Question = { question: string; answer: string; aboutCoach?: true; withoutCoach?: string }

const questions: readonly Question[] = [
  {
    question: 'Does it renew by itself?',
    answer:
      'No. You buy one month. We email you once, about three days before it ends. We charge nothing unless you come back and pay again, so there’s nothing to cancel.',
  },
  {
    question: 'What happens to my journal when my month ends?',
    answer:
      'It stays yours. You can’t add entries anymore, but you can read, export and delete everything from your account page as long as you have an account. The same goes for your coach chats.',
    withoutCoach:
      'It stays yours. You can’t add entries anymore, but you can read, export and delete everything from your account page as long as you have an account.',
  },
  {
    question: 'What if I buy another month early, or move up to Full Access?',
    answer:
      'We add the month to the end of what you have. If you move up, your remaining Premium days turn into Full Access days by price, rounded up. You see the exact date before you pay.',
  },
  {
    question: 'I paid but don’t have access. What now?',
    answer:
      'We confirm payments with PayPal, usually within a few minutes, even if you closed the page. You can check the status on the receipts page. If that doesn’t help, write to us under “Billing.”',
  },
  {
    question: 'Can I get a refund?',
    answer:
      'Yes. For 14 days, as long as you haven’t used your plan, there’s a refund button on your receipts page. After that, write to us under “Billing” with your receipt number. A refund ends the month it paid for. Nothing you wrote is lost.',
  },
  {
    question: 'What will my bank statement say?',
    answer: `It goes through PayPal. A card statement shows PayPal, then the name of our PayPal account and “${statementText}”, as far as there is room. PayPal’s own emails say “Membership”.`,
  },
  {
    question: 'I need this and can’t pay.',
    answer:
      'Log in and tap “Get 3 free months” on this page. You get Premium right away, up to six months a year. No one asks why. Everything you need in an emergency is free for everyone.',
  },
  {
    question: 'Can I give months to someone?',
    answer:
      'Yes: 1, 3 or 12 months at the same price, as a code. Open “Give months, or use a code” on this page. The code works once, for any account, and we never say who gave it.',
  },
  {
    question: 'Is the coach a therapist?',
    aboutCoach: true,
    answer: `No. The AI coach is software, and sessions with a person are coaching. Neither replaces a doctor, a therapist or a sponsor. In a crisis in the US, call or text ${usNumbers.crisis}. In danger, call ${usNumbers.emergency}.`,
  },
]

export function comparisonFor(coachOn: boolean): readonly ComparedFeature[] {
  return comparison.filter(({ what }) => coachOn || what !== 'AI recovery coach')
}

export function questionsFor(coachOn: boolean): readonly Question[] {
  if (coachOn) return questions
  return questions
    .filter(({ aboutCoach }) => !aboutCoach)
    .map((one) => (one.withoutCoach ? { ...one, answer: one.withoutCoach } : one))
}
