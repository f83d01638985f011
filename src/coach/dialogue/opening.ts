// Begins an answer by saying back what the person said.
import { saidBack } from '../listening/said-back.ts'
import type { ActId } from '../script/acts.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import type { GuidedTurn } from './reply.ts'
import type { State } from './state.ts'

const saysNothingBack = new Set<ActId>([
  'hello',
  'thanks',
  'bye',
  'okay',
  'more',
  'listen',
  'new_subject',
  'sorry',
  'advice',
])
const apologizes = new Set<ActId>(['insult', 'complaint', 'misread'])

/** Says back the most specific part of the message, so that the answer fits only this message. */
export function withSaidBack(
  answer: GuidedTurn,
  {
    message,
    heard,
    asks,
    act,
    before,
  }: { message: string; heard: MessageAnalysis; asks: boolean; act: ActId | undefined; before: State },
): GuidedTurn {
  if ((act && saysNothingBack.has(act)) || heard.intent || heard.scale !== undefined) return answer
  if (answer.state.used.at(-1)?.startsWith('listening.')) return answer
  const isTapped = before.choices.length > 0 && heard.words <= 4
  const [first, ...rest] = answer.parts
  if (answer.state.confused > before.confused) return answer
  if (!first || isTapped || (asks && !/[.!\n]/.test(message.slice(0, -1)))) return answer
  const back = saidBack(message, answer.state.language)
  if (!back || answer.parts.some(({ text }) => text.includes(back))) return answer
  const joins = first.kind === 'reflection' || first.kind === 'affirmation'
  if (act && apologizes.has(act))
    return { ...answer, parts: [{ ...first, text: `${first.text} ${back}.` }, ...rest] }
  if (joins) return { ...answer, parts: [{ ...first, text: `${back}. ${first.text}` }, ...rest] }
  return { ...answer, parts: [{ kind: 'reflection', text: `${back}.` }, ...answer.parts] }
}
