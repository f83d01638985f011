import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '../library/articles.ts'
import { sources } from '../library/sources.ts'
import { practiceOf } from '../plans/programs/practices.server.ts'
import { programOf } from '../plans/programs/programs.server.ts'
import { practiceList, protocols } from '../plans/programs/protocols.ts'

type Line = { title: string; year: number; by: string; seenIn: string; on: string; result: string }

const ledger: Line[] = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\d{4}-\d{2}-\d{2}/.test(line))
  .map((line) => {
    const [title = '', year, by = '', seenIn = '', on = '', result = ''] = line.slice(2, -2).split(' | ')
    return { title, year: Number(year), by, seenIn, on, result }
  })

/** A reference of a program or a practice is one text, which must contain the ledger's first name and year. */
function isIn(text: string, { title, year, by }: Line): boolean {
  return text.includes(title) && text.includes(String(year)) && text.includes(by.split(/[ ,]/, 1)[0] ?? '')
}

const cited = articles.flatMap(({ id }) => (sources[id] ?? []).map((source) => ({ id, ...source })))
const texts = [
  ...protocols.flatMap(({ id }) => (programOf(id)?.sources ?? []).map(({ text }) => ({ id, text }))),
  ...practiceList.map(({ id }) => ({ id, text: practiceOf(id)?.source.text ?? '' })),
]

test.each(cited)('$id: “$title” is in the ledger with its year', ({ title, year }) => {
  expect(ledger.find((line) => line.title === title)).toMatchObject({ year })
})

test.each(texts)('$id: “$text” is in the ledger with its year', ({ text }) => {
  expect(ledger.filter((line) => isIn(text, line))).not.toEqual([])
})

test('the ledger has each source once, with where and when it was seen, and no unused source', () => {
  expect(new Set(ledger.map(({ title }) => title)).size).toBe(ledger.length)
  for (const line of ledger) {
    expect(line.seenIn && line.by && line.result).toBeTruthy()
    expect(line.result).toMatch(/confirmed|corrected|exists/)
    expect(Date.parse(line.on)).toBeGreaterThanOrEqual(Date.parse('2026-11-22'))
    const isCited = cited.some(({ title }) => title === line.title)
    expect(isCited || texts.some(({ text }) => isIn(text, line)), line.title).toBe(true)
  }
})
