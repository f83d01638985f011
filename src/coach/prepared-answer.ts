// One prepared answer of the guided coach: the ways people ask, and what to say.
export type PreparedAnswer = {
  id: string
  asks: { en: string[]; es: string[] }
  answer: { en: string; es: string }
  /** Detail on request; light Markdown lists. */
  more?: { en: string; es: string }
  /** The official page with the answer. Each answer has a source or names who to ask. */
  source?: { title: string; url: string }
  ask?: 'prescriber' | 'pharmacist' | 'doctor' | 'lawyer' | 'court' | 'sponsor' | 'counselor'
  /** The subject can imply danger: help numbers are shown with the answer. */
  danger?: true
}
