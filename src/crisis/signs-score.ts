// The second reading: what of a message is weighed, and what it weighs. Words and their beginnings speak for themselves; what
// they are about (signs-lexicon.ts) speaks alone, side by side and in order; so does what the patterns heard.
import type { Heard } from './heard-signs.ts'
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

const mostRemembered = 20_000
const remembered = new Map<string, readonly number[]>()
const none: readonly number[] = []
/** What a word is about, as numbers of topics. */
function topicsOf(word: string): readonly number[] {
  if (word === '|' || word === '_') return none
  const old = remembered.get(word)
  if (old) return old
  const found = new Set(byWord.get(word))
  for (let length = 3; length <= word.length; length++)
    for (const topic of byStem.get(word.slice(0, length)) ?? none) found.add(topic)
  const answer = found.size > 0 ? [...found] : none
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(word, answer)
  return answer
}

/** A feature is a text (a word, two neighbours, a finding) or a number (a topic; two topics, together or in order). */
export type Feature = string | number
const together = 1000
const inOrder = 1_000_000
const reach = 3
// How loud each kind of feature speaks; set by cross-validation in bench/weigh-signs.mjs.
const loud = { word: 1, topic: 2, topics: 0.5, neighbours: 0.5, finding: 1.5 }

/** Whether something is asked; plain words do not tell. */
export const asks = (text: string) => /[?¿]/.test(text)

const speaks = (word: string | undefined) => word !== undefined && word !== '|' && word !== '_'

/** Shows what of a message is weighed, and how loud it speaks; the same feature may come more than once. */
export function eachFeature(
  { words, found, quieted, frames }: Heard,
  asked: boolean,
  see: (feature: Feature, loudness: number) => void,
) {
  see('|', 1)
  if (asked) see('?', 1)
  const plain = words.map(({ word }) => (/^\d+$/.test(word) ? '#' : word))
  const about = plain.map(topicsOf)
  const all = new Set<number>()
  for (const [at, word] of plain.entries()) {
    if (!speaks(word)) continue
    see(word, loud.word)
    if (word.length >= 5) see(`${word.slice(0, 4)}*`, loud.word)
    if (word.length >= 6) see(`${word.slice(0, 5)}*`, loud.word)
    if (speaks(plain[at + 1])) see(`${word} ${plain[at + 1]}`, loud.neighbours)
    const here = about[at] ?? none
    for (const topic of here) all.add(topic)
    if (here.length === 0) continue
    for (let other = at + 1; other <= at + reach && plain[other] !== '|'; other++)
      for (const later of about[other] ?? none)
        for (const topic of here) see(inOrder + topic * together + later, loud.topics)
  }
  const sorted = [...all].sort((a, b) => a - b)
  for (const [at, topic] of sorted.entries()) {
    see(topic, loud.topic)
    for (let other = at + 1; other < sorted.length; other++)
      see(together + topic * together + (sorted[other] ?? 0), loud.topics)
  }
  for (const [label, weight] of found) see(`!${label} ${weight}`, loud.finding)
  if (found.size === 0) see('!nothing', loud.finding)
  if (quieted) see('!quieted', loud.finding)
  if ([...found.keys()].some((label) => isCrisis(label))) see('!danger', loud.finding)
  for (const frame of frames()) see(`~${frame}`, 1)
}

// Two letters stand for a number in the written table: a topic has one of these each.
const letters = Array.from({ length: 190 }, (_, at) =>
  String.fromCharCode(at < 90 ? 35 + at : 161 + at),
).filter((letter) => !/[\\`$|!~?]/.test(letter))
const zero = 77
/** Each step of a written weight. */
export const step = 1
const mostSteps = 8

/** A feature as it is written. */
export function nameOf(feature: Feature): string {
  if (typeof feature === 'string') return `w${feature}`
  const ordered = feature >= inOrder
  const pair = ordered ? feature - inOrder : feature - together
  if (!ordered && feature < together) return `t${letters[feature]}`
  return `${ordered ? 'o' : 'c'}${letters[Math.floor(pair / together)]}${letters[pair % together]}`
}

function featureOf(name: string): Feature {
  const rest = name.slice(1)
  const [first = 0, second = 0] = [...rest].map((letter) => letters.indexOf(letter))
  if (name[0] === 'w') return rest
  if (name[0] === 't') return first
  return (name[0] === 'o' ? inOrder : together) + first * together + second
}

/** Weights as they are written: one sign each, from eight steps below nothing to eight above. */
export const asSigns = (weights: ArrayLike<number>) =>
  Array.from(weights, (weight) =>
    String.fromCharCode(zero + Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)))),
  ).join('')

export type Weights = { rows: Map<Feature, number>; values: Int8Array }
/** Reads what bench/weigh-signs.mjs wrote: the names, a line each, and the signs of all of them. */
export function readWeights(names: string, signs: string): Weights {
  const rows = new Map(names.split('\n').map((name, row) => [featureOf(name), row]))
  return { rows, values: Int8Array.from(signs, (sign) => sign.charCodeAt(0) - zero) }
}

/** How likely each label is, in the order of `labels`, and last how likely it is that a danger is an emergency. */
export function likelihoods({ rows, values }: Weights, heard: Heard, asked: boolean): number[] {
  const sums = new Float64Array(columns)
  const seen = new Uint8Array(rows.size)
  let squares = 0
  eachFeature(heard, asked, (feature, loudness) => {
    const row = rows.get(feature)
    if (row === undefined || seen[row]) return
    seen[row] = 1
    squares += loudness * loudness
    const start = row * columns
    for (let at = 0; at < columns; at++) sums[at] = (sums[at] ?? 0) + (values[start + at] ?? 0) * loudness
  })
  const scale = step / Math.sqrt(squares || 1)
  const scaled = Array.from(sums, (sum) => sum * scale)
  const urgent = 1 / (1 + Math.exp(-(scaled.pop() ?? 0)))
  const largest = Math.max(...scaled)
  const raised = scaled.map((sum) => Math.exp(sum - largest))
  const whole = raised.reduce((total, one) => total + one, 0)
  return [...raised.map((one) => one / whole), urgent]
}
