// How many content words two texts share: the fallback if the sentence encoder does not answer.
import { normalizeText } from '../../platform/normalize-text.ts'

/** Rough stems of a text: English endings are removed, and long words are cut to their first letters. */
export function stemsOf(text: string): string[] {
  return normalizeText(text)
    .replace(/'/g, '')
    .split(/[^a-z0-9ñ]+/)
    .filter(Boolean)
    .map((word) => (word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '').slice(0, 6) : word))
}

export type OverlapIndex = {
  /** Cosine of the stems weighted by rarity, 0 to 1. */
  scores(text: string): Float64Array
  /** How much of the query's weight each text contains, 0 to 1: for texts much longer than the query. */
  coverage(text: string): Float64Array
}

/** Scores every text of a list against a query. */
export function overlapIndex(texts: readonly string[]): OverlapIndex {
  const bags = texts.map((text) => new Set(stemsOf(text)))
  const postings = new Map<string, number[]>()
  bags.forEach((bag, at) => {
    for (const stem of bag) {
      const list = postings.get(stem)
      if (list) list.push(at)
      else postings.set(stem, [at])
    }
  })
  const rarity = (stem: string) => Math.log(1 + texts.length / (1 + (postings.get(stem)?.length ?? 0)))
  const length = (stems: Iterable<string>) =>
    Math.sqrt([...stems].reduce((sum, stem) => sum + rarity(stem) ** 2, 0)) || 1
  const lengths = bags.map(length)
  function shared(bag: ReadonlySet<string>): Float64Array {
    const scores = new Float64Array(texts.length)
    for (const stem of bag)
      for (const at of postings.get(stem) ?? []) scores[at] = (scores[at] ?? 0) + rarity(stem) ** 2
    return scores
  }
  return {
    scores(text) {
      const bag = new Set(stemsOf(text))
      const own = length(bag)
      return shared(bag).map((score, at) => score / (own * (lengths[at] ?? 1)))
    },
    coverage(text) {
      const bag = new Set(stemsOf(text))
      const own = length(bag) ** 2
      return shared(bag).map((score) => score / own)
    },
  }
}

/** Stems that two texts share by chance. */
export const commonStems: ReadonlySet<string> = new Set(
  stemsOf(
    'with want wants wanted dont does doesnt know knows what just like that this have having someone somebody something anyone anything nobody nothing people thing things they them their your yours when then than from about make made could would should will tell told call calls said says even more some only really still every time times where here there been were back down over into going gonna need feel feels other another long much many again after before because para como esto esta eso pero cuando donde quien algo alguien nadie nada todo todos cosa cosas quiero quiere tengo tiene hacer hace mucho mucha porque solo mismo aqui bien otra otro vez dice digo',
  ),
)

const leastShared = 0.6
const shortestStem = 3
const contentOf = (text: string) =>
  new Set(stemsOf(text).filter((stem) => stem.length >= shortestStem && !commonStems.has(stem)))
/** Whether a text has most content words, and at least two, of one of these phrases. */
export function resemblesPhrase(text: string, phrases: readonly string[]): boolean {
  const own = contentOf(text)
  return phrases.some((phrase) => {
    const wanted = [...contentOf(phrase)]
    const shared = wanted.filter((stem) => own.has(stem)).length
    return shared >= Math.min(2, wanted.length) && shared >= leastShared * wanted.length && shared > 0
  })
}

const fewestLettersOfContent = 4
const longWordsOf = (text: string) =>
  stemsOf(text).filter((stem) => stem.length >= fewestLettersOfContent && !commonStems.has(stem))

/** Whether two texts share a word that says what they are about. */
export function sharesContent(one: string, other: string): boolean {
  const content = new Set(longWordsOf(one))
  return longWordsOf(other).some((stem) => content.has(stem))
}
