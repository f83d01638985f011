// The state of the shown conversation: messages, the pending answer, and a failed message.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRegion } from '../../crisis/help/region.browser.ts'
import { CallError, send, useRefresh } from '../../platform/browser/call.browser.ts'
import { readDraft, useDraftText, writeDraft } from '../../platform/browser/draft.browser.ts'
import { toast } from '../../platform/ui/toast.tsx'
import type { ChatMessage } from '../contract.ts'
import * as contract from '../contract.ts'
import { ChatFailure, type Outgoing, saveUnanswered, sendToCoach } from './chat.browser.ts'
import { useFailedMessage } from './failed-message.browser.ts'

export type Pending = { message: string; answer: string }

/** `diary`: the figures that the member shares with each message. */
export function useTalk(diary?: contract.DiaryForCoach) {
  const region = useRegion()
  const view = useConversationView()
  const [draft, setDraft] = useDraftText('coach.draft')
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
    /** Sends the trimmed text; does nothing while a message is being sent or a conversation opens. */
    say(text: string) {
      const message = text.trim()
      if (message === '' || pending || view.loading) return
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

const chatError = (description: string) => toast({ title: 'Chat Error', description, kind: 'destructive' })

function report(error: unknown): undefined {
  chatError(error instanceof Error ? error.message : '')
}

/** The shown conversation, in this tab: after a reload, or Back from a link in an answer, it is shown again. */
const openName = 'coach.open'

/** Undefined if it can't be loaded now. */
async function conversationAgain(which: string): Promise<contract.Chat | 'deleted' | undefined> {
  try {
    return await send(contract.conversation, { params: { id: which } })
  } catch (error) {
    return error instanceof CallError && error.status === 404 ? 'deleted' : undefined
  }
}

/** Which conversation is shown. */
function useShownId(onRestored: (chat: contract.Chat) => void) {
  const [id, setId] = useState<string>()
  const [loading, setLoading] = useState(() => readDraft(openName) !== '')
  // The conversation that was opened last: a late response about another one is not shown.
  const shown = useRef<string>(undefined)

  function show(which: string | undefined) {
    shown.current = which
    writeDraft(openName, which ?? '')
    setId(which)
  }

  const restore = useEffectEvent(async () => {
    const which = readDraft(openName)
    if (which === '') return
    shown.current = which
    const chat = await conversationAgain(which)
    if (shown.current !== which) return
    setLoading(false)
    show(chat === 'deleted' ? undefined : which)
    if (chat && chat !== 'deleted') onRestored(chat)
  })
  useEffect(() => void restore(), [])
  return {
    id,
    show,
    loading,
    setLoading,
    isShown: (which: string | undefined) => shown.current === which,
    expect(which: string | undefined) {
      shown.current = which
    },
  }
}

/** The conversation that the page shows. */
function useConversationView() {
  const [temporary, setTemporary] = useState(false)
  const [sealed, setSealed] = useState<string>()
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const { id, show, loading, setLoading, isShown, expect } = useShownId((chat) => setMessages(chat.messages))

  return {
    id,
    temporary,
    sealed,
    messages,
    loading,
    show,
    setSealed,
    setMessages,
    /** Only if the page still shows that conversation. */
    setMessagesOf(which: string, those: ChatMessage[]) {
      if (isShown(which)) setMessages(those)
    },
    begin(as: { temporary: boolean }) {
      show(undefined)
      setLoading(false)
      setSealed(undefined)
      setMessages([])
      setTemporary(as.temporary)
    },
    async open(which: string) {
      expect(which)
      setLoading(true)
      const chat = await send(contract.conversation, { params: { id: which } }).catch(report)
      if (!isShown(which)) return
      setLoading(false)
      if (!chat) {
        expect(id)
        return
      }
      setTemporary(false)
      show(which)
      setMessages(chat.messages)
    },
    async forgetMessage(messageId: string) {
      if (!id) return
      const chat = await send(contract.deleteMessage, { params: { id, messageId } }).catch(report)
      if (chat && isShown(id)) setMessages(chat.messages)
    },
  }
}

/** Sends a message and streams its answer into `pending`. */
function useDelivery(view: ReturnType<typeof useConversationView>, setDraft: (text: string) => void) {
  const refresh = useRefresh()
  const [pending, setPending] = useState<Pending>()
  const [failed, setFailed] = useFailedMessage(setDraft)
  const stopper = useRef<AbortController>(undefined)

  useEffect(() => () => stopper.current?.abort(), [])

  async function deliver(outgoing: Outgoing) {
    const stop = new AbortController()
    stopper.current = stop
    setFailed(undefined)
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
        view.show(chat.conversationId === 'temporary' ? undefined : chat.conversationId)
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
        view.setMessagesOf(conversationId, chat.messages)
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
