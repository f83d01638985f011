// The texts that train the intent classifiers: how people say each intent, what the coach replies to it, and messages of no intent.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { answersByRule } from '../src/coach/answers/all-answers.ts'
import { englishFor } from '../src/coach/meaning/intent-features.ts'
import { intents, noIntent } from '../src/coach/meaning/intents.ts'
import type { CoachLanguage } from '../src/coach/script/wording.ts'

export type Phrasing = {
  label: string
  language: CoachLanguage
  text: string
  /** In the source beside the answer, written apart in `phrasings/`, or a sentence of the coach's own reply. */
  origin: 'source' | 'writers' | 'reply'
}

const languages = ['en', 'es'] as const
const folder = path.join(import.meta.dirname, 'phrasings')
type PhrasingsFile = Record<string, Partial<Record<CoachLanguage, string[]>>>

/** The phrasings of `phrasings/`, by label. */
function writtenApart(): { label: string; says: Partial<Record<CoachLanguage, string[]>> }[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const items: PhrasingsFile = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
      const kind = file.split(/[-/.]/)[0]
      return Object.entries(items).map(([id, says]) => ({
        label: kind === noIntent ? noIntent : `${kind}.${id}`,
        says,
      }))
    })
}

const byRule = new Set(answersByRule.map(({ id }) => `answers.${id}`))
/** The intents that the classifiers know. */
export const trainedIntents = intents.filter(({ label }) => !byRule.has(label))

const fewestWordsOfReply = 4
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.split(' ').length >= fewestWordsOfReply)

export function allPhrasings(): Phrasing[] {
  const found: Phrasing[] = []
  const add = (
    label: string,
    origin: Phrasing['origin'],
    language: CoachLanguage,
    texts: readonly string[],
  ) => found.push(...texts.map((text) => ({ label, origin, language, text })))
  for (const { label, id, says, text } of trainedIntents)
    for (const language of languages) {
      add(label, 'source', language, says[language])
      const names = language === 'en' && text.en ? [id.replaceAll('-', ' ')] : []
      add(label, 'reply', language, [...names, ...sentencesOf(text[language])])
    }
  for (const { label, says } of writtenApart())
    for (const language of languages) add(label, 'writers', language, says[language] ?? [])
  return found
}

/** Changes with every text that trains the classifier, and with the Spanish glosses. */
export function hashOf(phrasings: readonly Phrasing[]): string {
  const hash = createHash('sha256')
  for (const { label, language, text } of phrasings)
    hash.update(`${label}\t${language}\t${text}\t${englishFor(text, language)}\n`)
  return hash.digest('hex').slice(0, 16)
}
