// A conversation with the team, and the box to write more.
import { useState } from 'react'
import { HelpNotice, useTypingDanger } from '../crisis/help/help-notice.tsx'
import type { Danger } from '../crisis/help/notice.ts'
import { CallError } from '../platform/browser/call.browser.ts'
import { useDraftText, useSendKey } from '../platform/browser/draft.browser.ts'
import { formatTime } from '../platform/format-date.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Field, LimitedTextArea } from '../platform/ui/field.tsx'
import { messageLimit, type Thread } from './contract.ts'
import { subjectNames } from './subjects.ts'

const stateNames: Record<Thread['status'], string> = {
  open: 'Waiting for us',
  answered: 'Answered',
  closed: 'Closed',
}

const stateTones = { open: 'dawn', answered: 'moss', closed: 'plain' } as const

export function ThreadHead({ thread }: { thread: Thread }) {
  return (
    <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{subjectNames[thread.subject]}</span>
      <span className="text-sm text-ink-soft">{thread.reference}</span>
      <Badge tone={stateTones[thread.status]}>{stateNames[thread.status]}</Badge>
    </span>
  )
}

export type SendReply = (reply: { id: string; message: string }) => Promise<Danger | undefined>

export function ThreadView({ thread, onReply }: { thread: Thread; onReply: SendReply }) {
  return (
    <div className="grid max-w-3xl gap-5">
      <ol className="grid gap-3" aria-label="Messages">
        {thread.messages.map((message) => (
          <li
            key={message.id}
            className={`max-w-[68ch] rounded-card p-4 ${message.fromTeam ? 'mr-6 bg-moss' : 'ml-6 border border-line'}`}
          >
            <p className="text-sm text-ink-soft">
              {message.fromTeam ? 'Our team' : 'You'}, {formatTime(message.at)}
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">
              <bdi>{message.text}</bdi>
            </p>
          </li>
        ))}
      </ol>
      {thread.dueAt ? <p className="text-ink-soft">We reply by {formatTime(thread.dueAt)}.</p> : null}
      {thread.status === 'closed' ? (
        <p>This conversation is closed. If there’s more, please send a new message.</p>
      ) : (
        <ReplyForm thread={thread.id} onReply={onReply} />
      )}
    </div>
  )
}

function ReplyForm({ thread, onReply }: { thread: string; onReply: SendReply }) {
  const [message, setMessage] = useDraftText(`contact.reply-${thread}`)
  const [danger, setDanger] = useState<Danger>()
  const [failed, setFailed] = useState('')
  const [isPending, setPending] = useState(false)
  const { keyFor, forget } = useSendKey(`contact.reply-${thread}`)
  useTypingDanger(message, setDanger)

  async function submit() {
    setPending(true)
    setFailed('')
    try {
      const found = await onReply({ id: keyFor(message), message })
      if (found) setDanger(found)
      setMessage('')
      forget()
    } catch (error) {
      const reason =
        error instanceof CallError
          ? error.message
          : 'We couldn’t send this. Check your connection and try again.'
      setFailed(`${reason} What you wrote is still here.`)
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label="Write more" error={failed || undefined}>
        <LimitedTextArea
          rows={3}
          limit={messageLimit}
          required
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      {danger ? <HelpNotice danger={danger} /> : null}
      <Button type="submit" className="justify-self-start" disabled={isPending}>
        {isPending ? 'Sending…' : 'Send'}
      </Button>
    </form>
  )
}
