// The texts that train the classifier of speech acts (bench/train-speech-acts.mjs): those of `speech-acts/`, the acts among the
// phrasings, and of all other phrasings a part.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { talkCases } from '../src/coach/cases/talk-cases.ts'
import { listeningReplies } from '../src/coach/listening/matching-reply.ts'
import { otherAct } from '../src/coach/meaning/act-classifier.ts'
import type { CoachLanguage } from '../src/coach/script/wording.ts'
import { allPhrasings } from './phrasings.ts'

export type ActText = { label: string; language: CoachLanguage; text: string }

const languages = ['en', 'es'] as const
const folder = path.join(import.meta.dirname, 'speech-acts')

/** Acts, and lines that resemble them and are none, written for this classifier. */
export function writtenForActs(): ActText[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const items: Record<string, Partial<Record<CoachLanguage, string[]>>> = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      )
      return Object.entries(items).flatMap(([label, says]) =>
        languages.flatMap((language) => (says[language] ?? []).map((text) => ({ label, language, text }))),
      )
    })
}

const isAct = (label: string) => label.startsWith('acts.')

/** Every text that is an act, or that was written to tell acts from the rest. */
export function actTexts(): ActText[] {
  const phrased = allPhrasings().filter(({ label, origin }) => isAct(label) && origin !== 'reply')
  return [
    ...writtenForActs(),
    ...phrased.map(({ label, language, text }) => ({ label: label.slice('acts.'.length), language, text })),
  ]
}

// Good news that has a reply of its own is a celebration, too.
const glad = new Set([
  ...talkCases.flatMap((one) => (one.glad ? [`cases.${one.id}`] : [])),
  ...listeningReplies.flatMap((one) => (one.glad ? [`listening.${one.id}`] : [])),
])

/** One of this many phrasings of anything else is used. */
const oneOf = 2
export function otherTexts(): ActText[] {
  const others = allPhrasings().filter(({ label, origin }) => !isAct(label) && origin !== 'reply')
  return others
    .filter(({ label }, at) => glad.has(label) || at % oneOf === 0)
    .map(({ label, language, text }) => ({
      label: glad.has(label) ? 'celebration' : otherAct,
      language,
      text,
    }))
}

/** Changes with the acts and what was written to tell them apart; the other phrasings may change without a new training. */
export function hashOfActs(texts: readonly ActText[]): string {
  const hash = createHash('sha256')
  for (const { label, language, text } of texts) hash.update(`${label}\t${language}\t${text}\n`)
  return hash.digest('hex').slice(0, 16)
}
