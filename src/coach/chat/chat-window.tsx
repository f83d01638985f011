import { RotateCcw, SendHorizontal, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { characterCount } from '../../platform/text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { charactersLeft } from '../../platform/ui/field.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { longestMessage } from '../contract.ts'
import { Bubble } from './bubble.tsx'
import { ChatBar } from './chat-bar.tsx'
import { type CurrentConversation, useRoomAboveKeyboard } from './conversation.browser.ts'
import { suggestedPrompts } from './prompts.ts'

/** The chat: 600 px high, or less if the screen is not high enough for the message box, or while a phone's keyboard is open. */
export function ChatWindow({ talk, note }: { talk: CurrentConversation; note?: ReactNode }) {
  const room = useRoomAboveKeyboard()
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { log, choose } = useChoiceFocus(talk)
  const { messages, pending, failed } = talk
  const length = messages.length + (pending?.answer.length ?? 0) + (failed ? 1 : 0)

  // Scrolls to the newest message, or to its first line if it is longer than the window, because in danger the first line is the most important.
  useEffect(() => {
    const box = end.current?.parentElement
    if (!box || length === 0) return
    const newest = failed ? undefined : [...box.querySelectorAll('article')].at(-1)
    const top = newest ? newest.offsetTop - box.offsetTop - 16 : box.scrollHeight
    box.scrollTop = Math.min(top, box.scrollHeight)
  }, [length, failed])

  useEffect(() => {
    if (room !== undefined) frame.current?.scrollIntoView({ block: 'start' })
  }, [room])

  return (
    <section
      ref={frame}
      aria-label="Chat with the coach"
      style={room === undefined ? undefined : { height: heightIn(room), minHeight: 0 }}
      className="flex h-[min(600px,100dvh-11.75rem)] min-w-0 flex-col max-sm:h-[min(600px,100dvh-16.5rem)] min-h-80 short:h-[calc(100dvh-11rem)] short:min-h-40 max-[18rem]:min-h-96! max-[25rem]:[@media(height<20rem)]:min-h-80! overflow-hidden rounded-card border border-line bg-paper-raised shadow-card"
    >
      <ChatBar talk={talk} />
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-busy={pending !== undefined}
        tabIndex={0}
        aria-label="Messages"
        className="grid flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-4 sm:p-6"
      >
        {talk.loading ? <Skeleton className="h-40" /> : null}
        {messages.length === 0 && !pending && !talk.loading ? <Prompts onChoose={choose} /> : null}
        {messages.map((message, index) => (
          <Bubble
            key={message.id}
            message={message}
            {...(index === messages.length - 1 && !pending && !failed ? { onChoose: choose } : {})}
            {...(talk.id ? { onDelete: () => void talk.forgetMessage(message.id) } : {})}
          />
        ))}
        {pending ? (
          <>
            <Bubble message={{ id: 'sending', role: 'user', content: pending.message, timestamp: '' }} />
            {pending.answer ? (
              <Bubble
                message={{ id: 'writing', role: 'assistant', content: pending.answer, timestamp: '' }}
              />
            ) : (
              <p className="text-ink-soft">The coach is writing…</p>
            )}
          </>
        ) : null}
        {failed ? (
          <div className="grid gap-3 rounded-2xl border border-clay p-4">
            <p className="whitespace-pre-wrap break-words">
              <bdi>{failed.outgoing.message}</bdi>
            </p>
            <p role="alert" className="font-medium text-clay">
              Failed to send message. {failed.reason}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={talk.retry}>
                <RotateCcw aria-hidden strokeWidth={1.75} className="size-5" />
                Try again
              </Button>
              <Button variant="outline" onClick={talk.takeBack}>
                Change it
              </Button>
            </div>
          </div>
        ) : null}
        <div ref={end} />
      </div>
      {note}
      <Composer talk={talk} />
    </section>
  )
}

/**
 * Sends a suggestion. The suggestion disappears, so the focus moves to the messages and later to the answer, before its
 * own suggestions. The message box would open the keyboard of a phone.
 */
function useChoiceFocus({ say, pending }: CurrentConversation) {
  const log = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  const isPending = pending !== undefined
  useEffect(() => {
    if (isPending || !isAwaited.current) return
    isAwaited.current = false
    const newest = [...(log.current?.querySelectorAll('article') ?? [])].at(-1)
    if (document.activeElement === log.current) newest?.focus({ preventScroll: true })
  }, [isPending])
  function choose(text: string) {
    say(text)
    isAwaited.current = true
    log.current?.focus({ preventScroll: true })
  }
  return { log, choose }
}

// The page's bar stays above the chat (6rem of scroll padding are reserved for it), the keyboard below.
const heightIn = (room: number) => `clamp(12rem, ${room}px - 6.5rem, 600px)`

function Prompts({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <div className="grid gap-4">
      <p className="measure text-ink-soft">Write what’s on your mind, or start with one of these.</p>
      <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2">
        {suggestedPrompts.map((prompt) => (
          <li key={prompt} className="grid">
            <button
              type="button"
              onClick={() => onChoose(prompt)}
              className="min-h-11 rounded-2xl border border-line-strong bg-paper px-4 py-2 text-left sm:py-3 transition-colors duration-150 hover:border-pine hover:bg-moss"
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Composer({ talk }: { talk: CurrentConversation }) {
  const blank = talk.draft.trim() === ''
  const left = longestMessage - characterCount(talk.draft)

  function send() {
    if (left >= 0) talk.say(talk.draft)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends an IME composition (Japanese, Chinese) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={onSubmit}
      className="flex max-[18rem]:flex-wrap items-end justify-end gap-2 border-t border-line bg-paper-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <label className="grid flex-1 max-[18rem]:basis-full">
        <span className="sr-only">Your message</span>
        <textarea
          dir="auto"
          value={talk.draft}
          onChange={(event) => talk.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          rows={2}
          enterKeyHint="send"
          placeholder="Write to the coach…"
          className="max-h-40 min-h-11 w-full resize-none rounded-2xl border border-line-strong bg-paper px-4 py-2 text-ink placeholder:text-ink-soft"
        />
        <span role="status" className="mt-1 px-4 text-sm text-ink-soft empty:hidden">
          {left < 400 ? charactersLeft(left) : null}
        </span>
      </label>
      {talk.pending ? (
        <Button variant="outline" size="icon" aria-label="Stop" onClick={talk.stop}>
          <Square aria-hidden strokeWidth={1.75} className="size-5" />
        </Button>
      ) : (
        <Button type="submit" size="icon" aria-label="Send" disabled={blank || left < 0}>
          <SendHorizontal aria-hidden strokeWidth={1.75} className="size-5" />
        </Button>
      )}
    </form>
  )
}
