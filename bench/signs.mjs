// Prints the detector's results on the evaluation messages as a table. `--misses` prints the messages with a wrong label.
import { cases, report } from '../corpus/danger/report.ts'

const percent = ({ part, whole, low, high }) =>
  `${((100 * part) / Math.max(whole, 1)).toFixed(1).padStart(5)} %  (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})  ${part}/${whole}`

const spanish =
  /[ñáéíóú¿¡]|\b(?:que|estoy|mi|para|una|el|por|con|los|las|pero|hoy|se|yo|ya|me|no puedo)\b(?!.*\b(?:the|and|is|was|to|of|i)\b)/i
const byLanguage = (split) => {
  const some = cases.filter((one) => one.split === split)
  return {
    English: some.filter(({ text }) => !spanish.test(text)),
    Spanish: some.filter(({ text }) => spanish.test(text)),
  }
}
const splits = {
  development: 'Development: the rules and the weights were made from these messages',
  training: 'Training: messages of other authors, for the weights only',
  measured: 'Measured: messages of two more authors, for evaluation only',
  'held-out': 'Held out: messages written to evaluate the first rules',
}

export function printSigns(flags = []) {
  for (const [split, title] of Object.entries(splits)) {
    const figures = report(cases.filter((one) => one.split === split))
    console.log(`\n${title}   share, 95 % interval, count`)
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
    for (const [language, some] of Object.entries(byLanguage(split)))
      console.log(`  any danger, ${language.padEnd(16)} recall ${percent(report(some).crisisRecall)}`)
    if (
      flags.includes('--misses') &&
      (split === 'development' || split === 'training' || flags.includes('--held-out'))
    ) {
      for (const miss of figures.misses) console.log(`  [${miss.expected} → ${miss.found}] ${miss.text}`)
    }
  }
}

if (import.meta.main) printSigns(process.argv.slice(2))
