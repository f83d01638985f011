// Nearest neighbors among unit vectors.

/** The cosine of two unit vectors: 1 for the same direction, about 0 for unrelated ones. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

export type Neighbor<Item> = { item: Item; similarity: number }

/** The `count` items most alike to `vector`, best first. */
export function nearest<Item>(
  vector: Float32Array,
  items: readonly { item: Item; vector: Float32Array }[],
  count: number,
): Neighbor<Item>[] {
  return items
    .map(({ item, vector: other }) => ({ item, similarity: cosine(vector, other) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, count)
}
