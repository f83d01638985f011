import { isZone } from '../../platform/clock.ts'
import { zoneOfPlace } from '../place.ts'
import { countRemark, type FeedFacts, plainText } from './feed.ts'

/** The zone of a row: what it says itself, else what is known of its feed, else what its place leaves no choice about. */
export function zoneOfRow(
  said: unknown,
  facts: FeedFacts,
  place: { state: string; country: string },
  mended: Record<string, number>,
): string | undefined {
  const own = plainText(said)
  if (own !== '' && isZone(own)) return own
  if (own !== '') countRemark(mended, 'unknown time zone')
  return facts.zone ?? zoneOfPlace(place)
}
