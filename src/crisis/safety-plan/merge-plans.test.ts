import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePlans, samePlan, withOtherTab } from './merge-plans.ts'
import { contentOf, emptyPlan, type PlanContent, textParts } from './safety-plan.ts'

const empty = contentOf(emptyPlan)
const sam = { name: 'Sam', phone: '555 0100' }
const kim = { name: 'Kim', phone: '555 0101' }

test('parts that only one device changed are taken from it', () => {
  const base = { ...empty, signs: 'No sleep', coping: 'A walk' }
  const merged = mergePlans(base, { ...base, signs: 'No calls' }, { ...base, coping: 'A shower' })
  expect(merged).toEqual({ ...base, signs: 'No calls', coping: 'A shower' })
})

test('a part that both changed has the lines of both, without the lines that one removed', () => {
  const base = { ...empty, signs: 'No sleep\nNo calls', people: [sam] }
  const mine = { ...base, signs: 'No sleep\nNo calls\nShort temper', people: [sam, kim] }
  const theirs = { ...base, signs: 'No sleep\nStaying in', people: [] }
  const merged = mergePlans(base, mine, theirs)
  expect(merged.signs).toBe('No sleep\nStaying in\nShort temper')
  expect(merged.people).toEqual([kim])
})

test('without a common version the merged plan has everything of both', () => {
  const merged = mergePlans(
    undefined,
    { ...empty, signs: 'One\nTwo', people: [sam] },
    { ...empty, signs: 'Two\nThree', people: [kim] },
  )
  expect(merged.signs).toBe('Two\nThree\nOne')
  expect(merged.people).toEqual([kim, sam])
})

test('a tab that stores its plan loses nothing that another tab stored', () => {
  const base = { ...emptyPlan, signs: 'No sleep', changedAt: '2026-01-01' }
  const mine = { ...base, coping: 'A walk', changedAt: '2026-01-02' }
  const copy = { memberId: 'ana', revision: 2, plan: contentOf(base) }
  const stored = { ...base, signs: 'No calls', changedAt: '2026-01-03', synced: copy }
  expect(withOtherTab(base, mine, base)).toBe(mine)
  expect(withOtherTab(base, base, stored)).toBe(stored)
  expect(withOtherTab(base, mine, stored)).toEqual({
    ...emptyPlan,
    signs: 'No calls',
    coping: 'A walk',
    changedAt: '2026-01-03',
    synced: copy,
  })
})

test('a plan that was deleted in another tab comes back only with what was written since', () => {
  const base = { ...emptyPlan, signs: 'No sleep', changedAt: '2026-01-01' }
  const mine = { ...base, coping: 'A walk', changedAt: '2026-01-02' }
  expect(withOtherTab(base, mine, emptyPlan)).toMatchObject({ signs: '', coping: 'A walk' })
})

const line = fc.constantFrom('a', 'b', 'c', 'd', 'e', '😀')
const content: fc.Arbitrary<PlanContent> = fc.record({
  signs: fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n')),
  coping: fc.array(line, { maxLength: 2 }).map((lines) => lines.join('\n')),
  places: fc.constant(''),
  people: fc.uniqueArray(fc.constantFrom(sam, kim), { maxLength: 2 }),
  professionals: fc.constant(''),
  safer: fc.constant(''),
})

test('every line that one side added is in the merged plan, and merging it again changes nothing', () => {
  fc.assert(
    fc.property(content, content, content, (base, mine, theirs) => {
      const merged = mergePlans(base, mine, theirs)
      for (const part of textParts) {
        const [before, after] = [base, merged].map((plan) => new Set(plan[part].split('\n')))
        for (const side of [mine, theirs])
          for (const each of side[part].split('\n'))
            if (each !== '' && !before?.has(each)) expect(after).toContain(each)
      }
      for (const person of [...mine.people, ...theirs.people])
        if (!base.people.includes(person)) expect(merged.people).toContain(person)
      expect(samePlan(mergePlans(theirs, merged, theirs), merged)).toBe(true)
    }),
  )
})
