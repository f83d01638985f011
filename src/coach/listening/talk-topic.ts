// The habit or feeling that a talk is about, of which tips are given after a statement.
import type { SituationId } from '../script/situation-id.ts'
import type { Story } from '../script/story.ts'

/** The subjects whose tips fit most of what is said about them; those of others (work, family, grief) miss the point too often. */
export const topics = [
  'craving',
  'lapse',
  'gambling',
  'nicotine',
  'food',
  'gaming',
  'love',
  'shame',
  'anxiety',
] as const
export type TalkTopic = (typeof topics)[number]

const habits: ReadonlySet<string> = new Set(['gambling', 'nicotine', 'food', 'gaming', 'love', 'craving'])
const isTopic = (key: string | null | undefined): key is TalkTopic => topics.some((one) => one === key)

/** The topic of the talk's situation, or of its story where there is no situation. Tips about a habit are for the person who has it. */
export function topicOf(at: SituationId | null, { who, topic }: Story): TalkTopic | undefined {
  const isOfTheirHabit = who === 'other' && at !== null && habits.has(at)
  const key = at === null || at === 'talk' ? topic : at
  return isTopic(key) && !isOfTheirHabit && !(who === 'other' && habits.has(key)) ? key : undefined
}
