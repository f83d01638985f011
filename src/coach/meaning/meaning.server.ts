// Reads the meaning of a message with the sentence encoder; by shared words while the encoder warms up or where it fails.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { SentenceEncoder } from '../../platform/sentence-encoder.server.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { type ExampleSpace, exampleSpace } from './example-space.ts'
import {
  anchorLabels,
  anchorTexts,
  type Meaning,
  meaningByWords,
  meaningOf,
  passagesOf,
  type TalkContext,
} from './meaning.ts'
import { glossOf } from './spanish-gloss.ts'

export type MeaningReader = {
  read(message: string, language: CoachLanguage, talk?: TalkContext): Promise<Meaning>
  /** Resolves once the examples are encoded, or with false where that failed. */
  warm(): Promise<boolean>
}

const dimensions = 512
const chunk = 32

/** @param folder where the vectors of the examples are cached; they hold nothing that a member wrote */
export function createMeaningReader(encoder: SentenceEncoder, folder: string): MeaningReader {
  let space: ExampleSpace | undefined
  let warming: Promise<boolean> | undefined

  function warm(): Promise<boolean> {
    warming ??= anchorVectors(encoder, folder)
      .then((vectors) => vectors && exampleSpace(vectors, anchorLabels, () => setImmediate()))
      .catch(() => undefined)
      .then((loaded) => {
        space = loaded
        // A failed start is tried again at a later message.
        if (!loaded) warming = undefined
        return loaded !== undefined
      })
    return warming
  }

  return {
    warm,
    async read(message, language, talk) {
      if (!space) {
        void warm()
        return meaningByWords(message, language, talk)
      }
      const passages = passagesOf(message, talk).map(({ text }) => text)
      const texts = language === 'es' ? passages.map(glossOf) : passages
      const encoded = await encoder.encode(texts, { cache: false })
      return encoded
        ? meaningOf(message, language, encoded, space, talk)
        : meaningByWords(message, language, talk)
    },
  }
}

/** The vectors of the examples: from the cache, else encoded now. Undefined if the encoder does not answer in time. */
async function anchorVectors(encoder: SentenceEncoder, folder: string): Promise<Float32Array[] | undefined> {
  const name = createHash('sha256').update(anchorTexts.join('\n')).digest('hex').slice(0, 16)
  const file = join(folder, `coach-examples-${name}.bin`)
  const cached = await readFile(file).catch(() => undefined)
  const bytes = dimensions * 4
  if (cached?.length === anchorTexts.length * bytes) {
    const start = (at: number) => cached.byteOffset + at * bytes
    return anchorTexts.map((_, at) => new Float32Array(cached.buffer.slice(start(at), start(at + 1))))
  }
  const encoded: Float32Array[] = []
  for (let at = 0; at < anchorTexts.length; at += chunk) {
    const texts = anchorTexts.slice(at, at + chunk)
    const part = await encoder.encode(texts, { milliseconds: 30_000, cache: false })
    if (!part) return undefined
    encoded.push(...part)
  }
  // If the cache cannot be written, the next start encodes again.
  await writeVectors(folder, file, encoded).catch(() => undefined)
  return encoded
}

async function writeVectors(folder: string, file: string, vectors: readonly Float32Array[]) {
  await mkdir(folder, { recursive: true })
  const parts = vectors.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))
  await writeFile(`${file}.part`, Buffer.concat(parts))
  await rename(`${file}.part`, file)
}
