// A small pattern language over normalized words, with one pattern per line:
//   want/wants to die     words, `/` between alternatives, `*` ends a stem (alone: any word), `?` makes a word optional
//   @self                 a named slot, also as an alternative; its sequences are in the slots table, separated by ` | `
//   ..   ...              up to three or up to seven words between, within a sentence
//   <    >                the start, the end of the sentence
//   a & b                 both in any order within thirty words

import { longestWord, memoize } from './memoize.ts'
import type { Word } from './tokenize.ts'

export type PatternChoice = {
  kind: 'choice'
  /** The index of the set of words that match here. */
  atom: number | undefined
  /** The indexes of the slots that match here. */
  slots: number[]
  orEnd: boolean
  any: boolean
  optional: boolean
  /** Whether the node has to match at least one word. */
  needed: boolean
}
export type PatternNode = PatternChoice | { kind: 'gap'; most: number } | { kind: 'start' }
export type SignPattern = { parts: PatternNode[][]; negative: boolean; triggers: readonly number[] | null }

// Words of nearly every message: a pattern is indexed by them only if it has no rarer word.
const everywhere = new Set(
  'a and are at but can de do el en es for get had has have he her him his i in is it la lo me mi my no not of on que se she so that the they this to un una up was will with y yo you'.split(
    ' ',
  ),
)

const linesOf = (source: string) => source.split('\n').filter((line) => line.trim())

/** A pattern language with named slots: parses patterns, and looks up words for the matcher. */
export function patternLanguage(slotTexts: Record<string, string>) {
  const atoms = atomTable()
  const sequence = sequenceParser(atoms.idOf, Object.keys(slotTexts))
  const slots = Object.values(slotTexts).map((source) =>
    source
      .split(/\s\|\s|\n/)
      .filter((line) => line.trim())
      .map(sequence),
  )
  const triggersOf = triggerSearch(slots, atoms.costOf)

  function patterns(source: string): SignPattern[] {
    return linesOf(source).map((line) => {
      const parts = line.split(' & ').map(sequence)
      return {
        parts,
        negative: /\b(?:not|no|never|nobody|nunca|ni|sin|without)\b/.test(line),
        triggers: triggersOf(parts),
      }
    })
  }

  return { patterns, known: atoms.known, atomsOf: atoms.atomsOf, slots, atomCount: atoms.count }
}
export type PatternLanguage = ReturnType<typeof patternLanguage>

/** How many messages contain the word, roughly: the rarest part of a pattern decides where it is tried. */
function costOfWord(word: string): number {
  const isStem = word.endsWith('*')
  if (everywhere.has(isStem ? word.slice(0, -1) : word)) return 60
  return isStem ? 2 : 1
}

/** The sets of words that patterns use, as indexes. */
function atomTable() {
  const atoms = new Map<string, number>()
  const costs: number[] = []
  const exact = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  const vocabulary = new Set<string>()

  function idOf(source: string) {
    const existing = atoms.get(source)
    if (existing !== undefined) return existing
    const id = atoms.size
    atoms.set(source, id)
    const words = source.split('/')
    costs.push(words.reduce((sum, word) => sum + costOfWord(word), 0))
    for (const word of words) {
      const isStem = word.endsWith('*')
      const key = isStem ? word.slice(0, -1) : word
      if (!isStem) vocabulary.add(key)
      const table = isStem ? stems : exact
      table.set(key, [...(table.get(key) ?? []), id])
    }
    return id
  }

  function known(word: string) {
    if (vocabulary.has(word)) return true
    for (let length = 4; length <= Math.min(word.length, longestWord); length++)
      if (stems.has(word.slice(0, length))) return true
    return false
  }

  /** The sets that contain a word. */
  const atomsOf = memoize((word): readonly number[] => {
    const found = new Set(exact.get(word))
    for (let length = 1; length <= Math.min(word.length, longestWord); length++)
      for (const id of stems.get(word.slice(0, length)) ?? nothing) found.add(id)
    return [...found]
  })

  return { idOf, known, atomsOf, costOf: (id: number) => costs[id] ?? 0, count: () => atoms.size }
}

/** Parses a sequence of words, gaps and slots. */
function sequenceParser(idOf: (source: string) => number, slotNames: readonly string[]) {
  const slotNumbers = new Map(slotNames.map((name, at) => [name, at]))

  function node(source: string): PatternNode {
    if (source === '..') return { kind: 'gap', most: 3 }
    if (source === '...') return { kind: 'gap', most: 7 }
    if (source === '<') return { kind: 'start' }
    const optional = source.endsWith('?')
    const choices = (optional ? source.slice(0, -1) : source)
      .split('/')
      .filter((choice) => choice && choice !== '&')
    const plain = choices.filter((choice) => !choice.startsWith('@') && choice !== '>' && choice !== '*')
    const named = choices.filter((choice) => choice.startsWith('@'))
    const [any, orEnd] = [choices.includes('*'), choices.includes('>')]
    return {
      kind: 'choice',
      atom: plain.length > 0 ? idOf(plain.join('/')) : undefined,
      slots: named.map((choice) => slotNumbers.get(choice.slice(1)) ?? -1).filter((at) => at >= 0),
      orEnd,
      any,
      optional,
      needed: !optional && !orEnd && !any,
    }
  }

  return (source: string) => source.trim().split(/\s+/).map(node)
}

/** The atoms of which a text needs at least one for the pattern to match; null if it needs none. */
function triggerSearch(slots: readonly PatternNode[][][], costOf: (id: number) => number) {
  const slotTriggers = new Map<number, readonly number[] | null>()

  /** The list of atoms that is rarest in texts. */
  function rarest(lists: readonly (readonly number[] | null)[]) {
    let best: readonly number[] | null = null
    let least = Number.POSITIVE_INFINITY
    for (const list of lists) {
      const cost = list?.reduce((sum, id) => sum + costOf(id), 0) ?? Number.POSITIVE_INFINITY
      if (list && cost < least) [best, least] = [list, cost]
    }
    return best
  }
  const ofSequence = (nodes: readonly PatternNode[]) => rarest(nodes.map(ofNode))
  function ofNode(node: PatternNode): readonly number[] | null {
    if (node.kind !== 'choice' || !node.needed) return null
    const all = node.slots.map(ofSlot)
    if (all.includes(null)) return null
    const own = node.atom === undefined ? [] : [node.atom]
    return [...new Set([...own, ...all.flatMap((some) => some ?? [])])]
  }
  function ofSlot(slot: number): readonly number[] | null {
    const cached = slotTriggers.get(slot)
    if (cached !== undefined) return cached
    const all = (slots[slot] ?? []).map(ofSequence)
    const triggers = all.includes(null) ? null : [...new Set(all.flatMap((some) => some ?? []))]
    slotTriggers.set(slot, triggers)
    return triggers
  }

  return (parts: readonly (readonly PatternNode[])[]) => rarest(parts.map(ofSequence))
}

const nothing: readonly number[] = []

/** Selects the patterns that can match a text, by the rarest words that each pattern needs. */
export function rulebook(list: readonly SignPattern[], { atomsOf }: PatternLanguage) {
  const patternsByAtom: (number[] | undefined)[] = []
  const always = list.flatMap(({ triggers }, at) => (triggers ? [] : [at]))
  list.forEach(({ triggers }, at) => {
    for (const id of triggers ?? []) {
      patternsByAtom[id] ??= []
      patternsByAtom[id].push(at)
    }
  })
  const patternsTriggeredBy = memoize(
    (word) => new Set(atomsOf(word).flatMap((id) => patternsByAtom[id] ?? nothing)),
  )
  /** Their indexes in the list, sorted. */
  return (words: readonly Word[]): number[] => {
    const found = new Set(always)
    for (const { word } of words) for (const at of patternsTriggeredBy(word)) found.add(at)
    return [...found].sort((a, b) => a - b)
  }
}
