// Stores many small texts in a few large buffers: one Buffer each would double the memory.

export type PackedRows = {
  /** The bytes of a row, shared with the store; undefined if there is no such row. */
  at(row: number): Buffer | undefined
}

const chunkBits = 20
const chunkBytes = 2 ** chunkBits

/** Call `add` for each row in order, then `finish`. */
export function packedRowsBuilder(): { add(text: string): void; finish(): PackedRows } {
  const chunks: Buffer[] = []
  /** A row starts in chunk `start >>> chunkBits`; the next number is its end in that chunk. */
  const starts: number[] = []
  const ends: number[] = []
  let used = chunkBytes
  return {
    add(text) {
      const length = Buffer.byteLength(text)
      if (used + length > chunkBytes) {
        chunks.push(Buffer.allocUnsafeSlow(Math.max(length, chunkBytes)))
        used = 0
      }
      starts.push((chunks.length - 1) * chunkBytes + used)
      used += chunks.at(-1)?.write(text, used) ?? 0
      ends.push(used)
    },
    finish: () => packedRows(chunks, Uint32Array.from(starts), Uint32Array.from(ends)),
  }
}

function packedRows(chunks: readonly Buffer[], starts: Uint32Array, ends: Uint32Array): PackedRows {
  return {
    at(row) {
      const start = starts[row]
      if (start === undefined) return undefined
      return chunks[start >>> chunkBits]?.subarray(start % chunkBytes, ends[row])
    },
  }
}
