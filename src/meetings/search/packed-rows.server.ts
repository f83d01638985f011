// Stores many small texts in a few large buffers: one Buffer each would double the memory.

export type PackedRows = {
  /** The bytes of a row, shared with the store; undefined if there is no such row. */
  at(row: number): Buffer | undefined
}

/** The texts one after the other, in chunks. */
export type PackedBytes = {
  chunks: Uint8Array[]
  /** A row starts in chunk `start >>> chunkBits`; `ends` has its end in that chunk. */
  starts: Uint32Array
  ends: Uint32Array
}

const chunkBits = 20
const chunkBytes = 2 ** chunkBits

/** Call `add` for each row in order, then `finish`. */
export function packedRowsBuilder(): { add(text: string): void; finish(): PackedBytes } {
  const chunks: Buffer[] = []
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
    finish: () => ({ chunks, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }),
  }
}

export function openPackedRows({ chunks, starts, ends }: PackedBytes): PackedRows {
  const buffers = chunks.map(({ buffer }) => Buffer.from(buffer))
  return {
    at(row) {
      const start = starts[row]
      if (start === undefined) return undefined
      return buffers[start >>> chunkBits]?.subarray(start % chunkBytes, ends[row])
    },
  }
}
