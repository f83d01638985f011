// One message of the chat with its links, suggested replies and actions.
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import type { ChatMessage } from '../contract.ts'

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }))

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

export function Bubble({
  message,
  onDelete,
  onChoose,
}: {
  message: ChatMessage
  onDelete?: () => void
  /** Sends a suggested reply; only the newest message has them. */
  onChoose?: (choice: string) => void
}) {
  const own = message.role === 'user'
  const buttons = message.links?.filter(({ quiet }) => !quiet) ?? []
  return (
    <article
      tabIndex={-1}
      aria-label={own ? 'You' : 'Coach (software)'}
      className={`grid max-w-[min(38rem,92%)] gap-1.5 ${own ? 'justify-self-end' : 'justify-self-start'}`}
    >
      <div className={`rounded-3xl px-4 py-3 ${own ? 'rounded-br-md bg-moss' : 'rounded-bl-md bg-sand'}`}>
        {own ? (
          <p className="whitespace-pre-wrap break-words">
            <bdi>{message.content}</bdi>
          </p>
        ) : (
          <Suspense fallback={<p className="whitespace-pre-wrap break-words">{message.content}</p>}>
            <MarkdownText text={message.content} />
          </Suspense>
        )}
      </div>
      <QuietLinks links={message.links?.filter(({ quiet }) => quiet) ?? []} />
      {buttons.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {buttons.map(({ label, href }) => (
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
          <span>{senderOf(message)}</span>
          {message.timestamp ? (
            <time dateTime={message.timestamp}>{time.format(new Date(message.timestamp))}</time>
          ) : null}
          {onDelete ? <DeleteMessage onDelete={onDelete} /> : null}
        </p>
        {message.check ? <p className="measure">{message.check}</p> : null}
      </div>
    </article>
  )
}

function DeleteMessage({ onDelete }: { onDelete: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Delete this message"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden strokeWidth={1.75} className="size-4" />
      </Button>
      <AlertDialog
        open={asking}
        title="Delete this message?"
        description="It can’t be restored."
        confirm="Delete"
        onConfirm={() => {
          setAsking(false)
          onDelete()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

type Links = NonNullable<ChatMessage['links']>

/** Ways to reach a person, in one small line. */
function QuietLinks({ links }: { links: Links }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center text-pine underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function senderOf({ role, by }: ChatMessage): string {
  if (role === 'user') return 'You'
  return by === 'engine' ? 'Coach, software, with an AI engine' : 'Coach, software'
}

/** Suggested replies; a scale from 0 to 10 is one row of small buttons. */
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
