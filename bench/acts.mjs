// How the coach answers speech acts, and lines that only resemble one: plays each line of corpus/talks after the line before it. `node
// bench/acts.mjs blind-acts.json` prints shares; `--answers` also every answer; `--faults` only answers that do not fit the act.
import { readFileSync } from 'node:fs'
import { signsInTalk } from '../src/coach/danger/signs-in-talk.server.ts'
import { textWithoutDenial } from '../src/coach/dialogue/read-message.ts'
import { newState } from '../src/coach/dialogue/state.ts'
import { contextOf } from '../src/coach/dialogue/talk-context.ts'
import { languageNow, takeTurn } from '../src/coach/dialogue/turn.ts'
import { correctSpelling, readMeaning } from '../src/coach/meaning/meaning.server.ts'
import { numbersOf } from '../src/coach/script/help-numbers.ts'
import { createSentenceEncoder } from '../src/platform/sentence-encoder.server.ts'

const startedAt = Date.parse('2026-03-01T10:00:00Z')

async function play(lines, encoder) {
  let state = newState()
  let last
  for (const [at, say] of lines.entries()) {
    const language = languageNow(state, say)
    const corrected = await correctSpelling(say, language)
    const text = state.worry || state.risk ? textWithoutDenial(corrected) : corrected
    const meaning = await readMeaning(encoder, text, language, contextOf(state, text))
    const before = state
    const turn = takeTurn(state, say, {
      corrected,
      now: startedAt + at * 60_000,
      mode: 'guided',
      numbers: numbersOf('US'),
      signs: signsInTalk,
      meaning,
    })
    state = turn.state
    last = { turn, before, meaning }
  }
  return last
}

// The act that an answer answers, by the wordings it has used.
const keys = [
  ['misread', /^(takenBack|misread|reread|corrected\w+)\./],
  ['goodbye', /^(bye|along)\./],
  ['celebration', /^(news|step|celebrate)\./],
  ['joke', /^(humor|joke)\./],
  ['hostile', /^(repair|offers)/],
  ['thanks', /^thanks/],
]
function answeredAs({ turn, before }) {
  if (turn.action !== 'guided') return turn.action
  const fresh = turn.state.used.filter((one) => !before.used.includes(one))
  const act = keys.find(([, key]) => fresh.some((one) => key.test(one)))?.[0]
  if (act) return act === 'misread' ? 'correction' : act
  if (turn.parts[0]?.kind === 'affirmation') return 'glad'
  return fresh.at(-1) ?? '-'
}
const isMet = (act, as) => act === as || (act === 'celebration' && as === 'glad')

const [file, ...flags] = process.argv.slice(2)
const { acts, lookalikes } = JSON.parse(
  readFileSync(new URL(`../corpus/talks/${file}`, import.meta.url), 'utf8'),
)
const encoder = createSentenceEncoder({ milliseconds: 60_000 })
const sums = new Map()
for (const [rows, isAct] of [
  [acts, true],
  [lookalikes, false],
])
  for (const { act, language, before, line } of rows) {
    const found = await play([before, line], encoder)
    const as = answeredAs(found)
    const isRight = act === 'danger' ? found.turn.action !== 'guided' : isAct === isMet(act, as)
    const key = `${isAct ? '' : 'not '}${act} ${language}`
    const sum = sums.get(key) ?? { right: 0, of: 0 }
    sums.set(key, { right: sum.right + (isRight ? 1 : 0), of: sum.of + 1 })
    if (flags.includes('--answers') || (flags.includes('--faults') && !isRight)) {
      const top = found.meaning.acts.slice(0, 2).map(({ id, score }) => `${id} ${score.toFixed(2)}`)
      console.log(
        `${isRight ? ' ' : 'x'} [${key}] ${before} | ${line}\n    (${as}; ${top.join(', ')}) ${found.turn.answer.replaceAll('\n', ' ')}`,
      )
    }
  }
await encoder.stop()
for (const [key, { right, of }] of sums) console.log(`${key.padEnd(22)} ${right} of ${of}`)
