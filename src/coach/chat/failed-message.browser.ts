// A message that failed, or that was not answered when the page closed. It stays in the tab until it is answered.
import { useEffect, useEffectEvent, useState } from 'react'
import { type Outgoing, savedUnanswered, saveUnanswered } from './chat.browser.ts'

type FailedMessage = { outgoing: Outgoing; reason: string }

/** `setDraft` gets the text of a temporary conversation, which has ended with its page. */
export function useFailedMessage(setDraft: (text: string) => void) {
  const [failed, show] = useState<FailedMessage>()

  function setFailed(failure: FailedMessage | undefined) {
    saveUnanswered(failure?.outgoing)
    show(failure)
  }

  const restore = useEffectEvent(() => {
    const outgoing = savedUnanswered()
    if (outgoing?.temporary) {
      setFailed(undefined)
      setDraft(outgoing.message)
    } else if (outgoing) show({ outgoing, reason: 'The page closed before the answer came.' })
  })
  useEffect(() => restore(), [])

  return [failed, setFailed] as const
}
