// The features of the classifier: words, character n-grams (which match misspelled words and cross word boundaries), topics of words
// (signs-lexicon.ts) alone, in pairs and in order, and the matches of the patterns.

import { longestWord, memoize } from './memoize.ts'
import type { PatternSigns } from './pattern-signs.ts'
import { isCrisis, labels } from './sign-labels.ts'
import { lexicon } from './signs-lexicon.ts'
import type { Word } from './tokenize.ts'

/** The weights of a feature: one for each label, in the order of `labels`, and one for the urgency. */
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

/** The topics of a word, as indexes. */
const topicsOf = memoize((word): readonly number[] => {
  if (!speaks(word)) return none
  const found = new Set(byWord.get(word))
  for (let length = 3; length <= Math.min(word.length, longestWord); length++)
    for (const topic of byStem.get(word.slice(0, length)) ?? none) found.add(topic)
  return [...found]
})

// FNV-1a. The kind of the feature is hashed first, so that a word and a label with the same letters have different hashes.
const seed = 0x811c9dc5
const prime = 0x01000193
const kind = {
  word: 1,
  run: 2,
  topic: 3,
  together: 4,
  inOrder: 5,
  finding: 6,
  frame: 7,
  whole: 8,
  pair: 9,
  apart: 10,
}
const began = (of: keyof typeof kind) => Math.imul(seed ^ kind[of], prime)
const fed = (hash: number, value: number) => Math.imul(hash ^ value, prime)

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (half ^ (half >>> 13)) >>> 0
}

export function textAt(of: keyof typeof kind, text: string): number {
  let hash = began(of)
  for (let at = 0; at < text.length; at++) hash = fed(hash, text.charCodeAt(at))
  return mixed(hash)
}

const topicsAt = (of: keyof typeof kind, first: number, second: number) =>
  mixed(fed(fed(began(of), first), second))

const reach = 3
const shortestRun = 4
const longestRun = 6
// The value of each kind of feature; set by cross-validation in bench/train-danger.mjs.
const values = { word: 1, run: 0.5, topic: 2, topics: 0.5, finding: 1.5 }

/** Whether a message has a question mark, which tokenizing removes. */
const asks = (text: string) => /[?¿]/.test(text)

export type See = (hash: number, value: number) => void

function eachRun(text: string, see: See) {
  const start = began('run')
  for (let from = 0; from < text.length; from++) {
    let hash = start
    const end = Math.min(text.length, from + longestRun)
    for (let at = from; at < end; at++) {
      hash = fed(hash, text.charCodeAt(at))
      if (at - from + 1 >= shortestRun) see(mixed(hash), values.run)
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
        for (const topic of here) see(topicsAt('inOrder', topic, later), values.topics)
  }
  const sorted = [...all].sort((a, b) => a - b)
  for (const [at, topic] of sorted.entries()) {
    see(topicsAt('topic', topic, 0), values.topic)
    for (let other = at + 1; other < sorted.length; other++)
      see(topicsAt('together', topic, sorted[other] ?? 0), values.topics)
  }
}

export const plainWord = ({ word }: Word) => (/^\d+$/.test(word) ? '#' : word)

/** Calls `see` with the hash and the value of each feature of a message; the same hash may occur more than once. */
export function eachFeature({ words, found, isLowered, frames }: PatternSigns, text: string, see: See) {
  see(textAt('whole', ''), 1)
  if (asks(text)) see(textAt('whole', '?'), 1)
  const plain = words.map(plainWord)
  for (const word of plain) if (speaks(word)) see(textAt('word', word), values.word)
  eachRun(` ${plain.map((word) => (speaks(word) ? word : '|')).join(' ')} `, see)
  eachTopic(plain, see)
  for (const [label, weight] of found) see(textAt('finding', `${label} ${weight}`), values.finding)
  if (found.size === 0) see(textAt('finding', 'nothing'), values.finding)
  if (isLowered) see(textAt('finding', 'quieted'), values.finding)
  if ([...found.keys()].some((label) => isCrisis(label))) see(textAt('finding', 'danger'), values.finding)
  for (const frame of frames()) see(textAt('frame', frame), 1)
}
