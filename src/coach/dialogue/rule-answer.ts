// Answers the statements and short questions whose words match the wrong answers by meaning.
import { normalizeText } from '../../platform/normalize-text.ts'
import type { RuleReply } from '../listening/rule-replies.ts'
import { allRuleReplies } from '../speech-acts/all-rule-replies.ts'
import { givePrepared, lastAnswer } from './prepared.ts'
import type { GuidedTurn, MessageTurn } from './reply.ts'

const messagesLookedAt = 4
const mostWords = 22

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
  { spoke, silent, who, notTopics, answers = [], id, ...texts }: RuleReply,
  { reply, before }: MessageTurn,
  talk: readonly string[],
): boolean {
  const { story, used, language } = reply.state
  const hasAnswer = answers.some((one) => !used.includes(`answer.${one}`))
  const hasText = texts[language] !== undefined && !used.includes(`rule.${id}`)
  return (
    (hasAnswer || hasText) &&
    (!spoke || talk.some((told) => spoke.test(told))) &&
    !(silent && talk.some((told) => silent.test(told))) &&
    (!who || who === (story.who ?? 'self')) &&
    !notTopics?.some((one) => one === story.topic || one === before.situation)
  )
}

function give({ reply, parsed }: MessageTurn, found: RuleReply): GuidedTurn {
  const { used, language, story } = reply.state
  reply.set({ offered: null, choices: [], confused: 0 })
  if (found.own) reply.set({ story: { ...story, who: 'self' } })
  const answer = lastAnswer(found.answers?.find((id) => !used.includes(`answer.${id}`)) ?? null)
  if (answer) return givePrepared(reply, answer, parsed.said)
  const { reflect, step, ask } = found[language] ?? {}
  reply.set({ used: [...used, `rule.${found.id}`] })
  if (reflect) reply.tell('reflection', reflect)
  if (step) reply.tell('thought', step)
  if (ask) reply.tell('question', ask)
  return reply.suggest().end()
}
