// Sets of rows as bitmaps: filters are intersected 32 rows at a time.
export type RowSet = Uint32Array

export function emptySet(rows: number): RowSet {
  return new Uint32Array((rows + 31) >>> 5)
}

export function setOf(rows: number, members: Iterable<number>): RowSet {
  const set = emptySet(rows)
  for (const row of members) addRow(set, row)
  return set
}

/** The set of the first `many` rows. */
export function firstRows(rows: number, many: number): RowSet {
  const set = emptySet(rows)
  set.fill(0xff_ff_ff_ff, 0, many >>> 5)
  for (let row = (many >>> 5) << 5; row < many; row++) addRow(set, row)
  return set
}

export function addRow(set: RowSet, row: number): void {
  const word = row >>> 5
  set[word] = (set[word] ?? 0) | (1 << (row & 31))
}

/** The intersection of the sets; undefined without sets, which means every row. */
export function intersection(sets: readonly RowSet[]): RowSet | undefined {
  const [first, ...others] = sets
  if (!first || others.length === 0) return first
  const both = first.slice()
  for (const other of others)
    for (let word = 0; word < both.length; word++) both[word] = (both[word] ?? 0) & (other[word] ?? 0)
  return both
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55)
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33)
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

export function countRows(set: RowSet, and?: RowSet): number {
  let count = 0
  for (let word = 0; word < set.length; word++)
    count += bitsIn((set[word] ?? 0) & (and ? (and[word] ?? 0) : -1))
  return count
}

export function* rowsIn(set: RowSet): Generator<number> {
  for (let word = 0; word < set.length; word++) {
    for (let left = set[word] ?? 0; left !== 0; left &= left - 1)
      yield (word << 5) + (31 - Math.clz32(left & -left))
  }
}

/** At most `most` members in ascending order after skipping some. Whole words are skipped by their bit count. */
export function membersAfter(set: RowSet, skipped: number, most: number): number[] {
  const members: number[] = []
  let skip = skipped
  for (let word = 0; word < set.length && members.length < most; word++) {
    const bits = set[word] ?? 0
    const many = bitsIn(bits)
    if (many <= skip) {
      skip -= many
      continue
    }
    for (let left = bits; left !== 0 && members.length < most; left &= left - 1) {
      if (skip > 0) skip -= 1
      else members.push((word << 5) + (31 - Math.clz32(left & -left)))
    }
  }
  return members
}

/** Renumbers the rows of a set. */
export function renumber(set: RowSet, numbers: Uint32Array): RowSet {
  const other = emptySet(numbers.length)
  for (let word = 0; word < set.length; word++) {
    for (let left = set[word] ?? 0; left !== 0; left &= left - 1)
      addRow(other, numbers[(word << 5) + (31 - Math.clz32(left & -left))] ?? 0)
  }
  return other
}
