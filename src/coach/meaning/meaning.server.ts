// Reads the meaning of a message with the sentence encoder and the intent classifier; by shared words where the encoder fails.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SentenceEncoder } from '../../platform/sentence-encoder.server.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { type IntentClassifier, intentClassifier } from './intent-classifier.ts'
import { englishFor } from './intent-features.ts'
import { type Meaning, meaningByWords, meaningOf, passagesOf, type TalkContext } from './meaning.ts'

let classifier: Promise<IntentClassifier> | undefined

/** The shipped classifier; read from disk at first use. */
export function shippedClassifier(): Promise<IntentClassifier> {
  classifier ??= readFile(join(import.meta.dirname, 'intent-weights.bin')).then(intentClassifier)
  return classifier
}

export async function readMeaning(
  encoder: SentenceEncoder,
  message: string,
  language: CoachLanguage,
  talk?: TalkContext,
): Promise<Meaning> {
  const texts = passagesOf(message, talk).map(({ text }) => englishFor(text, language))
  const vectors = await encoder.encode(texts, { cache: false })
  return vectors
    ? meaningOf(message, language, vectors, await shippedClassifier(), talk)
    : meaningByWords(message, language, talk)
}
