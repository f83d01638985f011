// Every decision record has the same sections, so that a reader finds the reason and its limits in the same place.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../docs/decisions')
const form = ['Status', 'Context', 'Decision', 'Consequences', 'What would make it wrong']

/** The missing sections of a record; empty if it is complete. */
function problemsOf(name, text) {
  const problems = []
  const [title = ''] = text.split('\n')
  if (!new RegExp(`^# ${name.slice(0, 4)}\\. [A-Z“"‘]`).test(title))
    problems.push('the title is not "# NNNN. Title"')
  const parts = text.split(/^## /m).slice(1)
  const headings = parts.map((part) => part.split('\n')[0])
  if (headings.join() !== form.join()) problems.push(`the sections are ${headings.join(', ')}`)
  for (const part of parts) {
    const [heading, ...rest] = part.split('\n')
    if (rest.join('').trim() === '') problems.push(`"${heading}" is empty`)
  }
  return problems
}

test('every decision record has status, context, decision, consequences, and what would make it wrong', () => {
  const records = readdirSync(folder).filter((name) => name.endsWith('.md'))
  expect(records.length).toBeGreaterThan(40)
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length)
  const problems = records.flatMap((name) =>
    problemsOf(name, readFileSync(path.join(folder, name), 'utf8')).map((problem) => `${name}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test('a record with a wrong title, a wrong section or an empty section is refused', () => {
  const sections = form.map((heading) => `## ${heading}\n\nText.\n`).join('\n')
  expect(problemsOf('0099-x.md', `# 0099. A title\n\n${sections}`)).toEqual([])
  expect(problemsOf('0099-x.md', `# 0098: A title\n\n${sections}`)).toHaveLength(1)
  expect(problemsOf('0099-x.md', `# 0099. A title\n\n${sections.replace('Context', 'Why')}`)).toHaveLength(1)
  expect(problemsOf('0099-x.md', `# 0099. A title\n\n${sections.replace('Text.', '')}`)).toHaveLength(1)
})
