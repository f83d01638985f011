// What somebody has read of the library: rules over what this browser keeps. No server hears of it.

/** Where somebody stands in an article: the block of its text at the reading line, and of how many. */
export type Place = { block: number; of: number }

export type Reading = {
  places: Record<string, Place>
  /** The article that was left unfinished last. */
  last: string | undefined
  read: string[]
  useful: string[]
}

export const nothingRead: Reading = { places: {}, last: undefined, read: [], useful: [] }

/** Before its fourth block an article has no place to go back to. */
const firstBlock = 3

/** What was kept, whatever stands there: an older form, a part of it, or something else. */
export function readingFrom(stored: unknown): Reading {
  if (!isRecord(stored)) return nothingRead
  const places = isRecord(stored['places']) ? stored['places'] : {}
  const last = stored['last']
  const kept = Object.fromEntries(
    Object.entries(places).filter((entry): entry is [string, Place] => isPlace(entry[1])),
  )
  return {
    places: kept,
    last: typeof last === 'string' && last in kept ? last : undefined,
    read: namesIn(stored['read']),
    useful: namesIn(stored['useful']),
  }
}

/** Somebody stands at a block. The last block ends the article; an article that was read is never "unfinished" again. */
export function stoodAt(reading: Reading, id: string, place: Place): Reading {
  if (place.block < firstBlock || reading.read.includes(id)) return reading
  if (place.block < place.of - 1) return { ...reading, places: { ...reading.places, [id]: place }, last: id }
  return { ...putAway(reading, id), read: [...reading.read, id] }
}

/** The article's place is given up, as if it had not been begun. */
export function putAway(reading: Reading, id: string): Reading {
  const { [id]: _, ...places } = reading.places
  return { ...reading, places, last: reading.last === id ? undefined : reading.last }
}

/** Places and what was read go; what somebody marked by hand stays. */
export function forgotten({ useful }: Reading): Reading {
  return { ...nothingRead, useful }
}

/**
 * Where somebody is, by the bottoms of the blocks in pixels from the top of the screen: the block that a third of the
 * screen's height runs through, or the last one as soon as its end is on the screen.
 */
export function blockAt(bottoms: number[], screenHeight: number): number {
  const last = Math.max(0, bottoms.length - 1)
  if ((bottoms[last] ?? 0) <= screenHeight) return last
  return bottoms.findIndex((bottom) => bottom > screenHeight / 3)
}

/** How much is read, in full percent. */
export function percentOf({ block, of }: Place): number {
  return Math.round((block / Math.max(1, of - 1)) * 100)
}

export function toggled(names: string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name]
}

export function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPlace(value: unknown): value is Place {
  if (!isRecord(value)) return false
  const { block, of } = value
  return Number.isInteger(block) && Number.isInteger(of) && Number(block) >= 0 && Number(block) < Number(of)
}
