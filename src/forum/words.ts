// Labels of categories and kinds of support.
import type { Category } from './contract.ts'

export type Help = 'suicide' | 'self_harm' | 'overdose' | 'withdrawal' | 'violence' | 'relapse'

export const categoryNames: Record<Category, string> = {
  general: 'General Support',
  newcomers: 'Newcomers Welcome',
  daily: 'Daily Check-ins',
  challenges: 'Working Through Challenges',
}

export const categoryTones: Record<Category, 'moss' | 'sky' | 'dawn' | 'sand'> = {
  general: 'moss',
  newcomers: 'sky',
  daily: 'dawn',
  challenges: 'sand',
}

export const supportNames = { with_you: 'With you', thank_you: 'Thank you', same_here: 'Same here' } as const

/** A time in the reader's locale and zone. */
export function localTime(iso: string) {
  return new Date(iso).toLocaleString()
}
