// Collects the parts of one answer, and what they use up.
import { conversationWords } from '../script/conversation-words.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { choose, fill, type Part, type PartKind } from '../script/wording.ts'
import { reflect } from './reflection.ts'
import type { State } from './state.ts'

/** What an answer would like to be joined by, if the library and the meetings have it. */
export type Wants = { reading?: string; meeting?: boolean }

export type GuidedTurn = { state: State; parts: Part[]; wants: Wants }

export function draft(state: State) {
  const reply = {
    state,
    parts: [] as Part[],
    wants: {} as Wants,
    say(
      kind: PartKind,
      key: string,
      wordings: readonly string[],
      values: Record<string, string | undefined> = {},
    ) {
      if (wordings.length === 0) return reply
      const chosen = choose(key, wordings, reply.state.used, reply.state.salt)
      reply.state = { ...reply.state, used: chosen.used }
      return reply.tell(kind, fill(chosen.text, values))
    },
    tell(kind: PartKind, text: string) {
      if (text) reply.parts.push({ kind, text })
      return reply
    },
    mirror(heard: MessageAnalysis, message: string) {
      const { text, used } = reflect(
        reply.state.language,
        heard,
        message,
        reply.state.used,
        reply.state.salt,
        reply.state.situation ? reply.state.asked.at(-1) : undefined,
      )
      reply.state = { ...reply.state, used }
      return reply.tell('reflection', text)
    },
    set(change: Partial<State>) {
      reply.state = { ...reply.state, ...change }
      return reply
    },
    end(): GuidedTurn {
      return { state: reply.state, parts: reply.parts, wants: reply.wants }
    },
  }
  return reply
}

export type Reply = ReturnType<typeof draft>

export const words = (state: State) => conversationWords[state.language]
