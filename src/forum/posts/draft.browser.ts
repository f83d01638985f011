// Drafts in session storage, so that a reload, an expired login or a failed send loses nothing.
import { useState } from 'react'

function read(key: string) {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, value: string) {
  try {
    if (value === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without session storage the draft lasts while the page is open.
  }
}

const keyOf = (name: string) => `cairn.forum.${name}`

export function hasDraft(name: string): boolean {
  return read(keyOf(name)) !== ''
}

/** A string in session storage; empty if there is none. */
function useTabStorage(name: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(keyOf(name)))
  function save(next: string) {
    write(keyOf(name), next)
    setValue(next)
  }
  return [value, save]
}

// `randomUUID` needs a secure context.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A draft, its idempotency key, and functions to change and clear both. */
export function useDraft(name: string) {
  const [text, setText] = useTabStorage(name)
  const [sendKey, setSendKey] = useState(() => newKey())
  return {
    text,
    sendKey,
    setText,
    clear() {
      setText('')
      setSendKey(newKey())
    },
  }
}
