// The toast store. The region that shows toasts (toaster.tsx) is loaded with the first one.
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'

export type Message = {
  id: number
  title: string
  description?: string | undefined
  kind?: 'plain' | 'destructive' | undefined
  action?: { label: string; run: () => void } | undefined
  /** Milliseconds on screen; Infinity stays until closed. */
  durationMs?: number | undefined
  open: boolean
}

const maxAtOnce = 1
const removedAfterMs = 1_000_000

let messages: Message[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(next: Message[]) {
  messages = next
  for (const listener of listeners) listener()
}

/** Shows a toast. It replaces the current one. */
export function toast(message: Omit<Message, 'id' | 'open'>) {
  const id = nextId++
  replace([{ ...message, id, open: true }, ...messages].slice(0, maxAtOnce))
  return id
}

/** Closes a toast; it is removed 1,000,000 ms later, as the specification says. */
export function dismiss(id: number) {
  replace(messages.map((message) => (message.id === id ? { ...message, open: false } : message)))
  setTimeout(() => replace(messages.filter((message) => message.id !== id)), removedAfterMs)
}

export function useMessages() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => messages,
    () => messages,
  )
}

/** The labels of the region. */
export type ToastWords = { one: string; all: string; none: string; close: string }

const english: ToastWords = {
  one: 'Notification',
  all: 'Notifications',
  none: 'No notifications',
  close: 'Close',
}

// Offline, the region's chunk may fail to load. The message is then shown as plain text.
const Region = lazy(async () => {
  try {
    return { default: (await import('./toaster.tsx')).Toaster }
  } catch {
    return { default: PlainToasts }
  }
})

function PlainToasts({ words }: { words: ToastWords }) {
  const message = useMessages().find(({ open }) => open)
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bar-room)+1rem)] z-30 rounded-card border border-line bg-paper-raised p-4 shadow-card empty:hidden sm:left-auto sm:w-96 print:hidden"
    >
      {message ? (
        <button type="button" className="grid min-h-11 w-full text-left" onClick={() => dismiss(message.id)}>
          <span className="font-semibold">{message.title}</span>
          {message.description}
          <span className="font-semibold text-pine">{words.close}</span>
        </button>
      ) : null}
    </div>
  )
}

/** An empty region that F8 focuses before the first toast. */
function EmptyRegion({ words }: { words: ToastWords }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = ({ code }: KeyboardEvent) => code === 'F8' && region.current?.focus()
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`${words.one} (F8)`}
      className="fixed right-4 bottom-[calc(var(--bar-room)+1rem)] z-30 rounded-card bg-paper-raised not-focus:sr-only focus:p-4 print:hidden"
    >
      {words.none}
    </section>
  )
}

export function Toasts({ words = english }: { words?: ToastWords }) {
  if (useMessages().length === 0) return <EmptyRegion words={words} />
  return (
    <Suspense>
      <Region words={words} />
    </Suspense>
  )
}
