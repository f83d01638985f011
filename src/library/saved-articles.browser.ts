// The library's local storage: saved articles, history, useful marks and text size.
import { useSyncExternalStore } from 'react'
import {
  clearHistory,
  emptyProgress,
  namesIn,
  parseProgress,
  type ReadingPosition,
  type ReadingProgress,
  recordPosition,
  removePosition,
  toggle,
} from './reading.ts'

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

type LibraryState = { saved: string[]; textSize: TextSize; reading: ReadingProgress }

const key = 'cairn.library'
const emptyState: LibraryState = { saved: [], textSize: 'normal', reading: emptyProgress }
let cached: LibraryState | undefined
const listeners = new Set<() => void>()

function read(): LibraryState {
  if (cached) return cached
  try {
    const stored: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? '{}')
    cached = {
      saved: namesIn(stored['saved']),
      textSize: textSizes.find((size) => size === stored['textSize']) ?? 'normal',
      reading: parseProgress(stored['reading']),
    }
  } catch {
    cached = emptyState
  }
  return cached
}

function write(next: LibraryState) {
  cached = next
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Without local storage it lasts until the page closes.
  }
  updatePageAttributes(next)
  for (const listener of listeners) listener()
}

/** Mirrors public/first-paint.js, which reserves space before the first paint. */
function updatePageAttributes({ saved, textSize, reading }: LibraryState) {
  const page = document.documentElement
  page.toggleAttribute('data-library-last', reading.last !== undefined)
  page.toggleAttribute('data-library-saved', saved.length > 0)
  page.toggleAttribute('data-library-useful', reading.useful.length > 0)
  page.dataset['librarySize'] = textSize
}

/** Saves or removes an article. */
export function toggleSaved(id: string) {
  write({ ...read(), saved: toggle(read().saved, id) })
}

export function toggleUseful(id: string) {
  const { reading } = read()
  write({ ...read(), reading: { ...reading, useful: toggle(reading.useful, id) } })
}

export function setTextSize(textSize: TextSize) {
  write({ ...read(), textSize })
}

/** The saved position in an article. */
export function savedPosition(id: string): ReadingPosition | undefined {
  return read().reading.places[id]
}

export function savePosition(id: string, place: ReadingPosition) {
  change((reading) => recordPosition(reading, id, place))
}

export function removeSavedPosition(id: string) {
  change((reading) => removePosition(reading, id))
}

export function clearReadingHistory() {
  change(clearHistory)
}

function change(by: (reading: ReadingProgress) => ReadingProgress) {
  const { reading } = read()
  const next = by(reading)
  if (next !== reading) write({ ...read(), reading: next })
}

function listen(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return
    cached = undefined
    updatePageAttributes(read())
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
export function useLibraryState(): LibraryState {
  return useSyncExternalStore(listen, read, () => emptyState)
}
