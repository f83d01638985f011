// Labels of categories, kinds of support and versions of a text.
import type { Category, Post } from './contract.ts'

export type Help = NonNullable<Post['help']>

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

// No vowels and no similar characters, so that a mark never spells a word.
const markSigns = '23456789BCDFGHJKLMNPQRSTVWXZ'

/** A member's mark in four characters. */
export function markTag(mark: number): string {
  let rest = mark
  let tag = ''
  for (let at = 0; at < 4; at++) {
    tag += markSigns[rest % markSigns.length] ?? ''
    rest = Math.floor(rest / markSigns.length)
  }
  return tag
}

export const newRepliesText = (count: number) => (count === 1 ? '1 new reply' : `${count} new replies`)

/** The versions of a text in a case that readers no longer see. */
export const versionNames: Record<string, string> = {
  written: 'As written, with what is hidden from others',
  reported: 'As reported',
  edited: 'Before an edit',
  deleted: 'As the author deleted it',
}
