import { useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { Field, Input, TextArea } from '../../platform/ui/field.tsx'
import * as contract from './team.ts'

export function SavedReplies() {
  const read = useRead(contract.savedReplies)
  const [editing, setEditing] = useState<string>()
  return (
    <Card className="grid gap-4">
      <CardTitle>Saved replies</CardTitle>
      <p className="text-sm text-ink-soft">Everyone on the team can insert these into an answer.</p>
      {read.error ? <p role="alert">{read.error.message}</p> : null}
      <ul className="grid divide-y divide-line">
        {read.data?.map((reply) => (
          <li key={reply.id} className="py-2">
            {editing === reply.id ? (
              <ReplyForm reply={reply} onDone={() => setEditing(undefined)} />
            ) : (
              <SavedReplyRow reply={reply} onEdit={() => setEditing(reply.id)} />
            )}
          </li>
        ))}
      </ul>
      {editing === 'new' ? (
        <ReplyForm onDone={() => setEditing(undefined)} />
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setEditing('new')}>
          New saved reply
        </Button>
      )}
    </Card>
  )
}

function SavedReplyRow({ reply, onEdit }: { reply: contract.SavedReply; onEdit: () => void }) {
  const [asking, setAsking] = useState(false)
  const remove = useSend(contract.removeSavedReply, {
    refreshes: [contract.savedReplies],
    failTitle: 'Error',
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{reply.title}</p>
        <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{reply.content}</p>
      </div>
      <Button variant="quiet" aria-label={`Edit ${reply.title}`} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="quiet" aria-label={`Remove ${reply.title}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <AlertDialog
        open={asking}
        title={`Remove “${reply.title}”?`}
        description="It disappears for everyone on the team."
        confirm="Remove"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: reply.id } })}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function ReplyForm({ reply, onDone }: { reply?: contract.SavedReply; onDone: () => void }) {
  const [title, setTitle] = useState(reply?.title ?? '')
  const [content, setContent] = useState(reply?.content ?? '')
  const options = { refreshes: [contract.savedReplies], onDone }
  const add = useSend(contract.addSavedReply, options)
  const change = useSend(contract.changeSavedReply, options)
  const error = add.error ?? change.error
  const pending = add.isPending || change.isPending
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { title, content }
        if (reply) change.mutate({ params: { id: reply.id }, body })
        else add.mutate({ body })
      }}
    >
      <Field label="Title">
        <Input maxLength={80} value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label="Reply" error={error?.message}>
        <TextArea
          rows={3}
          maxLength={500}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" disabled={pending || title.trim() === '' || content.trim() === ''}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
