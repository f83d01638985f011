// The second reading: what of a message is weighed, and what it weighs. Words speak for themselves, and so do short runs of
// letters, which know a word by its parts and a turn of speech across its words; what words are about (signs-lexicon.ts) speaks
// alone, side by side and in order; so does what the patterns heard.

import { longestWord, memoize } from './memoize.ts'
import type { PatternSigns } from './pattern-signs.ts'
import { isCrisis, labels } from './sign-labels.ts'
import { lexicon } from './signs-lexicon.ts'

/** The weights of a feature: one a label, in the order of `labels`, and one for how urgent it is. */
export const columns = labels.length + 1

const byWord = new Map<string, number[]>()
const byStem = new Map<string, number[]>()
for (const [topic, words] of Object.values(lexicon).entries()) {
  for (const word of words.split(/\s+/)) {
    const stem = word.endsWith('*')
    const [table, key] = stem ? [byStem, word.slice(0, -1)] : [byWord, word]
    table.set(key, [...(table.get(key) ?? []), topic])
  }
}

const none: readonly number[] = []
const speaks = (word: string) => word !== '|' && word !== '_'

/** What a word is about, as numbers of topics. */
const topicsOf = memoize((word): readonly number[] => {
  if (!speaks(word)) return none
  const found = new Set(byWord.get(word))
  for (let length = 3; length <= Math.min(word.length, longestWord); length++)
    for (const topic of byStem.get(word.slice(0, length)) ?? none) found.add(topic)
  return [...found]
})

/** Each feature has one of these places; those that share one are learnt together. */
export const places = 65_536

// FNV-1a, a kind of feature first, so that a word and a finding of the same letters are two things.
const seed = 0x811c9dc5
const prime = 0x01000193
const kind = { word: 1, run: 2, topic: 3, together: 4, inOrder: 5, finding: 6, frame: 7, whole: 8 }
const began = (of: keyof typeof kind) => Math.imul(seed ^ kind[of], prime)
const fed = (hash: number, value: number) => Math.imul(hash ^ value, prime)

function placeOf(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) % places
}

function textAt(of: keyof typeof kind, text: string): number {
  let hash = began(of)
  for (let at = 0; at < text.length; at++) hash = fed(hash, text.charCodeAt(at))
  return placeOf(hash)
}

const topicsAt = (of: keyof typeof kind, first: number, second: number) =>
  placeOf(fed(fed(began(of), first), second))

const reach = 3
const shortestRun = 4
const longestRun = 6
// How loud each kind of feature speaks; set by cross-validation in bench/weigh-signs.mjs.
const loud = { word: 1, run: 0.5, topic: 2, topics: 0.5, finding: 1.5 }

/** Whether something is asked; plain words do not tell. */
export const asks = (text: string) => /[?¿]/.test(text)

type See = (place: number, loudness: number) => void

function eachRun(text: string, see: See) {
  const start = began('run')
  for (let from = 0; from < text.length; from++) {
    let hash = start
    const end = Math.min(text.length, from + longestRun)
    for (let at = from; at < end; at++) {
      hash = fed(hash, text.charCodeAt(at))
      if (at - from + 1 >= shortestRun) see(placeOf(hash), loud.run)
    }
  }
}

function eachTopic(words: readonly string[], see: See) {
  const about = words.map(topicsOf)
  const all = new Set<number>()
  for (const [at, here] of about.entries()) {
    for (const topic of here) all.add(topic)
    if (here.length === 0) continue
    for (let other = at + 1; other <= at + reach && words[other] !== '|'; other++)
      for (const later of about[other] ?? none)
        for (const topic of here) see(topicsAt('inOrder', topic, later), loud.topics)
  }
  const sorted = [...all].sort((a, b) => a - b)
  for (const [at, topic] of sorted.entries()) {
    see(topicsAt('topic', topic, 0), loud.topic)
    for (let other = at + 1; other < sorted.length; other++)
      see(topicsAt('together', topic, sorted[other] ?? 0), loud.topics)
  }
}

/** Shows what of a message is weighed, by its place, and how loud it speaks; the same place may come more than once. */
export function eachFeature({ words, found, quieted, frames }: PatternSigns, asked: boolean, see: See) {
  see(textAt('whole', ''), 1)
  if (asked) see(textAt('whole', '?'), 1)
  const plain = words.map(({ word }) => (/^\d+$/.test(word) ? '#' : word))
  for (const word of plain) if (speaks(word)) see(textAt('word', word), loud.word)
  eachRun(` ${plain.map((word) => (speaks(word) ? word : '|')).join(' ')} `, see)
  eachTopic(plain, see)
  for (const [label, weight] of found) see(textAt('finding', `${label} ${weight}`), loud.finding)
  if (found.size === 0) see(textAt('finding', 'nothing'), loud.finding)
  if (quieted) see(textAt('finding', 'quieted'), loud.finding)
  if ([...found.keys()].some((label) => isCrisis(label))) see(textAt('finding', 'danger'), loud.finding)
  for (const frame of frames()) see(textAt('frame', frame), 1)
}

/** Each step of a written weight, of which there are so many to either side of nothing. */
export const step = 1.5
export const mostSteps = 4
// A sign says how many weights of nothing come before a weight, and which one it is; the last sign passes over so many.
const kinds = 2 * mostSteps
const alphabet = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(
  (sign) => !'\\`$'.includes(sign),
)
const mostPassed = Math.floor((alphabet.length - 1) / kinds)
const passing = mostPassed * kinds

/** Weights in steps, as they are written. */
export function asSigns(steps: Int8Array): string {
  const signs: string[] = []
  let passed = 0
  for (const weight of steps) {
    if (weight === 0) {
      passed += 1
      continue
    }
    for (; passed >= mostPassed; passed -= mostPassed) signs.push(alphabet[passing] ?? '')
    const which = weight < 0 ? weight + mostSteps : weight + mostSteps - 1
    signs.push(alphabet[passed * kinds + which] ?? '')
    passed = 0
  }
  return signs.join('')
}

/** Reads what bench/weigh-signs.mjs wrote: the weights of each place in a row, in steps. */
export function readSigns(signs: string): Int8Array {
  const valueOf = new Int8Array(128)
  for (const [value, sign] of alphabet.entries()) valueOf[sign.charCodeAt(0)] = value
  const steps = new Int8Array(places * columns)
  let at = 0
  for (let sign = 0; sign < signs.length; sign++) {
    const value = valueOf[signs.charCodeAt(sign)] ?? 0
    if (value === passing) {
      at += mostPassed
      continue
    }
    const which = value % kinds
    at += (value - which) / kinds
    steps[at] = which < mostSteps ? which - mostSteps : which - mostSteps + 1
    at += 1
  }
  return steps
}

/** Weights with those of nothing left out. `pairs` are a column and its weight, of place after place; `ends` says where each ends. */
export type Weights = { pairs: Int8Array; ends: Uint32Array }

export function packed(steps: Int8Array): Weights {
  const pairs: number[] = []
  const ends = new Uint32Array(places)
  for (let place = 0; place < places; place++) {
    for (let column = 0; column < columns; column++) {
      const weight = steps[place * columns + column] ?? 0
      if (weight !== 0) pairs.push(column, weight)
    }
    ends[place] = pairs.length
  }
  return { pairs: Int8Array.from(pairs), ends }
}

// The turn at which each place was last seen: a message's own set of places, with nothing to make, and seldom to clear.
const seenAt = new Uint8Array(places)
const lastTurn = 255
let turn = 0

/** How likely each label is, in the order of `labels`, and last how likely it is that a danger is an emergency. */
export function likelihoods({ pairs, ends }: Weights, heard: PatternSigns, asked: boolean): number[] {
  const sums = new Float64Array(columns)
  if (turn === lastTurn) seenAt.fill(0)
  turn = (turn % lastTurn) + 1
  let squares = 0
  eachFeature(heard, asked, (place, loudness) => {
    if (seenAt[place] === turn) return
    seenAt[place] = turn
    squares += loudness * loudness
    const end = ends[place] ?? 0
    for (let at = ends[place - 1] ?? 0; at < end; at += 2) {
      const column = pairs[at] ?? 0
      sums[column] = (sums[column] ?? 0) + (pairs[at + 1] ?? 0) * loudness
    }
  })
  const scale = step / Math.sqrt(squares || 1)
  const scaled = Array.from(sums, (sum) => sum * scale)
  const urgent = 1 / (1 + Math.exp(-(scaled.pop() ?? 0)))
  const largest = Math.max(...scaled)
  const raised = scaled.map((sum) => Math.exp(sum - largest))
  const whole = raised.reduce((total, one) => total + one, 0)
  return [...raised.map((one) => one / whole), urgent]
}
