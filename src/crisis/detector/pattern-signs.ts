// Matches the patterns against a message and lowers the urgency of a match by its context (denial, past, joke, quotation).

import { reading, readPlain } from './pattern-language.ts'
import type { WordSpan } from './pattern-matcher.ts'
import { isHeld, type Label } from './sign-labels.ts'
import { rulebook, type SignPattern } from './sign-patterns.ts'
import { overdoseNow, overdoseWorry, withdrawal, withdrawalNow } from './signs-body.ts'
import { contactIn } from './signs-contact.ts'
import { care, joking, nearPast, past, recovered, returning, story } from './signs-context.ts'
import { selfHarm, selfHarmNow, violence, violenceNow } from './signs-harm.ts'
import { hate, spamSure } from './signs-rules.ts'
import { suicideHints, suicideNow, suicideThoughts } from './signs-suicide.ts'
import { relapse, relapseSoon, sourcing } from './signs-use.ts'
import type { Word } from './tokenize.ts'

/** Weight: 0 a hint (two hints make a match), 1 normal, 2 high, 3 emergency. */
type Rule = { label: Label; weight: number; pattern: SignPattern }
const rule = (label: Label, weight: number, source: string): Rule[] =>
  reading.patterns(source).map((pattern) => ({ label, weight, pattern }))

const rules = [
  ...rule('overdose_medical', 3, overdoseNow),
  ...rule('overdose_medical', 2, overdoseWorry),
  ...rule('suicide', 3, suicideNow),
  ...rule('suicide', 2, suicideThoughts),
  ...rule('suicide', 0, suicideHints),
  ...rule('violence_abuse', 3, violenceNow),
  ...rule('violence_abuse', 2, violence),
  ...rule('withdrawal_danger', 3, withdrawalNow),
  ...rule('withdrawal_danger', 2, withdrawal),
  ...rule('self_harm', 3, selfHarmNow),
  ...rule('self_harm', 2, selfHarm),
  ...rule('relapse_urge', 2, relapseSoon),
  ...rule('relapse_urge', 1, relapse),
  ...rule('sourcing_or_selling', 1, sourcing),
  ...rule('hate_or_harassment', 1, hate),
  ...rule('spam', 1, spamSure),
]
const nothing: Rule = { label: 'none', weight: 0, pattern: { parts: [], negative: false, triggers: null } }
const rulesFor = rulebook(
  rules.map(({ pattern }) => pattern),
  reading,
)
const frameSources = { story, past, nearPast, recovered, returning, joking, care }
type Frame = keyof typeof frameSources
const frameNames = Object.keys(frameSources) as Frame[]
const frameRules = frameNames.flatMap((name) =>
  reading.patterns(frameSources[name]).map((pattern) => ({ name, pattern })),
)
const framesFor = rulebook(
  frameRules.map(({ pattern }) => pattern),
  reading,
)

const negators = new Set(['not', 'never', 'no', 'nor', 'without', 'nunca', 'jamas', 'tampoco', 'ni', 'zero'])
const notDenied = new Set(
  'stop help keep only sure know why joking kidding lying if resist fight shake sleep stand bear take just deja dejar paro puedo aguanto se quiero broma solo what anymore more mas joke'.split(
    ' ',
  ),
)

/** "I would never kill myself": a negation inside or just before the match, unless it is part of "can't stop …". */
function denied(words: readonly Word[], { start, end }: WordSpan, pattern: SignPattern) {
  if (!pattern.negative && pattern.parts.length === 1) {
    for (let at = start; at < end - 1; at++) {
      if (negators.has(words[at]?.word ?? '') && !notDenied.has(words[at + 1]?.word ?? '')) return true
    }
  }
  for (let back = 1; back <= 5; back++) {
    const word = words[start - back]?.word
    if (word === undefined || word === '|' || word === 'i' || word === 'yo') return false
    if (!negators.has(word)) continue
    const after = words[start - back + 1]?.word ?? ''
    return !notDenied.has(after)
  }
  return false
}

const taking = new Set(
  'took taken swallowed overdose overdosed overdosing narcan naloxone shot injected snorted smoked mixed pills blue tome tomo trague trago sobredosis inyecto consumio meti metio'.split(
    ' ',
  ),
)
/** "You deserve to die", "he put a gun to my head": someone else is the subject. */
function aimedAtOther(words: readonly Word[], { start, end }: WordSpan) {
  const before = words.slice(Math.max(0, start - 3), start).map(({ word }) => word)
  const inside = words.slice(start, end).map(({ word }) => word)
  const cut = before.lastIndexOf('|')
  const subject = before.slice(cut + 1)
  if (subject.includes('you')) return true
  return (
    subject.some((word) => word === 'he' || word === 'she' || word === 'they') &&
    inside.includes('my') &&
    inside.includes('to')
  )
}

const quitting = new Set(
  'quit quitting stop stopped stopping dejar deje dejo dejando without sin gave giving'.split(' '),
)

/** "I quit drinking", "quiero dejar de beber": words of an urge about stopping. */
function leaving(words: readonly Word[], { start, end }: WordSpan) {
  return words.slice(Math.max(0, start - 3), end).some(({ word }) => quitting.has(word))
}

export type PatternSigns = {
  /** The labels found, with 1 normal, 2 high, 3 emergency. */
  found: Map<Label, number>
  /** Whether the context lowered the urgency of a match. */
  isLowered: boolean
  words: readonly Word[]
  has: (frame: Frame) => boolean
  /** All frames that match the message. */
  frames: () => Frame[]
}

export function patternSignsIn(text: string): PatternSigns {
  const found = new Map<Label, number>()
  const hints = new Map<Label, Set<number>>()
  let isLowered = false
  const read = readPlain(text)
  const { words, plain, second } = read
  const has = frameLookup(read)

  for (const at of rulesFor(plain)) {
    const { label, weight, pattern } = rules[at] ?? nothing
    if ((found.get(label) ?? -1) >= Math.max(weight, 1)) continue
    for (const span of second.find(pattern)) {
      const lowering = loweringOf({ label, span, pattern, words, plain, has })
      if (lowering > 0) isLowered = true
      if (weight === 0) {
        if (lowering === 0) hints.set(label, (hints.get(label) ?? new Set()).add(at))
        continue
      }
      const urgency = urgencyAfter(weight, lowering)
      if (urgency > (found.get(label) ?? 0)) found.set(label, urgency)
    }
  }
  for (const [label, rulesWithHint] of hints)
    if (rulesWithHint.size >= 2 && !found.has(label)) found.set(label, 1)
  if (contactIn(text)) found.set('contact_details_or_doxxing', 1)
  dropImplied(found, plain)
  return { found, isLowered, words: plain, has, frames: () => frameNames.filter(has) }
}

/** The urgency of a match that the context lowers; 0 drops the match. */
function urgencyAfter(weight: number, lowering: number): number {
  if (lowering >= 3) return 0
  if (weight === 1 && lowering > 0) return 0
  return Math.max(weight - lowering, 1)
}

type HasFrame = (frame: Frame) => boolean

/** Returns whether a frame matches the message. Each frame is matched at its first use. */
function frameLookup({ words, first }: ReturnType<typeof readPlain>): HasFrame {
  const holds = new Map<Frame, boolean>()
  let possible: number[] | undefined
  function lookUp(name: Frame) {
    possible ??= framesFor(words)
    return (
      possible
        .flatMap((at) => (frameRules[at]?.name === name ? first.find(frameRules[at].pattern) : []))
        // "No joke" and "not kidding" are no jokes.
        .some(({ start }) => name !== 'joking' || !negators.has(words[start - 1]?.word ?? ''))
    )
  }
  return (name) => {
    const known = holds.get(name)
    if (known !== undefined) return known
    const answer = lookUp(name)
    holds.set(name, answer)
    return answer
  }
}

type Sign = {
  label: Label
  span: WordSpan
  pattern: SignPattern
  words: readonly Word[]
  plain: readonly Word[]
  has: HasFrame
}

const ownWords = new Set(['i', 'me', 'my'])

/** By how much the context lowers a match: 0 not at all, 3 completely. */
function loweringOf({ label, span, pattern, words, plain, has }: Sign) {
  if (isHeld(label)) return 0
  const isBack = has('returning')
  const isBodily = label === 'overdose_medical' || label === 'withdrawal_danger'
  let lowering = 0
  if (!isBodily && denied(plain, span, pattern)) lowering += has('recovered') && !isBack ? 3 : 2
  if (label === 'suicide' && aimedAtOther(plain, span)) lowering += 3
  if (has('past') && !has('nearPast') && !isBack) lowering += has('recovered') ? 3 : 1
  else if (has('recovered') && label === 'relapse_urge') lowering += 1
  if (words[span.start]?.quoted) lowering += 1
  if (label === 'relapse_urge' && leaving(words, span)) lowering += 3
  if (has('story')) {
    // In a story or a film, only what the writer says of themselves counts.
    const near = words.slice(Math.max(0, span.start - 3), span.end)
    lowering += near.some(({ word }) => ownWords.has(word)) ? 1 : 3
  }
  if (has('joking')) lowering += 1
  return lowering
}

/** Removes labels that another label explains. */
function dropImplied(found: Map<Label, number>, words: readonly Word[]) {
  const someWord = (test: (word: string) => boolean) => words.some(({ word }) => test(word))
  // A seizure or a fall after stopping is withdrawal, unless a substance was taken too.
  if (found.has('withdrawal_danger') && !someWord((word) => taking.has(word)))
    found.delete('overdose_medical')
  // "I don't want to die, I just want to cut": self-harm remains, the denied suicide is removed.
  if ((found.get('self_harm') ?? 0) > 1 && found.get('suicide') === 1) found.delete('suicide')
  if (found.has('self_harm') && someWord((word) => /^mism[oa]$|^cabeza$/.test(word)))
    found.delete('violence_abuse')
  // "I hope you relapse" is not the writer's own urge.
  if (found.has('hate_or_harassment') && !someWord((word) => word === 'my' || word === 'me'))
    found.delete('relapse_urge')
}
