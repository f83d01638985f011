// A vector space in which examples of one item lie closer together than examples of different items: within-class whitening
// (mean removed, multiplied by the inverse Cholesky factor of the covariance within the items). See docs/decisions/0098.
import { cosine } from '../../platform/nearest.ts'

export type ExampleSpace = {
  /** The examples in the space, as unit vectors. */
  vectors: readonly Float32Array[]
  /** How close each example is to examples of other items: what is close to everything says little. */
  hubs: Float32Array
  /** Brings a sentence vector of the encoder into the space. */
  project(vector: Float32Array): Float32Array
}

const shrinkage = 0.3
const hubSamples = 400
const hubNeighbors = 2
const vectorsPerSlice = 64

/** Computes the space in slices, so that a server goes on answering. @param labels the item of each vector */
export async function exampleSpace(
  vectors: readonly Float32Array[],
  labels: readonly string[],
  pause: () => Promise<unknown>,
): Promise<ExampleSpace> {
  const mean = meanOf(vectors)
  const factor = cholesky(await covarianceWithin(vectors, labels, pause))
  const project = (vector: Float32Array) => solve(factor, vector, mean)
  const projected: Float32Array[] = []
  for (const [at, vector] of vectors.entries()) {
    if (at % vectorsPerSlice === 0) await pause()
    projected.push(project(vector))
  }
  return { vectors: projected, hubs: await hubsOf(projected, labels, pause), project }
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length
  return mean
}

/** The lower triangle of the pooled covariance within the items, with a share of the mean variance added to the diagonal. */
async function covarianceWithin(
  vectors: readonly Float32Array[],
  labels: readonly string[],
  pause: () => Promise<unknown>,
): Promise<Float64Array[]> {
  const size = vectors[0]?.length ?? 0
  const rows = Array.from({ length: size }, (_, row) => new Float64Array(row + 1))
  const groups = Map.groupBy(vectors.keys(), (at) => labels[at] ?? '')
  let done = 0
  for (const members of groups.values()) {
    const own = members.flatMap((at) => vectors[at] ?? [])
    const mean = meanOf(own)
    for (const vector of own) {
      if (done++ % vectorsPerSlice === 0) await pause()
      addOuterProduct(rows, vector, mean)
    }
  }
  const count = Math.max(1, vectors.length - groups.size)
  let trace = 0
  for (const [at, row] of rows.entries()) {
    for (let column = 0; column <= at; column++) row[column] = (row[column] ?? 0) / count
    trace += row[at] ?? 0
  }
  // Items with one example each have no covariance; the identity then leaves the vectors as they are.
  const ridge = trace > 0 ? (shrinkage * trace) / size : 1
  for (const [at, row] of rows.entries()) row[at] = (row[at] ?? 0) + ridge
  return rows
}

function addOuterProduct(rows: readonly Float64Array[], vector: Float32Array, mean: Float32Array): void {
  const difference = vector.map((value, at) => value - (mean[at] ?? 0))
  for (const [at, row] of rows.entries()) {
    const value = difference[at] ?? 0
    if (value === 0) continue
    for (let column = 0; column <= at; column++)
      row[column] = (row[column] ?? 0) + value * (difference[column] ?? 0)
  }
}

function cholesky(rows: Float64Array[]): Float64Array[] {
  for (const [at, row] of rows.entries())
    for (let column = 0; column <= at; column++) {
      const other = rows[column] ?? row
      let sum = row[column] ?? 0
      for (let k = 0; k < column; k++) sum -= (row[k] ?? 0) * (other[k] ?? 0)
      row[column] = at === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[column] ?? 1)
    }
  return rows
}

/** Forward substitution of the centered vector, scaled to length 1. */
function solve(factor: readonly Float64Array[], vector: Float32Array, mean: Float32Array): Float32Array {
  const solved = new Float32Array(vector.length)
  let squares = 0
  for (const [at, row] of factor.entries()) {
    let sum = (vector[at] ?? 0) - (mean[at] ?? 0)
    for (let k = 0; k < at; k++) sum -= (row[k] ?? 0) * (solved[k] ?? 0)
    const value = sum / (row[at] ?? 1)
    solved[at] = value
    squares += value * value
  }
  const length = Math.sqrt(squares) || 1
  return solved.map((value) => value / length)
}

async function hubsOf(
  vectors: readonly Float32Array[],
  labels: readonly string[],
  pause: () => Promise<unknown>,
): Promise<Float32Array> {
  const step = Math.max(1, Math.floor(vectors.length / hubSamples))
  const hubs = new Float32Array(vectors.length)
  for (const [at, vector] of vectors.entries()) {
    if (at % vectorsPerSlice === 0) await pause()
    const closest: number[] = Array.from({ length: hubNeighbors }, () => 0)
    for (let other = 0; other < vectors.length; other += step) {
      const sample = vectors[other]
      if (!sample || labels[other] === labels[at]) continue
      const similarity = cosine(vector, sample)
      if (similarity <= (closest.at(-1) ?? 0)) continue
      closest[hubNeighbors - 1] = similarity
      closest.sort((a, b) => b - a)
    }
    hubs[at] = closest.reduce((sum, one) => sum + one, 0) / hubNeighbors
  }
  return hubs
}
