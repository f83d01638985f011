// Formats rows as a table, and writes docs/performance.md: the last full run and, in a separate section, the last
// comparison with NodeBB.
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../scripts/project.mjs'
import { machine } from './fixture.mjs'

const performanceFile = inRoot('docs/performance.md')
const nodebbHeading = '## Compared with NodeBB'

export function line({ figure, ours, reference, ratio, spread, target, holds }) {
  const between = spread ? ` (${spread.map((each) => each.toFixed(2)).join('–')})` : ''
  return [
    figure,
    formatted(ours),
    formatted(reference),
    formatted(ratio) + between,
    target,
    holds ? 'holds' : 'misses',
  ]
}

function formatted(value) {
  if (typeof value !== 'number') return String(value ?? '')
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2)
}

export function tableOf(rows) {
  return markdown([['figure', 'ours', 'reference', 'ratio', 'target', ''], ...rows.map(line)])
}

/** Ratios compared with those in docs/performance.md, by figure. */
export function besideLastFullRun(rows) {
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

const today = () => new Date().toISOString().slice(0, 10)

export function writeFullRun(rows, minutes) {
  const nodebb = readFileSync(performanceFile, 'utf8').split(nodebbHeading)[1]
  const text = `# How fast Cairn is

Written by \`npm run bench\` on ${today()}, in ${minutes} minutes, on ${machine()}, with PostgreSQL and the load on the
same machine. A ratio is the median of rounds in which both sides took turns, with the smallest and the largest of them in
brackets; how figures are measured is described in \`docs/decisions/0023-figures-are-ratios.md\`. The targets are ours from the start
of the project, and a figure that misses one is shown as it is.

${tableOf(rows)}
`
  writeFileSync(performanceFile, nodebb === undefined ? text : `${text}\n${nodebbHeading}${nodebb}`)
}

export function writeNodebb(rows, { version, topics }) {
  const [fullRun] = readFileSync(performanceFile, 'utf8').split(`\n${nodebbHeading}`)
  writeFileSync(
    performanceFile,
    `${fullRun}
${nodebbHeading}

Written by \`npm run bench -- nodebb\` on ${today()}, compared with NodeBB ${version}, on ${machine()}: the same PostgreSQL, ${topics.toLocaleString('en')}
topics with three replies each on both sides, in turns. The reference is NodeBB.

${tableOf(rows)}
`,
  )
}
