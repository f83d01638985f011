// Finds patterns in the words of one text.

import type { PatternChoice, PatternLanguage, PatternNode, SignPattern } from './sign-patterns.ts'
import type { Word } from './tokenize.ts'

export type WordSpan = { start: number; end: number }

const window = 30
const maxMatches = 12
const nowhere: number[] = []

/** Matches patterns against the words of one text. Results for a slot are cached for all patterns that use it. */
export class PatternMatcher {
  readonly #slots: PatternLanguage['slots']
  readonly #words: readonly Word[]
  readonly #atoms: AtomIndex
  readonly #slotIsPossible: (boolean | undefined)[] = []
  readonly #sequences: (PatternNode[][] | undefined)[] = []
  readonly #slotStarts: (number[] | undefined)[] = []
  readonly #slotEnds = new Map<number, number[]>()

  constructor({ atomCount, atomsOf, slots }: PatternLanguage, words: readonly Word[]) {
    this.#slots = slots
    this.#words = words
    this.#atoms = new AtomIndex(
      words.map(({ word }) => atomsOf(word)),
      atomCount(),
    )
  }

  /** The positions where a pattern matches. */
  find({ parts }: SignPattern): WordSpan[] {
    const [first = [], ...others] = parts
    if (others.length === 0) return this.#spans(first)
    if (!parts.every((nodes) => this.#isPossible(nodes))) return []
    const firsts = this.#spans(first)
    if (firsts.length === 0) return firsts
    const rest = others.map((nodes) => this.#spans(nodes))
    return firsts.flatMap((span) => {
      const near = rest.map((list) => list.find((other) => Math.abs(other.start - span.start) <= window))
      if (near.includes(undefined)) return []
      const all = [span, ...near.filter((other) => other !== undefined)]
      return [
        { start: Math.min(...all.map((one) => one.start)), end: Math.max(...all.map((one) => one.end)) },
      ]
    })
  }

  #spans(nodes: readonly PatternNode[]): WordSpan[] {
    const found: WordSpan[] = []
    if (!this.#isPossible(nodes)) return found
    for (const start of this.#startsOf(nodes)) {
      const ends = this.#endsOf(nodes, start)
      if (ends.length > 0) found.push({ start, end: Math.min(...ends) })
      if (found.length >= maxMatches) break
    }
    return found
  }

  /** Whether the text has every word that the sequence needs, in any order. */
  #isPossible(nodes: readonly PatternNode[]): boolean {
    for (const node of nodes) {
      if (node.kind !== 'choice' || !node.needed) continue
      const present = node.atom !== undefined && this.#atoms.has(node.atom)
      if (!present && !node.slots.some((slot) => this.#isSlotPossible(slot))) return false
    }
    return true
  }

  #isSlotPossible(slot: number) {
    this.#slotIsPossible[slot] ??= this.#slots[slot]?.some((nodes) => this.#isPossible(nodes)) ?? false
    return this.#slotIsPossible[slot]
  }

  #sequencesOf(slot: number) {
    this.#sequences[slot] ??= this.#slots[slot]?.filter((nodes) => this.#isPossible(nodes)) ?? []
    return this.#sequences[slot]
  }

  #isEnd(position: number) {
    return position >= this.#words.length || this.#words[position]?.word === '|'
  }

  /** Where the sequence can end when it starts at `from`. Works on sets of positions, so its cost stays polynomial. */
  #endsOf(nodes: readonly PatternNode[], from: number): number[] {
    let now = [from]
    for (const node of nodes) {
      const next: number[] = []
      for (const position of now) {
        if (node.kind === 'choice') this.#addChoiceEnds(node, position, next)
        else if (node.kind === 'gap') this.#addGapEnds(node.most, position, next)
        else if (position === 0 || this.#words[position - 1]?.word === '|') next.push(position)
      }
      if (next.length === 0) return nowhere
      now = next
    }
    return now
  }

  #addChoiceEnds(node: PatternChoice, position: number, next: number[]) {
    const atEnd = this.#isEnd(position)
    if ((node.optional || (node.orEnd && atEnd)) && !next.includes(position)) next.push(position)
    if ((node.any && !atEnd) || (node.atom !== undefined && this.#atoms.hasAt(position, node.atom)))
      if (!next.includes(position + 1)) next.push(position + 1)
    for (const slot of node.slots)
      for (const end of this.#endsOfSlot(slot, position)) if (!next.includes(end)) next.push(end)
  }

  #addGapEnds(most: number, position: number, next: number[]) {
    for (let further = 0; further <= most; further++) {
      if (!next.includes(position + further)) next.push(position + further)
      if (this.#isEnd(position + further)) break
    }
  }

  #endsOfSlot(slot: number, from: number) {
    if (!this.#isSlotPossible(slot)) return nowhere
    const key = slot * (this.#words.length + 1) + from
    const cached = this.#slotEnds.get(key)
    if (cached) return cached
    const ends: number[] = []
    for (const nodes of this.#sequencesOf(slot))
      for (const end of this.#endsOf(nodes, from)) if (!ends.includes(end)) ends.push(end)
    this.#slotEnds.set(key, ends)
    return ends
  }

  /** The positions where the sequence could start, by its first words. */
  #startsOf(nodes: readonly PatternNode[]): number[] {
    const [only, second] = nodes
    if (only?.kind === 'choice' && only.needed && only.slots.length === 0)
      return only.atom === undefined ? nowhere : this.#atoms.placesOf(only.atom)
    const starts = new Set<number>()
    for (const node of second ? nodes : [only]) {
      if (!node || node.kind === 'gap') break
      if (node.kind === 'start') {
        starts.add(0)
        this.#words.forEach(({ word }, index) => word === '|' && starts.add(index + 1))
        break
      }
      if (node.atom !== undefined) for (const place of this.#atoms.placesOf(node.atom)) starts.add(place)
      for (const slot of node.slots) for (const start of this.#startsOfSlot(slot)) starts.add(start)
      if (node.any) for (const place of this.#words.keys()) starts.add(place)
      if (!node.optional) break
    }
    return [...starts].sort((a, b) => a - b)
  }

  #startsOfSlot(slot: number): number[] {
    const cached = this.#slotStarts[slot]
    if (cached) return cached
    // Stops the recursion of a slot that contains itself.
    this.#slotStarts[slot] = nowhere
    const starts = new Set(this.#sequencesOf(slot).flatMap((nodes) => this.#startsOf(nodes)))
    this.#slotStarts[slot] = [...starts]
    return this.#slotStarts[slot]
  }
}

/** The positions of each atom, as linked lists in two arrays: fast to build for all atoms, since only few are read. */
class AtomIndex {
  readonly #at: readonly (readonly number[])[]
  /** The last element of each atom's list; 0 for none. */
  readonly #last: Int32Array
  readonly #before: Int32Array
  readonly #place: Int32Array
  readonly #places = new Map<number, number[]>()

  constructor(at: readonly (readonly number[])[], atomCount: number) {
    const links = at.reduce((sum, ids) => sum + ids.length, 1)
    this.#at = at
    this.#last = new Int32Array(atomCount)
    this.#before = new Int32Array(links)
    this.#place = new Int32Array(links)
    let link = 0
    for (const [index, ids] of at.entries()) {
      for (const id of ids) {
        link += 1
        this.#before[link] = this.#last[id] ?? 0
        this.#place[link] = index
        this.#last[id] = link
      }
    }
  }

  has(atom: number) {
    return this.#last[atom] !== 0
  }

  hasAt(position: number, atom: number) {
    return this.#at[position]?.includes(atom) ?? false
  }

  placesOf(atom: number): number[] {
    const cached = this.#places.get(atom)
    if (cached) return cached
    const places: number[] = []
    for (let link = this.#last[atom] ?? 0; link > 0; link = this.#before[link] ?? 0)
      places.push(this.#place[link] ?? 0)
    this.#places.set(atom, places.reverse())
    return places
  }
}
