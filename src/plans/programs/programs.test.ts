import { expect, test } from 'vitest'
import { practiceOf } from './practices.server.ts'
import { Practice, SelfHelpProgram, Workbook } from './program-contract.ts'
import { programOf } from './programs.server.ts'
import { practiceList, protocols, workbookList } from './protocols.ts'
import { workbookOf } from './workbooks.server.ts'

test.each(protocols)(
  'the program “$title” exists, lasts as long as it says, and names its sources',
  (listed) => {
    const program = SelfHelpProgram.parse(programOf(listed.id))
    expect(program).toMatchObject({ title: listed.title, summary: listed.summary })
    expect(`${program.weeks.length} weeks`).toBe(listed.extent)
    expect(program.sources.length).toBeGreaterThanOrEqual(3)
    expect(program.careful).toMatch(/911|988|doctor/)
    const steps = program.weeks.flatMap((week) => week.steps)
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
    for (const step of steps) {
      expect(step.text.length).toBeGreaterThan(0)
      expect(step.exercise.length).toBeGreaterThan(0)
    }
  },
)

test.each(workbookList)('the workbook “$title” exists', (listed) => {
  expect(Workbook.parse(workbookOf(listed.id)).title).toBe(listed.title)
})

test.each(practiceList)('the practice “$title” lasts about as long as it says', (listed) => {
  const practice = Practice.parse(practiceOf(listed.id))
  expect(practice.title).toBe(listed.title)
  expect(`${Math.round(practice.seconds / 60)} minutes`).toBe(listed.extent)
})

test('no text of the programs judges people', () => {
  const all = JSON.stringify(protocols.map(({ id }) => programOf(id))).toLowerCase()
  for (const word of ['addict ', 'addicts', 'junkie', 'getting clean', 'dirty', 'abuser'])
    expect(all).not.toContain(word)
})
