// Parses addresses: city, state, and the time zone if the place has only one.
type State = [code: string, name: string, zone?: string]

const east = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

// A state with two zones has no entry: a guess could be an hour wrong.
const states: State[] = [
  ['AL', 'Alabama', central],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona', 'America/Phoenix'],
  ['AR', 'Arkansas', central],
  ['CA', 'California', pacific],
  ['CO', 'Colorado', mountain],
  ['CT', 'Connecticut', east],
  ['DE', 'Delaware', east],
  ['DC', 'District of Columbia', east],
  ['FL', 'Florida'],
  ['GA', 'Georgia', east],
  ['HI', 'Hawaii', 'Pacific/Honolulu'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois', central],
  ['IN', 'Indiana'],
  ['IA', 'Iowa', central],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana', central],
  ['ME', 'Maine', east],
  ['MD', 'Maryland', east],
  ['MA', 'Massachusetts', east],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota', central],
  ['MS', 'Mississippi', central],
  ['MO', 'Missouri', central],
  ['MT', 'Montana', mountain],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire', east],
  ['NJ', 'New Jersey', east],
  ['NM', 'New Mexico', mountain],
  ['NY', 'New York', east],
  ['NC', 'North Carolina', east],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio', east],
  ['OK', 'Oklahoma', central],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania', east],
  ['RI', 'Rhode Island', east],
  ['SC', 'South Carolina', east],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah', mountain],
  ['VT', 'Vermont', east],
  ['VA', 'Virginia', east],
  ['WA', 'Washington', pacific],
  ['WV', 'West Virginia', east],
  ['WI', 'Wisconsin', central],
  ['WY', 'Wyoming', mountain],
  ['PR', 'Puerto Rico', 'America/Puerto_Rico'],
  ['AB', 'Alberta', 'America/Edmonton'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba', 'America/Winnipeg'],
  ['NB', 'New Brunswick', 'America/Moncton'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia', 'America/Halifax'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island', 'America/Halifax'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon', 'America/Whitehorse'],
]

const countryZones: Record<string, string> = {
  UK: 'Europe/London',
  'UNITED KINGDOM': 'Europe/London',
  ENGLAND: 'Europe/London',
  SCOTLAND: 'Europe/London',
  WALES: 'Europe/London',
  IRELAND: 'Europe/Dublin',
  FRANCE: 'Europe/Paris',
  GERMANY: 'Europe/Berlin',
  DEUTSCHLAND: 'Europe/Berlin',
  AUSTRIA: 'Europe/Vienna',
  SWITZERLAND: 'Europe/Zurich',
  ITALY: 'Europe/Rome',
  NETHERLANDS: 'Europe/Amsterdam',
  BELGIUM: 'Europe/Brussels',
  SWEDEN: 'Europe/Stockholm',
  NORWAY: 'Europe/Oslo',
  DENMARK: 'Europe/Copenhagen',
  FINLAND: 'Europe/Helsinki',
  POLAND: 'Europe/Warsaw',
  GREECE: 'Europe/Athens',
  JAPAN: 'Asia/Tokyo',
  INDIA: 'Asia/Kolkata',
  IRAN: 'Asia/Tehran',
  ISRAEL: 'Asia/Jerusalem',
  'SOUTH AFRICA': 'Africa/Johannesburg',
  'PUERTO RICO': 'America/Puerto_Rico',
  COLOMBIA: 'America/Bogota',
}

const countriesWithManyZones = new Set([
  'USA',
  'US',
  'UNITED STATES',
  'UNITED STATES OF AMERICA',
  'CANADA',
  'CA',
  'MEXICO',
  'AUSTRALIA',
  'SPAIN',
  'PORTUGAL',
  'BRAZIL',
  'RUSSIA',
  'NEW ZEALAND',
])

const stateByWord = new Map<string, State>()
for (const state of states) {
  stateByWord.set(state[0], state)
  stateByWord.set(state[1].toUpperCase(), state)
}

export type Place = { address: string; city: string; state: string; postalCode: string; country: string }

/** 'Texas', '.TX' and 'tx' are 'TX'. An unknown word is returned unchanged. */
export function stateCode(word: string): string {
  const bare = word.replace(/^[\s.]+|[\s.]+$/g, '')
  return stateByWord.get(bare.toUpperCase())?.[0] ?? bare
}

function isCountry(word: string): boolean {
  const upper = word.toUpperCase()
  return countriesWithManyZones.has(upper) || countryZones[upper] !== undefined
}

const postal = /\b(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/i

/** "10119 Berlin", as in most of Europe. */
const codeBeforeTown = /^(?:[A-Z]{1,2}-)?(\d{4,5}|\d{3} \d{2})\s+(\D+)$/i

/** Parses "4953 W Addison St, Chicago, IL 60641, USA". Unknown parts stay empty. */
export function placeOf(formatted: string): Place {
  const parts = formatted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const place: Place = { address: '', city: '', state: '', postalCode: '', country: '' }
  const last = parts.at(-1)
  if (last && parts.length > 1 && isCountry(last)) place.country = parts.pop() ?? ''
  Object.assign(place, takeStateAndPostalCode(parts))
  const isTownAlone =
    countryZones[place.country.toUpperCase()] !== undefined && codeBeforeTown.test(parts[0] ?? '')
  const hasCity = parts.length > 1 || place.state !== '' || isTownAlone
  place.city = hasCity ? (parts.pop() ?? '') : ''
  place.address = parts.join(', ')
  const [, code = '', town = ''] = codeBeforeTown.exec(place.city) ?? []
  if (place.state === '' && place.postalCode === '' && town !== '') {
    place.postalCode = code
    place.city = town
  }
  return place
}

/** Removes the state and the postal code from the end of the parts: "IL 60641", or "IL" and "60641" as two parts. */
function takeStateAndPostalCode(parts: string[]): Partial<Pick<Place, 'state' | 'postalCode'>> {
  const found: Partial<Pick<Place, 'state' | 'postalCode'>> = {}
  for (let taken = 0; taken < 2 && parts.length > 1 && !found.state; taken++) {
    const tail = parts.at(-1) ?? ''
    const postalCode = postal.exec(tail)?.[1]
    const rest = tail.replace(postal, '').trim()
    const state = stateByWord.get(rest.toUpperCase())?.[0]
    if (!state && !(postalCode && rest === '')) break
    if (postalCode) found.postalCode = postalCode
    if (state) found.state = state
    parts.pop()
  }
  return found
}

/** The only zone of a place; undefined if there could be two. */
export function zoneOfPlace(place: { state: string; country: string }): string | undefined {
  const country = place.country.toUpperCase()
  if (countryZones[country]) return countryZones[country]
  if (country !== '' && !countriesWithManyZones.has(country)) return undefined
  return stateByWord.get(place.state.toUpperCase())?.[2]
}

/** The display name of a state. */
export function stateName(code: string): string {
  return stateByWord.get(code.toUpperCase())?.[1] ?? code
}
