// Builds one answer from parts, and records which wordings were used.

import { reflect } from '../listening/reflection.ts'
import type { Meaning } from '../meaning/meaning.ts'
import type { ActId } from '../script/acts.ts'
import { conversationWords } from '../script/conversation-words.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { choose, fill, type PartKind, type WordingPart } from '../script/wording.ts'
import type { State } from './state.ts'

/** What should be added to an answer if it is available: a reading, a meeting, links. */
export type Wants = { reading?: string; meeting?: boolean; links?: { label: string; href: string }[] }

export type GuidedTurn = {
  state: State
  parts: WordingPart[]
  wants: Wants
  /** Suggested replies. */
  chips: string[]
  /** Whether "That's not what I meant" is offered. */
  canGoBack: boolean
  /** Help numbers are shown with the answer. */
  needsNumbers: boolean
}

/** The step that the previous turn asked. */
export const askedLast = ({ asked, back }: State) =>
  back && asked.length <= back.asked.length ? undefined : asked.at(-1)

export function draft(state: State) {
  const reply = {
    state,
    parts: [] as WordingPart[],
    wants: {} as Wants,
    chips: [] as string[],
    canGoBack: false,
    needsNumbers: false,
    say(
      kind: PartKind,
      key: string,
      wordings: readonly string[],
      values: Record<string, string | undefined> = {},
    ) {
      if (wordings.length === 0) return reply
      const { used, salt, openings } = reply.state
      const chosen = choose(key, wordings, used, salt, openings)
      reply.state = { ...reply.state, used: chosen.used }
      return reply.tell(kind, fill(chosen.text, values))
    },
    tell(kind: PartKind, text: string) {
      if (text) reply.parts.push({ kind, text })
      return reply
    },
    reflect(parsed: MessageAnalysis) {
      const { text, used } = reflect(reply.state.language, parsed, reply.state.used, reply.state.salt)
      reply.state = { ...reply.state, used }
      return reply.tell('reflection', text)
    },
    /** Adds suggested replies, each once, and "That's not what I meant". */
    suggest(chips: readonly string[] = []) {
      reply.chips = [...new Set([...reply.chips, ...chips])]
      reply.canGoBack = true
      return reply
    },
    set(change: Partial<State>) {
      reply.state = { ...reply.state, ...change }
      return reply
    },
    end(): GuidedTurn {
      const { state: next, parts, wants, chips, canGoBack, needsNumbers } = reply
      return { state: next, parts, wants, chips, canGoBack, needsNumbers }
    },
  }
  return reply
}

export type ReplyDraft = ReturnType<typeof draft>

/** One message with its conversation: the input of every step of the guided coach. */
export type MessageTurn = {
  reply: ReplyDraft
  before: State
  message: string
  parsed: MessageAnalysis
  meaning: Meaning
  asks: boolean
  act: ActId | undefined
}

export const scriptOf = (state: State) => conversationWords[state.language]
