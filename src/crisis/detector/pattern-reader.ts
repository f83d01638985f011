// Finds patterns in the words of one text.

import type { PatternChoice, PatternLanguage, PatternNode, SignPattern } from './sign-patterns.ts'
import type { Word } from './tokenize.ts'

export type WordSpan = { start: number; end: number }

const window = 30
const matchesKept = 12
const nowhere: number[] = []

/** Where patterns hold in these words; what was found out for one serves the next. */
export function readerOf({ atomCount, atomsOf, slots }: PatternLanguage, words: readonly Word[]) {
  const at = words.map(({ word }) => atomsOf(word))
  // The places of each atom, as chains through two lists whose first link is no link: cheap to build for all, read for few.
  const last = new Int32Array(atomCount())
  const many = at.reduce((sum, ids) => sum + ids.length, 1)
  const before = new Int32Array(many)
  const place = new Int32Array(many)
  let link = 0
  for (const [index, ids] of at.entries()) {
    for (const id of ids) {
      link += 1
      before[link] = last[id] ?? 0
      place[link] = index
      last[id] = link
    }
  }
  const stands = (id: number) => last[id] !== 0
  const chains = new Map<number, number[]>()
  function placesOf(id: number) {
    const old = chains.get(id)
    if (old) return old
    const found: number[] = []
    for (let link = last[id] ?? 0; link > 0; link = before[link] ?? 0) found.push(place[link] ?? 0)
    chains.set(id, found.reverse())
    return found
  }
  const ended = (position: number) => position >= words.length || words[position]?.word === '|'

  const slotIsPossible: (boolean | undefined)[] = []
  function possible(nodes: readonly PatternNode[]): boolean {
    for (const node of nodes) {
      if (node.kind !== 'choice' || !node.needed) continue
      if (!(node.atom !== undefined && stands(node.atom)) && !node.slots.some(slotPossible)) return false
    }
    return true
  }
  function slotPossible(slot: number) {
    slotIsPossible[slot] ??= slots[slot]?.some(possible) ?? false
    return slotIsPossible[slot]
  }
  const possibleSequences: (PatternNode[][] | undefined)[] = []
  function sequencesOf(slot: number) {
    possibleSequences[slot] ??= slots[slot]?.filter(possible) ?? []
    return possibleSequences[slot]
  }

  const slotEnds = new Map<number, number[]>()
  function endsOfSlot(slot: number, from: number) {
    if (!slotPossible(slot)) return nowhere
    const key = slot * (words.length + 1) + from
    const old = slotEnds.get(key)
    if (old) return old
    const ends: number[] = []
    for (const nodes of sequencesOf(slot))
      for (const end of endsFrom(nodes, from)) if (!ends.includes(end)) ends.push(end)
    slotEnds.set(key, ends)
    return ends
  }
  function step(node: PatternChoice, position: number, next: number[]) {
    const stopped = ended(position)
    if ((node.optional || (node.orEnd && stopped)) && !next.includes(position)) next.push(position)
    if ((node.any && !stopped) || (node.atom !== undefined && at[position]?.includes(node.atom)))
      if (!next.includes(position + 1)) next.push(position + 1)
    for (const slot of node.slots)
      for (const end of endsOfSlot(slot, position)) if (!next.includes(end)) next.push(end)
  }
  /** Where the sequence can end when it starts at `from`. Sets of positions, so the cost never explodes. */
  function endsFrom(nodes: readonly PatternNode[], from: number): number[] {
    let now = [from]
    for (const node of nodes) {
      const next: number[] = []
      for (const position of now) {
        if (node.kind === 'choice') step(node, position, next)
        else if (node.kind === 'gap') {
          for (let further = 0; further <= node.most; further++) {
            if (!next.includes(position + further)) next.push(position + further)
            if (ended(position + further)) break
          }
        } else if (position === 0 || words[position - 1]?.word === '|') next.push(position)
      }
      if (next.length === 0) return nowhere
      now = next
    }
    return now
  }

  const slotStarts: (number[] | undefined)[] = []
  function startsOf(nodes: readonly PatternNode[]): number[] {
    const [only, second] = nodes
    if (only?.kind === 'choice' && only.needed && only.slots.length === 0)
      return only.atom === undefined ? nowhere : placesOf(only.atom)
    const starts = new Set<number>()
    for (const node of second ? nodes : [only]) {
      if (!node || node.kind === 'gap') break
      if (node.kind === 'start') {
        starts.add(0)
        words.forEach(({ word }, index) => word === '|' && starts.add(index + 1))
        break
      }
      if (node.atom !== undefined) for (const one of placesOf(node.atom)) starts.add(one)
      for (const slot of node.slots) for (const one of startsOfSlot(slot)) starts.add(one)
      if (node.any) for (let one = 0; one < words.length; one++) starts.add(one)
      if (!node.optional) break
    }
    return [...starts].sort((a, b) => a - b)
  }
  function startsOfSlot(slot: number) {
    const old = slotStarts[slot]
    if (old) return old
    slotStarts[slot] = nowhere
    const answer = [...new Set(sequencesOf(slot).flatMap(startsOf))]
    slotStarts[slot] = answer
    return answer
  }

  function spans(nodes: readonly PatternNode[]): WordSpan[] {
    const found: WordSpan[] = []
    if (!possible(nodes)) return found
    for (const start of startsOf(nodes)) {
      const ends = endsFrom(nodes, start)
      if (ends.length > 0) found.push({ start, end: Math.min(...ends) })
      if (found.length >= matchesKept) break
    }
    return found
  }

  /** The places where a pattern holds. */
  function find({ parts }: SignPattern): WordSpan[] {
    const [first = [], ...others] = parts
    if (others.length === 0) return spans(first)
    if (!parts.every(possible)) return []
    const firsts = spans(first)
    if (firsts.length === 0) return firsts
    const rest = others.map(spans)
    return firsts.flatMap((span) => {
      const near = rest.map((list) => list.find((other) => Math.abs(other.start - span.start) <= window))
      if (near.includes(undefined)) return []
      const all = [span, ...near.filter((other) => other !== undefined)]
      return [
        { start: Math.min(...all.map((one) => one.start)), end: Math.max(...all.map((one) => one.end)) },
      ]
    })
  }
  return { find }
}
