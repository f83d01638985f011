// Ranks the prepared answers, cases, speech acts and listening replies that a message most likely calls for.
import { normalizeText } from '../../platform/normalize-text.ts'
import { asksIn } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'
import type { IntentClassifier } from './intent-classifier.ts'
import { type IntentKind, intents } from './intents.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { commonSubjects, subjectsOf, type TalkSubject } from './subjects.ts'
import { type OverlapIndex, overlapIndex } from './word-overlap.ts'

export type Match = { id: string; score: number }
export type Meaning = {
  /** Best first. */
  answers: Match[]
  cases: Match[]
  acts: Match[]
  listening: Match[]
  /** The probability that the message is not a speech act; unknown without the classifier of acts. */
  noAct?: number
  /** The lowest scores that count as a match. */
  gates: { question: number; statement: number; case: number; act: number; maybe: number }
}

// The text of a suggested reply equals an example exactly.
const exact = new Map<string, number>()
for (const [at, { says }] of intents.entries())
  for (const text of [...says.en, ...says.es]) exact.set(normalizeText(text), at)

type Examples = { texts: OverlapIndex; owner: readonly number[] }
const examplesOf = new Map<CoachLanguage, Examples>()
function examplesIn(language: CoachLanguage): Examples {
  const known = examplesOf.get(language)
  if (known) return known
  const made = {
    texts: overlapIndex(intents.flatMap(({ says }) => says[language])),
    owner: intents.flatMap(({ says }, at) => says[language].map(() => at)),
  }
  examplesOf.set(language, made)
  return made
}

// Thresholds for probabilities; see docs/decisions/0111.
const classifierGates = { question: 0.25, statement: 0.6, case: 0.25, act: 0.5, maybe: 0.18 }
const wordGates = { question: 0.5, statement: 0.62, case: 0.42, act: 0.75, maybe: 0.32 }

/** The context in which a message is classified. */
export type TalkContext = {
  /** The message without openings such as "no, I mean". */
  query: string
  /** Texts that the message may refer to: "how long does that last" after "three nights without sleep". */
  leansOn: readonly string[]
  /** The subjects that the talk has named so far. */
  subjects: ReadonlySet<TalkSubject>
  /** Whether it is a few words about something named before: "is it free?". */
  isBare: boolean
}

export type ComparedPassage = { text: string; offset: number; leans: boolean }

/** The parts of a message that are classified: the whole, its last sentences, and the whole together with its context. */
export function passagesOf(message: string, talk?: TalkContext): ComparedPassage[] {
  const query = talk?.query ?? message
  const sentences = query.split(/(?<=[.!?\n])\s+/).filter((one) => one.split(/\s+/).length >= 3)
  const asks = (text: string) => asksIn(normalizeText(text))
  const hasQuestion = sentences.some(asks)
  // A question among statements counts more than they do.
  function offsetOf(sentence: string): number {
    if (!hasQuestion) return 0
    return asks(sentence) ? questionBonus : -questionBonus
  }
  const lastSentences = sentences.length > 1 ? sentences.slice(-4) : []
  const contexts = talk?.leansOn ?? []
  return [
    { text: query, offset: 0, leans: false },
    ...lastSentences.map((text) => ({ text, offset: offsetOf(text), leans: false })),
    ...contexts.map((context) => ({ text: `${context}. ${query}`, offset: 0, leans: true })),
  ]
}
const questionBonus = 0.03

let commonOfItems: TalkSubject[][] | undefined
function subjectsOfItems(): TalkSubject[][] {
  commonOfItems ??= intents.map(({ says }) => commonSubjects(says.en.map(normalizeText)))
  return commonOfItems
}
// Intents about a subject that nobody named lose a share, and intents about the talk's subject gain one.
const strangeSubject = { share: 0.75, less: 0.04 }
const mostStrange = 2
const knownSubject = 1.25
/** If two answers fit about equally well, one about a subject that the message names is preferred. */
const namedSubject = 1.15
const knownSubjectOfBare = 2
const otherSubjectOfBare = 0.6
const contextShare = 0.5
/** The share of the context for messages without content words: "what do I do with it". */
const contextShareOfBare = 0.8
const mostBelowAlone = 0.1

const bareWords = new Set(
  `what when where which whom whose will would should could does have that this them they then than there with from into about just even still really first next also been being were your mine ours only ever long much many like well over tell call talk know mean need want como cuando donde quien cual cuanto esto eso esta este para pero porque tengo puedo hago hace hacer digo decir algo alguien primero luego entonces`.split(
    ' ',
  ),
)
const tells = (message: string) =>
  normalizeText(message)
    .split(/[^a-z0-9ñ]+/)
    .some((word) => word.length > 3 && !bareWords.has(word))

/** Combines the scores of the passages, and lowers intents about subjects that neither the message nor the talk has named. */
function ranked(
  passages: readonly (ComparedPassage & { scores: Float64Array })[],
  gates: Meaning['gates'],
  message: string,
  talk?: TalkContext,
): Meaning {
  const normalized = normalizeText(message)
  const exactMatch = exact.get(normalized)
  const hasContext = passages.some((one) => one.leans)
  const isBare = hasContext && (talk?.isBare === true || !tells(talk?.query ?? message))
  const share = isBare ? contextShareOfBare : contextShare
  const highestScore = (intent: number, leans: boolean) =>
    Math.max(
      0,
      ...passages.flatMap((one) => (one.leans === leans ? [(one.scores[intent] ?? 0) + one.offset] : [])),
    )
  const known = { byMessage: subjectsOf(normalized), byTalk: talk?.subjects, isBare }
  const scores = intents.map(({ kind }, intent) => {
    if (intent === exactMatch && !isBare) return 1
    const alone = highestScore(intent, false)
    // Speech acts ("thanks") do not depend on context.
    const usesContext = hasContext && kind !== 'acts'
    const combined = usesContext ? (1 - share) * alone + share * highestScore(intent, true) : alone
    const score = Math.max(combined, isBare ? 0 : alone - mostBelowAlone)
    return weightedBySubject(score, subjectsOfItems()[intent] ?? [], known)
  })
  if (gates === classifierGates) raiseDuplicates(scores)
  const best = (kind: IntentKind): Match[] =>
    intents
      .flatMap((item, at) => (item.kind === kind ? [{ id: item.id, score: scores[at] ?? 0 }] : []))
      .sort((a, b) => b.score - a.score)
      .slice(0, 5)
  return {
    answers: best('answers'),
    cases: best('cases'),
    acts: best('acts'),
    listening: best('listening'),
    gates,
  }
}

type KnownSubjects = {
  byMessage: ReadonlySet<TalkSubject>
  byTalk: ReadonlySet<TalkSubject> | undefined
  isBare: boolean
}

/** Raises the score of an intent about a known subject, and lowers that of an intent about an unknown one. */
function weightedBySubject(
  score: number,
  subjects: readonly TalkSubject[],
  { byMessage, byTalk, isBare }: KnownSubjects,
): number {
  const isInMessage = subjects.some((subject) => byMessage.has(subject))
  const isInTalk = subjects.some((subject) => byTalk?.has(subject))
  const unknown = subjects.filter((subject) => !byMessage.has(subject) && !byTalk?.has(subject))
  const unknownCount = Math.min(unknown.length, mostStrange)
  let weighted = score
  if (isInMessage) weighted *= namedSubject
  if (isInTalk && !isInMessage) weighted *= isBare ? knownSubjectOfBare : knownSubject
  else if (isBare && byTalk && byTalk.size > 0) weighted *= otherSubjectOfBare
  return Math.min(0.99, weighted) * strangeSubject.share ** unknownCount - strangeSubject.less * unknownCount
}

const placeOfLabel = new Map(intents.map(({ label }, at) => [label, at]))
const groups = nearDuplicates.map((labels) => labels.flatMap((label) => placeOfLabel.get(label) ?? []))

/** The most likely of near duplicates gets the sum of their scores. */
function raiseDuplicates(scores: number[]): void {
  for (const group of groups) {
    const own = group.map((at) => Math.max(0, scores[at] ?? 0))
    const whole = Math.min(
      0.99,
      own.reduce((sum, one) => sum + one, 0),
    )
    const best = group[own.indexOf(Math.max(...own))]
    if (best !== undefined && (scores[best] ?? 0) < whole) scores[best] = whole
  }
}

/** By shared words alone. */
export function meaningByWords(message: string, language: CoachLanguage, talk?: TalkContext): Meaning {
  const { texts, owner } = examplesIn(language)
  const passages = passagesOf(message, talk).map((passage) => {
    const shared = texts.scores(passage.text)
    const scores = new Float64Array(intents.length)
    owner.forEach((item, at) => {
      scores[item] = Math.max(scores[item] ?? 0, shared[at] ?? 0)
    })
    return { ...passage, scores }
  })
  return ranked(passages, wordGates, message, talk)
}

/** By the classifier's probabilities. @param vectors of the message's passages (`passagesOf`); Spanish is glossed first */
export function meaningOf(
  message: string,
  language: CoachLanguage,
  vectors: readonly Float32Array[],
  classifier: IntentClassifier,
  talk?: TalkContext,
): Meaning {
  const places = placesOf(classifier)
  const passages = passagesOf(message, talk).flatMap((passage, part) => {
    const vector = vectors[part]
    if (!vector) return []
    const found = classifier.probabilities(passage.text, language, vector)
    return [{ ...passage, scores: Float64Array.from(places, (at) => found[at] ?? 0) }]
  })
  return ranked(passages, classifierGates, message, talk)
}

const placesByClassifier = new WeakMap<IntentClassifier, readonly number[]>()
/** The index of each intent in the classifier's output. */
function placesOf(classifier: IntentClassifier): readonly number[] {
  const known = placesByClassifier.get(classifier)
  if (known) return known
  const places = intents.map(({ label }) => classifier.header.labels.indexOf(label))
  placesByClassifier.set(classifier, places)
  return places
}
