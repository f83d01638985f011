// Runs a situation: opens it, asks one question at a time, and closes it with the offer of an exercise.

import { normalizeText } from '../../platform/normalize-text.ts'
import { type ContentPlace, contentQuestionFor, type FoundQuestion } from '../listening/content-questions.ts'
import { topicOf } from '../listening/talk-topic.ts'
import { isTold, suitsPerson, usesAtHome } from '../listening/told-already.ts'
import { type TopicTip, topicTips } from '../listening/topic-tips.ts'
import { mayTakeTip, mentionsTopic } from '../meaning/topic-fit.ts'
import { commonStems, stemsOf } from '../meaning/word-overlap.ts'
import { familyOf } from '../script/danger.ts'
import { type ExerciseId, exercise } from '../script/exercise.ts'
import type { MessageAnalysis } from '../script/message-analysis.ts'
import { type SituationStep, situation } from '../script/situation.ts'
import type { SituationId } from '../script/situation-id.ts'
import { hasFresh } from '../script/wording.ts'
import { offerChoices } from './choices.ts'
import { react } from './listening-answer.ts'
import { type GuidedTurn, type ReplyDraft, scriptOf } from './reply.ts'
import type { State } from './state.ts'

export function enterSituation(reply: ReplyDraft, id: SituationId): GuidedTurn {
  const { language, visited } = reply.state
  const script = situation(language, id)
  const again = visited.includes(id)
  reply.set({
    situation: id,
    visited: again ? visited : [...visited, id],
    choices: [],
    offered: null,
    confused: 0,
  })
  if (again) reply.say('reflection', 'back', scriptOf(reply.state).back, { topic: script.name })
  else reply.say('reflection', `open.${id}`, script.opens)
  return askNextStep(reply, id)
}

const wasOffered = (state: State, id: ExerciseId) =>
  state.done.includes(id) || state.used.includes(`offered.${id}`)

/** After this many questions of a situation, the person chooses how to continue. */
const mostSteps = 4

export function askNextStep(reply: ReplyDraft, id: SituationId): GuidedTurn {
  const { language, asked, closed } = reply.state
  const script = situation(language, id)
  const taken = asked.filter((one) => one.startsWith(`${id}.`)).length
  // "What's on your mind?" only fits at the start of a conversation.
  const step =
    taken < mostSteps
      ? script.steps.find(
          (one) =>
            !asked.includes(`${id}.${one.id}`) &&
            !(id === 'talk' && one.id === 'mind' && reply.state.turn > 1) &&
            suitsPerson(id, one, reply.state.story) &&
            !isTold(reply.state.recent, one.ask),
        )
      : undefined
  if (step) {
    reply.set({ asked: [...asked, `${id}.${step.id}`] })
    // From the third step on, a reading and a meeting are offered.
    if (taken === 2) {
      if (script.meeting) reply.wants.meeting = true
      reply.wants.reading = script.reading
    }
    return reply.tell('thought', step.thought).tell('question', step.ask).suggest(chipsFor(step)).end()
  }
  if (!closed.includes(id)) {
    reply.set({ closed: [...closed, id] }).say('affirmation', `close.${id}`, script.closes)
    const open = script.exercise && !wasOffered(reply.state, script.exercise) ? script.exercise : undefined
    if (open)
      return reply
        .set({ offered: open, used: [...reply.state.used, `offered.${open}`] })
        .tell('offer', exercise(language, open).offer)
        .say('question', 'offerAsk', scriptOf(reply.state).offerAsk)
        .suggest(language === 'es' ? ['Sí', 'No, gracias'] : ['Yes', 'No thanks'])
        .end()
    return reply.say('question', 'afterClose', scriptOf(reply.state).afterClose).end()
  }
  const { resting, more } = scriptOf(reply.state)
  const left = more.find((one, index) => !reply.state.asked.includes(`more.${index}`) && one.ask)
  if (left) {
    reply.set({ asked: [...reply.state.asked, `more.${more.indexOf(left)}`] })
    return reply.tell('thought', left.thought).tell('question', left.ask).end()
  }
  if (hasFresh('resting', resting, reply.state.used)) return reply.say('thought', 'resting', resting).end()
  return offerChoices(reply).end()
}

const zeroToTen = Array.from({ length: 11 }, (_, value) => String(value))

function chipsFor({ ask, chips }: SituationStep): readonly string[] {
  return chips ?? (/\b0 (to|al|a) 10\b/.test(ask) ? zeroToTen : [])
}

const followsUp = /^(content|react|tip)\b/
const questionsBeforeReading = 2

/** From the second follow-up of a talk on, a reading and a meeting are offered, once for each situation. */
function offerReading(reply: ReplyDraft): void {
  const { situation: at, language, used } = reply.state
  if (!at || at === 'talk' || used.includes(`read.${at}`)) return
  if (used.filter((one) => followsUp.test(one)).length < questionsBeforeReading) return
  const { reading, meeting } = situation(language, at)
  reply.wants.reading = reading
  if (meeting) reply.wants.meeting = true
  reply.set({ used: [...used, `read.${at}`] })
}

/** A tip after a statement: only about a topic whose tips fit most statements, and only if it shares a word with the message. */
export function giveFittingTip(reply: ReplyDraft, path: SituationId): boolean {
  const last = reply.state.recent.at(-1) ?? ''
  const topic = topicOf(path, reply.state.story)
  const isBefore = reply.state.used.includes(`tipped.${reply.state.turn - 1}`)
  return (
    !isBefore &&
    topic !== undefined &&
    mentionsTopic(topic, last) &&
    mayTakeTip(last) &&
    giveTip(reply, path, 1)
  )
}

/** Adds the tip for the situation that was not given yet and shares most words with the last message. @returns whether there was one */
export function giveTip(reply: ReplyDraft, path: SituationId, leastShared = 0): boolean {
  const { language, used, turn, story } = reply.state
  if (path === 'relative' && !usesAtHome(story)) return false
  const tips = topicTips[path] ?? []
  const last = reply.state.recent.at(-1) ?? ''
  const said = new Set(stemsOf(last).filter((stem) => stem.length > 3 && !commonStems.has(stem)))
  const shared = (tip: TopicTip) => stemsOf(tip[language]).filter((stem) => said.has(stem)).length
  const [tip] = tips
    .filter((tip, index) => !used.includes(`tip.${path}.${index}`) && shared(tip) >= leastShared)
    .toSorted((a, b) => shared(b) - shared(a))
  if (!tip) return false
  const at = tips.indexOf(tip)
  // From the second tip on, a reading and a meeting are offered, too.
  if (used.some((one) => one.startsWith('tip.'))) {
    const { reading, meeting } = situation(language, path)
    reply.wants.reading = reading
    if (meeting) reply.wants.meeting = true
  }
  reply.set({ used: [...used, `tip.${path}.${at}`, `tipped.${turn}`] }).tell('thought', tip[language])
  return true
}

/** A question that follows from the words of the message, else a reaction to its form. */
export function askBack(reply: ReplyDraft, said: string, message?: string): GuidedTurn {
  offerReading(reply)
  return askAboutWords(reply, said) ?? react(reply, said, message)
}

/** A question that follows from the very words of a message. */
export function askAboutWords(reply: ReplyDraft, said: string): GuidedTurn | undefined {
  // After the first message, a question by its words alone missed the point each time.
  if (reply.state.turn <= 1) return undefined
  const content = isShortMessage(said) ? undefined : contentQuestionFor(said, placeOf(reply))
  return content && askAbout(reply, content)
}

function placeOf({ state: { situation: at, language, used, story, recent } }: ReplyDraft): ContentPlace {
  const isOffered = offersMe.test(normalizeText(recent.at(-1) ?? ''))
  const isOwn = (story.who !== 'other' || isOffered) && at !== 'grief'
  return { language, used, isOwn, story, situation: at, recent }
}

// In a talk about another person, a drink that is offered to the writer is about the writer.
const offersMe = /\b(offer(s|ed)? me|poured me|hand(s|ed) me|me (ofrec\w+|sirv\w+|invit\w+ un\w*))\b/

const mostWordsOfShort = 2
const isShortMessage = (said: string) => said.split(' ').length <= mostWordsOfShort

/** Asks a question about the message. Before it come a reflection, unless the answer has one, and a small step, unless one was just given. */
function askAbout(reply: ReplyDraft, { key, reflect, step, ask }: FoundQuestion): GuidedTurn {
  const { used, turn } = reply.state
  const mayReflect = reply.parts.length === 0 && hasFresh(`${key}.reflect`, reflect, used)
  if (mayReflect) reply.say('reflection', `${key}.reflect`, reflect)
  const isTipped = [turn, turn - 1].some((one) => used.includes(`tipped.${one}`))
  if (step && !isTipped && !used.includes(`${key}.step`))
    reply.set({ used: [...reply.state.used, `${key}.step`, `tipped.${turn}`] }).tell('thought', step)
  return reply.say('question', key, ask).suggest().end()
}

/** The situation for a message that names none. */
export function generalPath({ talk, feelings }: MessageAnalysis) {
  if (talk === 'sustain') return 'motivation' as const
  const [feeling] = feelings
  if (feeling === 'tired') return 'sleep' as const
  if (feeling === 'hope' || feeling === 'pride' || feeling === 'relief') return 'milestone' as const
  if (feeling === 'shame') return 'shame' as const
  if (feeling === 'anger') return 'anger' as const
  if (feeling === 'loneliness') return 'loneliness' as const
  return 'talk' as const
}

/** After danger the coach asks about the low mood; after a medical emergency or violence it mostly listens. */
export function afterRisk(reply: ReplyDraft, before: State): GuidedTurn {
  if (before.risk && familyOf[before.risk.kind] !== 'life') {
    if (reply.parts.length === 0) reply.say('thought', 'resting', scriptOf(before).resting)
    return reply.set({ listens: 3 }).end()
  }
  const asked = [...new Set([...reply.state.asked, 'low.safe'])]
  reply.set({ situation: 'low', visited: [...new Set([...reply.state.visited, 'low' as const])], asked })
  return askNextStep(reply, 'low')
}
