import { expect, test } from 'vitest'
import { parseSheet } from './sheet.ts'

const facts = { fellowship: 'SLAA', zone: 'America/Chicago' } as const
const head = 'Time,End Time,Day,Name,Location,Address,City,State,Postal Code,Types,Notes,Conference URL'
const parse = (...lines: string[]) => parseSheet([head, ...lines].join('\r\n'), facts)

test.each(['', '<html></html>', '[{"name":"A"}]'])('%j is not a spreadsheet of meetings', (body) => {
  expect(() => parseSheet(body, facts)).toThrow('The first line of the sheet has to name its columns')
})

test('a row without a day of the week is skipped with its reason, and the rest is imported', () => {
  const { report } = parse(
    '7:00 PM,8:00 PM,Someday,Hope,Hall,1 Main St,Chicago,IL,60601,Open,,',
    '7:00 PM,8:00 PM,Sunday,Hope,Hall,1 Main St,Chicago,IL,60601,Open,,',
    ',,,,,,,,,,,',
  )
  expect(report).toMatchObject({
    rows: 2,
    imported: 1,
    skipped: [{ row: 1, reason: 'day is not a day of the week: "Someday"' }],
  })
})

test('quoted cells, words for days and types, and times of a row are parsed', () => {
  const words = '"Open, Women, Wheelchair Access"'
  const { listings } = parse(
    `7:00 PM,8:30 PM,Tuesday,"Hope, ""again""",Hall,1 Main St,Chicago,Illinois,60601,${words},"Ring twice,\nplease",`,
  )
  expect(listings).toMatchObject([
    {
      name: 'Hope, "again"',
      type: 'SLAA',
      dayOfWeek: 2,
      time: '19:00',
      durationMinutes: 90,
      timezone: 'America/Chicago',
      address: '1 Main St',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60601',
      tags: ['open', 'women', 'wheelchair'],
      notes: 'Ring twice, please',
    },
  ])
})

test('a word that every object inherits is an ordinary word in a sheet', () => {
  const { listings, report } = parseSheet(
    [
      `${head},constructor,__proto__`,
      '7:00 PM,,Monday,Hope,Hall,1 Main St,Chicago,IL,,"Constructor, __proto__, Open",,,x,y',
      '7:00 PM,,constructor,Hope,Hall,1 Main St,Chicago,IL,,Open,,,x,y',
    ].join('\n'),
    facts,
  )
  expect(listings).toMatchObject([{ tags: ['open'], rawTypes: ['CONSTRUCTOR', '__PROTO__', 'O'] }])
  expect(report).toMatchObject({
    unknownCodes: { CONSTRUCTOR: 1, __PROTO__: 1 },
    repaired: {},
    skipped: [{ row: 2, reason: 'day is not a day of the week: "constructor"' }],
  })
})

test('a row keeps its key when its notes change, and one name at two places is two meetings', () => {
  const keys = (notes: string) =>
    parse(
      `7:00 PM,,Monday,Hope,Hall,1 Main St,Chicago,IL,,,${notes},`,
      '7:00 PM,,Monday,Hope,Church,9 Oak St,Chicago,IL,,,,',
    ).listings.map(({ key }) => key)
  expect(keys('a')).toEqual(keys('b'))
  expect(new Set(keys('a')).size).toBe(2)
})

test.each([';', '\t'])('%j separates cells as a comma does', (sign) => {
  const sheet = [head, '19:00,,Monday,Hope,Hall,1 Main St,Chicago,IL,,O,,'].join('\n').replaceAll(',', sign)
  expect(parseSheet(sheet, facts).report).toMatchObject({ rows: 1, imported: 1 })
})
