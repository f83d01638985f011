// What a message is about: the prepared answers, small situations, and acts whose examples mean the most alike.
import { cosine } from '../../platform/nearest.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { talkCases } from '../cases/talk-cases.ts'
import { acts } from '../script/acts.ts'
import { asksIn } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'
import type { ExampleSpace } from './example-space.ts'
import { commonSubjects, subjectsOf, type TalkSubject } from './subjects.ts'
import { type OverlapIndex, overlapIndex } from './word-overlap.ts'

export type Match = { id: string; score: number }
export type Meaning = {
  /** Best first. */
  answers: Match[]
  cases: Match[]
  acts: Match[]
  /** From which score on a match counts. */
  gates: { question: number; statement: number; case: number; act: number; maybe: number }
}

type Kind = 'answers' | 'cases' | 'acts'
type Item = {
  kind: Kind
  id: string
  says: Record<CoachLanguage, readonly string[]>
  text: Record<CoachLanguage, string>
}

const items: readonly Item[] = [
  ...allAnswers.map(({ id, asks, answer, more }) => ({
    kind: 'answers' as const,
    id,
    says: asks,
    text: { en: `${id} ${answer.en} ${more?.en ?? ''}`, es: `${answer.es} ${more?.es ?? ''}` },
  })),
  ...talkCases.map(({ id, says, en, es }) => ({
    kind: 'cases' as const,
    id,
    says,
    text: { en: `${id} ${en.reflect} ${en.help}`, es: `${es.reflect} ${es.help}` },
  })),
  ...acts.map(({ id, says }) => ({ kind: 'acts' as const, id, says, text: { en: '', es: '' } })),
]

type Anchors = { texts: readonly string[]; item: readonly number[] }
const anchorsIn = (language: CoachLanguage): Anchors => ({
  texts: items.flatMap(({ says }) => says[language]),
  item: items.flatMap(({ says }, at) => says[language].map(() => at)),
})
const anchors: Record<CoachLanguage, Anchors> = { en: anchorsIn('en'), es: anchorsIn('es') }

/** The example texts that an encoder turns into vectors, in the order of the vectors that `exampleSpace` takes. */
export const anchorTexts: readonly string[] = anchors.en.texts
/** The item of each example text. */
export const anchorLabels: readonly string[] = anchors.en.item.map((at) => String(at))

type WordIndexes = { examples: OverlapIndex; texts: OverlapIndex }
const indexes = new Map<CoachLanguage, WordIndexes>()
function indexesOf(language: CoachLanguage): WordIndexes {
  const known = indexes.get(language)
  if (known) return known
  const made = {
    examples: overlapIndex(anchors[language].texts),
    texts: overlapIndex(items.map(({ text }) => text[language])),
  }
  indexes.set(language, made)
  return made
}

// Measured on the examples themselves, each left out in turn: see docs/decisions/0098.
const encoderGates = { question: 0.52, statement: 0.62, case: 0.53, act: 0.56, maybe: 0.43 }
const wordGates = { question: 0.5, statement: 0.62, case: 0.42, act: 0.75, maybe: 0.32 }

/** The closest example counts most; two more have to agree, so that one odd example cannot win. */
const closestCount = [0.5, 0.3, 0.2]
const overlapShare: Record<CoachLanguage, number> = { en: 0.2, es: 0.35 }
const textShare = 0.2
const hubShare = 0.5

/** One score for each item, of the scores of its examples. */
function byItem(scores: ArrayLike<number>, { item }: Anchors): Float64Array {
  const best = items.map(() => [0, 0, 0] as [number, number, number])
  item.forEach((owner, at) => {
    const score = scores[at] ?? 0
    const top = best[owner]
    if (!top || score <= top[2]) return
    if (score > top[0]) top.splice(0, 3, score, top[0], top[1])
    else if (score > top[1]) top.splice(1, 2, score, top[1])
    else top[2] = score
  })
  return Float64Array.from(best, (top) =>
    top.reduce((sum, one, at) => sum + one * (closestCount[at] ?? 0), 0),
  )
}

/** How a message is read within its talk. */
export type TalkContext = {
  /** What the message says without openings such as "no, I mean". */
  query: string
  /** What a message that does not stand alone may lean on: "how long does that last" after three nights without sleep. */
  leansOn: readonly string[]
  /** What the talk has named so far. */
  subjects: ReadonlySet<TalkSubject>
}

export type ComparedPassage = { text: string; offset: number; leans: boolean }

/** What of a message is compared: the whole of it, its last sentences, and it together with what it leans on. */
export function passagesOf(message: string, talk?: TalkContext): ComparedPassage[] {
  const query = talk?.query ?? message
  const sentences = query.split(/(?<=[.!?\n])\s+/).filter((one) => one.split(/\s+/).length >= 3)
  const asks = sentences.some((one) => asksIn(normalizeText(one)))
  const alone = [
    { text: query, offset: 0, leans: false },
    ...(sentences.length > 1 ? sentences.slice(-4) : []).map((text) => ({
      text,
      // A question among statements is what wants an answer.
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
  commonOfItems ??= items.map(({ says }) => commonSubjects(says.en.map(normalizeText)))
  return commonOfItems
}
const strangeSubject = 0.07
const mostStrange = 2
const contextShare = 0.5
/** Where a message has no telling word of its own: "what do I do with it". */
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

/** Joins the scores of the passages, less for items about something that neither the message nor the talk has named. */
function ranked(
  passages: readonly (ComparedPassage & { scores: Float64Array })[],
  gates: Meaning['gates'],
  message: string,
  talk?: TalkContext,
): Meaning {
  const named = subjectsOf(normalizeText(message))
  const top = (at: number, leans: boolean) =>
    Math.max(
      0,
      ...passages.flatMap((one) => (one.leans === leans ? [(one.scores[at] ?? 0) + one.offset] : [])),
    )
  const leans = passages.some((one) => one.leans)
  const share = tells(talk?.query ?? message) ? contextShare : contextShareOfBare
  const scores = items.map((_, at) => {
    const alone = top(at, false)
    // What a person does with a message ("thanks") needs no context.
    const joined = leans && items[at]?.kind !== 'acts' ? (1 - share) * alone + share * top(at, true) : alone
    const strange = (subjectsOfItems()[at] ?? []).filter(
      (one) => !named.has(one) && !talk?.subjects.has(one),
    ).length
    return (
      Math.max(joined, share === contextShare ? alone - mostBelowAlone : 0) -
      strangeSubject * Math.min(strange, mostStrange)
    )
  })
  const best = (kind: Kind): Match[] =>
    items
      .flatMap((item, at) => (item.kind === kind ? [{ id: item.id, score: scores[at] ?? 0 }] : []))
      .sort((a, b) => b.score - a.score)
      .slice(0, 5)
  return { answers: best('answers'), cases: best('cases'), acts: best('acts'), gates }
}

/** By shared words alone. */
export function meaningByWords(message: string, language: CoachLanguage, talk?: TalkContext): Meaning {
  const { examples } = indexesOf(language)
  const passages = passagesOf(message, talk).map((passage) => {
    const shared = examples.scores(passage.text)
    const scores = new Float64Array(items.length)
    anchors[language].item.forEach((owner, at) => {
      scores[owner] = Math.max(scores[owner] ?? 0, shared[at] ?? 0)
    })
    return { ...passage, scores }
  })
  return ranked(passages, wordGates, message, talk)
}

/** By vectors of the message's passages (`passagesOf`, glossed where it is Spanish) and of the examples. */
export function meaningOf(
  message: string,
  language: CoachLanguage,
  vectors: readonly Float32Array[],
  space: ExampleSpace,
  talk?: TalkContext,
): Meaning {
  const words = indexesOf(language)
  const share = overlapShare[language]
  const passages = passagesOf(message, talk).flatMap((passage, part) => {
    const vector = vectors[part]
    if (!vector) return []
    const own = space.project(vector)
    const similar = space.vectors.map(
      (example, at) => cosine(own, example) - hubShare * (space.hubs[at] ?? 0),
    )
    const alike = byItem(similar, anchors.en)
    // Spanish shares words with the Spanish examples and meaning with the English ones.
    const shared = byItem(words.examples.scores(passage.text), anchors[language])
    const covered = words.texts.coverage(passage.text)
    const scores = alike.map((score, at) => {
      const sum = (1 - share) * score + share * (shared[at] ?? 0) + textShare * (covered[at] ?? 0)
      return Math.min(1, sum * scale.by + scale.from)
    })
    return [{ ...passage, scores }]
  })
  return ranked(passages, encoderGates, message, talk)
}

// Brings the sums to the range that the gates above are in.
const scale = { by: 1.07, from: 0.3 }
