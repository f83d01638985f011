// One conversation on the screen: what was said, what is being said, and what to do when sending fails.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRegion } from '../../crisis/help/region.browser.ts'
import { send, useRefresh } from '../../platform/browser/call.browser.ts'
import { toast } from '../../platform/ui/toast.tsx'
import type { ChatMessage } from '../contract.ts'
import * as contract from '../contract.ts'
import { ChatFailure, keepDraft, keptDraft, type Outgoing, sendToCoach } from './chat.browser.ts'

export type Pending = { message: string; answer: string }

export function useTalk() {
  const region = useRegion()
  const refresh = useRefresh()
  const [id, setId] = useState<string>()
  const [temporary, setTemporary] = useState(false)
  const [sealed, setSealed] = useState<string>()
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [draft, setDraftState] = useState(keptDraft)
  const [pending, setPending] = useState<Pending>()
  const [failed, setFailed] = useState<{ outgoing: Outgoing; reason: string }>()
  const [loading, setLoading] = useState(false)
  const stopper = useRef<AbortController>(undefined)

  useEffect(() => () => stopper.current?.abort(), [])

  const setDraft = useCallback((text: string) => {
    setDraftState(text)
    keepDraft(text)
  }, [])

  async function deliver(outgoing: Outgoing) {
    const stop = new AbortController()
    stopper.current = stop
    setFailed(undefined)
    setPending({ message: outgoing.message, answer: '' })
    try {
      const chat = await sendToCoach(
        outgoing,
        {
          piece: (text) => setPending((now) => now && { ...now, answer: now.answer + text }),
          replace: (text) => setPending((now) => now && { ...now, answer: text }),
        },
        stop.signal,
      )
      // In one step, so that nothing stands on the screen twice and the next message can be sent at once.
      setMessages(chat.messages)
      setPending(undefined)
      setSealed(chat.sealed)
      if (!outgoing.temporary) {
        setId(chat.conversationId === 'temporary' ? undefined : chat.conversationId)
        await refresh([contract.conversations])
      }
    } catch (error) {
      if (stop.signal.aborted) await afterStop(outgoing)
      else {
        const reason =
          error instanceof ChatFailure ? error.message : 'Something went wrong. Please try again.'
        toast({ title: 'Chat Error', description: reason, kind: 'destructive' })
        setFailed({ outgoing, reason })
      }
    } finally {
      setPending(undefined)
    }
  }

  // What the server kept of a stopped answer is read again; a first message that it never saw goes back into the field.
  async function afterStop(outgoing: Outgoing) {
    if (outgoing.conversationId) {
      const chat = await send(contract.conversation, { params: { id: outgoing.conversationId } }).catch(
        () => undefined,
      )
      if (chat) {
        setMessages(chat.messages)
        if (chat.messages.some(({ role, content }) => role === 'user' && content === outgoing.message)) return
      }
    }
    setDraft(outgoing.message)
    await refresh([contract.conversations])
  }

  return {
    id,
    temporary,
    messages,
    draft,
    pending,
    failed,
    loading,
    setDraft,
    /** Sends the trimmed text; nothing while a message is on its way. */
    say(text: string) {
      const message = text.trim()
      if (message === '' || pending) return
      // A suggestion that is pressed leaves what was being typed in its field.
      if (text === draft) setDraft('')
      void deliver({
        message,
        attempt: crypto.randomUUID(),
        region,
        ...(temporary ? { temporary: true, ...(sealed ? { sealed } : {}) } : { conversationId: id }),
      })
    },
    retry() {
      if (failed && !pending) void deliver(failed.outgoing)
    },
    /** Takes a failed message back into the field. */
    takeBack() {
      if (!failed) return
      setDraft(failed.outgoing.message)
      setFailed(undefined)
    },
    stop() {
      stopper.current?.abort()
    },
    begin(as: { temporary: boolean }) {
      stopper.current?.abort()
      setId(undefined)
      setSealed(undefined)
      setMessages([])
      setFailed(undefined)
      setTemporary(as.temporary)
    },
    async open(which: string) {
      stopper.current?.abort()
      setLoading(true)
      setFailed(undefined)
      try {
        const chat = await send(contract.conversation, { params: { id: which } })
        setTemporary(false)
        setId(chat.conversationId)
        setMessages(chat.messages)
      } catch (error) {
        toast({
          title: 'Chat Error',
          description: error instanceof Error ? error.message : '',
          kind: 'destructive',
        })
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
        toast({
          title: 'Chat Error',
          description: error instanceof Error ? error.message : '',
          kind: 'destructive',
        })
      }
    },
  }
}

export type CurrentConversation = ReturnType<typeof useTalk>

/** The height that is left above a phone's keyboard; undefined while none is open. */
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
