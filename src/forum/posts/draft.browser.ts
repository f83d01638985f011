// Drafts of posts and replies.
import { useState } from 'react'
import { draftNames, readDraft, useDraftText, useSendKey } from '../../platform/browser/draft.browser.ts'

const nameOf = (name: string) => `forum.${name}`

export function hasDraft(name: string): boolean {
  return readDraft(nameOf(name)) !== ''
}

/** The id of a post with an unsent reply. */
export function postWithReplyDraft(): string | undefined {
  return draftNames(nameOf('reply-'))[0]?.slice(nameOf('reply-').length)
}

export function hasAnyDraft(): boolean {
  return draftNames(nameOf('')).length > 0
}

/** A draft, its idempotency key, and functions to change and clear both. */
export function useDraft(name: string) {
  const [text, setText] = useDraftText(nameOf(name))
  const { keyFor, forget } = useSendKey(nameOf(name))
  const [cleared, setCleared] = useState(0)
  return {
    text,
    /** How often it was cleared. */
    cleared,
    setText,
    sendKey: () => keyFor(text),
    clear() {
      setText('')
      forget()
      setCleared((times) => times + 1)
    },
  }
}
