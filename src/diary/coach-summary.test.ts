import { expect, test } from 'vitest'
import { plusDays } from '../platform/dates.ts'
import { actions, spanishName, triggers } from './choices.ts'
import { weekSummary } from './coach-summary.ts'

const today = '2026-03-31'
const back = (days: number) => plusDays(today, -days)
const urge = (date: string, more: object = {}) => ({
  kind: 'urge' as const,
  date,
  minute: 600,
  mood: null,
  craving: 6,
  cravingAfter: null,
  triggers: [],
  actions: [],
  ...more,
})

test('too few or old entries give no summary', () => {
  expect(weekSummary([], today)).toBeUndefined()
  expect(weekSummary([urge(back(0)), urge(back(1))], today)).toBeUndefined()
  expect(weekSummary([urge(back(7)), urge(back(8)), urge(back(9))], today)).toBeUndefined()
})

test('the summary has averages of the week, and the trigger and what helped from eight weeks', () => {
  const entries = Array.from({ length: 8 }, (_, at) =>
    urge(back(at), { mood: 2, cravingAfter: 2, triggers: ['stress'], actions: ['walked'] }),
  )
  expect(weekSummary(entries, today)).toEqual({
    craving: 6,
    mood: 2,
    trigger: 'Stress',
    helped: 'Walked or moved',
    spanish: { trigger: 'Estrés', helped: 'Caminar o moverte' },
  })
  expect(weekSummary(entries.slice(0, 3), today)).toMatchObject({ craving: 6, trigger: null })
})

test('every choice has its own Spanish name, and the coach accepts it', () => {
  const all = [...triggers, ...actions]
  expect(new Set(all.map(({ spanish }) => spanish)).size).toBe(all.length)
  for (const { name, spanish } of all) {
    expect(spanishName(name)).toBe(spanish)
    expect(spanish).toMatch(/^[\p{L} ’'-]{1,40}$/u)
  }
  expect(spanishName('Something else')).toBeNull()
})
