// `npm run bench`: measures every figure of docs/performance.md on this machine. `npm run bench -- NAME …` runs the named groups; `--
// short` runs three groups with eight callers, compared with the last full run; `-- soak --long` soaks for an hour; `-- nodebb` measures
// NodeBB on the same PostgreSQL. A full run writes docs/performance.md if every row was measured.
import { build } from '../scripts/build.mjs'
import { printCoach } from './coach.mjs'
import { runDay } from './day.mjs'
import { finder } from './finder.mjs'
import { machine, openFixture } from './fixture.mjs'
import { forum } from './forum.mjs'
import { journal } from './journal.mjs'
import { journalFiles } from './journal-files.mjs'
import { short } from './load.mjs'
import { logins } from './logins.mjs'
import { meetings } from './meetings.mjs'
import { memberPages } from './member-pages.mjs'
import { nodebb } from './nodebb.mjs'
import { firstPages } from './pages.mjs'
import { compression, reads } from './reads.mjs'
import { besideLastFullRun, line, tableOf, writeFullRun, writeNodebb } from './report.mjs'
import { printSigns } from './signs.mjs'
import { soak } from './soak.mjs'
import { starts } from './starts.mjs'
import { writes } from './writes.mjs'

/** In this order: groups that start with little data come first, and groups that write come after those that only read. */
const groups = {
  forum,
  reads,
  starts,
  compression,
  meetings,
  pages: firstPages,
  memberPages,
  finder,
  journal,
  journalFiles,
  logins,
  writes,
  soak,
}
const inShortForm = ['forum', 'reads', 'writes']
/** Groups that run only by name. */
const alone = { coach: printCoach, signs: printSigns, day: simulateDay }

const [first, ...flags] = process.argv.slice(2)
if (first in alone) {
  process.exit((await alone[first](flags)) === false ? 1 : 0)
}
const named = process.argv.slice(2).filter((name) => !name.startsWith('-'))
const selected = short ? inShortForm : named
const unknown = first === 'nodebb' ? undefined : selected.find((name) => !(name in groups))
if (unknown) {
  const names = [...Object.keys(groups), ...Object.keys(alone), 'nodebb', 'short']
  console.error(`Unknown group ${unknown}. The groups are: ${names.join(', ')}.`)
  process.exit(2)
}

await build()
const began = Date.now()
const fixture = await openFixture()
const close = once(() => fixture.close())
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().finally(() => process.exit(1)))
try {
  process.exitCode = (await (first === 'nodebb' ? besideNodebb() : measureGroups())) ? 0 : 1
} finally {
  await close()
}

async function besideNodebb() {
  const { rows, ...about } = await nodebb(fixture, flags)
  console.log(`\n${machine()}, NodeBB ${about.version}\n\n${tableOf(rows)}`)
  writeNodebb(rows, about)
  return rows.every(({ holds }) => holds)
}

/** True if every group was measured and every row passes. If a group fails, the others still run. */
async function measureGroups() {
  const found = []
  const failed = []
  for (const [name, measure] of Object.entries(groups)) {
    if (selected.length > 0 && !selected.includes(name)) continue
    const start = Date.now()
    console.log(name)
    try {
      const rows = await measure(fixture)
      found.push(...rows)
      for (const row of rows) console.log(`  ${line(row).join('  |  ')}`)
    } catch (error) {
      failed.push(name)
      console.error(error)
    }
    console.log(`  in ${Math.round((Date.now() - start) / 1_000)} s`)
  }
  console.log(`\n${machine()}\n\n${short ? besideLastFullRun(found) : tableOf(found)}`)
  if (failed.length > 0) console.error(`\nNot measured: ${failed.join(', ')}.`)
  else if (selected.length === 0) writeFullRun(found, Math.round((Date.now() - began) / 60_000))
  return failed.length === 0 && found.every(({ holds }) => holds)
}

/** @param numbers minutes and calls a second, as strings */
async function simulateDay(numbers) {
  await build()
  return runDay(...numbers.map(Number))
}

function once(work) {
  let result
  return () => (result ??= work())
}
