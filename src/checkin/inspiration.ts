import { daysBetween } from '../platform/dates.ts'
import { inspirations, type SourcedInspiration } from './inspirations.ts'

/** The quotation of a date (YYYY-MM-DD), rotating daily. */
export function inspirationOf(date: string): SourcedInspiration {
  const day = daysBetween('2024-01-01', date)
  const at = ((day % inspirations.length) + inspirations.length) % inspirations.length
  const found = inspirations[at]
  if (!found) throw new Error('there are no quotations')
  return found
}
