import { useState } from 'react'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import * as contract from '../contract.ts'
import { AuthorName, AuthorStones } from './author.tsx'
import { AuthorHelp } from './author-help.tsx'
import { EditBox } from './edit-box.tsx'
import { FoldedText } from './folded-text.tsx'
import { PostMenu } from './post-menu.tsx'
import { ModeratorNote, Timestamp } from './post-parts.tsx'

type ReplyProps = { reply: contract.Reply; isNew: boolean; postIsMine: boolean; onChanged: () => void }

export function ReplyItem({ reply, isNew, postIsMine, onChanged }: ReplyProps) {
  const [editing, setEditing] = useState(false)
  const { isAIModerator, author, authorMark, isMine } = reply
  return (
    <li className="flex flex-wrap gap-3 py-3" data-new={isNew || undefined}>
      {isAIModerator || authorMark === null ? (
        <Avatar {...(isAIModerator ? { text: 'AI' } : { name: author })} />
      ) : (
        <AuthorStones mark={authorMark} />
      )}
      <div className="grid min-w-0 flex-1 basis-[8rem] grid-cols-1 gap-1.5">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <p className="flex min-h-11 min-w-0 flex-1 basis-[5rem] flex-wrap content-center items-baseline gap-x-2 gap-y-1">
            <AuthorName author={author} mark={authorMark} />
            {isNew ? <Badge tone="dawn">New</Badge> : null}
            {isAIModerator ? <Badge tone="sky">AI Moderator</Badge> : null}
            {reply.isModerated ? <Badge tone="sand">Moderated</Badge> : null}
            <Timestamp of={reply} />
          </p>
          <PostMenu
            place="reply"
            id={reply.id}
            author={author}
            isMine={isMine}
            hasNoAuthor={isAIModerator}
            canRemove={isMine || (isAIModerator && postIsMine)}
            onEdit={() => setEditing(true)}
            onChanged={onChanged}
          />
        </div>
        {editing ? (
          <EditBox
            place="reply"
            original={reply}
            onDone={() => {
              setEditing(false)
              onChanged()
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <FoldedText content={reply.content} note={reply.contentNote} />
        )}
        {reply.moderatorNote ? <ModeratorNote note={reply.moderatorNote} /> : null}
        {reply.help ? <AuthorHelp help={reply.help} createdAt={reply.createdAt} /> : null}
      </div>
    </li>
  )
}
