import { isZone } from '../../platform/dates.ts'
import { zoneOfPlace } from '../place.ts'
import { countRemark, type FeedFacts, plainText } from './feed.ts'

/** The zone of a row: its own, else that of its feed, else that of its place if it is unambiguous. */
export function zoneOfRow(
  value: unknown,
  facts: FeedFacts,
  place: { state: string; country: string },
  repairs: Record<string, number>,
): string | undefined {
  const own = plainText(value)
  if (own !== '' && isZone(own)) return own
  if (own !== '') countRemark(repairs, 'unknown time zone')
  return facts.zone ?? zoneOfPlace(place)
}
