export type Proportion = {
  hits: number
  of: number
  share: number
  /** Bounds of the 95 % Wilson score interval. */
  low: number
  high: number
}

const z = 1.96

/** The share of `hits` with its 95 % Wilson interval; nothing counted gives 0 with the widest interval. */
export function proportion(hits: number, of: number): Proportion {
  if (of === 0) return { hits: 0, of: 0, share: 0, low: 0, high: 1 }
  const share = hits / of
  const center = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const spread = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return { hits, of, share, low: Math.max(0, center - spread), high: Math.min(1, center + spread) }
}

export function proportionOf<T>(list: readonly T[], holds: (item: T) => boolean): Proportion {
  return proportion(list.filter(holds).length, list.length)
}
