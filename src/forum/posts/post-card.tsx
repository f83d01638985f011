import { MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { useFieldFocus } from '../../platform/browser/field-focus.browser.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import * as contract from '../contract.ts'
import { categoryNames, categoryTones, markTag, newRepliesText, supportNames } from '../labels.ts'
import { RequestSupport } from '../moderation/request-support.tsx'
import { AuthorName, AuthorStones } from './author.tsx'
import { AuthorHelp } from './author-help.tsx'
import { EditBox } from './edit-box.tsx'
import { FoldedText } from './folded-text.tsx'
import { FollowButton } from './follow-button.tsx'
import { PostHead, postClass } from './post-head.tsx'
import { PostMenu } from './post-menu.tsx'
import { ModeratorNote, Timestamp } from './post-parts.tsx'
import { Replies } from './replies.tsx'
import { ReplyBox } from './reply-box.tsx'

type PostProps = {
  post: contract.Post
  /** True if this post has the page's only open reply box. */
  replying: boolean
  onReply: (open: boolean) => void
  onChanged: (id: string) => void
  /** The author's help is already shown under the compose box. */
  helpElsewhere?: boolean
}

export function PostCard({ post, replying, onReply, onChanged, helpElsewhere = false }: PostProps) {
  const [editing, setEditing] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)
  const { box, focusWhenShown } = useFieldFocus(replying)
  const changed = () => onChanged(post.id)
  // Restores the keyboard focus when the box closes, and with it the dialog that may have asked about the draft.
  const closeReply = () => {
    onReply(false)
    setTimeout(() => replyButton.current?.focus())
  }
  const category = contract.categories.find((one) => one === post.category) ?? 'general'
  return (
    <article
      className={postClass}
      aria-label={`Post by ${post.author}${post.authorMark === null ? '' : `, mark ${markTag(post.authorMark)}`}`}
    >
      <PostHead
        picture={
          post.authorMark === null ? <Avatar name={post.author} /> : <AuthorStones mark={post.authorMark} />
        }
        author={
          <>
            <AuthorName author={post.author} mark={post.authorMark} />
            <Timestamp of={post} />
          </>
        }
        badges={
          <>
            <Badge tone={categoryTones[category]}>{categoryNames[category]}</Badge>
            {post.newReplies > 0 ? <Badge tone="dawn">{newRepliesText(post.newReplies)}</Badge> : null}
            {post.isModerated ? <Badge tone="sand">Moderated</Badge> : null}
          </>
        }
        menu={
          <PostMenu
            place="post"
            id={post.id}
            author={post.author}
            isMine={post.isMine}
            hasNoAuthor={post.isDaily}
            canRemove={post.isMine}
            onEdit={() => setEditing(true)}
            onChanged={changed}
            link={`/forum?post=${post.id}`}
          />
        }
      />
      {editing ? (
        <EditBox
          place="post"
          original={post}
          onCancel={() => setEditing(false)}
          onDone={() => {
            setEditing(false)
            changed()
          }}
        />
      ) : (
        <FoldedText content={post.content} note={post.contentNote} />
      )}
      {post.moderatorNote ? <ModeratorNote note={post.moderatorNote} /> : null}
      {post.help && !helpElsewhere ? <AuthorHelp help={post.help} createdAt={post.createdAt} /> : null}
      <Supports post={post} onChanged={changed} />
      <Replies post={post} onChanged={changed} />
      <div className="flex flex-wrap gap-x-0.5 gap-y-2 max-sm:*:px-2 sm:gap-2">
        <Button
          ref={replyButton}
          variant="outline"
          aria-expanded={replying}
          onClick={() => {
            if (!replying) focusWhenShown()
            onReply(!replying)
          }}
        >
          <MessageCircle aria-hidden className="size-5 max-sm:hidden" strokeWidth={1.75} />
          Reply
        </Button>
        <FollowButton post={post} onChanged={changed} />
        <RequestSupport post={post} onChanged={changed} />
      </div>
      {replying ? (
        <div ref={box}>
          <ReplyBox
            post={post}
            onCancel={closeReply}
            onDone={() => {
              closeReply()
              changed()
            }}
          />
        </div>
      ) : null}
    </article>
  )
}

function Supports({ post, onChanged }: { post: contract.Post; onChanged: () => void }) {
  const give = useSend(contract.giveSupport, { failTitle: 'Error', onDone: onChanged })
  if (post.isMine) {
    const words = contract.supportKinds
      .filter((kind) => post.supports.includes(kind))
      .map((kind) => `“${supportNames[kind]}”`)
    return words.length > 0 ? (
      <p className="text-sm text-ink-soft">Someone said {words.join(' and ')}.</p>
    ) : null
  }
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="A quick word of support">
      {contract.supportKinds.map((kind) => {
        const mine = post.mySupports.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={mine}
            disabled={give.isPending}
            onClick={() => give.mutate({ params: { id: post.id }, body: { kind, given: !mine } })}
            className="min-h-11 rounded-full border border-line px-3 text-sm sm:px-4 font-medium text-ink-soft transition-colors duration-150 hover:border-pine aria-pressed:border-pine aria-pressed:bg-moss aria-pressed:text-ink"
          >
            {supportNames[kind]}
          </button>
        )
      })}
    </div>
  )
}
