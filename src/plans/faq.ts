// What the pricing page answers, and what it compares.
import { type PlanId, statementText } from './plans.ts'

type Compared = { what: string; in: readonly PlanId[]; note?: Partial<Record<PlanId, string>> }

const all: readonly PlanId[] = ['free', 'premium', 'professional']
const paid: readonly PlanId[] = ['premium', 'professional']

const comparison: readonly Compared[] = [
  { what: 'Crisis help, safety plan, breathing pause', in: all },
  { what: 'Daily check-in, recovery tracker', in: all },
  { what: 'Meetings, forum, knowledge library', in: all },
  { what: 'Export and deletion of what you wrote', in: all },
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
      'No. You buy one month. We write to you once, about three days before it ends, and nothing is charged unless you come back and pay again. So there is nothing to cancel, either.',
  },
  {
    question: 'What happens to my journal when the month is over?',
    answer:
      'It stays yours. You can no longer add entries, but you can read, export and delete everything from your account page for as long as you have an account. The same goes for your talks with the coach.',
    withoutCoach:
      'It stays yours. You can no longer add entries, but you can read, export and delete everything from your account page for as long as you have an account.',
  },
  {
    question: 'What if I buy another month early, or change to Full Access?',
    answer:
      'Another month is added at the end of what you have. If you move up, the days that are left of Premium are turned into days of Full Access by their price, rounded up. The exact date is shown before you pay.',
  },
  {
    question: 'I paid, and nothing has changed. What now?',
    answer:
      'Payments are confirmed with PayPal behind the scenes, also when you closed the page, usually within a few minutes. You can have it looked at again at once on the receipts page, and if that does not help, write to us under “billing”.',
  },
  {
    question: 'Can I have my money back?',
    answer:
      'Write to us under “billing” and name the number of the receipt. A payment that is returned ends the month it paid for, and nothing that you wrote is lost.',
  },
  {
    question: 'What will my bank statement say?',
    answer: `It goes through PayPal. A card statement shows PayPal, then the name of our PayPal account and “${statementText}”, as far as there is room. PayPal’s own emails say “Membership”.`,
  },
  {
    question: 'I need this and can’t pay.',
    answer:
      'Please write to us under “billing”. Staff can give months without a payment, and you don’t have to explain more than you want to. Everything you need in an emergency is free for everybody.',
  },
  {
    question: 'Is the coach a therapist?',
    aboutCoach: true,
    answer:
      'No. The AI coach is software, and the human consultations are coaching. Neither replaces a doctor, a therapist or a sponsor. In a crisis in the US, call or text 988; in danger, call 911.',
  },
]

export function comparisonFor(coachOn: boolean): readonly Compared[] {
  return comparison.filter(({ what }) => coachOn || what !== 'AI recovery coach')
}

export function questionsFor(coachOn: boolean): readonly Question[] {
  if (coachOn) return questions
  return questions
    .filter(({ aboutCoach }) => !aboutCoach)
    .map((one) => (one.withoutCoach ? { ...one, answer: one.withoutCoach } : one))
}
