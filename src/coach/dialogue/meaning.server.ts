// Reads the meaning of a message with the sentence encoder; by shared words while the encoder warms up or where it fails.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SentenceEncoder } from '../../platform/sentence-encoder.server.ts'
import { glossOf } from '../script/spanish-gloss.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { anchorTexts, type Meaning, meaningByWords, meaningOf, passagesOf } from './meaning.ts'

export type MeaningReader = {
  read(message: string, language: CoachLanguage): Promise<Meaning>
  /** Resolves once the examples are encoded, or with false where that failed. */
  warm(): Promise<boolean>
}

const dimensions = 512
const chunk = 32

/** @param folder where the vectors of the examples are cached; they hold nothing that a member wrote */
export function createMeaningReader(encoder: SentenceEncoder, folder: string): MeaningReader {
  let vectors: Float32Array[] | undefined
  let warming: Promise<boolean> | undefined

  async function load(): Promise<boolean> {
    const name = createHash('sha256').update(anchorTexts.join('\n')).digest('hex').slice(0, 16)
    const file = join(folder, `coach-examples-${name}.bin`)
    const cached = await readFile(file).catch(() => undefined)
    if (cached?.length === anchorTexts.length * dimensions * 4) {
      vectors = anchorTexts.map(
        (_, at) =>
          new Float32Array(
            cached.buffer.slice(
              cached.byteOffset + at * dimensions * 4,
              cached.byteOffset + (at + 1) * dimensions * 4,
            ),
          ),
      )
      return true
    }
    const encoded: Float32Array[] = []
    for (let at = 0; at < anchorTexts.length; at += chunk) {
      const part = await encoder.encode(anchorTexts.slice(at, at + chunk), {
        milliseconds: 30_000,
        cache: false,
      })
      if (!part) return false
      encoded.push(...part)
    }
    vectors = encoded
    await mkdir(folder, { recursive: true })
    await writeFile(
      `${file}.part`,
      Buffer.concat(encoded.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))),
    )
    await rename(`${file}.part`, file)
    return true
  }

  function warm(): Promise<boolean> {
    warming ??= load()
      .catch(() => vectors !== undefined)
      .then((done) => {
        // A failed start is tried again at a later message.
        if (!done) warming = undefined
        return done
      })
    return warming
  }

  return {
    warm,
    async read(message, language) {
      if (!vectors) {
        void warm()
        return meaningByWords(message, language)
      }
      const passages = passagesOf(message)
      const texts = language === 'es' ? passages.map(glossOf) : passages
      const encoded = await encoder.encode(texts, { cache: false })
      return encoded ? meaningOf(message, language, encoded, vectors) : meaningByWords(message, language)
    },
  }
}
