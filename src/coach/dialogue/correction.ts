// A message that puts right whom or what the talk is about.
import type { Meaning } from '../meaning/meaning.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { situation } from '../script/situation.ts'
import { pathOf, type Story } from '../script/story.ts'
import { answerCase, caseFor } from './case-answer.ts'
import { type GuidedTurn, type ReplyDraft, words } from './reply.ts'
import { askNext } from './situation-steps.ts'
import type { State } from './state.ts'

/** "No, it's my brother": says what was put right, and goes on with that. */
export function corrected(
  reply: ReplyDraft,
  before: State,
  heard: MessageAnalysis,
  meaning: Meaning,
  what: 'who' | 'topic' | undefined,
): GuidedTurn | undefined {
  if (!what) return undefined
  const { story, used } = reply.state
  const book = words(before)
  const lead = (key: string, wordings: readonly string[]) =>
    reply.set({ offered: null, exercise: null, choices: [] }).say('reflection', key, wordings, {
      person: story.person ?? (before.language === 'es' ? 'otra persona' : 'someone else'),
      topic: nameOf(before, story),
    })
  if (what === 'topic') lead('correctedTopic', book.correctedTopic)
  else if (story.who === 'other') lead('correctedOther', book.correctedOther)
  else lead('correctedSelf', book.correctedSelf)
  const fitting = caseFor(meaning, heard, story, used)
  if (fitting) return withoutReflection(answerCase(reply, fitting.found, meaning))
  const path = pathOf(
    story,
    before.situation && before.situation !== 'relative' ? before.situation : 'motivation',
  )
  reply.set({ situation: path, visited: [...new Set([...reply.state.visited, path])] })
  return askNext(reply, path)
}

// What was put right stands for the reflection.
function withoutReflection(turn: GuidedTurn): GuidedTurn {
  const at = turn.parts.findLastIndex(({ kind }) => kind === 'reflection' || kind === 'affirmation')
  return at > 0 ? { ...turn, parts: turn.parts.filter((_, index) => index !== at) } : turn
}

function nameOf(state: State, { topic }: Story): string {
  const spanish = state.language === 'es'
  if (topic === 'drinking') return spanish ? 'el alcohol' : 'drinking'
  if (topic === 'using') return spanish ? 'las drogas' : 'using'
  return topic ? situation(state.language, topic).name : ''
}

// "No, I said my brother": what follows was misread.
const contradicts =
  /^(no+|nope|nah|wait|actually|wrong)\b.{0,20}\b(not|n't|i (said|meant?)|it'?s|its|the other|the one|wrong|actually|misunderstood|misread)\b|^(i (said|meant|didn'?t (say|mean))|that'?s (not it|wrong)|not (me|him|her|that|my)|you (misunderstood|misread|got (it|that|me) wrong|mixed)|wrong (person|one|thing|way))\b|^(no,? )?(dije|yo no dije|quise decir|no quise decir|no (es|soy|era|fue)|al reves|me refiero|no me (estas )?entend\w+|te equivocaste|entendiste mal)\b/

/** Says that the message was misread where it contradicts what the coach took it for. */
export function sayReread<Turn extends { reply: ReplyDraft; before: State; heard: MessageAnalysis }>(
  turn: Turn,
): Turn {
  const { reply, before, heard } = turn
  if (contradicts.test(heard.said) && heard.words > 3 && reply.parts.length === 0 && before.turn > 0)
    reply.say('reflection', 'reread', words(before).reread)
  return turn
}
