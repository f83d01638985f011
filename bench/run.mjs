// `npm run bench`: every figure of what fast means here, measured on this machine. `npm run bench -- NAME …` runs some groups;
// `-- short` runs four of them in shorter rounds, beside the last full run; `-- --long` soaks for 30 minutes; all groups
// together write docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { build } from '../scripts/build.mjs'
import { inRoot } from '../scripts/project.mjs'
import { printCoach } from './coach.mjs'
import { finder } from './finder.mjs'
import { forum } from './forum.mjs'
import { journal } from './journal.mjs'
import { journalFiles } from './journal-files.mjs'
import { short } from './load.mjs'
import { logins } from './logins.mjs'
import { meetings } from './meetings.mjs'
import { memberPages } from './member-pages.mjs'
import { firstPages } from './pages.mjs'
import { machine, openPlace } from './place.mjs'
import { reads } from './reads.mjs'
import { printSigns } from './signs.mjs'
import { soak } from './soak.mjs'
import { starts } from './starts.mjs'
import { writes } from './writes.mjs'

/** In this order: what writes comes after what reads. */
const groups = {
  starts,
  meetings,
  reads,
  forum,
  pages: firstPages,
  memberPages,
  finder,
  journal,
  journalFiles,
  logins,
  writes,
  soak,
}

const inShortForm = ['starts', 'reads', 'forum', 'writes']
const performanceFile = inRoot('docs/performance.md')

const named = process.argv.slice(2).filter((name) => !name.startsWith('-'))
const wanted = short ? inShortForm : named
if (wanted[0] === 'signs') {
  printSigns(process.argv.slice(3))
  process.exit()
}
if (wanted[0] === 'coach') {
  await printCoach(process.argv.slice(3))
  process.exit()
}
const unknown = wanted.find((name) => !(name in groups))
if (unknown) {
  console.error(`There is no group ${unknown}. There are: ${Object.keys(groups).join(', ')}, coach, signs.`)
  process.exit(2)
}

await build()
const began = Date.now()
const place = await openPlace()
const close = once(() => place.close())
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().finally(() => process.exit(1)))
const found = []
try {
  for (const [name, measure] of Object.entries(groups)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(name)
    const rows = await measure(place)
    found.push(...rows)
    for (const row of rows) console.log(`  ${line(row).join('  |  ')}`)
  }
} finally {
  await close()
}
const table = tableOf(found)
console.log(`\n${machine()}\n\n${short ? besideLastFullRun(found) : table}`)
if (wanted.length === 0) writeFileSync(performanceFile, report(table))
process.exitCode = found.every(({ holds }) => holds) ? 0 : 1

function line({ figure, ours, reference, ratio, target, holds }) {
  return [figure, shown(ours), shown(reference), shown(ratio), target, holds ? 'holds' : 'misses']
}

function shown(value) {
  if (typeof value !== 'number') return String(value ?? '')
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2)
}

function tableOf(rows) {
  return markdown([['figure', 'ours', 'reference', 'ratio', 'target', ''], ...rows.map(line)])
}

/** Ratios beside those of docs/performance.md, by figure. */
function besideLastFullRun(rows) {
  const before = new Map(
    readFileSync(performanceFile, 'utf8')
      .split('\n')
      .filter((each) => each.startsWith('| '))
      .map((each) => each.split('|').map((cell) => cell.trim()))
      .map(([, figure, , , ratio]) => [figure, ratio]),
  )
  const head = ['figure', 'ours', 'ratio', 'last full run', 'target', '']
  const lines = rows.map((row) => {
    const [figure, ours, , ratio, target, holds] = line(row)
    return [figure, ours, ratio, before.get(figure) ?? '', target, holds]
  })
  return markdown([head, ...lines])
}

function markdown([head, ...rows]) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function once(work) {
  let result
  return () => (result ??= work())
}

function report(rows) {
  const minutes = Math.round((Date.now() - began) / 60_000)
  return `# How fast Cairn is

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, in ${minutes} minutes, on ${machine()}, with PostgreSQL and the load on the
same machine. A ratio is the median of rounds in which both sides took turns; how figures are taken stands in
\`docs/decisions/0023-figures-are-ratios.md\`.

${rows}
`
}
