// Validation of text that people write: NFC, well formed, and not blank once invisible characters are removed.
import { z } from 'zod'

const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu

/** True if the text has only white space and invisible characters. */
export function isBlank(value: string): boolean {
  return value.replaceAll(invisible, '') === ''
}

/** True if PostgreSQL can store the text: no NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}

/** The number of code points after NFC normalization. */
export function characterCount(value: string): number {
  let count = 0
  for (const _ of value.normalize('NFC')) count += 1
  return count
}

/**
 * A text of 1 to `max` characters, NFC, trimmed at both ends.
 * @param rule `blank` is the error message for an empty text, `long` for one over `max` characters.
 */
export function text(rule: { max: number; blank: string; long: string }) {
  return optionalText(rule).refine((value) => !isBlank(value), rule.blank)
}

/** Like `text`, but may be empty. */
export function optionalText(rule: { max: number; long: string }) {
  return z
    .string()
    .refine(isStorable, 'This text contains characters that can’t be saved.')
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.length <= rule.max || characterCount(value) <= rule.max, rule.long)
}
