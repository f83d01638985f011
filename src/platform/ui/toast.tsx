// What is to be said, and who listens. The region that shows it (toaster.tsx) is fetched with the first word.
import { lazy, Suspense, useSyncExternalStore } from 'react'

export type Message = {
  id: number
  title: string
  description?: string | undefined
  kind?: 'plain' | 'destructive' | undefined
  action?: { label: string; run: () => void } | undefined
  /** Milliseconds on screen; Infinity stays until it is closed. */
  lasts?: number | undefined
  open: boolean
}

const mostAtOnce = 1
const removedAfterMs = 1_000_000

let messages: Message[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(next: Message[]) {
  messages = next
  for (const listener of listeners) listener()
}

/** Says something to the person. A newer word takes the place of the older one. */
export function toast(message: Omit<Message, 'id' | 'open'>) {
  const id = nextId++
  replace([{ ...message, id, open: true }, ...messages].slice(0, mostAtOnce))
  return id
}

/** Closes a message; it is forgotten 1,000,000 ms later. */
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

// Without a connection the region may not come. Its words are said plainly then, and the page stays as it is.
const Region = lazy(async () => {
  try {
    return { default: (await import('./toaster.tsx')).Toaster }
  } catch {
    return { default: PlainToasts }
  }
})

function PlainToasts() {
  const message = useMessages().find(({ open }) => open)
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 rounded-card border border-line bg-paper-raised p-4 shadow-card empty:hidden sm:left-auto sm:w-96"
    >
      {message ? (
        <button type="button" className="grid min-h-11 w-full text-left" onClick={() => dismiss(message.id)}>
          <span className="font-semibold">{message.title}</span>
          {message.description}
          <span className="font-semibold text-pine">Close</span>
        </button>
      ) : null}
    </div>
  )
}

export function Toasts() {
  if (useMessages().length === 0) return null
  return (
    <Suspense>
      <Region />
    </Suspense>
  )
}
