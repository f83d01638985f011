// What a message says in its talk: how sure a danger is, and whether the message before explains it.
import { isCrisis, type Label } from '../../crisis/detector/signs.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import type { MessageSigns } from '../script/danger.ts'

/** A danger is found with certainty. */
export const isNamed = ({ labels, certainty }: MessageSigns) =>
  certainty === 'certain' && labels.some((label) => isCrisis(label as Label))

// A message that only makes sense with the one before: "at this halfway house", "my coworkers I mean", "no, the other thing".
const continues =
  /^(no[,. ]|not? |i mean|i meant|as in|like |you know|because |cause |since |that'?s |it'?s |when |with |without |in |on |at |of |for |from |to |about |by |just |over |until |my \w+( \w+)? i mean|this (job|house|place|town|class|meeting|apartment)\b|it'?s (just|only)|kidding|jk|lol|digo|o sea|es que|porque |cuando |con |sin |en |de |del |a |al |por |para |pero )|\b(i mean|i meant|digo|me refiero)\W*$/

/**
 * What a message says in its talk. One that continues the message before is read together with it: the words of both may be
 * harmless where one of them alone is not. A danger found with certainty in the message itself always stands.
 */
export function signsWithPrevious(
  message: string,
  previous: string,
  read: (text: string) => MessageSigns,
): { signs: MessageSigns; explains: boolean } {
  const alone = read(message)
  if (!previous || isNamed(alone) || !continues.test(normalizeText(message)))
    return { signs: alone, explains: false }
  const joined = read(`${previous.replace(/[.!?\s]+$/, '')} ${message}`)
  const isHarmless = !joined.labels.some((label) => isCrisis(label as Label))
  return { signs: isHarmless ? joined : alone, explains: isHarmless }
}
