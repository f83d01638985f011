// Corrects typos before a message is classified: "relasped" becomes "relapsed". The danger detector reads the original text.
import distance from 'damerau-levenshtein'
import { normalizeText } from '../../platform/normalize-text.ts'
import type { CoachLanguage } from '../script/wording.ts'

/** `frequent` words may replace a typo, most frequent first; `other` words are correct but replace nothing. */
export type KnownWords = Record<CoachLanguage, { frequent: readonly string[]; other: ReadonlySet<string> }>

// Maps, because an object also has the word "constructor".
const shortForms: Record<CoachLanguage, ReadonlyMap<string, string>> = {
  en: new Map(
    `tmrw=tomorrow tmr=tomorrow tmw=tomorrow 2nite=tonight tonite=tonight nite=night jst=just cal=call tel=tell il=i'll gona=gonna wana=wanna
shuld=should woud=would coud=could becuz=because bcuz=because ppl=people pls=please plz=please ur=your u=you r=are thx=thanks ty=thanks
sponcer=sponsor alchol=alcohol alchohol=alcohol nver=never idk=idk im=im realy=really wat=what wen=when hav=have hes=hes shes=shes wont=wont cant=cant dont=dont`
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  ),
  es: new Map(
    `q=que k=que ke=que xq=porque pq=porque xk=porque tmb=también kiero=quiero kien=quien toy=estoy stoy=estoy aser=hacer asta=hasta ai=ahí
chido=chido chida=chida neta=neta chamba=chamba curro=curro finde=finde findes=findes laburo=laburo pana=pana parce=parce mina=mina vato=vato aora=ahora grasias=gracias aki=aquí nesesito=necesito ase=hace`
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  ),
}

const shortest = 4
const longWord = 8
const mostFrequent = 4000

function isInflected(word: string, known: ReadonlySet<string>): boolean {
  return ['s', 'es', 'ed', 'd', 'ing', 'r', 'er', 'ly'].some(
    (ending) => word.endsWith(ending) && known.has(word.slice(0, -ending.length)),
  )
}

function nearest(word: string, frequent: readonly string[], mayBeName: boolean): string | undefined {
  let best: { word: string; steps: number } | undefined
  const most = word.length >= longWord && !mayBeName ? 2 : 1
  for (const candidate of frequent) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most) continue
    const { steps } = distance(word, candidate)
    // In a short word, a different letter makes a different word: "drums" is not a typo of "drugs".
    const isSwapped = [...candidate].sort().join('') === [...word].sort().join('')
    if (word.length < 6 && candidate.length === word.length && !isSwapped) continue
    if (steps <= most && steps < (best?.steps ?? 3)) best = { word: candidate, steps }
    if (best?.steps === 1) break
  }
  return best?.word
}

/** Spanish by its sound: "espozo" and "esposo" are the same. No other letter may change, because endings carry the person. */
const soundOf = (word: string) =>
  word
    .replace(/h/g, '')
    .replace(/qu|k/g, 'c')
    .replace(/[zx]|c(?=[ei])/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')

function bySound(words: readonly string[]): ReadonlyMap<string, string> {
  const sounds = new Map<string, string>()
  for (const word of words) if (!sounds.has(soundOf(word))) sounds.set(soundOf(word), word)
  return sounds
}

export function spellingCorrection(known: KnownWords) {
  const wordsOf = ({ frequent, other }: KnownWords[CoachLanguage]) => new Set([...frequent, ...other])
  const all: Record<CoachLanguage, ReadonlySet<string>> = { en: wordsOf(known.en), es: wordsOf(known.es) }
  const sounds = bySound(known.es.frequent)
  const remembered = new Map<string, string>()

  function corrected(word: string, language: CoachLanguage): string {
    const plain = normalizeText(word)
    const short = shortForms[language].get(plain)
    if (short) return short
    if (plain.length < shortest || word.includes("'")) return word
    // Many people mix the two languages.
    if (all.en.has(plain) || all.es.has(plain)) return word
    if (language === 'es') return sounds.get(soundOf(plain)) ?? word
    if (isInflected(plain, all.en)) return word
    const mayBeName = /^\p{Lu}\p{Ll}/u.test(word)
    const found =
      remembered.get(word) ?? nearest(plain, known.en.frequent.slice(0, mostFrequent), mayBeName) ?? word
    if (remembered.size < 5000) remembered.set(word, found)
    return found
  }

  /** The message with typos corrected; names (capitalized within a sentence), numbers and addresses are unchanged. */
  return (message: string, language: CoachLanguage): string =>
    message.replace(
      /(^|[\s"(¿¡])([\p{L}][\p{L}']*)(?=$|[\s,.;:!?)"])/gu,
      (whole, before: string, word: string, at: number) => {
        const opens = at === 0 || /[.!?]\s*$/.test(message.slice(0, at + before.length))
        const isName = /^\p{Lu}\p{Ll}/u.test(word) && !opens
        if (isName) return whole
        const right = corrected(word, language)
        return right === word ? whole : before + right
      },
    )
}

/** Reads the file of bench/train-intent-words.mjs: for each language a line of frequent words and a line of others. */
export function knownWordsIn(file: string): KnownWords {
  const [english = '', otherEnglish = '', spanish = '', otherSpanish = ''] = file.split('\n')
  const list = (line: string) => line.split(' ').filter(Boolean)
  return {
    en: { frequent: list(english), other: new Set(list(otherEnglish)) },
    es: { frequent: list(spanish), other: new Set(list(otherSpanish)) },
  }
}
