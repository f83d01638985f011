// Conversations with the guided coach for its tests, without a program, a database or an encoder.
import { signsInTalk } from '../danger/signs-in-talk.server.ts'
import { newState, type State, stateOf } from '../dialogue/state.ts'
import { type Turn, type TurnContext, takeTurn } from '../dialogue/turn.ts'
import { numbersOf } from '../script/help-numbers.ts'

const start = Date.parse('2026-03-01T10:00:00Z')
const defaults: TurnContext = { now: start, mode: 'guided', numbers: numbersOf('US'), signs: signsInTalk }

/** The coach's turn after each line. The state is stored and read between them, as the server does. */
export function talk(lines: readonly string[], context: Partial<TurnContext> = {}, minutesApart = 1): Turn[] {
  let state: State = newState()
  return lines.map((line, index) => {
    const turn = takeTurn(state, line, {
      ...defaults,
      ...context,
      now: start + index * minutesApart * 60_000,
    })
    state = stateOf(JSON.parse(JSON.stringify(turn.state)))
    return turn
  })
}

export function lastOf(lines: readonly string[], context: Partial<TurnContext> = {}): Turn {
  const last = talk(lines, context).at(-1)
  if (!last) throw new Error('the conversation has no messages')
  return last
}

// Removes quotations: a question inside them is a sentence that the person may use.
export const unquoted = (text: string) => text.replaceAll(/[“"«][^”"»]*[”"»]/g, '')
export const questions = (text: string) => (unquoted(text).match(/\?/g) ?? []).length

/** Words that the coach never uses about people. */
export const systemWords =
  /\b(addicts?|junkie|abus(e|er|ing)|clean|dirty|alcoholic|drogadict\w*|adict[oa]s?|limpi[oa]|suci[oa]|HIPAA|100 ?% confidential)\b/i
