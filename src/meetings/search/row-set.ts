// Sets of rows as one bit a row: what several filters have in common is found 32 rows at a time.
export type RowSet = Uint32Array

export function emptySet(rows: number): RowSet {
  return new Uint32Array((rows + 31) >>> 5)
}

export function setOf(rows: number, members: Iterable<number>): RowSet {
  const set = emptySet(rows)
  for (const row of members) addRow(set, row)
  return set
}

export function addRow(set: RowSet, row: number): void {
  const word = row >>> 5
  set[word] = (set[word] ?? 0) | (1 << (row & 31))
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0
}

/** The rows that all of the sets hold; nothing for no sets, which means every row. */
export function inAll(sets: readonly RowSet[]): RowSet | undefined {
  const [first, ...others] = sets
  if (!first || others.length === 0) return first
  const both = first.slice()
  for (const other of others)
    for (let word = 0; word < both.length; word++) both[word] = (both[word] ?? 0) & (other[word] ?? 0)
  return both
}

export function countRows(set: RowSet, and?: RowSet): number {
  let count = 0
  for (let word = 0; word < set.length; word++) {
    let bits = (set[word] ?? 0) & (and ? (and[word] ?? 0) : -1)
    bits -= (bits >>> 1) & 0x55_55_55_55
    bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
  }
  return count
}

export function* rowsIn(set: RowSet): Generator<number> {
  for (let word = 0; word < set.length; word++) {
    for (let left = set[word] ?? 0; left !== 0; left &= left - 1)
      yield (word << 5) + (31 - Math.clz32(left & -left))
  }
}
