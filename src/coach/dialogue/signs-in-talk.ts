import { type Signs, signsIn } from '../../crisis/detector/signs.ts'

// A talk is short answers to questions, and people say hard things in it without being in danger: as sure as for a post, the
// detector rang in 93 of the 610 lines of the scripted talks, as sure as this in 8, seven of them
// lines of danger. What patterns hear counts as everywhere.
const sureInTalk = 0.95

/** The detector, as the coach listens with it. */
export function signsInTalk(message: string): Signs {
  return signsIn(message, sureInTalk)
}
