// Remembers quotes and feelings of a talk, and sums them up.

import { quoteOf } from '../listening/reflection.ts'
import { saidBack } from '../listening/said-back.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { capital, choose, fill } from '../script/wording.ts'
import { lastAnswer } from './prepared.ts'
import { type ReplyDraft, scriptOf } from './reply.ts'
import type { State } from './state.ts'

function listed(items: string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

const mostSayings = 3

export function summarize(reply: ReplyDraft): ReplyDraft {
  const { state } = reply
  const script = scriptOf(state)
  const content = summaryOf(state)
  if (content === undefined) return reply.say('summary', 'nothingYet', script.nothingYet)
  const opening = choose('summaryOpen', script.summaryOpen, state.used, state.salt)
  reply.set({ used: opening.used })
  return reply.tell('summary', `${opening.text} ${content.replaceAll(/\bde el\b/g, 'del')}`)
}

/** The latest quotes of the member, or the names of the subjects if there is no quote. */
function summaryOf(state: State): string | undefined {
  const quotes = state.sayings.flatMap((saying) => saidBack(saying, state.language) ?? []).slice(-mostSayings)
  if (quotes.length > 0) return `${quotes.join('. ')}.`
  const topics = state.visited
    .filter((id) => id !== 'talk')
    .slice(-3)
    .map((id) => situation(state.language, id).name)
  const script = scriptOf(state)
  return topics.length > 0 ? fill(script.talkedOf, { topics: listed(topics, script.and) }) : undefined
}

export function remember(state: State, message: string, parsed: MessageAnalysis): State {
  const asks =
    /[?¿]|^(ok |so |and |but )*(you|are|do|did|can|could|should|how|what|why|who|is|como|que|por que|quien|puedes?) /
  const quote = parsed.intent || asks.test(message.toLowerCase()) ? undefined : quoteOf(message)
  return {
    ...state,
    sayings:
      quote && parsed.firstPerson
        ? [...state.sayings.filter((one) => one !== quote), quote].slice(-6)
        : state.sayings,
    feelings: [...new Set([...state.feelings, ...parsed.feelings])].slice(-6),
  }
}

/** The subject of the talk as a title; undefined if there is none yet. */
export function subjectOf({ situation: at, visited, answered, language }: State): string | undefined {
  const id = at && at !== 'talk' ? at : visited.findLast((one) => one !== 'talk')
  const name = id ? situation(language, id).name : lastAnswer(answered)?.asks[language][0]
  return name && capital(name)
}
