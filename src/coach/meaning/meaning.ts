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
  /** The probability that the message is no speech act; unknown without the classifier of acts. */
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
const classifierGates = { question: 0.25, statement: 0.5, case: 0.25, act: 0.5, maybe: 0.12 }
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
  const asks = sentences.some((one) => asksIn(normalizeText(one)))
  const alone = [
    { text: query, offset: 0, leans: false },
    ...(sentences.length > 1 ? sentences.slice(-4) : []).map((text) => ({
      text,
      // A question among statements counts more than they do.
      offset: asks ? (asksIn(normalizeText(text)) ? questionBonus : -questionBonus) : 0,
      leans: false,
    })),
  ]
  const joined = talk?.leansOn.map((text) => `${text}. ${query}`) ?? []
  return [...alone, ...joined.map((text) => ({ text, offset: 0, leans: true }))]
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
  const named = subjectsOf(normalizeText(message))
  const same = exact.get(normalizeText(message))
  const top = (at: number, leans: boolean) =>
    Math.max(
      0,
      ...passages.flatMap((one) => (one.leans === leans ? [(one.scores[at] ?? 0) + one.offset] : [])),
    )
  const leans = passages.some((one) => one.leans)
  const isBare = leans && (talk?.isBare === true || !tells(talk?.query ?? message))
  const share = isBare ? contextShareOfBare : contextShare
  const scores = intents.map((_, at) => {
    if (at === same && !isBare) return 1
    const alone = top(at, false)
    // Speech acts ("thanks") do not depend on context.
    const joined = leans && intents[at]?.kind !== 'acts' ? (1 - share) * alone + share * top(at, true) : alone
    const strange = (subjectsOfItems()[at] ?? []).filter(
      (one) => !named.has(one) && !talk?.subjects.has(one),
    ).length
    const isKnown =
      talk !== undefined &&
      !(subjectsOfItems()[at] ?? []).some((one) => named.has(one)) &&
      (subjectsOfItems()[at] ?? []).some((one) => talk.subjects.has(one))
    const isNamed = (subjectsOfItems()[at] ?? []).some((one) => named.has(one))
    const score = Math.max(joined, isBare ? 0 : alone - mostBelowAlone) * (isNamed ? namedSubject : 1)
    const many = Math.min(strange, mostStrange)
    const known = isKnown
      ? Math.min(0.99, score * (isBare ? knownSubjectOfBare : knownSubject))
      : score * (isBare && (talk?.subjects.size ?? 0) > 0 ? otherSubjectOfBare : 1)
    return Math.min(0.99, known) * strangeSubject.share ** many - strangeSubject.less * many
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

const places = new Map(intents.map(({ label }, at) => [label, at]))
const groups = nearDuplicates.map((labels) => labels.flatMap((label) => places.get(label) ?? []))

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
