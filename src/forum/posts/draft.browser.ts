// Keeps what is being typed until it is sent: a closed tab, a lost session or a failed send loses nothing.
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
    // A browser that keeps nothing still holds the words while the page is open.
  }
}

/** A word that this tab keeps under a name, over a reload; empty where there is none. */
export function useKept(name: string): [string, (value: string) => void] {
  const key = `cairn.forum.${name}`
  const [value, setValue] = useState(() => read(key))
  function keep(next: string) {
    write(key, next)
    setValue(next)
  }
  return [value, keep]
}

// Also where a page came without TLS, and `randomUUID` is not to be had.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The text of a box under a name, the key that makes a second press the same send, and the way to clear both. */
export function useDraft(name: string) {
  const [text, setText] = useKept(name)
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
