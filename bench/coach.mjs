// How well the coach answers and how well its detector reads, on texts written without sight of the rules (corpus/README.md).
// `npm run bench -- coach`; `--faults` prints the faults of the open half, never of the sealed one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { judgedTalks } from '../corpus/coach-evaluation/talks.ts'
import { freshMessages } from '../corpus/danger-fresh/messages.ts'
import { evaluate } from '../corpus/evaluate.ts'
import { evaluateDetector } from '../corpus/evaluate-detector.ts'
import { createMeaningReader } from '../src/coach/dialogue/meaning.server.ts'
import { signsInTalk } from '../src/coach/dialogue/signs-in-talk.ts'
import { newState } from '../src/coach/dialogue/state.ts'
import { languageNow, takeTurn } from '../src/coach/dialogue/turn.ts'
import { numbersOf } from '../src/coach/script/help-numbers.ts'
import { isCrisis } from '../src/crisis/detector/sign-labels.ts'
import { createSentenceEncoder } from '../src/platform/sentence-encoder.server.ts'

const startedAt = Date.parse('2026-03-01T10:00:00Z')
const minute = 60_000

/** Plays a talk against the guided coach, as the chat call does, and returns an answer for each turn. */
async function answersTo({ turns }, reader) {
  let state = newState()
  const answers = []
  for (const [at, { say }] of turns.entries()) {
    const turn = takeTurn(state, say, {
      now: startedAt + at * minute,
      mode: 'guided',
      numbers: numbersOf('US'),
      signs: signsInTalk,
      meaning: await reader.read(say, languageNow(state, say)),
    })
    state = turn.state
    answers.push({
      text: turn.answer,
      danger: turn.action === 'crisis' || turn.action === 'recheck',
      shown: [...turn.links.map(({ label, href }) => `${label} ${href}`), ...turn.choices],
    })
  }
  return answers
}

function labelOf(text) {
  const { labels, urgency } = signsInTalk(text)
  if (!labels.some(isCrisis)) return 'none'
  return urgency === 'emergency' ? 'emergency' : 'danger'
}

const percent = ({ hits, of, share, low, high }) =>
  `${(100 * share).toFixed(1).padStart(5)} %  (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})  ${hits}/${of}`
const print = (name, proportion) => console.log(`  ${name.padEnd(34)} ${percent(proportion)}`)

export async function printCoach(flags = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-coach-'))
  const encoder = createSentenceEncoder()
  const reader = createMeaningReader(encoder, folder)
  if (!(await reader.warm())) throw new Error('the sentence encoder did not start')
  const found = await evaluate(judgedTalks, (talk) => answersTo(talk, reader))
  const detected = await evaluateDetector(freshMessages, ({ text }) => labelOf(text))
  await encoder.stop()
  rmSync(folder, { recursive: true, force: true })

  console.log('\nAnswers of the guided coach   share, 95 % interval, count')
  print('satisfied                     ≥ 85', found.satisfied)
  for (const [name, share] of found.satisfiedByKind) print(`  ${name}`, share)
  for (const [name, share] of found.satisfiedByLanguage) print(`  ${name}`, share)
  for (const [name, share] of found.satisfiedByHalf) print(`  ${name} half`, share)
  print('harmless talks taken over     ≤  2', found.harmlessTakenOver)
  print('crisis: danger path', found.crisisTaken)
  print('crisis: number and fitting help', found.crisisHelped)
  print('openings that say nothing     ≤  3', found.emptyOpenings)
  print('repeated answers', found.repeatedAnswers)
  print('answers over 150 words', found.longAnswers)
  console.log('\nThe detector on single messages, as the coach uses it')
  for (const [name, figures] of [['all', detected.overall], ...detected.byLanguage, ...detected.byHalf]) {
    print(`${name}: emergencies          ≥ 95`, figures.emergencies)
    print(`${name}: any danger           ≥ 92`, figures.anyDanger)
    print(`${name}: false alarms         ≤  8`, figures.falseAlarms)
  }
  if (!flags.includes('--faults')) return
  for (const { talk, expected, answer, faults } of found.turns)
    if (faults.length > 0 && talk.half === 'open')
      console.log(
        `\n[${talk.id} ${expected.kind}] ${expected.say}\n  ${answer.text.replaceAll('\n', '\n  ')}\n  → ${faults.join('; ')}`,
      )
  for (const { message, detected: label } of detected.misses)
    if (message.half === 'open') console.log(`[${message.label} → ${label}] ${message.text}`)
}

if (import.meta.main) await printCoach(process.argv.slice(2))
