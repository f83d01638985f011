// The search radius: it grows until something is found.
export type Unit = 'mi' | 'km'

export const radii = [5, 10, 25, 50] as const
export type Radius = (typeof radii)[number]

const kilometersPerMile = 1.609_344

function kilometersOf(length: number, unit: Unit): number {
  return unit === 'mi' ? length * kilometersPerMile : length
}

/** Miles in countries that use them, else kilometers. */
export function unitFor(locale: string): Unit {
  return /-(US|GB|LR|MM)$/i.test(locale) ? 'mi' : 'km'
}

export type Distant = { kilometers: number }

/**
 * The meetings within the smallest radius that contains any, starting with the requested one. Without a radius nothing is near, and the
 * nearest few meetings are listed.
 */
export type Near<Item extends Distant> = { radius: Radius | undefined; within: Item[]; nearest: Item[] }

const fewNearest = 5

export function withinReach<Item extends Distant>(
  items: readonly Item[],
  requested: Radius,
  unit: Unit,
): Near<Item> {
  for (const radius of radii) {
    if (radius < requested) continue
    const reach = kilometersOf(radius, unit)
    const within = items.filter(({ kilometers }) => kilometers <= reach)
    if (within.length > 0) return { radius, within, nearest: [] }
  }
  const nearest = items.toSorted((a, b) => a.kilometers - b.kilometers).slice(0, fewNearest)
  return { radius: undefined, within: [], nearest }
}
