import type { Subject } from './contract.ts'

export const subjectNames: Record<Subject, string> = {
  general: 'General question',
  support: 'Help with Cairn',
  coaching: 'Coaching',
  billing: 'Billing',
  partnership: 'Partnership',
  feedback: 'Feedback',
}
