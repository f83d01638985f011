// Answers the statements and short questions whose words match the wrong answers by meaning.
import { normalizeText } from '../../platform/normalize-text.ts'
import type { RuleReply } from '../listening/rule-replies.ts'
import { allRuleReplies, askedRules } from '../speech-acts/all-rule-replies.ts'
import { answerForButton, givePrepared, lastAnswer } from './prepared.ts'
import type { GuidedTurn, MessageTurn } from './reply.ts'

const messagesLookedAt = 4
const mostWords = 22
// A question can stand at the end of a long message.
const mostWordsAround = 60

/** Answers a question that the coach itself suggested on a button. */
export function answerButton({ reply, message, parsed }: MessageTurn): GuidedTurn | undefined {
  const answer = answerForButton(message, reply.state.language)
  return answer && givePrepared(reply, answer, parsed.said)
}

/** Answers a question that a rule names, wherever it stands in the message: at the end, after thanks, or next to a statement. */
export function answerAsked(turn: MessageTurn): GuidedTurn | undefined {
  const { before, parsed, reply } = turn
  if (parsed.wordCount > mostWordsAround) return undefined
  const talk = [...before.recent, before.previous, parsed.said].map(normalizeText)
  const fitting = askedRules.filter(
    (one) =>
      (turn.asks || !one.asks) &&
      matches(one, parsed.said) &&
      (!one.about || talk.some((said) => one.about?.test(said))),
  )
  const fresh = fitting.find((one) => suits(one, turn, talk))
  if (fresh) return give(turn, fresh)
  // Someone who asks again is told the point again, once.
  const told = turn.asks
    ? fitting.find(
        (one) =>
          one.answers &&
          !before.used.includes(`again.${one.id}`) &&
          suits({ ...one, again: true }, turn, talk),
      )
    : undefined
  if (!told) return undefined
  reply.set({ used: [...reply.state.used, `again.${told.id}`] })
  return give(turn, { ...told, again: true })
}

/** @param isLast for what nothing else in the talk answers */
export function answerByRule(turn: MessageTurn, isLast = false): GuidedTurn | undefined {
  const { before, parsed } = turn
  const said = parsed.said.replace(/^[¿¡]+/, '')
  if (parsed.wordCount > mostWords || (before.listens > 0 && !turn.asks)) return undefined
  // The latest message decides, so that "is that normal?" refers to the last statement.
  const toldBefore = (most: number) =>
    [...new Set([before.previous, ...before.recent.slice(-most).toReversed()])]
      .map(normalizeText)
      .filter((text) => text !== '' && text !== parsed.said)
  const all = toldBefore(before.recent.length)
  const latest = toldBefore(messagesLookedAt)
  function messagesFor({ early, next }: RuleReply): string[] {
    if (early) return all
    return next ? latest.slice(0, 1) : latest
  }
  const fitting = allRuleReplies.filter(
    (one) => (one.last ?? false) === isLast && matches(one, said) && suits(one, turn, messagesFor(one)),
  )
  const places = fitting.map((one) => all.findIndex((told) => one.spoke?.test(told) ?? true))
  const nearest = Math.min(...places)
  const found = fitting[places.indexOf(nearest)]
  return found && give(turn, found)
}

const matches = ({ cue, not }: RuleReply, said: string) => cue.test(said) && !not?.test(said)

function suits(
  { spoke, silent, who, notTopics, answers = [], id, again, ...texts }: RuleReply,
  { reply, before }: MessageTurn,
  talk: readonly string[],
): boolean {
  const { story, used, language } = reply.state
  const hasAnswer = answers.some((one) => again || !used.includes(`answer.${one}`))
  const hasText = texts[language] !== undefined && !used.includes(`rule.${id}`)
  return (
    (hasAnswer || hasText) &&
    (!spoke || talk.some((told) => spoke.test(told))) &&
    !(silent && talk.some((told) => silent.test(told))) &&
    (!who || who === (story.who ?? 'self')) &&
    !notTopics?.some((one) => one === story.topic || one === before.situation)
  )
}

function give({ reply, parsed, asks }: MessageTurn, found: RuleReply): GuidedTurn {
  const { used, language, story } = reply.state
  reply.set({ offered: null, choices: [], confused: 0, ...(asks ? { listens: 0 } : {}) })
  if (found.own) reply.set({ story: { ...story, who: 'self' } })
  const answer = lastAnswer(found.answers?.find((id) => !used.includes(`answer.${id}`)) ?? null)
  if (answer) return givePrepared(reply, answer, parsed.said)
  const repeated = found.again ? lastAnswer(found.answers?.[0] ?? null) : undefined
  if (repeated) return reply.tell('thought', beginningOf(repeated.answer[language])).suggest().end()
  const { reflect, step, ask } = found[language] ?? {}
  reply.set({ used: [...used, `rule.${found.id}`] })
  if (reflect) reply.tell('reflection', reflect)
  if (step) reply.tell('thought', step)
  if (ask) reply.tell('question', ask)
  return reply.suggest().end()
}

const sentencesRepeated = 2
/** The first sentences, or the whole text if they end within a quotation. */
function beginningOf(text: string): string {
  const start = text
    .split(/(?<=[.!?])\s+/)
    .slice(0, sentencesRepeated)
    .join(' ')
  const count = (sign: RegExp) => start.match(sign)?.length ?? 0
  return count(/[«“]/g) === count(/[»”]/g) ? start : text
}
