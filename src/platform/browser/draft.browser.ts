// Unsent text in session storage, so that a reload, an expired login or a failed send loses nothing. It never leaves the device, and
// logging out deletes it (accounts/stored-session.browser.ts).
import { useCallback, useRef, useState } from 'react'

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

/** A random UUID; `randomUUID` needs a secure context, which a site without TLS is not. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return bytes.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/**
 * Idempotency keys for sending a draft: the same for the same text, also after a reload, so that a retry is stored once. A text that was
 * changed after a lost response has a new key, because the server ignores or refuses it under the first one.
 */
export function useSendKey(name: string) {
  const last = useRef<string>(undefined)
  const stored = `sent.${name}`
  return {
    keyFor(text: string): string {
      last.current ??= readDraft(stored)
      const at = last.current.indexOf(' ')
      if (at > 0 && last.current.slice(at + 1) === text) return last.current.slice(0, at)
      const key = newKey()
      last.current = `${key} ${text}`
      writeDraft(stored, last.current)
      return key
    },
    /** The text was stored: the same text can be sent again. */
    forget() {
      last.current = ''
      writeDraft(stored, '')
    },
  }
}
