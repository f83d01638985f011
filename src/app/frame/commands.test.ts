import { expect, test } from 'vitest'
import { pages } from '../pages/pages.tsx'
import { commandsMatching, pageCommands } from './commands.ts'

const names = (typed: string) => commandsMatching(pageCommands, typed).map(({ name }) => name)

test('each command opens an existing page', () => {
  const paths = pages.map(({ path }) => path)
  for (const { to } of pageCommands) expect(paths).toContain(to.split('?')[0])
})

test('every typed word matches the beginning of a word of the name, ignoring case and apostrophes', () => {
  expect(names('JOUR')[0]).toBe('Journal')
  expect(names('  plan my ')).toEqual(['My safety plan'])
  expect(names("i'm")).toEqual(['I’m about to use'])
  expect(names('urnal')).toEqual([])
  expect(names('🪨')).toEqual([])
})

test('empty input lists everything, and names that begin with the word come first', () => {
  expect(names('')).toHaveLength(pageCommands.length)
  expect(names('h')[0]).toBe('Help now')
  expect(names('settings').every((name) => name.includes('settings'))).toBe(true)
})
