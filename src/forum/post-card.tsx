import { MessageCircle, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { HelpNotice } from '../crisis/help-notice.tsx'
import { send, useSend } from '../platform/call.browser.ts'
import { Avatar } from '../platform/ui/avatar.tsx'
import { Badge } from '../platform/ui/badge.tsx'
import { Button } from '../platform/ui/button.tsx'
import { toast } from '../platform/ui/toast.tsx'
import { Compose } from './compose.tsx'
import * as contract from './contract.ts'
import { useDraft } from './draft.browser.ts'
import { Folded } from './folded.tsx'
import { More } from './own-words.tsx'
import { ReplyItem } from './reply-item.tsx'
import { categoryNames, categoryTones, type Help, localTime, supportNames } from './words.ts'

type PostProps = {
  post: contract.Post
  /** At most one reply box is open on the page. */
  replying: boolean
  onReply: (open: boolean) => void
  onChanged: (id: string) => void
}

export function PostCard({ post, replying, onReply, onChanged }: PostProps) {
  const [editing, setEditing] = useState(false)
  const [help, setHelp] = useState<Help>()
  const changed = () => onChanged(post.id)
  const category = contract.categories.find((one) => one === post.category) ?? 'general'
  return (
    <article
      className="grid gap-4 rounded-card border border-line bg-paper-raised p-4 shadow-card sm:p-6"
      aria-label={`Post by ${post.author}`}
    >
      <header className="flex flex-wrap items-center gap-3">
        <Avatar name={post.author} />
        <div className="grid">
          <bdi className="font-semibold">{post.author}</bdi>
          <time dateTime={post.createdAt} className="text-sm text-ink-soft">
            {localTime(post.createdAt)}
            {post.editedAt ? ', edited' : ''}
          </time>
        </div>
        <Badge tone={categoryTones[category]}>{categoryNames[category]}</Badge>
        {post.isModerated ? <Badge tone="sand">Moderated</Badge> : null}
        <span className="grow" />
        <More
          place="post"
          id={post.id}
          author={post.author}
          isMine={post.isMine}
          nobody={post.isDaily}
          canRemove={post.isMine}
          onEdit={() => setEditing(true)}
          onChanged={changed}
          link={`/forum?post=${post.id}`}
        />
      </header>
      {editing ? (
        <EditPost
          post={post}
          onCancel={() => setEditing(false)}
          onDone={(found) => {
            setEditing(false)
            setHelp(found)
            changed()
          }}
        />
      ) : (
        <Folded content={post.content} note={post.contentNote} />
      )}
      {post.moderatorNote ? (
        <p className="rounded-xl bg-sand px-4 py-3 text-sm">
          <strong>Community Support:</strong> {post.moderatorNote}
        </p>
      ) : null}
      <Supports post={post} onChanged={changed} />
      <Replies post={post} onChanged={changed} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-expanded={replying} onClick={() => onReply(!replying)}>
          <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
          Reply
        </Button>
        <RequestSupport post={post} onChanged={changed} />
      </div>
      {replying ? (
        <ReplyBox
          post={post}
          onCancel={() => onReply(false)}
          onDone={(found) => {
            onReply(false)
            setHelp(found)
            changed()
          }}
        />
      ) : null}
      {help ? <HelpNotice danger={help} /> : null}
    </article>
  )
}

function EditPost({
  post,
  onDone,
  onCancel,
}: {
  post: contract.Post
  onDone: (help: Help | undefined) => void
  onCancel: () => void
}) {
  const draft = useDraft(`edit-${post.id}`)
  const edit = useSend(contract.editPost, {
    failTitle: 'Error',
    onDone: ({ help }) => {
      draft.clear()
      onDone(help ?? undefined)
    },
  })
  return (
    <Compose
      label="Edit your post"
      placeholder="Share your experience, strength, and hope..."
      rows={4}
      text={draft.text === '' ? post.content : draft.text}
      onText={draft.setText}
      note={post.contentNote}
      pending={edit.isPending}
      button="Save"
      pendingButton="Saving..."
      onCancel={() => {
        draft.clear()
        onCancel()
      }}
      onSend={(body) => edit.mutate({ params: { id: post.id }, body })}
    />
  )
}

function Supports({ post, onChanged }: { post: contract.Post; onChanged: () => void }) {
  const give = useSend(contract.giveSupport, { failTitle: 'Error', onDone: onChanged })
  if (post.isMine) {
    const given = contract.supportKinds
      .filter((kind) => post.supports.includes(kind))
      .map((kind) => `“${supportNames[kind]}”`)
    return given.length > 0 ? (
      <p className="text-sm text-ink-soft">Somebody said {given.join(' and ')}.</p>
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
            className="min-h-11 rounded-full border border-line px-4 text-sm font-medium text-ink-soft transition-colors duration-150 hover:border-pine aria-pressed:border-pine aria-pressed:bg-moss aria-pressed:text-ink"
          >
            {supportNames[kind]}
          </button>
        )
      })}
    </div>
  )
}

function Replies({ post, onChanged }: { post: contract.Post; onChanged: () => void }) {
  const [earlier, setEarlier] = useState<contract.Reply[]>([])
  const replies = [...earlier, ...post.replies.filter(({ id }) => !earlier.some((one) => one.id === id))]
  const left = post.earlierReplies - earlier.length
  if (replies.length === 0) return null
  async function more() {
    const before = replies[0]?.id
    if (!before) return
    const found = await send(contract.earlierReplies, { params: { id: post.id }, query: { before } }).catch(
      () => [],
    )
    setEarlier((shown) => [...found, ...shown])
  }
  return (
    <section
      aria-label="Replies"
      tabIndex={0}
      className="max-h-96 overflow-y-auto border-l-2 border-line pl-4"
    >
      {left > 0 ? (
        <Button variant="quiet" onClick={() => void more()}>
          Show earlier replies
        </Button>
      ) : null}
      <ul className="divide-y divide-line">
        {replies.map((reply) => (
          <ReplyItem key={reply.id} reply={reply} postIsMine={post.isMine} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function RequestSupport({ post, onChanged }: { post: contract.Post; onChanged: () => void }) {
  const request = useSend(contract.requestSupport, {
    failTitle: 'Error',
    onDone: () => {
      toast({
        title: 'Support requested',
        description: 'An AI moderator will provide supportive guidance shortly.',
      })
      onChanged()
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        disabled={request.isPending}
        onClick={() => request.mutate({ params: { id: post.id } })}
      >
        <Sparkles aria-hidden className="size-5" strokeWidth={1.75} />
        {request.isPending ? 'Requesting...' : 'Request Support'}
      </Button>
      {post.supportPending ? (
        <span role="status" className="self-center text-sm text-ink-soft">
          Community Support (AI) is writing.
        </span>
      ) : (
        <span className="self-center text-sm text-ink-soft">An AI answers, not a person.</span>
      )}
    </>
  )
}

function ReplyBox({
  post,
  onDone,
  onCancel,
}: {
  post: contract.Post
  onDone: (help: Help | undefined) => void
  onCancel: () => void
}) {
  const draft = useDraft(`reply-${post.id}`)
  const reply = useSend(contract.shareReply, {
    failTitle: 'Error',
    onDone: ({ held, help }) => {
      draft.clear()
      toast(
        held
          ? { title: 'Your reply waits', description: held }
          : { title: 'Reply posted', description: 'Your reply has been shared.' },
      )
      onDone(help ?? undefined)
    },
  })
  return (
    <Compose
      label={`Reply to ${post.author}`}
      placeholder="Offer support and encouragement..."
      rows={3}
      text={draft.text}
      onText={draft.setText}
      pending={reply.isPending}
      button="Post Reply"
      pendingButton="Posting..."
      onCancel={() => {
        draft.clear()
        onCancel()
      }}
      onSend={(words) =>
        reply.mutate({ params: { id: post.id }, body: { ...words, sendKey: draft.sendKey } })
      }
    />
  )
}
