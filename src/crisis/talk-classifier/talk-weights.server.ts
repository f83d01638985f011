// The weights of the danger classifier for talks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { packed } from '../detector/weights.ts'
import { talkForm } from './talk-features.ts'

const file = readFileSync(join(import.meta.dirname, 'talk-weights.bin'))

export const talkWeights = packed(new Int8Array(new Uint8Array(brotliDecompressSync(file)).buffer), talkForm)
