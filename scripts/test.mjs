// `npm test`: installs, builds, checks, and runs every test, every journey and the faults in their short form. Ends with the
// counts, whatever happens. With `faults` it runs all that docs/faults.md names, in its long form; with files after that, these faults.
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { install } from './install.mjs'
import { environment, inRoot, node, read, run } from './project.mjs'

const [form, ...files] = process.argv.slice(2)
const faults = form === 'faults'
const total = { passed: 0, failed: 0 }
const failures = []
const flaky = []
const skipped = []
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-counts-'))
let unfinished = 'the preparation'
process.on('exit', printSummary)

await install()
const browser = await findBrowser()
if (!browser) total.failed += 1
unfinished = 'the build'
// A build uses one processor, and the checks do not need its result.
const checks = faults ? undefined : check()
await build()
if (faults) await runLongFaults()
else await runAll()
unfinished = undefined

async function runAll() {
  // Each of these projects is idle for part of its time, so running them in parallel uses the processors better. The output of two is shown
  // after they end.
  const alongside = ['journeys', 'faults'].map((project) => {
    const output = path.join(folder, `${project}.txt`)
    return { project, output, counts: runTests(project, { output }) }
  })
  unfinished = 'the checks'
  add(await checks)
  unfinished = 'the tests'
  add(await runTests('tests'))
  for (const { project, output, counts } of alongside) {
    unfinished = `the ${project}`
    add(await counts)
    console.log(read(output))
  }
}

async function runLongFaults() {
  unfinished = 'the faults'
  add(await runTests('faults', { files }))
  if (files.length > 0) return
  unfinished = 'the tests of faults'
  add(await runTests('tests', { files: filesOfFaults() }))
}

/** The test files outside of faults/ that docs/faults.md names. */
function filesOfFaults() {
  const named = read(inRoot('docs/faults.md')).matchAll(/`(src\/[^`]+) › /g)
  return [...new Set([...named].map(([, file]) => file))]
}

async function runTests(project, { files: named = [], output } = {}) {
  const file = path.join(folder, `${project}.json`)
  const flags = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--passWithNoTests',
    ...named,
  ]
  const lines = output && openSync(output, 'w')
  const code = await run(node, [...flags, '--reporter=default', '--reporter=./scripts/count-reporter.mjs'], {
    env: environment({
      NODE_ENV: 'test',
      CAIRN_FAULTS: faults ? 'long' : 'short',
      CAIRN_COUNTS: file,
      ...(browser && { CAIRN_BROWSER: browser }),
    }),
    ...(lines && { stdio: ['ignore', lines, lines] }),
  })
  const counts = JSON.parse(read(file) || 'null')
  if (!counts) return { passed: 0, failed: 1, failures: [`the ${project} did not run`] }
  flaky.push(...counts.flaky)
  skipped.push(...counts.skipped)
  // A run that fails without a failed test (an error outside of the tests, too few of them) is a failure too.
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [`the ${project}: the test runner ended with ${code}`] }
}

function add({ passed, failed, failures: more }) {
  total.passed += passed
  total.failed += failed
  failures.push(...more)
}

function printSummary() {
  rmSync(folder, { recursive: true, force: true })
  if (unfinished) {
    console.error(`The run ended early, in ${unfinished}.`)
    total.failed += 1
  }
  for (const failure of failures) console.log(`failed: ${failure}`)
  for (const name of flaky) console.log(`passed only when run again: ${name}`)
  for (const name of skipped) console.log(`not run here: ${name}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
