// Everything that a message can match: prepared answers, cases, speech acts such as thanks or complaints, and listening replies.
import { allAnswers } from '../answers/all-answers.ts'
import { talkCases } from '../cases/talk-cases.ts'
import { listeningReplies } from '../listening/matching-reply.ts'
import { acts } from '../script/acts.ts'
import type { CoachLanguage } from '../script/wording.ts'

export type IntentKind = 'answers' | 'cases' | 'acts' | 'listening'
export type MessageIntent = {
  kind: IntentKind
  id: string
  /** Unique among all kinds. */
  label: string
  /** Example phrasings. */
  says: Record<CoachLanguage, readonly string[]>
  /** What the coach replies; empty for acts. */
  text: Record<CoachLanguage, string>
}

/** The label of messages that none of the intents should answer. */
export const noIntent = 'none'

const intent = (
  kind: IntentKind,
  id: string,
  says: MessageIntent['says'],
  text: MessageIntent['text'] = { en: '', es: '' },
): MessageIntent => ({ kind, id, label: `${kind}.${id}`, says, text })

export const intents: readonly MessageIntent[] = [
  ...allAnswers.map(({ id, asks, answer, more }) =>
    intent('answers', id, asks, {
      en: `${answer.en} ${more?.en ?? ''}`,
      es: `${answer.es} ${more?.es ?? ''}`,
    }),
  ),
  ...talkCases.map(({ id, says, en, es }) =>
    intent('cases', id, says, { en: `${en.reflect} ${en.help}`, es: `${es.reflect} ${es.help}` }),
  ),
  ...acts.map(({ id, says }) => intent('acts', id, says)),
  ...listeningReplies.map(({ id, en, es }) =>
    intent(
      'listening',
      id,
      { en: [], es: [] },
      { en: `${en.reflect} ${en.help ?? ''}`, es: `${es.reflect} ${es.help ?? ''}` },
    ),
  ),
]
