// A small pattern language over plain words. One pattern a line:
//   want/wants to die     words, `/` between alternatives, `*` ends a stem (alone: any word), `?` makes a word optional
//   @self                 a named slot, also as an alternative; its sequences, parted by ` | `, stand in the slots table
//   ..   ...              at most three, at most seven words between, never past the end of a sentence
//   <    >                the sentence starts, ends here
//   a & b                 both in any order within thirty words
import type { Word } from './plain-words.ts'

type Node =
  | {
      kind: 'choice'
      atom: number | undefined
      slots: string[]
      orEnd: boolean
      any: boolean
      optional: boolean
    }
  | { kind: 'gap'; most: number }
  | { kind: 'start' }

export type Pattern = { source: string; parts: Node[][]; negative: boolean }
export type Span = { start: number; end: number }

const window = 30
const matchesKept = 12
const mostRemembered = 20_000

/** Reads the slots once; gives a way to read patterns and to find them in words. */
export function language(slotTexts: Record<string, string>) {
  const atoms = new Map<string, number>()
  const exact = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  const slots = new Map<string, Node[][]>()
  const vocabulary = new Set<string>()

  function atom(source: string) {
    const old = atoms.get(source)
    if (old !== undefined) return old
    const id = atoms.size
    atoms.set(source, id)
    for (const word of source.split('/')) {
      const stem = word.endsWith('*')
      const key = stem ? word.slice(0, -1) : word
      if (!stem) vocabulary.add(key)
      const table = stem ? stems : exact
      table.set(key, [...(table.get(key) ?? []), id])
    }
    return id
  }

  function node(source: string): Node {
    if (source === '..') return { kind: 'gap', most: 3 }
    if (source === '...') return { kind: 'gap', most: 7 }
    if (source === '<') return { kind: 'start' }
    const optional = source.endsWith('?')
    const choices = (optional ? source.slice(0, -1) : source)
      .split('/')
      .filter((choice) => choice && choice !== '&')
    const plain = choices.filter((choice) => !choice.startsWith('@') && choice !== '>' && choice !== '*')
    return {
      kind: 'choice',
      atom: plain.length > 0 ? atom(plain.join('/')) : undefined,
      slots: choices.filter((choice) => choice.startsWith('@')).map((choice) => choice.slice(1)),
      orEnd: choices.includes('>'),
      any: choices.includes('*'),
      optional,
    }
  }
  const sequence = (source: string) => source.trim().split(/\s+/).map(node)

  for (const [name, source] of Object.entries(slotTexts))
    slots.set(
      name,
      source
        .split(/\s\|\s|\n/)
        .filter((line) => line.trim())
        .map(sequence),
    )

  function patterns(source: string): Pattern[] {
    const lines = source.split('\n').filter((line) => line.trim())
    return lines.map((line) => ({
      source: line.trim(),
      parts: line.split(' & ').map(sequence),
      negative: /\b(?:not|no|never|nobody|nunca|ni|sin|without)\b/.test(line),
    }))
  }

  function known(word: string) {
    if (vocabulary.has(word)) return true
    for (let length = 4; length <= word.length; length++) if (stems.has(word.slice(0, length))) return true
    return false
  }

  // What a word can stand for is the same in every message; the memory of it is bounded.
  const remembered = new Map<string, ReadonlySet<number>>()
  function atomsOf(word: string): ReadonlySet<number> {
    const old = remembered.get(word)
    if (old) return old
    const ids = new Set(exact.get(word))
    for (let length = 1; length <= word.length; length++) {
      for (const id of stems.get(word.slice(0, length)) ?? []) ids.add(id)
    }
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(word, ids)
    return ids
  }

  function reader(words: readonly Word[]) {
    const places = new Map<number, number[]>()
    const at = words.map(({ word }) => atomsOf(word))
    at.forEach((ids, index) => {
      for (const id of ids) {
        const list = places.get(id)
        if (list) list.push(index)
        else places.set(id, [index])
      }
    })

    const possibleSlots = new Map<string, boolean>()
    function possible(nodes: readonly Node[]): boolean {
      return nodes.every((node) => {
        if (node.kind !== 'choice' || node.optional || node.orEnd || node.any) return true
        return (node.atom !== undefined && places.has(node.atom)) || node.slots.some(slotPossible)
      })
    }
    function slotPossible(name: string) {
      const old = possibleSlots.get(name)
      if (old !== undefined) return old
      const answer = (slots.get(name) ?? []).some(possible)
      possibleSlots.set(name, answer)
      return answer
    }

    const slotEnds = new Map<string, Map<number, number[]>>()
    function endsOfSlot(name: string, from: number) {
      let known = slotEnds.get(name)
      if (!known) {
        known = new Map()
        slotEnds.set(name, known)
      }
      const old = known.get(from)
      if (old) return old
      const ends = new Set<number>()
      for (const nodes of slots.get(name) ?? [])
        if (possible(nodes)) for (const end of endsFrom(nodes, from)) ends.add(end)
      const answer = [...ends]
      known.set(from, answer)
      return answer
    }
    /** Where the sequence can end when it starts at `from`. Sets of positions, so the cost never explodes. */
    function endsFrom(nodes: readonly Node[], from: number): number[] {
      let now = [from]
      for (const node of nodes) {
        const next = new Set<number>()
        for (const position of now) {
          if (node.kind === 'gap') {
            for (let step = 0; step <= node.most; step++) {
              next.add(position + step)
              if (position + step >= words.length || words[position + step]?.word === '|') break
            }
          } else if (node.kind === 'start') {
            if (position === 0 || words[position - 1]?.word === '|') next.add(position)
          } else {
            const stopped = position >= words.length || words[position]?.word === '|'
            if (node.optional || (node.orEnd && stopped)) next.add(position)
            if ((node.any && !stopped) || (node.atom !== undefined && at[position]?.has(node.atom)))
              next.add(position + 1)
            for (const name of node.slots) for (const end of endsOfSlot(name, position)) next.add(end)
          }
        }
        if (next.size === 0) return []
        now = [...next]
      }
      return now
    }

    const slotStarts = new Map<string, number[]>()
    function startsOf(nodes: readonly Node[]): number[] {
      const starts = new Set<number>()
      for (const node of nodes) {
        if (node.kind === 'gap') break
        if (node.kind === 'start') {
          starts.add(0)
          words.forEach(({ word }, index) => word === '|' && starts.add(index + 1))
          break
        }
        if (node.atom !== undefined) for (const place of places.get(node.atom) ?? []) starts.add(place)
        for (const name of node.slots) for (const place of startsOfSlot(name)) starts.add(place)
        if (node.any) for (let place = 0; place < words.length; place++) starts.add(place)
        if (!node.optional) break
      }
      return [...starts]
    }
    function startsOfSlot(name: string) {
      const old = slotStarts.get(name)
      if (old) return old
      slotStarts.set(name, [])
      const answer = [...new Set((slots.get(name) ?? []).filter(possible).flatMap(startsOf))]
      slotStarts.set(name, answer)
      return answer
    }

    function spans(nodes: readonly Node[]): Span[] {
      if (!possible(nodes)) return []
      const found: Span[] = []
      for (const start of startsOf(nodes).sort((a, b) => a - b)) {
        const ends = endsFrom(nodes, start)
        if (ends.length > 0) found.push({ start, end: Math.min(...ends) })
        if (found.length >= matchesKept) break
      }
      return found
    }

    /** The places where a pattern holds. */
    return function find({ parts }: Pattern): Span[] {
      const [first = [], ...others] = parts
      const firsts = spans(first)
      if (others.length === 0 || firsts.length === 0) return firsts
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
  }
  return { patterns, reader, known, atomCount: () => atoms.size }
}
