// The rules for commit subjects in docs/style.md. lefthook runs it as `node checks/commit-message.mjs FILE`.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const maxLength = 65

/** What is wrong with a commit message, as sentences; empty if nothing is. */
export function commitMessageProblems(message) {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'))
  // Git writes these itself, and a rebase removes them.
  if (/^(fixup|squash|amend)! /.test(subject)) return []
  const [verb = ''] = subject.split(' ')
  const problems = []
  if (subject === '') problems.push('The subject is empty.')
  if (subject.length > maxLength)
    problems.push(`The subject has ${subject.length} characters; the most is ${maxLength}.`)
  if (!/^[A-Z][a-z]+$/.test(verb) || /(?:[^e]ed|ing)$/.test(verb))
    problems.push(
      'Start the subject with a capitalized verb in the imperative, as in "Batch session lookups".',
    )
  if (subject.endsWith('.')) problems.push('The subject ends without a period.')
  if (second !== '') problems.push('Leave the second line empty; the body says why.')
  return problems
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = commitMessageProblems(readFileSync(process.argv[2] ?? '', 'utf8'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
