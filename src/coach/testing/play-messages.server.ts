// Plays the messages of one conversation against the guided coach, without the rest of the program.
import { signsInTalk } from '../danger/signs-in-talk.server.ts'
import { newState } from '../dialogue/state.ts'
import { takeTurn } from '../dialogue/turn.ts'
import { numbersOf } from '../script/help-numbers.ts'

/** The coach's turn after each message, a minute apart. */
export function playMessages(...messages: string[]) {
  let state = newState()
  return messages.map((message, at) => {
    const turn = takeTurn(state, message, {
      now: Date.parse('2026-03-01T10:00:00Z') + at * 60_000,
      mode: 'guided',
      numbers: numbersOf('US'),
      signs: signsInTalk,
    })
    state = turn.state
    return turn
  })
}

export const actionsOf = (...messages: string[]) => playMessages(...messages).map(({ action }) => action)
