import { expect, test } from 'vitest'
import { cosine } from '../../platform/nearest.ts'
import { exampleSpace } from './example-space.ts'

const unit = (values: readonly number[]) => {
  const length = Math.hypot(...values)
  return Float32Array.from(values, (value) => value / length)
}
const now = async () => undefined

test('a direction that varies within every item counts less than one that tells items apart', async () => {
  // The first two dimensions are how a thing is asked, the last two are what it is about.
  const forms = [
    [3, 0],
    [0, 3],
    [-3, 0],
    [0, -3],
  ]
  const subjects = [
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
  const vectors = subjects.flatMap((subject) => forms.map((form) => unit([...form, ...subject])))
  const labels = subjects.flatMap((_, at) => forms.map(() => String(at)))
  const space = await exampleSpace(vectors, labels, now)
  const query = unit([3, 0.5, 0, 1])
  const raw = vectors.map((vector) => cosine(query, vector))
  const projected = space.vectors.map((vector) => cosine(space.project(query), vector))
  const margin = (scores: readonly number[]) => {
    const [own = 0, ...others] = ['1', '0', '2'].map((item) =>
      Math.max(...scores.filter((_, at) => labels[at] === item)),
    )
    return own - Math.max(...others)
  }
  expect(margin(projected)).toBeGreaterThan(2 * margin(raw))
})

test('items with one example each keep their order', async () => {
  const vectors = [unit([1, 0, 0]), unit([0, 1, 0]), unit([0, 0, 1])]
  const space = await exampleSpace(vectors, ['a', 'b', 'c'], now)
  const query = space.project(unit([0.9, 0.1, 0]))
  const [a = 0, b = 0, c = 0] = space.vectors.map((vector) => cosine(query, vector))
  expect(a).toBeGreaterThan(b)
  expect(b).toBeGreaterThan(c)
})
