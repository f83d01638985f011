import { RotateCcw, SendHorizontal, Square, Trash2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import Markdown from 'react-markdown'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { ChatMessage } from '../contract.ts'
import { suggestedPrompts } from '../script/prompts.ts'
import { type CurrentConversation, useRoomAboveKeyboard } from './conversation.browser.ts'

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

/** The chat: 600 px high, or what a phone's keyboard leaves of it. */
export function ChatWindow({ talk }: { talk: CurrentConversation }) {
  const room = useRoomAboveKeyboard()
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { messages, pending, failed } = talk
  const length = messages.length + (pending?.answer.length ?? 0) + (failed ? 1 : 0)

  // To the newest, and to its first line where it is longer than the window: in danger that line comes first.
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
      style={room === undefined ? undefined : { height: heightIn(room) }}
      className="flex h-[600px] min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper-raised shadow-card"
    >
      <div
        role="log"
        aria-live="polite"
        aria-busy={pending !== undefined}
        tabIndex={0}
        aria-label="Messages"
        className="grid flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-4 sm:p-6"
      >
        {talk.loading ? <Skeleton className="h-40" /> : null}
        {messages.length === 0 && !pending && !talk.loading ? <Prompts talk={talk} /> : null}
        {messages.map((message, index) => (
          <Bubble
            key={message.id}
            message={message}
            {...(index === messages.length - 1 && !pending && !failed ? { onChoose: talk.say } : {})}
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
      <Composer talk={talk} />
    </section>
  )
}

// The bar of the page stays above the chat (6rem are kept for it, whatever is scrolled to), the keyboard below it.
const heightIn = (room: number) => `clamp(12rem, ${room}px - 6.5rem, 600px)`

function Prompts({ talk }: { talk: CurrentConversation }) {
  return (
    <div className="grid gap-4">
      <p className="measure text-ink-soft">
        Here you can think out loud, at any hour. Write what is on your mind, or begin with one of these.
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {suggestedPrompts.map((prompt) => (
          <li key={prompt} className="grid">
            <button
              type="button"
              onClick={() => talk.say(prompt)}
              className="min-h-11 rounded-2xl border border-line-strong bg-paper px-4 py-3 text-left transition-colors duration-150 hover:border-pine hover:bg-moss"
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bubble({
  message,
  onDelete,
  onChoose,
}: {
  message: ChatMessage
  onDelete?: () => void
  /** Sends an offered answer; only the newest message has them. */
  onChoose?: (choice: string) => void
}) {
  const own = message.role === 'user'
  return (
    <article
      aria-label={own ? 'You' : 'Coach (software)'}
      className={`grid max-w-[min(38rem,92%)] gap-1.5 ${own ? 'justify-self-end' : 'justify-self-start'}`}
    >
      <div className={`rounded-3xl px-4 py-3 ${own ? 'rounded-br-md bg-moss' : 'rounded-bl-md bg-sand'}`}>
        {own ? (
          <p className="whitespace-pre-wrap break-words">
            <bdi>{message.content}</bdi>
          </p>
        ) : (
          <Written text={message.content} />
        )}
      </div>
      {message.links && message.links.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {message.links.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className={buttonClass({ variant: href.startsWith('tel:') ? 'primary' : 'outline' })}
            >
              {label}
            </a>
          ))}
        </div>
      ) : null}
      {onChoose && message.choices && message.choices.length > 0 ? (
        <Choices choices={message.choices} onChoose={onChoose} />
      ) : null}
      <div className="grid text-sm text-ink-soft">
        <p className="flex items-center gap-x-3">
          <span>
            {own ? 'You' : message.by === 'engine' ? 'Coach, software, with an AI engine' : 'Coach, software'}
          </span>
          {message.timestamp ? (
            <time dateTime={message.timestamp}>{time.format(new Date(message.timestamp))}</time>
          ) : null}
          {onDelete ? (
            <Button variant="quiet" size="icon" aria-label="Delete this message" onClick={onDelete}>
              <Trash2 aria-hidden strokeWidth={1.75} className="size-4" />
            </Button>
          ) : null}
        </p>
        {message.check ? <p className="measure">{message.check}</p> : null}
      </div>
    </article>
  )
}

// An engine's answer is text of a stranger: no images, no links, no HTML.
const shownElements = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br']

/** An answer with its lists and emphasis. */
function Written({ text }: { text: string }) {
  return (
    <div className="grid gap-3 break-words [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc" dir="auto">
      <Markdown allowedElements={shownElements} unwrapDisallowed>
        {text}
      </Markdown>
    </div>
  )
}

/** Answers to tap; a scale from 0 to 10 stands in one row of small ones. */
function Choices({ choices, onChoose }: { choices: readonly string[]; onChoose: (choice: string) => void }) {
  return (
    <ul aria-label="Suggested answers" className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            onClick={() => onChoose(choice)}
            className="min-h-11 min-w-11 rounded-full border border-line-strong bg-paper px-4 py-2 text-left transition-colors duration-150 hover:border-pine hover:bg-moss"
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Composer({ talk }: { talk: CurrentConversation }) {
  const blank = talk.draft.trim() === ''

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    talk.say(talk.draft)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the writing of a character (Japanese, Chinese) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    talk.say(talk.draft)
  }

  return (
    <form
      onSubmit={onSubmit}
      className="flex items-end gap-2 border-t border-line bg-paper-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <label className="grid flex-1">
        <span className="sr-only">Your message</span>
        <textarea
          value={talk.draft}
          onChange={(event) => talk.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          rows={2}
          maxLength={4000}
          enterKeyHint="send"
          placeholder="Write to the coach…"
          className="max-h-40 min-h-11 w-full resize-none rounded-2xl border border-line-strong bg-paper px-4 py-2 text-ink placeholder:text-ink-soft"
        />
      </label>
      {talk.pending ? (
        <Button variant="outline" size="icon" aria-label="Stop" onClick={talk.stop}>
          <Square aria-hidden strokeWidth={1.75} className="size-5" />
        </Button>
      ) : (
        <Button type="submit" size="icon" aria-label="Send" disabled={blank}>
          <SendHorizontal aria-hidden strokeWidth={1.75} className="size-5" />
        </Button>
      )}
    </form>
  )
}
