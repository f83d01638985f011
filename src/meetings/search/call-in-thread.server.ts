// Runs heavy work in a worker thread, so that it delays no request.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const entry = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData.module)
    .then((module) => module[workerData.name](...workerData.given))
    .then((result) => parentPort.postMessage(result))`

/** Calls a function that the module exports under its own name. Arguments and result are copied. */
export async function callInThread<Given extends unknown[], Result>(
  module: string,
  { name }: (...args: Given) => Result,
  ...args: Given
): Promise<Result> {
  const worker = new Worker(entry, { eval: true, workerData: { module, name, given: args } })
  // The thread does not keep the process alive.
  worker.unref()
  try {
    const [result] = await once(worker, 'message')
    return result as Result
  } finally {
    await worker.terminate()
  }
}
