// Hotlines as data: who answers, where, when, in which language, and the source and date of the last check.
import { europeanLines } from './lines-europe.ts'
import { usLines } from './lines-us.ts'
import { usSupportLines } from './lines-us-support.ts'
import { usingLines } from './lines-using.ts'
import { worldLines } from './lines-world.ts'

export type Region =
  | 'US'
  | 'CA'
  | 'MX'
  | 'GB'
  | 'IE'
  | 'ES'
  | 'FR'
  | 'DE'
  | 'EU'
  | 'AU'
  | 'NZ'
  | 'IN'
  | 'elsewhere'

export type Line = {
  region: Region
  kind: 'emergency' | 'crisis' | 'support'
  service: string
  /** The topic of a specialized line. */
  about?:
    | 'violence'
    | 'children'
    | 'poison'
    | 'veterans'
    | 'gambling'
    | 'using'
    | 'lgbtq'
    | 'trans'
    | 'eating'
    | 'birth'
    | 'assault'
    | 'smoking'
  /** The number to dial: digits only. */
  phone?: string
  sms?: { number: string; body?: string }
  /** How to reach it in Spanish: the key to press, the word to text. */
  spanish?: { key?: string; word: string }
  chat?: string
  hours: string
  languages: string
  /** The number in letters, where it is advertised that way. */
  letters?: string
  /** What callers should know beforehand. */
  note?: string
  source: string
  /** The date on which `verified` was compared with the source. */
  lastChecked: string
  verified: 'number' | 'number and hours'
}

export const regionNames: Record<Region, string> = {
  US: /*i18n*/ 'United States',
  CA: /*i18n*/ 'Canada',
  MX: /*i18n*/ 'Mexico',
  GB: /*i18n*/ 'United Kingdom',
  IE: /*i18n*/ 'Ireland',
  ES: /*i18n*/ 'Spain',
  FR: /*i18n*/ 'France',
  DE: /*i18n*/ 'Germany',
  EU: /*i18n*/ 'Elsewhere in Europe',
  AU: /*i18n*/ 'Australia',
  NZ: /*i18n*/ 'New Zealand',
  IN: /*i18n*/ 'India',
  elsewhere: /*i18n*/ 'Another country',
}

export const lines: Line[] = [...usLines, ...usingLines, ...usSupportLines, ...worldLines, ...europeanLines]

const oldestDays = 180
const dayMs = 86_400_000

/** True if a line was checked more than 180 days before `now` (milliseconds); the page then says so. */
export function isOutdated({ lastChecked }: Pick<Line, 'lastChecked'>, now: number): boolean {
  return now - Date.parse(lastChecked) > oldestDays * dayMs
}

/** A directory for all countries; shown last, or first for countries without lines. */
export const directory = { name: 'findahelpline.com', address: 'https://findahelpline.com/' }

export function linesOf(region: Region, ...kinds: Line['kind'][]) {
  return lines.filter((line) => line.region === region && (kinds.length === 0 || kinds.includes(line.kind)))
}

/** The text message of a line, in Spanish where it answers in Spanish. */
export function smsOf({ sms, spanish }: Line, locale: string): Line['sms'] {
  return sms && locale === 'es' && spanish ? { number: sms.number, body: spanish.word } : sms
}

/** The numbers of the United States for sentences, in the language of a page. */
export function usNumbersIn(locale: string) {
  const crisis = linesOf('US', 'crisis')
  const called = crisis.find(({ phone }) => phone)
  const texted = crisis.find(({ phone, sms }) => !phone && sms)
  const number = called?.phone ?? ''
  return {
    emergency: emergencyNumber('US') ?? '',
    crisis: number,
    text: { number: texted?.sms?.number ?? '', body: (texted && smsOf(texted, locale)?.body) ?? '' },
    spanish: { number, key: called?.spanish?.key ?? '' },
  }
}

/** The emergency number of a region; undefined if unknown. */
export function emergencyNumber(region: Region) {
  return linesOf(region, 'emergency')[0]?.phone
}

export function isRegion(value: unknown): value is Region {
  return typeof value === 'string' && Object.hasOwn(regionNames, value)
}

/** Groups the digits of long numbers. */
export function formatPhone(phone: string) {
  if (phone.length <= 6) return phone
  if (phone.startsWith('1') && phone.length === 11)
    return `1-${phone.slice(1, 4)}-${phone.slice(4, 7)}-${phone.slice(7)}`
  return phone.replace(/(\d{3,4})(?=(\d{3})+$)/g, '$1 ')
}

/** `?&` works on iOS, which expects `&body=`, and on Android, which expects `?body=`. */
export function smsLink({ number, body }: { number: string; body?: string }) {
  return body ? `sms:${number}?&body=${encodeURIComponent(body)}` : `sms:${number}`
}

const zones: [RegExp, Region][] = [
  [
    /^America\/(New_York|Detroit|Kentucky\/|Indiana\/|Chicago|Menominee|North_Dakota\/|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico)|^Pacific\/Honolulu|^US\//,
    'US',
  ],
  [
    /^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit|Montreal|Glace_Bay|Goose_Bay|Thunder_Bay|Dawson)|^Canada\//,
    'CA',
  ],
  [
    /^America\/(Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Hermosillo|Mazatlan|Bahia_Banderas|Tijuana)/,
    'MX',
  ],
  [/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)/, 'GB'],
  [/^Europe\/Dublin/, 'IE'],
  [/^Europe\/Madrid|^Atlantic\/Canary|^Africa\/Ceuta/, 'ES'],
  [/^Europe\/Paris/, 'FR'],
  [/^Europe\/(Berlin|Busingen)/, 'DE'],
  [/^Europe\/|^Atlantic\/(Azores|Madeira|Reykjavik)/, 'EU'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/(Auckland|Chatham)|^NZ/, 'NZ'],
  [/^Asia\/(Kolkata|Calcutta)/, 'IN'],
]

/** Guesses the region from the device's time zone, then its language. Location is never requested. */
export function guessRegion(zone: string | undefined, locale: string | undefined): Region {
  const byZone = zones.find(([names]) => names.test(zone ?? ''))?.[1]
  if (byZone) return byZone
  const byLocale = locale?.split('-').at(-1)?.toUpperCase()
  if (isRegion(byLocale)) return byLocale
  return zone && zone !== 'UTC' && !zone.startsWith('Etc/') ? 'elsewhere' : 'US'
}
