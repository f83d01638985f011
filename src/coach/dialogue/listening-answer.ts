// Answers statements: with a matching listening reply, else with a tip for the situation and a follow-up question.
import { normalizeText } from '../../platform/normalize-text.ts'
import { talkCase } from '../cases/talk-cases.ts'
import { chipReplies } from '../listening/chip-replies.ts'
import { dependentQuestions } from '../listening/dependent-questions.ts'
import type { ListeningReply } from '../listening/listening-reply.ts'
import { isDoubted, matchingReply, replyById, replyTextOf } from '../listening/matching-reply.ts'
import { describesEvent, fragmentBack, saidBack } from '../listening/said-back.ts'
import { isDisappointment } from '../meaning/speech-act.ts'
import type { ActId } from '../script/acts.ts'
import type { SituationId } from '../script/situation-id.ts'
import { pathOf } from '../script/story.ts'
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
  if (ask) reply.tell('question', ask)
  return reply.suggest(chips ?? []).end()
}

/** Asks what would help, if nothing matched. */
export function askWhatHelps(reply: ReplyDraft): GuidedTurn {
  const { wish, wishChips } = scriptOf(reply.state)
  return reply.say('question', 'wish', wish).suggest(wishChips).end()
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
  'misread',
  'joke',
  'insult',
  'complaint',
])

const mostWordsOfFragment = 6
// A general reflection is enough for a short message; for a longer one it misses the specific part.
const fewestWordsOfStory = 7

const isOfOthers = (message: string) =>
  /\b(he|she|they|wife|husband|mom|dad|son|daughter|boyfriend|girlfriend|brother|sister|ex)\b/i.test(
    message,
  ) && !/\b(i|i'?m|i'?ve|we)\b(?! (said|told|mean))/i.test(message)

/** Says back the most specific part of the message: of a short one only if the answer reflects nothing of it. */
export function withSaidBack(
  answer: GuidedTurn,
  { message, parsed, asks, act, before }: Pick<MessageTurn, 'message' | 'parsed' | 'asks' | 'act' | 'before'>,
): GuidedTurn {
  if ((act && saysNothingBack.has(act)) || parsed.intent || parsed.scale !== undefined) return answer
  const isTapped = before.choices.length > 0 && parsed.wordCount <= 4
  const [first, ...rest] = answer.parts
  if (answer.state.confused > before.confused) return answer
  // A reply that was written for the statement says already what was understood.
  if (answer.state.used.some((one) => /^(listening|case)\./.test(one) && !before.used.includes(one)))
    return answer
  if (!first || isTapped || (asks && !/[.!\n]/.test(message.slice(0, -1)))) return answer
  const { language } = answer.state
  const fragment = parsed.wordCount <= mostWordsOfFragment ? fragmentBack(message, language) : undefined
  // "Keeping my hands busy" answers "what helped" and does not describe the present.
  const isGerund = fragment !== undefined && before.asking !== '' && /^\w+ing /i.test(fragment)
  const back = isGerund ? fragment : (saidBack(message, language) ?? fragment)
  // "Took the kids" after "my wife left" says what she did, not the writer.
  if (back?.startsWith('You ') && !parsed.firstPerson && isOfOthers(before.previous)) return answer
  if (!back || answer.parts.some(({ text }) => text.includes(back))) return answer
  const isStory = parsed.wordCount >= fewestWordsOfStory
  if (first.kind === 'reflection' && !isStory) return answer
  // "It's on my way home" is a plain fact, and restating it adds nothing to a question.
  const isOfThing = /^(the|it|its|it's) \w+/i.test(back)
  const isEvent = !isOfThing && (back === fragment || describesEvent(message, language))
  const isTold = isEvent || isStory || parsed.feelings.length > 0
  if (!isTold && answer.parts.length > 1 && answer.parts.some(({ kind }) => kind === 'question'))
    return answer
  if (first.kind === 'reflection' || first.kind === 'affirmation')
    return { ...answer, parts: [{ ...first, text: `${back}. ${first.text}` }, ...rest] }
  return { ...answer, parts: [{ kind: 'reflection', text: `${back}.` }, ...answer.parts] }
}
