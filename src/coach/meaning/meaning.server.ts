// Classifies a message with the sentence encoder and the intent classifiers, or by shared words if the encoder fails.
// Typos are corrected first.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { SentenceEncoder } from '../../platform/sentence-encoder.server.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { type ActClassifier, actClassifier } from './act-classifier.ts'
import { type IntentClassifier, intentClassifier } from './intent-classifier.ts'
import { englishFor } from './intent-features.ts'
import { wordClassifier } from './intent-words.ts'
import { joinedIntents } from './joined-intents.ts'
import { type Meaning, meaningByWords, meaningOf, passagesOf, type TalkContext } from './meaning.ts'
import { knownWordsIn, spellingCorrection } from './spelling-correction.ts'

let correction: Promise<ReturnType<typeof spellingCorrection>> | undefined

/** The message with typos corrected. */
export async function correctSpelling(message: string, language: CoachLanguage): Promise<string> {
  correction ??= readFile(join(import.meta.dirname, 'known-words.txt'), 'utf8').then((file) =>
    spellingCorrection(knownWordsIn(file)),
  )
  return (await correction)(message, language)
}

let classifier: Promise<IntentClassifier> | undefined

const weightsIn = (file: string) => readFile(join(import.meta.dirname, file))
const unpacked = promisify(brotliDecompress)
const packedWeightsIn = async (file: string) => unpacked(await weightsIn(file))

/** The shipped classifiers, joined; read from disk at first use. */
function shippedClassifier(): Promise<IntentClassifier> {
  classifier ??= Promise.all([
    packedWeightsIn('intent-weights.bin'),
    packedWeightsIn('intent-words.bin'),
  ]).then(([sentences, words]) => joinedIntents(intentClassifier(sentences), wordClassifier(words)))
  return classifier
}

let acts: Promise<ActClassifier> | undefined

/** The shipped classifier of speech acts. */
function shippedActs(): Promise<ActClassifier> {
  acts ??= weightsIn('act-weights.bin').then(actClassifier)
  return acts
}

export async function readMeaning(
  encoder: SentenceEncoder,
  message: string,
  language: CoachLanguage,
  talk?: TalkContext,
): Promise<Meaning> {
  const passages = passagesOf(message, talk)
  // The whole message is encoded, too, because its opening ("no, I mean") indicates a correction.
  const texts = [message, ...passages.map(({ text }) => text)].map((text) => englishFor(text, language))
  const vectors = await encoder.encode(texts, { cache: false })
  const [whole, ...ofPassages] = vectors ?? []
  if (!whole) return meaningByWords(message, language, talk)
  const meaning = meaningOf(message, language, ofPassages, await shippedClassifier(), talk)
  return { ...meaning, ...(await shippedActs()).read(message, language, whole) }
}
