// The library's local storage: saved articles, history, useful marks and text size.
import { useSyncExternalStore } from 'react'
import {
  forgotten,
  namesIn,
  nothingRead,
  putAway,
  type ReadingPosition,
  type ReadingProgress,
  readingFrom,
  stoodAt,
  toggled,
} from './reading.ts'

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

type Kept = { saved: string[]; textSize: TextSize; reading: ReadingProgress }

const key = 'cairn.library'
const nothing: Kept = { saved: [], textSize: 'normal', reading: nothingRead }
let kept: Kept | undefined
const listeners = new Set<() => void>()

function read(): Kept {
  if (kept) return kept
  try {
    const stored: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? '{}')
    kept = {
      saved: namesIn(stored['saved']),
      textSize: textSizes.find((size) => size === stored['textSize']) ?? 'normal',
      reading: readingFrom(stored['reading']),
    }
  } catch {
    kept = nothing
  }
  return kept
}

function write(next: Kept) {
  kept = next
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Without local storage it lasts until the page closes.
  }
  tellThePage(next)
  for (const listener of listeners) listener()
}

/** Mirrors public/first-paint.js, which reserves space before the first paint. */
function tellThePage({ saved, textSize, reading }: Kept) {
  const page = document.documentElement
  page.toggleAttribute('data-library-last', reading.last !== undefined)
  page.toggleAttribute('data-library-saved', saved.length > 0)
  page.toggleAttribute('data-library-useful', reading.useful.length > 0)
  page.dataset['librarySize'] = textSize
}

/** Saves or removes an article. */
export function toggleSaved(id: string) {
  write({ ...read(), saved: toggled(read().saved, id) })
}

export function toggleUseful(id: string) {
  const { reading } = read()
  write({ ...read(), reading: { ...reading, useful: toggled(reading.useful, id) } })
}

export function setTextSize(textSize: TextSize) {
  write({ ...read(), textSize })
}

/** The saved position in an article. */
export function placeIn(id: string): ReadingPosition | undefined {
  return read().reading.places[id]
}

export function standAt(id: string, place: ReadingPosition) {
  change((reading) => stoodAt(reading, id, place))
}

export function putPlaceAway(id: string) {
  change((reading) => putAway(reading, id))
}

export function forgetReading() {
  change(forgotten)
}

function change(by: (reading: ReadingProgress) => ReadingProgress) {
  const { reading } = read()
  const next = by(reading)
  if (next !== reading) write({ ...read(), reading: next })
}

function listen(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return
    kept = undefined
    tellThePage(read())
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
  }
}

/** The stored state; empty during prerendering and hydration. */
export function useKept(): Kept {
  return useSyncExternalStore(listen, read, () => nothing)
}
