// Finds plain sentences of danger in languages that the rules and the classifier do not know.
import { overdoseSentences, suicideSentences } from './danger-sentences.ts'

type DangerLabel = 'overdose_medical' | 'suicide'

const sameLetter: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ı: 'i',
  đ: 'd',
  ß: 'ss',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  '’': "'",
}
// Writers often omit accents of Latin, Greek and Cyrillic letters and the vowel points of Arabic and Hebrew, but not the vowel signs of
// other scripts.
const leftOut = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0655\u0670]|\p{Cf}/gu

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(leftOut, '')
    .toLowerCase()
    .replaceAll(/[łøıđßیىک’]/g, (letter) => sameLetter[letter] ?? letter)
    .normalize('NFC')

/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

function patternOf(sentences: Record<string, string>): RegExp {
  const each = Object.values(sentences).flatMap((language) => language.split(' | '))
  const bounded = each.map((sentence) =>
    unspaced.test(sentence) ? fold(sentence) : `(?<![\\p{L}\\p{M}])(?:${fold(sentence)})(?![\\p{L}\\p{M}])`,
  )
  return new RegExp(bounded.join('|'), 'u')
}

let patterns: readonly (readonly [DangerLabel, number, RegExp])[] | undefined

/** The dangers that a text states directly in a language other than English and Spanish, with their weights. */
export function dangersInOtherLanguages(text: string): [DangerLabel, number][] {
  patterns ??= [
    ['overdose_medical', 3, patternOf(overdoseSentences)],
    ['suicide', 2, patternOf(suicideSentences)],
  ]
  const folded = fold(text.slice(0, 6_000)).replaceAll(/\s+/g, ' ')
  return patterns.flatMap(([label, weight, pattern]) => (pattern.test(folded) ? [[label, weight]] : []))
}
