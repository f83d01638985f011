// Parses a spreadsheet (CSV) with the columns of Meeting Guide and its WordPress plugin, so that any group can import its list.
import { dayNames } from '../meeting.ts'
import { type FeedFacts, type ParsedFeed, plainText, type Row, UnreadableFeed } from './feed.ts'
import { parseMeetingGuideRows } from './meeting-guide.ts'

// The words in spreadsheets for the types that we filter by; codes are used unchanged.
const codeOfWord: Record<string, string> = {
  open: 'O',
  closed: 'C',
  newcomer: 'BE',
  newcomers: 'BE',
  beginner: 'BE',
  beginners: 'BE',
  women: 'W',
  men: 'M',
  lgbtq: 'LGBTQ',
  'wheelchair access': 'X',
  'wheelchair accessible': 'X',
  'wheelchair-accessible bathroom': 'XB',
  speaker: 'SP',
  'step study': 'ST',
  'step meeting': 'ST',
  'tradition study': 'TR',
  discussion: 'D',
  literature: 'LIT',
  'big book': 'B',
  meditation: 'MED',
  '11th step meditation': 'MED',
  'young people': 'Y',
  seniors: 'SEN',
  'people of color': 'POC',
  secular: 'A',
  'dual diagnosis': 'DD',
  'american sign language': 'ASL',
  'child-friendly': 'CF',
  'babysitting available': 'BA',
  candlelight: 'CAN',
  outdoor: 'OUT',
  'proof of attendance': 'POA',
  'location temporarily closed': 'TC',
  english: 'EN',
  spanish: 'S',
  french: 'FR',
  german: 'GER',
  polish: 'POL',
  portuguese: 'POR',
  russian: 'RUS',
}

const fieldOfColumn: Record<string, string> = { id: 'slug', website: 'url', time_zone: 'timezone' }

/** A sheet may contain words such as "constructor", which every object inherits. */
const ownValue = (table: Record<string, string>, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined

export function parseSheet(body: string, facts: FeedFacts): ParsedFeed {
  const [head = [], ...lines] = cellsOf(body)
  const fields = head.map(fieldName)
  if (!fields.includes('name') || !fields.includes('time'))
    throw new UnreadableFeed(
      'The first line of the sheet has to name its columns, including Name, Day and Time.',
    )
  const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ''))
  return parseMeetingGuideRows(
    filled.map((line) => rowOf(fields, line)),
    facts,
  )
}

function fieldName(column: string): string {
  const name = column
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return ownValue(fieldOfColumn, name) ?? name
}

function rowOf(fields: string[], line: string[]): Row {
  const cells = Object.fromEntries(fields.map((field, at) => [field, (line[at] ?? '').trim()]))
  const types = (cells['types'] ?? '').split(/[,;|]/).map((word) => word.trim())
  return {
    ...cells,
    day: dayOf(cells['day'] ?? ''),
    types: types
      .map((word) => ownValue(codeOfWord, word.toLowerCase()) ?? word)
      .filter((code) => code !== ''),
    slug: cells['slug'] || slugOf(cells),
  }
}

/** 'Sunday', 'sun' and '0' are 0. Anything else is returned unchanged, and the row is skipped with it as the reason. */
function dayOf(word: string): number | string | undefined {
  if (word === '') return undefined
  if (word.length < 3) return word
  const day = dayNames.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()))
  return day < 0 ? word : day
}

/** A row without an id is identified by its name and place, so that it stays the same meeting when its notes change. */
function slugOf(cells: Record<string, string>): string {
  const place = cells['address'] || cells['formatted_address']
  return plainText([cells['name'], cells['location'], place].filter(Boolean).join(' '))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 90)
}

/** Parses cells by RFC 4180, with commas, semicolons or tabs as separators. */
function cellsOf(body: string): string[][] {
  const [first = ''] = body.split('\n', 1)
  const many = (sign: string) => first.split(sign).length
  const comma = [',', ';', '\t'].reduce((best, sign) => (many(sign) > many(best) ? sign : best))
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? ''
    if (sign === '"' && quoted && body[at + 1] === '"') {
      cell += sign
      at++
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === comma || sign === '\n')) {
      line.push(cell)
      cell = ''
      if (sign === comma) continue
      lines.push(line)
      line = []
    } else if (quoted || sign !== '\r') cell += sign
  }
  return [...lines, [...line, cell]]
}
