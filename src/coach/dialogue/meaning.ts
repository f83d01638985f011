// What a message is about: the prepared answers, small situations, and acts whose examples mean the most alike.
import { cosine } from '../../platform/nearest.ts'
import { allAnswers } from '../answers/all-answers.ts'
import { talkCases } from '../cases/talk-cases.ts'
import { acts } from '../script/acts.ts'
import { type OverlapIndex, overlapIndex } from '../script/word-overlap.ts'
import type { CoachLanguage } from '../script/wording.ts'

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
type Anchor = { kind: Kind; id: string; text: string }

const items = [
  ...allAnswers.map(({ id, asks }) => ({ kind: 'answers' as const, id, says: asks })),
  ...talkCases.map(({ id, says }) => ({ kind: 'cases' as const, id, says })),
  ...acts.map(({ id, says }) => ({ kind: 'acts' as const, id, says })),
]
const anchorsIn = (language: CoachLanguage): Anchor[] =>
  items.flatMap(({ kind, id, says }) => says[language].map((text) => ({ kind, id, text })))

const anchors: Record<CoachLanguage, Anchor[]> = { en: anchorsIn('en'), es: anchorsIn('es') }

/** The example texts that an encoder turns into vectors, in the order of the vectors that `meaningOf` wants. */
export const anchorTexts: readonly string[] = anchors.en.map(({ text }) => text)

const indexes = new Map<CoachLanguage, OverlapIndex>()
function overlaps(language: CoachLanguage): OverlapIndex {
  const index = indexes.get(language) ?? overlapIndex(anchors[language].map(({ text }) => text))
  indexes.set(language, index)
  return index
}

// Measured on the examples themselves, each left out in turn: see docs/decisions/0035.
const encoderGates = { question: 0.52, statement: 0.62, case: 0.53, act: 0.7, maybe: 0.43 }
const wordGates = { question: 0.5, statement: 0.62, case: 0.42, act: 0.75, maybe: 0.32 }
const overlapShare = 0.35

function best(kind: Kind, scores: ReadonlyMap<string, Match & { kind: Kind }>): Match[] {
  return [...scores.values()]
    .filter((one) => one.kind === kind)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ id, score }) => ({ id, score }))
}

function ranked(
  lists: readonly { anchors: readonly Anchor[]; scores: ArrayLike<number> }[],
  gates: Meaning['gates'],
): Meaning {
  const found = new Map<string, Match & { kind: Kind }>()
  for (const { anchors: list, scores } of lists)
    list.forEach(({ kind, id }, at) => {
      const key = `${kind}.${id}`
      const score = scores[at] ?? 0
      if (score > (found.get(key)?.score ?? 0)) found.set(key, { kind, id, score })
    })
  return { answers: best('answers', found), cases: best('cases', found), acts: best('acts', found), gates }
}

/** A long message is also read sentence by sentence: one of them often carries what matters. */
export function passagesOf(message: string, about?: string): string[] {
  const sentences = message.split(/(?<=[.!?\n])\s+/).filter((one) => one.split(/\s+/).length >= 3)
  const said = sentences.length > 1 ? [message, ...sentences.slice(-4)] : [message]
  return about ? [...said, `${message.replace(/[?!.\s]+$/, '')}, ${about}`] : said
}

/** By shared words alone. @param about what the talk is about, where the message leans on it: "are there groups for this?" */
export function meaningByWords(message: string, language: CoachLanguage, about?: string): Meaning {
  const lists = passagesOf(message, about).map((passage) => ({
    anchors: anchors[language],
    scores: overlaps(language).scores(passage),
  }))
  return ranked(lists, wordGates)
}

/** By vectors of the message's passages (`passagesOf`, glossed where it is Spanish) and of the anchors. */
export function meaningOf(
  message: string,
  language: CoachLanguage,
  vectors: readonly Float32Array[],
  anchorVectors: readonly Float32Array[],
  about?: string,
): Meaning {
  const passages = passagesOf(message, about)
  const lists = passages.flatMap((passage, part) => {
    const vector = vectors[part]
    if (!vector) return []
    const shared = overlaps(language).scores(passage)
    const similar = anchorVectors.map((anchor) => cosine(vector, anchor))
    if (language === 'en')
      return [{ anchors: anchors.en, scores: similar.map((cos, at) => mixed(cos, shared[at] ?? 0)) }]
    // Spanish shares words with the Spanish examples and meaning with the English ones: per item, the two are joined.
    const byItem = new Map<string, number>()
    anchors.es.forEach(({ kind, id }, at) => {
      const key = `${kind}.${id}`
      byItem.set(key, Math.max(byItem.get(key) ?? 0, shared[at] ?? 0))
    })
    const scores = anchors.en.map(({ kind, id }, at) =>
      mixed(similar[at] ?? 0, byItem.get(`${kind}.${id}`) ?? 0),
    )
    return [{ anchors: anchors.en, scores }]
  })
  return ranked(lists, encoderGates)
}

const mixed = (similarity: number, overlap: number) =>
  (1 - overlapShare) * similarity + overlapShare * overlap
