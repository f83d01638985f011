// The example in CONTRIBUTING.md is applied to a copy of the source, compiled, and tested.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../src/platform/testing/test-database.server.ts'

const root = path.join(import.meta.dirname, '..')

/** The numbered steps: file, where in it, and the code. */
function stepsOf(markdown) {
  const pattern = /\*\*\d+\. [^\n]*?`(?<file>src\/[^`]+)`(?<place>[^\n]*):\n\n```\w+\n(?<code>.*?)```/gs
  return [...markdown.matchAll(pattern)].map(({ groups }) => groups)
}

/** Applies a step to the source. Imports are merged by module; the rest is inserted where the step says. */
function applyStep(source, { place, code }) {
  const lines = code.split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  const rest = lines.filter((line) => !line.startsWith('import ')).join('\n')
  let next = source
  for (const line of imports) {
    const module = / from ('[^']+')/.exec(line)?.[1]
    const existing = next
      .split('\n')
      .find((each) => each.startsWith('import ') && each.endsWith(` from ${module}`))
    next = existing ? next.replace(existing, line) : `${line}\n${next}`
  }
  const [, side, anchor] = /(above|below) `(.+)`/.exec(place) ?? []
  if (!anchor) return `${next}\n${rest}`
  const all = next.split('\n')
  const at = all.findIndex((line) => line.includes(anchor))
  if (at < 0) throw new Error(`CONTRIBUTING.md names ${anchor}, which is not there.`)
  all.splice(side === 'above' ? at : at + 1, 0, rest.trimEnd())
  return all.join('\n')
}

test('the example in CONTRIBUTING compiles and its tests pass', () => {
  const steps = stepsOf(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'))
  expect(steps).toHaveLength(7)
  const scratch = mkdtempSync(path.join(tmpdir(), 'cairn-contributing-'))
  try {
    for (const name of ['src', 'migrations', 'checks', 'scripts', 'corpus'])
      cpSync(path.join(root, name), path.join(scratch, name), { recursive: true })
    const settings = readdirSync(root).filter((name) => /^(?:package|tsconfig\.base)\.json$|\.ts$/.test(name))
    for (const name of settings) cpSync(path.join(root, name), path.join(scratch, name))
    symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'))
    for (const step of steps) {
      const file = path.join(scratch, step.file)
      const isNew = !existsSync(file)
      writeFileSync(file, isNew ? step.code : applyStep(readFileSync(file, 'utf8'), step))
    }
    const tests = JSON.parse(readFileSync(path.join(root, 'tsconfig.tests.json'), 'utf8'))
    delete tests.compilerOptions.incremental
    delete tests.compilerOptions.tsBuildInfoFile
    tests.include = ['src/checkin/*', 'src/app/testing/*']
    writeFileSync(path.join(scratch, 'tsconfig.tests.json'), JSON.stringify(tests))
    succeeds(scratch, 'tsc', ['-p', 'tsconfig.tests.json', '--checkers', '1'])
    succeeds(scratch, process.execPath, ['checks/imports.mjs'])
    succeeds(scratch, 'vitest', ['run', '--project', 'tests', 'src/checkin/api.test.ts'])
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}, 240_000)

function succeeds(cwd, command, flags) {
  const file = path.isAbsolute(command) ? command : path.join(root, 'node_modules/.bin', command)
  // The tests of the copy share the database server of this run.
  const env = { ...process.env, DATABASE_URL: databaseUrl(inject('database')) }
  const { status, stdout, stderr } = spawnSync(file, flags, { cwd, env, encoding: 'utf8' })
  expect(status, `${command}: ${stdout}${stderr}`).toBe(0)
}

test('each example in the style guide is an excerpt of the file it names', () => {
  const guide = readFileSync(path.join(root, 'docs/style.md'), 'utf8')
  const examples = [...guide.matchAll(/^\/\/ (?<file>src\/\S+)\n(?<code>.*?)\n(?=\n|```)/gms)]
  expect(examples.length).toBeGreaterThanOrEqual(3)
  for (const { groups } of examples)
    expect(readFileSync(path.join(root, groups.file), 'utf8'), groups.file).toContain(groups.code)
})

test('a printed command runs on the project’s Node, because the oldest one that starts Cairn is too old for the test runner', () => {
  const printed = ['README.md', 'CONTRIBUTING.md', 'docs/operating.md'].map((name) =>
    readFileSync(path.join(root, name), 'utf8'),
  )
  expect(printed.join('\n')).not.toMatch(/(?<!npx )\bvitest run/)
})
