import { type Signs, signsIn } from '../crisis/signs.ts'

// A talk is short answers to questions, and people say hard things in it without being in danger. So words that no rule knows
// have to be surer here than in a post; what the rules hear counts as everywhere.
const sureInTalk = 0.99

/** The detector, as the coach listens with it. */
export function signsInTalk(message: string): Signs {
  return signsIn(message, sureInTalk)
}
