// Reading history, stored only in the browser.

/** A reading position: the current block and the number of blocks. */
export type ReadingPosition = { block: number; of: number }

export type ReadingProgress = {
  places: Record<string, ReadingPosition>
  /** The last unfinished article. */
  last: string | undefined
  read: string[]
  useful: string[]
}

export const emptyProgress: ReadingProgress = { places: {}, last: undefined, read: [], useful: [] }

/** Positions before the fourth block are not saved. */
const firstBlock = 3

/** Parses stored data defensively: it can be old, partial or invalid. */
export function parseProgress(stored: unknown): ReadingProgress {
  if (!isRecord(stored)) return emptyProgress
  const storedPlaces = isRecord(stored['places']) ? stored['places'] : {}
  const last = stored['last']
  const places = Object.fromEntries(
    Object.entries(storedPlaces).filter((entry): entry is [string, ReadingPosition] => isPlace(entry[1])),
  )
  return {
    places,
    last: typeof last === 'string' && last in places ? last : undefined,
    read: namesIn(stored['read']),
    useful: namesIn(stored['useful']),
  }
}

/** Records a position. The last block finishes the article; a finished article never becomes unfinished. */
export function recordPosition(
  reading: ReadingProgress,
  id: string,
  place: ReadingPosition,
): ReadingProgress {
  if (place.block < firstBlock || reading.read.includes(id)) return reading
  if (place.block < place.of - 1) return { ...reading, places: { ...reading.places, [id]: place }, last: id }
  return { ...removePosition(reading, id), read: [...reading.read, id] }
}

/** Removes an article's position. */
export function removePosition(reading: ReadingProgress, id: string): ReadingProgress {
  const { [id]: _, ...places } = reading.places
  return { ...reading, places, last: reading.last === id ? undefined : reading.last }
}

/** Clears positions and history; saved and useful marks stay. */
export function clearHistory({ useful }: ReadingProgress): ReadingProgress {
  return { ...emptyProgress, useful }
}

/**
 * The current block by the bottoms of the blocks in pixels: the one at a third of the screen's height, or the last one
 * once its end is visible.
 */
export function currentBlock(bottoms: number[], screenHeight: number): number {
  const last = Math.max(0, bottoms.length - 1)
  if ((bottoms[last] ?? 0) <= screenHeight) return last
  return bottoms.findIndex((bottom) => bottom > screenHeight / 3)
}

/** Progress in whole percent. */
export function percentRead({ block, of }: ReadingPosition): number {
  return Math.round((block / Math.max(1, of - 1)) * 100)
}

export function toggle(names: string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name]
}

export function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPlace(value: unknown): value is ReadingPosition {
  if (!isRecord(value)) return false
  const { block, of } = value
  return Number.isInteger(block) && Number.isInteger(of) && Number(block) >= 0 && Number(block) < Number(of)
}
