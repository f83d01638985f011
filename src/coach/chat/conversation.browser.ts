// The state of the shown conversation: messages, the pending answer, and a failed message.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRegion } from '../../crisis/help/region.browser.ts'
import { send, useRefresh } from '../../platform/browser/call.browser.ts'
import { toast } from '../../platform/ui/toast.tsx'
import type { ChatMessage } from '../contract.ts'
import * as contract from '../contract.ts'
import {
  ChatFailure,
  type Outgoing,
  saveDraft,
  savedDraft,
  savedUnanswered,
  saveUnanswered,
  sendToCoach,
} from './chat.browser.ts'

export type Pending = { message: string; answer: string }
type Failed = { outgoing: Outgoing; reason: string }

/** `diary`: the figures that the member shares with each message. */
export function useTalk(diary?: contract.DiaryForCoach) {
  const region = useRegion()
  const view = useConversationView()
  const [draft, setDraft] = useDraft()
  const { pending, failed, setFailed, deliver, stop } = useDelivery(view, setDraft)
  const { id, temporary, sealed } = view

  /** Puts a failed message back into the field. */
  function takeBack() {
    if (!failed) return
    setDraft(draft.trim() === '' ? failed.outgoing.message : `${failed.outgoing.message}\n\n${draft}`)
    setFailed(undefined)
  }

  return {
    id,
    temporary,
    messages: view.messages,
    loading: view.loading,
    draft,
    pending,
    failed,
    setDraft,
    /** Sends the trimmed text; does nothing while a message is being sent. */
    say(text: string) {
      const message = text.trim()
      if (message === '' || pending) return
      // Pressing a suggestion does not change the text in the field.
      if (text === draft) setDraft('')
      void deliver({
        message,
        attempt: crypto.randomUUID(),
        region,
        ...(diary ? { diary } : {}),
        ...(temporary ? { temporary: true, ...(sealed ? { sealed } : {}) } : { conversationId: id }),
      })
    },
    retry() {
      if (failed && !pending) void deliver({ ...failed.outgoing, diary })
    },
    takeBack,
    stop,
    begin(as: { temporary: boolean }) {
      stop()
      takeBack()
      view.begin(as)
    },
    async open(which: string) {
      stop()
      takeBack()
      await view.open(which)
    },
    forgetMessage: view.forgetMessage,
  }
}

export type CurrentConversation = ReturnType<typeof useTalk>

function useDraft() {
  const [draft, setDraft] = useState(savedDraft)
  const change = useCallback((text: string) => {
    setDraft(text)
    saveDraft(text)
  }, [])
  return [draft, change] as const
}

const chatError = (description: string) => toast({ title: 'Chat Error', description, kind: 'destructive' })
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** The conversation that the page shows. */
function useConversationView() {
  const [id, setId] = useState<string>()
  const [temporary, setTemporary] = useState(false)
  const [sealed, setSealed] = useState<string>()
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [loading, setLoading] = useState(false)

  return {
    id,
    temporary,
    sealed,
    messages,
    loading,
    setId,
    setSealed,
    setMessages,
    begin(as: { temporary: boolean }) {
      setId(undefined)
      setSealed(undefined)
      setMessages([])
      setTemporary(as.temporary)
    },
    async open(which: string) {
      setLoading(true)
      try {
        const chat = await send(contract.conversation, { params: { id: which } })
        setTemporary(false)
        setId(chat.conversationId)
        setMessages(chat.messages)
      } catch (error) {
        chatError(reasonOf(error))
      } finally {
        setLoading(false)
      }
    },
    async forgetMessage(messageId: string) {
      if (!id) return
      try {
        const chat = await send(contract.deleteMessage, { params: { id, messageId } })
        setMessages(chat.messages)
      } catch (error) {
        chatError(reasonOf(error))
      }
    },
  }
}

/** Sends a message and streams its answer into `pending`. */
function useDelivery(view: ReturnType<typeof useConversationView>, setDraft: (text: string) => void) {
  const refresh = useRefresh()
  const [pending, setPending] = useState<Pending>()
  const [failed, showFailed] = useState<Failed>()
  const stopper = useRef<AbortController>(undefined)

  useEffect(() => () => stopper.current?.abort(), [])

  // The page was reloaded, or left for the login, before the answer came.
  const restore = useEffectEvent(() => {
    const outgoing = savedUnanswered()
    if (outgoing?.temporary) {
      setFailed(undefined)
      setDraft(outgoing.message)
    } else if (outgoing) showFailed({ outgoing, reason: 'The page closed before the answer came.' })
  })
  useEffect(() => restore(), [])

  function setFailed(failure: Failed | undefined) {
    saveUnanswered(failure?.outgoing)
    showFailed(failure)
  }

  async function deliver(outgoing: Outgoing) {
    const stop = new AbortController()
    stopper.current = stop
    showFailed(undefined)
    saveUnanswered(outgoing)
    setPending({ message: outgoing.message, answer: '' })
    try {
      const stream = {
        piece: (text: string) => setPending((now) => now && { ...now, answer: now.answer + text }),
        replace: (text: string) => setPending((now) => now && { ...now, answer: text }),
      }
      const chat = await sendToCoach(outgoing, stream, stop.signal)
      saveUnanswered(undefined)
      // In one state update, so that no message is shown twice and the next one can be sent immediately.
      view.setMessages(chat.messages)
      setPending(undefined)
      view.setSealed(chat.sealed)
      if (!outgoing.temporary) {
        view.setId(chat.conversationId === 'temporary' ? undefined : chat.conversationId)
        await refresh([contract.conversations])
      }
    } catch (error) {
      if (stop.signal.aborted) await afterStop(outgoing)
      else {
        const reason =
          error instanceof ChatFailure ? error.message : 'Something went wrong. Please try again.'
        chatError(reason)
        setFailed({ outgoing, reason })
      }
    } finally {
      setPending(undefined)
    }
  }

  // Reloads what the server stored of an answer that was stopped. A first message that the server never received returns to the field.
  async function afterStop({ conversationId, message }: Outgoing) {
    saveUnanswered(undefined)
    if (conversationId) {
      const chat = await send(contract.conversation, { params: { id: conversationId } }).catch(
        () => undefined,
      )
      if (chat) {
        view.setMessages(chat.messages)
        if (chat.messages.some(({ role, content }) => role === 'user' && content === message)) return
      }
    }
    setDraft(message)
    await refresh([contract.conversations])
  }

  return { pending, failed, setFailed, deliver, stop: () => stopper.current?.abort() }
}

/** The height above a phone's keyboard; undefined while none is open. */
export function useRoomAboveKeyboard(): number | undefined {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () =>
      setRoom(view.height < window.innerHeight - 120 ? Math.round(view.height) : undefined)
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [])
  return room
}
