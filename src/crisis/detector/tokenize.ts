// Splits a message into normalized words for the rules, each with its position in the text.
import { asciiDigits } from '../../platform/normalize-text.ts'
import { memoize } from './memoize.ts'
import { emoji, leet, lookalike, meant, notMeant, short } from './spelling.ts'

export type Word = { word: string; from: number; to: number; quoted: boolean }

const meantByInitial = Map.groupBy(meant, (word) => word[0] ?? '')

/** Whether two words differ by at most `limit` insertions, deletions, swaps of neighbors or replacements. */
function isWithinEditDistance(left: string, right: string, limit: number) {
  if (Math.abs(left.length - right.length) > limit) return false
  // The Damerau-Levenshtein table, of which the last two rows are needed.
  let rowBefore: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let i = 1; i <= left.length; i++) {
    const nextRow = [i]
    for (let j = 1; j <= right.length; j++) {
      const deletion = (row[j] ?? 0) + 1
      const insertion = (nextRow[j - 1] ?? 0) + 1
      const replacement = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      let cost = Math.min(deletion, insertion, replacement)
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      if (isSwap) cost = Math.min(cost, (rowBefore[j - 2] ?? 0) + 1)
      nextRow.push(cost)
    }
    rowBefore = row
    row = nextRow
  }
  return (row[right.length] ?? limit + 1) <= limit
}

/** Corrects a misspelled word to the intended one: "suicdal" to "suicidal". */
function nearestMeant(word: string, known: (word: string) => boolean) {
  if (word.length < 6 || word.length > 16 || known(word) || notMeant.has(word)) return word
  const limit = word.length >= 9 ? 2 : 1
  for (const candidate of meantByInitial.get(word[0] ?? '') ?? []) {
    if (candidate.length >= 6 && isWithinEditDistance(word, candidate, limit)) return candidate
  }
  return word
}

const threeInARow = /(.)\1{2,}/
const everyRepetition = /(.)\1{2,}/g

/** Removes repeated letters: "sooo" to "so", "diie" to "die". */
function unstretched(word: string, known: (word: string) => boolean) {
  if (threeInARow.test(word)) {
    const doubled = word.replace(everyRepetition, '$1$1')
    if (known(doubled)) return doubled
    return /^(ha|ja|je){3,}/.test(word) ? 'haha' : word.replace(everyRepetition, '$1')
  }
  if (known(word)) return word
  const single = word.replace(/(.)\1/g, '$1')
  return single.length > 2 && known(single) ? single : word
}

const leetSign = /[0-9@$!|]/
const everyLeetSign = /[0-9@$!|]/g
const amount = /^\d+(mgs?|ml|g|kg|am|pm|th|st|nd|rd|yo|yrs?|s|k|h|hrs?|x|oz|min|mcg|lbs?|d|m|cc|er|do|to)$/

/** Replaces digits and signs that stand for letters: "k1ll" to "kill". An amount ("40mg") is unchanged. */
function unleeted(word: string, known: (word: string) => boolean) {
  if (!/[a-z]/.test(word) || !leetSign.test(word) || amount.test(word)) return word
  const letterFor = (sign: string) => leet[sign] ?? sign
  const plain = word.replace(/[!|]+$/, '').replace(everyLeetSign, letterFor)
  if (known(plain)) return plain
  const withL = word.replace(/1/g, 'l').replace(everyLeetSign, letterFor)
  if (known(withL)) return withL
  return /\d{2,}/.test(word) ? word : plain
}

const oftenMasked = [
  ...meant,
  ...'kill killing die dying dead rape raped meth coke cut cutting drugs fuck shit'.split(' '),
]

/** Fills in a masked letter (`s*icide`, `k#ll`) with the first known word that matches. */
function fillMasked(word: string) {
  if (!/^[a-z]+[*#_]+[a-z]+$/.test(word)) return word
  const shape = new RegExp(`^${word.replace(/[*#_]/g, '[a-z]')}$`)
  return oftenMasked.find((candidate) => shape.test(candidate)) ?? word
}

/** Splits letters without spaces ("killmyself") into known words, or returns them unchanged. */
function splitLetters(run: string, known: (word: string) => boolean): string[] {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - 14); start < end; start++) {
      const head = best[start]
      const tail = run.slice(start, end)
      if (!head || (tail.length === 1 ? !/[aiyou]/.test(tail) : !known(tail))) continue
      const candidate = [...head, tail]
      if (!best[end] || candidate.length < (best[end]?.length ?? 0)) best[end] = candidate
    }
  }
  return best[run.length] ?? [run]
}

/** The words that separately written letters spell. Two letters are not joined. */
function joinLetters(letters: string, known: IsKnownWord) {
  const parts = letters.length >= 3 ? splitLetters(letters, known) : [...letters]
  return parts.flatMap((part) => expanded(part).split(' '))
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const piece =
  /[\p{L}\p{N}\p{M}@$*#_|!'’`´‘\u200b-\u200f\u2060-\u2064\ufeff\u00ad]+|[.?\n;…¡¿:()"“”«»]|\p{Extended_Pictographic}/gu

function folded(raw: string) {
  if (/^[ -~]*$/.test(raw)) return raw.toLowerCase()
  return asciiDigits(raw.normalize('NFKD'))
    .replace(invisible, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (sign) => lookalike[sign] ?? sign)
    .replace(/[’`´‘]/g, "'")
}

function expanded(word: string): string {
  if (word.includes("'")) {
    const whole = word.replace(/'/g, '')
    const known = short.get(whole)
    if (known && whole !== 'wed') return known
    const [head = '', tail = ''] = [word.slice(0, word.indexOf("'")), word.slice(word.indexOf("'") + 1)]
    if (tail === 'll') return `${head} will`
    if (tail === 'd') return head === 'od' ? 'overdosed' : `${head} would`
    if (tail === 've') return `${head} have`
    if (tail === 're') return `${head} are`
    if (tail === 'm') return `${head} am`
    if (tail === 's') return `${short.get(head) ?? head} is`
    if (tail === 'in') return `${head}ing`
    return whole
  }
  return short.get(word) ?? word
}

type IsKnownWord = (word: string) => boolean

/** A tokenizer that corrects spelling toward the words of the patterns, given by `known`. */
export function wordReader(known: IsKnownWord): (text: string) => Word[] {
  const knows = (word: string) => known(word) || meant.has(word) || short.has(word)
  /** The intended words for a typed word. */
  const meantBy = memoize((typed): readonly string[] => {
    const clean = unstretched(fillMasked(unleeted(typed, knows)), knows)
    return expanded(clean)
      .split(' ')
      .map((part) => nearestMeant(part, knows))
  })
  return (text) => plainWords(text, knows, meantBy)
}

const emojiWords = new Map(Object.entries(emoji))
const plainWord = /^[a-z]{2,}$/i
const quotationMark = /^["“”«»]$/
const endOfClause = /^[.?\n;…:()¡¿]$/
const noEndOfSentence = /^[:()¡¿]$/
/** Between letters that are written separately: "k i l l", "k.i.l.l", "k-i-l-l". Two spaces end the word. */
const letterSeparator = /^[ .\-_*]{0,1}$/
const startsWithSingleLetter = /^[\p{L}]([^\p{L}\p{N}]|$)/u

/** The words of a text; `|` marks the end of a sentence. */
function plainWords(text: string, knows: IsKnownWord, meantBy: (typed: string) => readonly string[]): Word[] {
  const words: Word[] = []
  let quoted = false
  let spelled: { letters: string; from: number; to: number } | undefined
  const put = (word: string, from: number, to: number) => words.push({ word, from, to, quoted })
  function closeSpelled() {
    if (!spelled) return
    const { letters, from, to } = spelled
    spelled = undefined
    for (const word of joinLetters(letters, knows)) put(word, from, to)
  }
  for (const match of text.matchAll(piece)) {
    const raw = match[0]
    const from = match.index
    const to = from + raw.length
    // Fast path: most tokens are plain words.
    if (plainWord.test(raw)) {
      closeSpelled()
      for (const part of meantBy(raw.toLowerCase())) put(part, from, to)
      continue
    }
    if (quotationMark.test(raw)) {
      quoted = isQuotedAfter(raw, quoted)
      continue
    }
    const emojiWord = emojiWords.get(raw.replace(/\ufe0f/g, ''))
    if (emojiWord) {
      closeSpelled()
      put(emojiWord, from, to)
      continue
    }
    const word = folded(raw).replace(/^['*_#!|]+|['*_#|]+$/g, '')
    const letter = spelled && spelled.letters.length > 1 ? (leet[word] ?? word) : word
    if (/^[a-z]$/.test(letter)) {
      if (spelled && letterSeparator.test(text.slice(spelled.to, from)))
        spelled = { letters: spelled.letters + letter, from: spelled.from, to }
      else {
        closeSpelled()
        spelled = { letters: letter, from, to }
      }
      continue
    }
    if (raw === '.' && spelled && startsWithSingleLetter.test(text.slice(to))) {
      spelled.to = to
      continue
    }
    closeSpelled()
    if (endOfClause.test(raw) || word === '') {
      if (words.at(-1)?.word !== '|' && !noEndOfSentence.test(raw) && word !== "'") put('|', from, to)
      continue
    }
    const endsSentence = /[!|]$/.test(word)
    for (const part of meantBy(endsSentence ? word.replace(/[!|]+$/, '') : word)) put(part, from, to)
    if (endsSentence) put('|', to - 1, to)
  }
  closeSpelled()
  return words
}

/** Whether the text after a quotation mark is quoted. A straight mark opens and closes. */
function isQuotedAfter(mark: string, isQuoted: boolean): boolean {
  if (mark === '"') return !isQuoted
  return mark === '“' || mark === '«'
}
