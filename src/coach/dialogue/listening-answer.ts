// Answers statements: with a matching listening reply, else with a reaction to the form of the message.
import { normalizeText } from '../../platform/normalize-text.ts'
import { talkCase } from '../cases/talk-cases.ts'
import { chipReplies } from '../listening/chip-replies.ts'
import { dependentQuestions } from '../listening/dependent-questions.ts'
import type { ListeningReply } from '../listening/listening-reply.ts'
import { isDoubted, matchingReply, replyById, replyTextOf } from '../listening/matching-reply.ts'
import { isTold } from '../listening/told-already.ts'
import { isDisappointment } from '../meaning/speech-act.ts'
import { formsOf, mayAsk, maySay, plainForm } from '../reactions/message-form.ts'
import { restate } from '../reactions/restate.ts'
import type { SituationId } from '../script/situation-id.ts'
import { pathOf, personIn } from '../script/story.ts'
import { capital } from '../script/wording.ts'
import { givePrepared, lastAnswer } from './prepared.ts'
import { type GuidedTurn, type MessageTurn, type ReplyDraft, scriptOf } from './reply.ts'
import type { State } from './state.ts'
import { refusesThem } from './talk-context.ts'

/** The listening reply with its score: by a sure meaning ("her mom wants me to speak" is not "my wife sent me"), by words, by meaning. */
export function replyTo({
  reply,
  parsed,
  before,
  meaning,
}: MessageTurn): { found: ListeningReply; score: number } | undefined {
  if (parsed.wordCount < fewestWordsTold && before.situation === null) return undefined
  const place = { story: reply.state.story, situation: before.situation, used: reply.state.used }
  const isLetDown = isDisappointment(parsed.said)
  const isRefusal = refusesThem(parsed.said, before.previous)
  const fits = (found: ListeningReply) => !(found.glad && (isLetDown || isRefusal))
  const byWords = matchingReply(parsed.said, place)
  const [closest] = meaning.listening
  const surer = closest && closest.score >= sureMeaning ? replyById(closest.id, place) : undefined
  if (closest && surer && fits(surer) && !denies.test(parsed.said))
    return { found: surer, score: closest.score }
  if (
    byWords &&
    fits(byWords) &&
    !isDoubted(byWords, meaning) &&
    !(denies.test(parsed.said) && !negates.test(byWords.cue.exec(parsed.said)?.[0] ?? ''))
  )
    return { found: byWords, score: scoreOfWords }
  // In the middle of a talk, a reply that only the classifier finds is wrong more often than right.
  if (denies.test(parsed.said) || before.turn > 1) return undefined
  const gate = meaning.gates.case + surplusOfReply + (parsed.wordCount <= fewWordsTold ? surplusOfFew : 0)
  for (const { id, score } of meaning.listening) {
    const found = score >= gate ? replyById(id, place) : undefined
    if (found && fits(found)) return { found, score }
  }
  return undefined
}
// "No, I didn't throw up" resembles what it denies, so only a reply whose cue matches it is given, none by meaning.
export const denies =
  /^(no+|nope|nah|nothing|not (really|much|that|yet)|nada|para nada|todavia no)\b(?! (one|body|puedo|se)\b)/
const negates = /\b(no|not|never|nobody|nothing|none|nunca|nadie|nada)\b|n't\b/
const fewestWordsTold = 2
const surplusOfReply = 0.05
const fewWordsTold = 4
const surplusOfFew = 0.25
const scoreOfWords = 0.5
const sureMeaning = 0.85

export function giveListeningReply(
  reply: ReplyDraft,
  found: ListeningReply,
  at: SituationId | null,
): GuidedTurn {
  const { language, story, used, visited } = reply.state
  const { reflect, help, ask, chips } = found[language]
  const path = pathOf(story, found.path ?? at ?? 'talk')
  reply.set({
    used: [...used, `listening.${found.id}`],
    situation: path,
    visited: [...new Set([...visited, path])],
    choices: [],
    offered: null,
    confused: 0,
  })
  reply.tell(found.glad ? 'affirmation' : 'reflection', reflect)
  if (help) reply.tell('thought', help)
  if (!ask || isTold(reply.state.recent, ask)) return reply.suggest().end()
  return reply
    .tell('question', ask)
    .suggest(chips ?? [])
    .end()
}

const mostWordsOfDependent = 12
const mostWordsOfBrief = 5

/** Answers a short question that depends on the talk: "and if he refuses?", "does it get better?", "how do I get it?". */
export function answerDependent(
  reply: ReplyDraft,
  asked: string,
  before: State,
  isSure: boolean,
): GuidedTurn | undefined {
  const said = asked.replace(/^[¿¡]+/, '')
  if (said.split(' ').length > mostWordsOfDependent) return undefined
  const { story, used } = reply.state
  // A few words refer to a subject of the conversation, even if they match an answer by themselves.
  const isBrief = said.split(' ').length <= mostWordsOfBrief
  const found = dependentQuestions.find(
    ({ cue, who, at, topics, after, spoke, isFirst }) =>
      (isFirst || !isSure || (isBrief && (topics ?? at ?? after) !== undefined)) &&
      cue.test(said) &&
      (!spoke || before.recent.some((one) => spoke.test(one))) &&
      (!who || who === (story.who ?? 'self')) &&
      (!at || (before.situation !== null && at.includes(before.situation))) &&
      (!topics || topics.some((one) => one === story.topic || one === before.situation)) &&
      (!after || (before.answered !== null && after.includes(before.answered))),
  )
  const answer = lastAnswer(found?.answers.find((id) => !used.includes(`answer.${id}`)) ?? null)
  return answer && givePrepared(reply, answer, said)
}

/** Answers a suggested reply of the previous turn that was tapped or typed. */
export function answerChip(reply: ReplyDraft, message: string, before: State): GuidedTurn | undefined {
  const { language, used } = before
  const owner = used.at(-1) ?? ''
  const said = normalizeText(message)
  const at = chipReplies[owner]
    ? chipsOf(owner, language).findIndex((chip) => isChip(said, normalizeText(chip)))
    : -1
  const found = chipReplies[owner]?.[at]
  if (!found) return undefined
  reply.set({ used: [...reply.state.used, `chip.${owner}.${at}`] })
  if (!('answer' in found)) return reply.tell('thought', found[language]).suggest().end()
  const answer = lastAnswer(found.answer)
  return answer && givePrepared(reply, answer, said)
}

/** "It turned into a fight, actually" counts as the suggested reply "It turned into a fight". */
function isChip(said: string, chip: string): boolean {
  if (said === chip) return true
  const isLong = chip.split(' ').length > 1
  return (
    isLong &&
    said.split(' ').length <= mostWordsOfDependent &&
    new RegExp(`^${chip.replace(/[^\p{L}\p{N} ']/gu, '.')}\\b`, 'u').test(said)
  )
}

function chipsOf(owner: string, language: State['language']): readonly string[] {
  const id = owner.replace(/^(case|listening)\./, '')
  const text = owner.startsWith('case.') ? talkCase(id)?.[language] : replyTextOf(id, language)
  return text?.chips ?? []
}

/** After this many questions in a row, the next answer asks nothing. */
const mostQuestionsInRow = 2
const mostPlainQuestionsInRow = 1

/**
 * Reacts to a statement. The question is left out after two questions in a row.
 * @param said the message, normalized
 * @param message as it was typed, to say a part of it back; without it, nothing is said back
 */
export function react(reply: ReplyDraft, said: string, message?: string): GuidedTurn {
  const { questionsInRow, language, turn } = reply.state
  const plain = plainForm(language)
  const [form = plain] = formsOf(said, reply.state)
  const person = personIn(said, language) ?? ''
  const values = { person, Person: capital(person) }
  const mostInRow = form === plain ? mostPlainQuestionsInRow : mostQuestionsInRow
  const asks = questionsInRow < mostInRow && mayAsk(form, reply.state.used)
  const asksForWish = asks && form === plain && mayAskForWish(reply.state)
  const isReflected = reply.parts.length > 0
  const back =
    isReflected || form.id === 'loss' || message === undefined ? undefined : restatedNow(reply, message)
  const says = maySay(form, reply.state.used)
  if (back) reply.tell('reflection', `${back}.`)
  if (says && !isReflected && !(back && asks) && !asksForWish)
    reply.say('reflection', `react.${form.id}.says`, form.texts.says, values)
  if (!asks && reply.parts.length === 0) reply.say('reflection', 'react.plain.says', plain.texts.says)
  if (!asks) return reply.end()
  if (asksForWish) {
    const { wish, wishChips } = scriptOf(reply.state)
    reply.set({ used: [...reply.state.used, `ideaOffered.${turn}`] })
    return reply.say('question', 'wish', wish).suggest(wishChips).end()
  }
  reply.say('question', `react.${form.id}.asks`, form.texts.asks, values)
  if (!form.noIdea && !offeredLately(reply.state)) {
    reply.set({ used: [...reply.state.used, `ideaOffered.${turn}`] })
    reply.suggest(scriptOf(reply.state).wishChips.slice(0, 2))
  }
  return reply.end()
}

/** Whether a message (normalized) has a form with a reaction of its own. */
export const hasReaction = (said: string, state: State): boolean => formsOf(said, state).length > 0

/** The few words that the coach says while it only listens: about a feeling or a loss, else none. */
export function reactQuietly(reply: ReplyDraft, said: string): void {
  const form = formsOf(said, reply.state).find(({ quiet }) => quiet)
  if (form && maySay(form, reply.state.used))
    reply.say('reflection', `react.${form.id}.says`, form.texts.says)
}

/** Once in a talk, where nothing specific could be said for some turns. */
const mayAskForWish = (state: State): boolean =>
  state.used.filter((one) => one.startsWith('react.plain.')).length >= fewestPlainBeforeWish &&
  !offeredLately(state) &&
  !state.used.some((one) => one.startsWith('wish.'))
const fewestPlainBeforeWish = 2

const turnsBetweenOffers = 3
const offeredLately = ({ used, turn }: State): boolean =>
  Array.from({ length: turnsBetweenOffers }, (_, ago) => `ideaOffered.${turn - ago}`).some((one) =>
    used.includes(one),
  )

/** The weightiest clause in the second person, but not in two turns in a row. */
function restatedNow(reply: ReplyDraft, message: string): string | undefined {
  const { used, turn, language } = reply.state
  if (used.includes(`restated.${turn - 1}`)) return undefined
  const back = restate(message, language)
  if (back) reply.set({ used: [...used, `restated.${turn}`] })
  return back
}
