// An offline gazetteer: the cities, postal codes and neighborhoods of the lists, and all US ZIP codes with their cities. Positions of ZIP
// codes are the Census Bureau's (public domain), names of their cities are of GeoNames (CC BY 4.0).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Meeting } from '../contract.ts'
import { placeOf, stateCode } from '../place.ts'
import { foldCase } from './search-text.ts'

export type NamedPlace = { name: string; latitude: number; longitude: number }

type Sum = { name: string; latitude: number; longitude: number; weight: number }

/** Places in the lists: the center of their meetings. */
export type ListedPlaces = Map<string, Sum>

const keyOf = (city: string, state: string) => `${foldCase(city)}|${state.toUpperCase()}`

export function addListedPlace(places: ListedPlaces, meeting: Meeting): void {
  const { latitude, longitude, city, state, postalCode } = meeting
  if (latitude === undefined || longitude === undefined) return
  const inState = (name: string) => (state === '' || name === state ? name : `${name}, ${state}`)
  const areas = (meeting.region ?? []).filter((name) => stateCode(name) !== state)
  const names = new Set([city, ...areas].filter((name) => name !== ''))
  for (const name of names) addTo(places, keyOf(name, state), { name: inState(name), latitude, longitude })
  if (postalCode)
    addTo(places, foldCase(postalCode), {
      name: inState(`${city} ${postalCode}`.trim()),
      latitude,
      longitude,
    })
}

function addTo(places: ListedPlaces, key: string, place: NamedPlace) {
  const sum = places.get(key)
  if (!sum) {
    places.set(key, { ...place, weight: 1 })
    return
  }
  const { latitude, longitude } = place
  // Distant rows are errors, or another place with the same name: they are ignored for the center.
  const { weight } = sum
  if (Math.abs(sum.latitude - latitude) > 0.5 || Math.abs(sum.longitude - longitude) > 0.5) return
  sum.latitude += (latitude - sum.latitude) / (weight + 1)
  sum.longitude += (longitude - sum.longitude) / (weight + 1)
  sum.weight = weight + 1
}

type UsPlaces = {
  cities: Map<string, Sum>
  namesakes: Map<string, string>
  zips: Map<number, [number, number, string]>
}
let us: UsPlaces | undefined

function usPlaces(): UsPlaces {
  us ??= readUsPlaces(readFileSync(join(import.meta.dirname, 'us-places.txt'), 'utf8'))
  return us
}

/** Each line: state, city, then `zip,latitude,longitude` with the positions in hundredths of a degree. */
function readUsPlaces(text: string): UsPlaces {
  const cities = new Map<string, Sum>()
  const namesakes = new Map<string, string>()
  const zips = new Map<number, [number, number, string]>()
  for (const line of text.split('\n')) {
    const [state, city, codes] = line.split('\t')
    if (!state || !city || !codes) continue
    const name = `${city}, ${state}`
    const entries = codes.split(' ').map((entry) => entry.split(',').map(Number))
    for (const [zip = 0, north = 0, east = 0] of entries) zips.set(zip, [north / 100, east / 100, name])
    const middle = (at: number) =>
      entries.reduce((sum, entry) => sum + (entry[at] ?? 0), 0) / entries.length / 100
    const key = keyOf(city, state)
    cities.set(key, { name, latitude: middle(1), longitude: middle(2), weight: entries.length })
    const folded = foldCase(city)
    const largest = cities.get(namesakes.get(folded) ?? '')
    if (!largest || largest.weight < entries.length) namesakes.set(folded, key)
  }
  return { cities, namesakes, zips }
}

/** Finds a typed place: a ZIP or postal code, a city with or without its state, a neighborhood, an address. */
export function placeNamed(typed: string, listed: ListedPlaces): NamedPlace | undefined {
  const query = typed.trim().replace(/\s+/g, ' ')
  if (query === '' || query.length > 200) return undefined
  return byCode(query, listed) ?? byCity(query, listed) ?? byAddress(query, listed)
}

function byCode(query: string, listed: ListedPlaces): NamedPlace | undefined {
  const own = /\d/.test(query) ? listed.get(foldCase(query)) : undefined
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(query)?.[1]
  const known = zip ? usPlaces().zips.get(Number(zip)) : undefined
  if (known) return { name: `${known[2]} ${zip ?? ''}`, latitude: known[0], longitude: known[1] }
  return own && withoutWeight(own)
}

function byCity(query: string, listed: ListedPlaces): NamedPlace | undefined {
  const [, city = query, tail = ''] = /^(.+?)(?:,\s*|\s+)([^,\s][^,]*)$/.exec(query) ?? []
  for (const [name, state] of [...(tail === '' ? [] : splits(query, city, tail)), [query, '']] as const) {
    if (state === '') continue
    const key = keyOf(name, state)
    const found = listed.get(key) ?? usPlaces().cities.get(key)
    if (found) return withoutWeight(found)
  }
  return largestNamed(foldCase(query.replace(/,.*$/, '')), listed)
}

/** "San Jose CA", "San Jose, California" and "New York New York": the state may be one word or two. */
function splits(query: string, city: string, tail: string): [string, string][] {
  if (query.includes(',')) return [[city, stateCode(tail)]]
  const parts = query.split(' ')
  return [1, 2]
    .filter((many) => parts.length > many)
    .map((many) => [parts.slice(0, -many).join(' '), stateCode(parts.slice(-many).join(' '))])
}

/** Of several places with the same name, the one with the most meetings, or else the largest city. */
function largestNamed(folded: string, listed: ListedPlaces): NamedPlace | undefined {
  let most: Sum | undefined
  for (const [key, sum] of listed)
    if (key.startsWith(`${folded}|`) && sum.weight > (most?.weight ?? 0)) most = sum
  const { cities, namesakes } = usPlaces()
  const found = most ?? cities.get(namesakes.get(folded) ?? '')
  return found && withoutWeight(found)
}

function byAddress(query: string, listed: ListedPlaces): NamedPlace | undefined {
  const { city, state, postalCode } = placeOf(query)
  const code = postalCode === '' ? undefined : byCode(postalCode, listed)
  return (
    code ??
    (city !== '' && state !== '' ? byCity(`${city}, ${state}`, listed) : byStreetAddress(query, listed))
  )
}

/** "970 S 1st St, San Jose" and "970 S 1st St San Jose 95112": a city or a ZIP code follows the street. */
function byStreetAddress(query: string, listed: ListedPlaces): NamedPlace | undefined {
  const [, zip, city] = /^\d.*?(?:\s(\d{5})(?:-\d{4})?|,\s*([^,\d]+))$/.exec(query) ?? []
  if (zip) return byCode(zip, listed)
  return city ? byCity(city, listed) : undefined
}

function withoutWeight({ name, latitude, longitude }: Sum): NamedPlace {
  return { name, latitude, longitude }
}
