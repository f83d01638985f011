// Message references: eight unambiguous characters in two groups.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Formats random bytes as a reference like `C-7K4Q-2MXD`. @param random at least eight bytes */
export function referenceFrom(random: Uint8Array): string {
  const eight = Array.from(random.subarray(0, 8), (byte) => signs[byte % signs.length]).join('')
  return `C-${eight.slice(0, 4)}-${eight.slice(4)}`
}
