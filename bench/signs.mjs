// The detector's figures on the messages kept beside it, as a table. `--misses` prints what the rules read otherwise.
import { cases, report } from '../src/crisis/signs-report.ts'

const percent = ({ part, whole, low, high }) =>
  `${((100 * part) / Math.max(whole, 1)).toFixed(1).padStart(5)} %  (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})  ${part}/${whole}`

export function printSigns(flags = []) {
  for (const half of ['tuning', 'apart']) {
    const figures = report(cases.filter((one) => one.half === half))
    console.log(
      `\n${half === 'tuning' ? 'Messages the rules were tuned on' : 'Messages kept apart'}   share, 95 % interval, count`,
    )
    const gates = [
      ['emergency recall          ≥ 90', figures.emergencyRecall],
      ['any-crisis recall         ≥ 85', figures.crisisRecall],
      ['exact label               ≥ 85', figures.exactLabel],
      ['crisis alarms on none     ≤ 10', figures.falseAlarms],
      ['wrongly held              ≤  2', figures.wrongBlocking],
    ]
    for (const [name, figure] of gates) console.log(`  ${name}   ${percent(figure)}`)
    for (const { label, recall, falseAlarms } of figures.byLabel) {
      console.log(`  ${label.padEnd(28)} recall ${percent(recall)}   else-where ${percent(falseAlarms)}`)
    }
    if (flags.includes('--misses') && (half === 'tuning' || flags.includes('--apart'))) {
      for (const miss of figures.misses) console.log(`  [${miss.expected} → ${miss.found}] ${miss.text}`)
    }
  }
}

if (import.meta.main) printSigns(process.argv.slice(2))
