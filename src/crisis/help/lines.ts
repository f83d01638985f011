// Hotlines as data: who answers, where, when, in which language, the source and the date of verification.

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
  about?: 'violence' | 'children' | 'poison' | 'veterans'
  /** The number to dial: digits only. */
  phone?: string
  sms?: { number: string; body?: string }
  chat?: string
  hours: string
  languages: string
  /** What callers should know beforehand. */
  note?: string
  source: string
  lastChecked: string
}

export const regionNames: Record<Region, string> = {
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
  GB: 'United Kingdom',
  IE: 'Ireland',
  ES: 'Spain',
  FR: 'France',
  DE: 'Germany',
  EU: 'Elsewhere in Europe',
  AU: 'Australia',
  NZ: 'New Zealand',
  IN: 'India',
  elsewhere: 'Another country',
}

const always = '24 hours a day, every day'
const checked = '2026-11-22'

export const lines: Line[] = [
  {
    region: 'US',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '911',
    hours: always,
    languages: 'English, others through interpreters',
    note: 'For an overdose, a seizure, or when somebody’s life is in danger now.',
    source: '911.gov',
    lastChecked: checked,
  },
  {
    region: 'US',
    kind: 'crisis',
    service: '988 Suicide & Crisis Lifeline',
    phone: '988',
    sms: { number: '988' },
    chat: 'https://chat.988lifeline.org/',
    hours: always,
    languages: 'English; Spanish: press 2, or text AYUDA',
    note: 'For thoughts of suicide, for drugs and alcohol, or for any night that is too much. Veterans: press 1.',
    source: '988lifeline.org/get-help/what-to-expect',
    lastChecked: checked,
  },
  {
    region: 'US',
    kind: 'crisis',
    service: 'Crisis Text Line',
    sms: { number: '741741', body: 'HOME' },
    hours: always,
    languages: 'English',
    note: 'When talking aloud is not possible. Text HOME to 741741.',
    source: 'crisistextline.org',
    lastChecked: checked,
  },
  {
    region: 'US',
    kind: 'support',
    service: 'Veterans Crisis Line, by text',
    about: 'veterans',
    sms: { number: '838255' },
    hours: always,
    languages: 'English',
    source: '988lifeline.org/get-help/what-to-expect',
    lastChecked: checked,
  },
  {
    region: 'US',
    kind: 'support',
    service: 'SAMHSA National Helpline',
    phone: '18006624357',
    hours: always,
    languages: 'English, Spanish',
    note: 'Finds treatment and support groups near you. Free; no insurance needed.',
    source: 'samhsa.gov/find-help/helplines/national-helpline',
    lastChecked: checked,
  },
  {
    region: 'US',
    kind: 'support',
    service: 'National Domestic Violence Hotline',
    about: 'violence',
    phone: '18007997233',
    sms: { number: '88788', body: 'START' },
    hours: always,
    languages: 'English, Spanish, others through interpreters',
    source: 'ovc.ojp.gov (Office for Victims of Crime)',
    lastChecked: checked,
  },
  {
    region: 'US',
    kind: 'support',
    service: 'Poison Help',
    about: 'poison',
    phone: '18002221222',
    hours: always,
    languages: 'English, Spanish, others through interpreters',
    note: 'When somebody may have swallowed something harmful and is awake.',
    source: 'poisonhelp.hrsa.gov',
    lastChecked: checked,
  },
  {
    region: 'US',
    kind: 'support',
    service: 'Childhelp National Child Abuse Hotline',
    about: 'children',
    phone: '18004224453',
    sms: { number: '18004224453' },
    hours: always,
    languages: 'English, others through interpreters',
    source: 'childhelphotline.org',
    lastChecked: checked,
  },
  {
    region: 'CA',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '911',
    hours: always,
    languages: 'English, French',
    source: 'canada.ca',
    lastChecked: checked,
  },
  {
    region: 'CA',
    kind: 'crisis',
    service: '9-8-8 Suicide Crisis Helpline',
    phone: '988',
    sms: { number: '988' },
    hours: always,
    languages: 'English, French',
    source: '988.ca',
    lastChecked: checked,
  },
  {
    region: 'MX',
    kind: 'emergency',
    service: 'Emergencias',
    phone: '911',
    hours: always,
    languages: 'Spanish',
    source: 'gob.mx',
    lastChecked: checked,
  },
  {
    region: 'MX',
    kind: 'crisis',
    service: 'Línea de la Vida',
    phone: '8009112000',
    hours: always,
    languages: 'Spanish',
    note: 'For drugs, alcohol and any crisis.',
    source: 'gob.mx/conasama',
    lastChecked: checked,
  },
  {
    region: 'GB',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '999',
    hours: always,
    languages: 'English',
    source: 'gov.uk',
    lastChecked: checked,
  },
  {
    region: 'GB',
    kind: 'crisis',
    service: 'Samaritans',
    phone: '116123',
    hours: always,
    languages: 'English',
    source: 'samaritans.org/how-we-can-help/contact-samaritan',
    lastChecked: checked,
  },
  {
    region: 'GB',
    kind: 'crisis',
    service: 'Shout',
    sms: { number: '85258', body: 'SHOUT' },
    hours: always,
    languages: 'English',
    source: 'giveusashout.org',
    lastChecked: checked,
  },
  {
    region: 'IE',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '112',
    hours: always,
    languages: 'English, Irish',
    source: '112.ie',
    lastChecked: checked,
  },
  {
    region: 'IE',
    kind: 'crisis',
    service: 'Samaritans',
    phone: '116123',
    hours: always,
    languages: 'English',
    source: 'samaritans.org/ireland',
    lastChecked: checked,
  },
  {
    region: 'ES',
    kind: 'emergency',
    service: 'Emergencias',
    phone: '112',
    hours: always,
    languages: 'Spanish and others',
    source: 'administracion.gob.es',
    lastChecked: checked,
  },
  {
    region: 'ES',
    kind: 'crisis',
    service: 'Línea 024',
    phone: '024',
    hours: always,
    languages: 'Spanish; interpreters',
    source: 'sanidad.gob.es/linea024',
    lastChecked: checked,
  },
  {
    region: 'FR',
    kind: 'emergency',
    service: 'Urgences',
    phone: '112',
    hours: always,
    languages: 'French and others',
    source: 'service-public.fr',
    lastChecked: checked,
  },
  {
    region: 'FR',
    kind: 'crisis',
    service: '3114, prévention du suicide',
    phone: '3114',
    hours: always,
    languages: 'French',
    source: '3114.fr',
    lastChecked: checked,
  },
  {
    region: 'DE',
    kind: 'emergency',
    service: 'Notruf',
    phone: '112',
    hours: always,
    languages: 'German and others',
    source: 'bund.de',
    lastChecked: checked,
  },
  {
    region: 'DE',
    kind: 'crisis',
    service: 'TelefonSeelsorge',
    phone: '08001110111',
    chat: 'https://online.telefonseelsorge.de/',
    hours: always,
    languages: 'German',
    source: 'telefonseelsorge.de',
    lastChecked: checked,
  },
  {
    region: 'EU',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '112',
    hours: always,
    languages: 'The language of the country, often English',
    source: 'digital-strategy.ec.europa.eu (112)',
    lastChecked: checked,
  },
  {
    region: 'AU',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '000',
    hours: always,
    languages: 'English',
    source: 'triplezero.gov.au',
    lastChecked: checked,
  },
  {
    region: 'AU',
    kind: 'crisis',
    service: 'Lifeline',
    phone: '131114',
    sms: { number: '0477131114' },
    hours: always,
    languages: 'English',
    source: 'lifeline.org.au',
    lastChecked: checked,
  },
  {
    region: 'NZ',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '111',
    hours: always,
    languages: 'English',
    source: 'govt.nz',
    lastChecked: checked,
  },
  {
    region: 'NZ',
    kind: 'crisis',
    service: '1737, need to talk?',
    phone: '1737',
    sms: { number: '1737' },
    hours: always,
    languages: 'English; interpreters',
    note: 'For mental distress and for addiction.',
    source: '1737.org.nz',
    lastChecked: checked,
  },
  {
    region: 'IN',
    kind: 'emergency',
    service: 'Emergency services',
    phone: '112',
    hours: always,
    languages: 'Many Indian languages',
    source: '112.gov.in',
    lastChecked: checked,
  },
  {
    region: 'IN',
    kind: 'crisis',
    service: 'Tele-MANAS',
    phone: '14416',
    hours: always,
    languages: 'Twenty Indian languages',
    source: 'telemanas.mohfw.gov.in',
    lastChecked: checked,
  },
]

/** A directory for all countries; shown last, or first for countries without lines. */
export const directory = { name: 'findahelpline.com', address: 'https://findahelpline.com/' }

export function linesOf(region: Region, ...kinds: Line['kind'][]) {
  return lines.filter((line) => line.region === region && (kinds.length === 0 || kinds.includes(line.kind)))
}

/** The emergency number of a region; undefined if unknown. */
export function emergencyNumber(region: Region) {
  return linesOf(region, 'emergency')[0]?.phone
}

export function isRegion(value: unknown): value is Region {
  return typeof value === 'string' && Object.hasOwn(regionNames, value)
}

/** Groups the digits of long numbers. */
export function spoken(phone: string) {
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
