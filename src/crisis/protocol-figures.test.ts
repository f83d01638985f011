import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuredMessages, protocolFigures } from './protocol-figures.ts'

const page = readFileSync(new URL('../../docs/safety.md', import.meta.url), 'utf8')

test('the public page has all figures of docs/safety.md', () => {
  const table = page.split('\n').filter((line) => line.startsWith('| '))
  const at = table.findIndex((line) => line.startsWith('| figure |'))
  const columns = (table[at] ?? '').split('|').map((cell) => cell.trim())
  const cells = table
    .slice(at + 1)
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('**', '')))
  const documented = cells.map((row) => ({
    name: row[1],
    goal: row[columns.indexOf('goal, rules only')],
    measured: row[columns.indexOf('measured')],
  }))
  expect(protocolFigures.map(({ name, goal, measured }) => ({ name, goal, measured }))).toEqual(documented)
  const { all, english, spanish } = measuredMessages
  expect(page).toContain(`${all} messages (${english} English, ${spanish} Spanish)`)
})
