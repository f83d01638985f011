// Unsent text in session storage, so that a reload, an expired login or a failed send loses nothing. It never leaves the device, and
// logging out deletes it (accounts/stored-session.browser.ts).
import { useCallback, useState } from 'react'

const keyOf = (name: string) => `cairn.${name}`

/** Empty if there is no draft of this name. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

/** The names of all drafts that start with `start`. */
export function draftNames(start: string): string[] {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(start)))
    return names.map((key) => key.slice(keyOf('').length))
  } catch {
    return []
  }
}

/** An empty text deletes the draft. */
export function writeDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), text)
  } catch {
    // Without session storage the draft lasts while the page is open.
  }
}

/** A text that survives a reload. Not for pages that are prerendered with their field. */
export function useDraftText(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name))
  const change = useCallback(
    (next: string) => {
      writeDraft(name, next)
      setText(next)
    },
    [name],
  )
  return [text, change]
}
