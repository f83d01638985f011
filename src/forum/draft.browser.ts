// Keeps what is being typed until it is sent: a closed tab, a lost session or a failed send loses nothing.
import { useState } from 'react'
import { newId } from '../platform/ids.ts'

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

/** The text of a box under a name, the key that makes a second press the same send, and the way to clear both. */
export function useDraft(name: string) {
  const key = `cairn.forum.${name}`
  const [text, setText] = useState(() => read(key))
  const [sendKey, setSendKey] = useState(() => newId())
  return {
    text,
    sendKey,
    setText(value: string) {
      write(key, value)
      setText(value)
    },
    clear() {
      write(key, '')
      setText('')
      setSendKey(newId())
    },
  }
}
