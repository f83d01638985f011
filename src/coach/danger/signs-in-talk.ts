// Reads a message within its talk: how certain a danger is, and whether the message before explains it.
import { isCrisis, type Label } from '../../crisis/detector/signs.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import type { MessageSigns } from '../script/danger.ts'

/** Whether a danger is certain. */
export const isNamed = ({ labels, certainty }: MessageSigns) =>
  certainty === 'certain' && labels.some((label) => isCrisis(label as Label))

// A message that only makes sense with the previous one: "at this halfway house", "my coworkers I mean", "no, the other thing".
// "No le he dicho a nadie" says that nobody knows, and explains nothing.
const continues =
  /^(?!no(t|body| one)?\b.{0,24}\b(told|knows?|dicho|contado|sabe\w*)\b)(no[,. ]|not? |i mean|i meant|as in|like |you know|because |cause |since |that'?s |it'?s |when |with |without |in |on |at |of |for |from |to |about |by |just |over |until |my \w+( \w+)? i mean|this (job|house|place|town|class|meeting|apartment)\b|it'?s (just|only)|kidding|jk|lol|digo|o sea|es que|porque |cuando |con |sin |en |de |del |a |al |por |para |pero |ya lo decid\w+\W*$)|\b(i mean|i meant|digo|me refiero)\W*$/

const asksBriefly = /^(for |like |with |in |on |at |about )?(how|what|when|where|who|which|why)\b[^.,]*$/

/**
 * Reads a message that continues the one before together with it: both together may be harmless where one alone is not.
 * A certain danger in the message itself remains.
 */
export function signsWithPrevious(
  message: string,
  previous: string,
  read: (text: string) => MessageSigns,
): { signs: MessageSigns; explains: boolean } {
  const alone = read(message)
  const said = normalizeText(message)
  // "For how long?" is a question and does not explain the previous message.
  if (!previous || isNamed(alone) || !continues.test(said) || asksBriefly.test(said))
    return { signs: alone, explains: false }
  const joined = read(`${previous.replace(/[.!?\s]+$/, '')} ${message}`)
  const isHarmless = !joined.labels.some((label) => isCrisis(label as Label))
  return { signs: isHarmless ? joined : alone, explains: isHarmless }
}
