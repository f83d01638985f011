// The contact inbox with answer deadlines.
import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { ReplyPicker } from '../accounts/team/reply-picker.tsx'
import { ageInWords } from '../platform/answer-deadline.ts'
import { useRead, useRefresh, useSend } from '../platform/browser/call.browser.ts'
import { formatTime } from '../platform/format-date.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Field, LimitedTextArea, Select } from '../platform/ui/field.tsx'
import { EmptyState } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { toast } from '../platform/ui/toast.tsx'
import {
  addNote,
  answerThread,
  inbox,
  inboxLength,
  messageLimit,
  type StoredMessage,
  setStatus,
  threadStates,
} from './contract.ts'

type Message = z.output<typeof StoredMessage>

export function ContactInbox() {
  const [status, setShown] = useState<Message['status']>('open')
  const { data, error } = useRead(
    inbox,
    { query: { status } },
    { refetchInterval: 60_000, refetchOnMount: 'always' },
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Show" className="max-w-64">
        <Select
          value={status}
          onChange={(event) => setShown(threadStates.find((each) => each === event.target.value) ?? 'open')}
        >
          <option value="open">Open messages</option>
          <option value="answered">Answered messages</option>
          <option value="closed">Closed messages</option>
        </Select>
      </Field>
      {error ? <p role="alert">{error.message}</p> : null}
      {!data && !error ? <Loading lines={6} /> : null}
      {data?.length === 0 ? (
        <EmptyState title={status === 'open' ? 'Nobody is waiting' : 'Nothing here'}>
          <p>Messages from the contact form are here, the most urgent first.</p>
        </EmptyState>
      ) : null}
      {data?.length === inboxLength ? (
        <p>These are the first {inboxLength} messages. There may be more.</p>
      ) : null}
      {data?.map((message) => (
        <OneMessage key={message.id} message={message} />
      ))}
    </div>
  )
}

function OneMessage({ message }: { message: Message }) {
  const refresh = useRefresh()
  const { mutate, isPending } = useSend(setStatus, {
    refreshes: [inbox],
    failTitle: 'Error',
    onFail: () => void refresh([inbox]),
  })
  const seen = 1 + message.replies.length
  const age = ageInWords(message.waitingSince, Date.now())
  const isOpen = message.status === 'open'
  const isClosed = message.status === 'closed'
  return (
    <Card aria-label={`Message ${message.reference}`} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{message.reference}</strong>
        <Badge tone="sky">{message.subject}</Badge>
        {message.urgency === 'normal' ? null : <Badge tone="dawn">{message.urgency}</Badge>}
        {message.suspected ? <Badge tone="plain">perhaps written by a program</Badge> : null}
        <span
          className={`ml-auto text-sm ${isOpen && age.isLate ? 'font-semibold text-clay' : 'text-ink-soft'}`}
        >
          {isOpen ? age.text : answeredWords(message)}
        </span>
      </div>
      <p className="text-ink-soft">
        <bdi>{message.name}</bdi>, <bdi>{message.email}</bdi>, {formatTime(message.receivedAt)}; due{' '}
        {formatTime(message.dueAt)}
      </p>
      <p className="measure whitespace-pre-wrap">
        <bdi>{message.message}</bdi>
      </p>
      <Replies message={message} />
      {isClosed ? null : <AnswerForm message={message} />}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={isPending}
        onClick={() =>
          mutate({ params: { id: message.id }, body: { status: isClosed ? 'open' : 'closed', seen } })
        }
      >
        {statusButton[message.status]}
      </Button>
      <Notes message={message} />
    </Card>
  )
}

const statusButton = { open: 'Close without an answer', answered: 'Close', closed: 'Open again' }

const answeredWords = ({ answeredAt, answeredBy }: Message) =>
  answeredAt ? `answered ${formatTime(answeredAt)} by ${answeredBy ?? ''}` : ''

function Replies({ message }: { message: Message }) {
  if (message.replies.length === 0) return null
  return (
    <ol className="grid gap-2" aria-label="Replies">
      {message.replies.map((reply) => (
        <li
          key={reply.id}
          className={`measure rounded-xl px-4 py-2 ${reply.fromTeam ? 'bg-moss' : 'border border-line'}`}
        >
          <span className="block text-sm text-ink-soft">
            <bdi>{reply.fromTeam ? reply.author : message.name}</bdi>, {formatTime(reply.at)}
          </span>
          <span className="whitespace-pre-wrap">
            <bdi>{reply.text}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}

function AnswerForm({ message }: { message: Message }) {
  const [text, setText] = useState('')
  const id = useRef('')
  const refresh = useRefresh()
  const answer = useSend(answerThread, {
    refreshes: [inbox],
    // If there is a new message, it is shown before the next attempt.
    onFail: () => void refresh([inbox]),
    onDone: () => {
      setText('')
      id.current = ''
      toast({ title: 'Answer sent' })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    // A retry has the same id, so that the answer is stored once.
    id.current ||= crypto.randomUUID()
    const seen = 1 + message.replies.length
    answer.mutate({ params: { id: message.id }, body: { id: id.current, message: text, seen } })
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Field
        label="Answer"
        hint="They see it as “Our team”, without your name."
        error={answer.error?.message}
      >
        <LimitedTextArea
          rows={4}
          limit={messageLimit}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <ReplyPicker value={text} onInsert={setText} />
      <Button type="submit" disabled={answer.isPending || text.trim() === ''} className="justify-self-start">
        {answer.isPending ? 'Sending…' : 'Send answer'}
      </Button>
    </form>
  )
}

function Notes({ message }: { message: Message }) {
  const [text, setText] = useState('')
  const { mutate, isPending } = useSend(addNote, {
    refreshes: [inbox],
    failTitle: 'Error',
    onDone: () => setText(''),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') mutate({ params: { id: message.id }, body: { text } })
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      {message.notes.length > 0 ? (
        <ul className="grid gap-2">
          {message.notes.map((note) => (
            <li key={note.at + note.author} className="rounded-xl bg-sand px-4 py-2">
              <span className="block text-sm text-ink-soft">
                <bdi>{note.author}</bdi>, {formatTime(note.at)}
              </span>
              <span className="whitespace-pre-wrap">
                <bdi>{note.text}</bdi>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Field label="Note for the team">
        <LimitedTextArea
          rows={2}
          limit={2_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="outline"
        disabled={isPending || text.trim() === ''}
        className="justify-self-start"
      >
        Add note
      </Button>
    </form>
  )
}
