// Chooses wordings: no sentence is used twice in a conversation while there is an unused one.

export type CoachLanguage = 'en' | 'es'

/** The function of a part of an answer; tests count questions and reflections by it. */
export type PartKind =
  | 'notice'
  | 'care'
  | 'action'
  | 'reflection'
  | 'affirmation'
  | 'thought'
  | 'summary'
  | 'offer'
  | 'question'

export type WordingPart = { kind: PartKind; text: string }

export type ChosenWording = { text: string; used: string[] }

// A conversation remembers this many used wordings; the oldest may be used again.
const remembered = 160

function seedOf(key: string, turn: number): number {
  let seed = turn * 7
  for (const letter of key) seed = (seed * 31 + letter.charCodeAt(0)) % 100_003
  return seed
}

/** The first words of a sentence, by which a repeated form is noticed: "That’s a". */
export const openingOf = (text: string) =>
  text.replace('{value}. ', '').toLowerCase().split(' ').slice(0, 2).join(' ')

/**
 * Picks a wording that was not used in this conversation, else the least recently used.
 * @param openings of the last answers: a wording that opens in another way is preferred
 */
export function choose(
  key: string,
  wordings: readonly string[],
  used: string[],
  turn: number,
  openings: readonly string[] = [],
): ChosenWording {
  const start = seedOf(key, turn) % wordings.length
  const order = wordings.map((_, index) => (start + index) % wordings.length)
  const id = (index: number) => `${key}.${index}`
  const unused = order.filter((index) => !used.includes(id(index)))
  const fresh = unused.find((index) => !openings.includes(openingOf(wordings[index] ?? ''))) ?? unused[0]
  const oldest = () => [...order].sort((a, b) => used.lastIndexOf(id(a)) - used.lastIndexOf(id(b)))[0]
  const index = fresh ?? oldest() ?? 0
  const rest = used.filter((one) => one !== id(index))
  return { text: wordings[index] ?? '', used: [...rest, id(index)].slice(-remembered) }
}

/** True while at least one wording of the key is unused. */
export function hasFresh(key: string, wordings: readonly string[], used: readonly string[]): boolean {
  return wordings.some((_, index) => !used.includes(`${key}.${index}`))
}

/** Fills `{name}` placeholders; one without a value becomes empty. */
export function fill(wording: string, values: Record<string, string | undefined>): string {
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

export function joined(parts: WordingPart[]): string {
  return parts.map((part) => part.text).join('\n\n')
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
