// What the library keeps in this browser: articles saved for later, and the size of the text.
import { useSyncExternalStore } from 'react'

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

type Kept = { saved: string[]; textSize: TextSize }

const key = 'cairn.library'
const nothing: Kept = { saved: [], textSize: 'normal' }
let kept: Kept | undefined
const listeners = new Set<() => void>()

function read(): Kept {
  if (kept) return kept
  try {
    const stored: Partial<Kept> = JSON.parse(localStorage.getItem(key) ?? '{}')
    kept = {
      saved: Array.isArray(stored.saved) ? stored.saved.map(String) : [],
      textSize: textSizes.find((size) => size === stored.textSize) ?? 'normal',
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
    // Where nothing can be stored, it holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Saves an article for later, or takes it off the list. */
export function toggleSaved(id: string) {
  const { saved } = read()
  write({ ...read(), saved: saved.includes(id) ? saved.filter((other) => other !== id) : [...saved, id] })
}

export function setTextSize(textSize: TextSize) {
  write({ ...read(), textSize })
}

function listen(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return
    kept = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
  }
}

/** What is kept; nothing while the page is being built or hydrated. */
export function useKept(): Kept {
  return useSyncExternalStore(listen, read, () => nothing)
}
