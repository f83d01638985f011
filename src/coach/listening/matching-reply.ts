// Finds the listening reply that matches a statement.

import type { SituationId } from '../script/situation-id.ts'
import type { Story } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { behaviorsReplies } from './behaviors-replies.ts'
import { daysReplies } from './days-replies.ts'
import { everydayReplies } from './everyday-replies.ts'
import { lifeReplies } from './life-replies.ts'
import type { ListeningReply, ListeningText } from './listening-reply.ts'
import { peopleReplies } from './people-replies.ts'
import { relativesReplies } from './relatives-replies.ts'
import { useReplies } from './use-replies.ts'

export const listeningReplies: readonly ListeningReply[] = [
  ...behaviorsReplies.filter(({ id }) => !id.startsWith('feel.')),
  ...peopleReplies,
  ...relativesReplies,
  ...useReplies,
  ...daysReplies,
  ...lifeReplies,
  ...everydayReplies,
  // Replies to feelings come last, because replies to events are more specific.
  ...behaviorsReplies.filter(({ id }) => id.startsWith('feel.')),
]

export type TalkPlace = {
  story: Story
  situation: SituationId | null
  used: readonly string[]
}

/** The first reply whose cue matches the message (normalized), that fits the talk, and that was not given yet. */
export function matchingReply(
  said: string,
  { story, situation, used }: TalkPlace,
): ListeningReply | undefined {
  return listeningReplies.find(
    (reply) => reply.cue.test(said) && !reply.not?.test(said) && fits(reply, { story, situation, used }),
  )
}

/** A reply found by its meaning, if it fits the talk. */
export function replyById(id: string, place: TalkPlace): ListeningReply | undefined {
  const found = listeningReplies.find((one) => one.id === id)
  return found && fits(found, place) ? found : undefined
}

export const replyTextOf = (id: string, language: CoachLanguage): ListeningText | undefined =>
  listeningReplies.find((one) => one.id === id)?.[language]

function fits({ id, who, at, topics }: ListeningReply, { story, situation, used }: TalkPlace): boolean {
  return (
    (!who || who === (story.who ?? 'self')) &&
    (!at || at.includes(situation ?? 'talk')) &&
    (!topics || topics.some((one) => one === story.topic || one === situation)) &&
    !used.includes(`listening.${id}`)
  )
}

// A cue of a few words ("moved", "left") often stands in a message about something else: then the classifier does not know it.
const ofManyMeanings = /^(life|days|people|relative|use|food)\./
const leastKnown = 0.01
/** What the classifiers found: the best replies, and the probability of no speech act, which is unknown without them. */
type Found = { listening: readonly { id: string; score: number }[]; noAct?: number }
export const isDoubted = ({ id }: ListeningReply, { listening, noAct }: Found) =>
  noAct !== undefined &&
  ofManyMeanings.test(id) &&
  !listening.some((one) => one.id === id && one.score >= leastKnown)
