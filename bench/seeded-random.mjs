/** A seeded pseudorandom generator. */
export function seededRandom(seed) {
  let last = seed
  return () => {
    last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff
    return last / 0x80000000
  }
}
