// What a person may write: every accepted text is NFC, well formed, and blank means blank to the eye.
import { z } from 'zod'

const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu

/** True where nothing is left to see once white space and invisible characters are gone. */
export function isBlank(value: string): boolean {
  return value.replaceAll(invisible, '') === ''
}

/** True where the text can be stored as it was sent: no NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}

/** The number of characters as a person counts them (code points, after NFC). */
export function characterCount(value: string): number {
  let count = 0
  for (const _ of value.normalize('NFC')) count += 1
  return count
}

/**
 * A text of 1 to `max` characters, NFC, trimmed at both ends.
 * @param blank the sentence for an empty text; `long` the one for a text over `max` characters.
 */
export function text(rule: { max: number; blank: string; long: string }) {
  return optionalText(rule).refine((value) => !isBlank(value), rule.blank)
}

/** As `text`, but it may be empty. */
export function optionalText(rule: { max: number; long: string }) {
  return z
    .string()
    .refine(isStorable, 'The text contains characters that cannot be kept.')
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.length <= rule.max || characterCount(value) <= rule.max, rule.long)
}

/** First grapheme of a name, for an avatar; `U` where there is none. */
export function initialOf(name: string | undefined): string {
  const first = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    .segment(name ?? '')
    [Symbol.iterator]()
    .next()
  return first.done === true || isBlank(first.value.segment) ? 'U' : first.value.segment.toLocaleUpperCase()
}
