// The same letters mean different things in different fellowships: `H` is a birthday in one and chips in another.
// So codes become tags with the fellowship's own table, and filters run on the tags only.
import type { Fellowship } from '../fellowship.ts'
import type { Tag } from '../tags.ts'

type Table = Record<string, Tag>

const shared: Table = {
  O: 'open',
  OPEN: 'open',
  C: 'closed',
  CLOSED: 'closed',
  W: 'women',
  M: 'men',
  X: 'wheelchair',
  XB: 'accessible-bathroom',
  Y: 'young',
  LIT: 'literature',
  MED: 'meditation',
  CAN: 'candlelight',
  ASL: 'sign-language',
  BA: 'babysitting',
  CF: 'child-friendly',
  OUT: 'outdoor',
}

const family: Table = {
  ...shared,
  D: 'discussion',
  SP: 'speaker',
  ST: 'step',
  TR: 'tradition',
  BE: 'newcomer',
  LGBTQ: 'lgbtq',
  G: 'lgbtq',
  L: 'lgbtq',
  T: 'lgbtq',
  BI: 'lgbtq',
  POC: 'people-of-color',
  SEN: 'seniors',
}

const tables: Record<Fellowship, Table> = {
  AA: {
    ...family,
    A: 'secular',
    B: 'literature',
    ABSI: 'literature',
    '12X12': 'literature',
    LS: 'literature',
    DR: 'literature',
    GR: 'literature',
    11: 'meditation',
    N: 'people-of-color',
    NDG: 'people-of-color',
    DD: 'dual-diagnosis',
    POA: 'proof-of-attendance',
  },
  NA: {
    ...shared,
    BEG: 'newcomer',
    GL: 'lgbtq',
    WCHR: 'wheelchair',
    SPK: 'speaker',
    STEP: 'step',
    SWG: 'step',
    TRAD: 'tradition',
    DISC: 'discussion',
    TOP: 'discussion',
    BT: 'literature',
    IP: 'literature',
    IW: 'literature',
    JFT: 'literature',
    LC: 'literature',
    CPT: 'literature',
    CW: 'child-friendly',
  },
  GA: { ...family, 20: 'newcomer' },
  SLAA: { ...family, BE: 'newcomer', NC: 'newcomer', S123: 'step', POA: 'proof-of-attendance' },
  CODA: family,
}

// Codes that only make sense in person: they are dropped for online meetings.
const inPersonTags: ReadonlySet<Tag> = new Set([
  'wheelchair',
  'accessible-bathroom',
  'babysitting',
  'child-friendly',
  'candlelight',
  'outdoor',
])

/** The codes that feeds use for each language. */
const codesOfLanguage = {
  en: 'EN ENG',
  es: 'S ES SPA',
  fr: 'FR',
  pl: 'POL PL',
  ru: 'RUS RU',
  pt: 'POR PT',
  it: 'ITA IT',
  de: 'GER DE',
  ja: 'JA JPN',
  ko: 'KOR KR',
  he: 'HE',
  hi: 'HIN',
  pa: 'PUN',
  fa: 'FA PER',
  fi: 'FIN',
  sv: 'SV SE',
  nl: 'NL',
  da: 'DA DK',
  no: 'NO',
  zh: 'ZH CHI',
  uk: 'UK UKR',
  el: 'GRE EL',
  hu: 'HU',
  tr: 'TUR',
  ar: 'AR ARA',
  th: 'TH',
  lt: 'LIT_LT LTU',
  bg: 'BG',
  hr: 'CRO',
  sl: 'SLO',
  sk: 'SK',
}

const languageCodes = new Map(
  Object.entries(codesOfLanguage).flatMap(([language, codes]) =>
    codes.split(' ').map((code) => [code, language] as const),
  ),
)

// The same letters are a language in one fellowship and something else in another.
const notALanguage: Partial<Record<Fellowship, ReadonlySet<string>>> = {
  GA: new Set(['NO', 'DA', 'IT']),
}

export type NormalizedTags = { tags: Tag[]; languages: string[] }

/** The tags of a row's codes. Unknown codes are ignored; they stay in the row's raw types. */
export function normalizeCodes(
  fellowship: Fellowship,
  codes: string[],
  { inPerson }: { inPerson: boolean },
): NormalizedTags {
  const tags = new Set<Tag>()
  const languages = new Set<string>()
  for (const code of codes) {
    const letters = code.toUpperCase()
    const tag = tables[fellowship][letters]
    if (tag && (inPerson || !inPersonTags.has(tag))) tags.add(tag)
    const language = languageCodes.get(letters)
    if (!tag && language && !notALanguage[fellowship]?.has(letters)) languages.add(language)
  }
  // A row with both contradicting tags gets neither, because a wrong tag is worse than none.
  if (tags.has('open') && tags.has('closed')) {
    tags.delete('open')
    tags.delete('closed')
  }
  return { tags: [...tags], languages: [...languages] }
}

const attendanceCodes = new Set(['ONL', 'VM', 'HY', 'HYBR', 'TC'])

/** Codes that we use; the others are counted for staff. */
export function isKnownCode(fellowship: Fellowship, code: string): boolean {
  return attendanceCodes.has(code) || tables[fellowship][code] !== undefined || languageCodes.has(code)
}
