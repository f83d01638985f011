// Checks a post as a whole and in parts, so that danger and a rule violation in one text are both found, and masks the violation.
import { patternSignsIn } from '../../crisis/detector/pattern-signs.ts'
import { isCrisis, isHeld, type Label, masked, type Signs } from '../../crisis/detector/signs.ts'
import { contactIn } from '../../crisis/detector/signs-contact.ts'
import { signsByBoth } from '../../crisis/talk-classifier/signs-by-both.server.ts'

export type ReadSigns = (text: string) => Signs

const hidden = '▒▒▒'
const urgencies: Signs['urgency'][] = ['normal', 'high', 'emergency']
// Splits at punctuation and white space, not at capital letters, because people in need rarely write them.
const sentencesOf = (text: string) => text.split(/(?<=[.!?;…]\s{1,3})(?=\S)|(?<=\n)/)

// In a text that shows danger, only numbers, addresses and accounts count as contact details; names and places are part of the story.
const reachable =
  /@|\d{3}|https?:|www\.|\.(?:com|me|gg)\b|\b(?:snap|insta|ig|kik|telegram|tg|whats ?app|wsp|discord|wickr|signal|session)\b/i
const showsContact = (text: string) => reachable.test(text) && contactIn(text)

type LabelScores = Map<Label, number>
const weightOf = { normal: 1, high: 2, emergency: 3 } as const

/** Labels of a part of a text: only those that a pattern also found, because a few words mislead the classifier. */
function foundIn(part: string, read: ReadSigns): LabelScores {
  const { labels, urgency } = read(part)
  const byPattern = patternSignsIn(part).found
  const added = labels.filter(
    (label) => byPattern.has(label) && (isCrisis(label) || label === 'sourcing_or_selling'),
  )
  return new Map(added.map((label) => [label, isCrisis(label) ? weightOf[urgency] : 1]))
}

/** Serious dangers found by a pattern count even if the classifier finds a rule violation more likely. */
function dangersIn(text: string): LabelScores {
  return new Map([...patternSignsIn(text).found].filter(([label, weight]) => isCrisis(label) && weight >= 2))
}

/**
 * The labels of a post. The classifier scores the whole message, so an offer can hide a cry for help and vice versa. A text with a finding
 * is therefore also checked sentence by sentence and without contact details.
 */
export function signsInPost(text: string, read: ReadSigns = signsByBoth): Signs {
  const whole = read(text)
  const { labels, urgency } = whole
  if (whole.label === 'none') return whole
  const parts = [masked(text, { contacts: true }), ...sentencesOf(text)].map((part) => foundIn(part, read))
  const all = new Set([...labels, ...parts.flatMap((found) => [...found.keys()])])
  const dangers: LabelScores = labels.some(isHeld) ? dangersIn(text) : new Map()
  for (const label of dangers.keys()) all.add(label)
  if (showsContact(text)) all.add('contact_details_or_doxxing')
  all.delete('none')
  const sorted = [...all].toSorted((a, b) => Number(isCrisis(b)) - Number(isCrisis(a)))
  const weights = [...parts, dangers].flatMap((found) => [...found.values()])
  const level = Math.max(weightOf[urgency], ...weights)
  return { label: sorted[0] ?? whole.label, labels: sorted, urgency: urgencies[level - 1] ?? urgency }
}

/** The text without the sentences that break a rule; undefined if a violation remains, or if nothing else does. */
export function withoutRuleBreaks(text: string, read: ReadSigns = signsByBoth): string | undefined {
  const clean = sentencesOf(text)
    .map((sentence) => withoutContacts(sentence, read))
    .join('')
  const left = signsInPost(clean, read).labels.some(isHeld)
  return left || !/\p{L}/u.test(clean) ? undefined : clean
}

function withoutContacts(sentence: string, read: ReadSigns): string {
  const breaks = (words: string) => read(words).labels.some(isHeld) || showsContact(words)
  if (!breaks(sentence)) return sentence
  const shown = masked(sentence, { contacts: true })
  return breaks(shown) ? `${hidden}${/\s*$/.exec(sentence)?.[0] ?? ''}` : shown
}
