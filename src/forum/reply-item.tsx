import { useState } from 'react'
import { useSend } from '../platform/call.browser.ts'
import { Avatar } from '../platform/ui/avatar.tsx'
import { Badge } from '../platform/ui/badge.tsx'
import { Compose } from './compose.tsx'
import * as contract from './contract.ts'
import { useDraft } from './draft.browser.ts'
import { Folded } from './folded.tsx'
import { More } from './own-words.tsx'
import { localTime } from './words.ts'

type ReplyProps = { reply: contract.Reply; postIsMine: boolean; onChanged: () => void }

export function ReplyItem({ reply, postIsMine, onChanged }: ReplyProps) {
  const [editing, setEditing] = useState(false)
  const { isAIModerator, author, isMine } = reply
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3 py-3">
      {isAIModerator ? <Avatar text="AI" /> : <Avatar name={author} />}
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold">{author}</bdi>
          {isAIModerator ? <Badge tone="sky">AI Moderator</Badge> : null}
          {reply.isModerated ? <Badge tone="sand">Moderated</Badge> : null}
          <time dateTime={reply.createdAt} className="text-sm text-ink-soft">
            {localTime(reply.createdAt)}
            {reply.editedAt ? ', edited' : ''}
          </time>
          <span className="grow" />
          <More
            place="reply"
            id={reply.id}
            author={author}
            isMine={isMine}
            nobody={isAIModerator}
            canRemove={isMine || (isAIModerator && postIsMine)}
            onEdit={() => setEditing(true)}
            onChanged={onChanged}
          />
        </div>
        {editing ? (
          <EditReply
            reply={reply}
            onDone={() => {
              setEditing(false)
              onChanged()
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <Folded content={reply.content} note={reply.contentNote} />
        )}
        {reply.moderatorNote ? (
          <p className="rounded-xl bg-sand px-4 py-3 text-sm">
            <strong>Community Support:</strong> {reply.moderatorNote}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function EditReply({
  reply,
  onDone,
  onCancel,
}: {
  reply: contract.Reply
  onDone: () => void
  onCancel: () => void
}) {
  const draft = useDraft(`edit-${reply.id}`)
  const edit = useSend(contract.editReply, {
    failTitle: 'Error',
    onDone: () => {
      draft.clear()
      onDone()
    },
  })
  return (
    <Compose
      label="Edit your reply"
      placeholder="Offer support and encouragement..."
      rows={3}
      text={draft.text === '' ? reply.content : draft.text}
      onText={draft.setText}
      note={reply.contentNote}
      pending={edit.isPending}
      button="Save"
      pendingButton="Saving..."
      onCancel={() => {
        draft.clear()
        onCancel()
      }}
      onSend={(body) => edit.mutate({ params: { id: reply.id }, body })}
    />
  )
}
