import { useQueryClient } from '@tanstack/react-query'
import { Search, Users } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../accounts/session.tsx'
import { HelpNotice } from '../crisis/help-notice.tsx'
import { keyOf, send, useRead, useRefresh, useSend } from '../platform/call.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field, Input } from '../platform/ui/field.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { toast } from '../platform/ui/toast.tsx'
import { Compose } from './compose.tsx'
import * as contract from './contract.ts'
import { useDraft } from './draft.browser.ts'
import { useLive } from './live.browser.ts'
import { PostCard } from './post-card.tsx'
import { categoryNames, type Help } from './words.ts'
import { Yours } from './yours.tsx'

export function ForumPage() {
  const { user, loading } = useSession()
  return (
    <div className="page">
      <PageHead title="Community Forum" lead="People who have been there, listening to each other." />
      {user ? <Forum /> : loading ? <Loading label="Loading community posts..." lines={6} /> : <Outside />}
    </div>
  )
}

function Outside() {
  return (
    <EmptyState title="Please log in to access the community forum.">
      <p className="measure text-ink-soft">
        Here people write to each other under a first name. What is shared stays here.
      </p>
      <ButtonLink to="/login">Log In</ButtonLink>
    </EmptyState>
  )
}

function Notices() {
  const around = useRead(contract.around)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card tone="moss" className="grid content-start gap-2">
        <h2 className="text-xl">Community guidelines</h2>
        <p>
          This is a safe anonymous space. Share your experience, strength and hope. What is shared here stays
          here. First names only, please.
        </p>
        <p className="text-sm">
          No advice on medicines or amounts, no buying or selling, no numbers or accounts. Kindness first.
        </p>
      </Card>
      <Card tone="sand" className="grid content-start gap-2">
        <h2 className="text-xl">Disclaimer</h2>
        <p>
          Peer support only, not professional advice. In a crisis, contact emergency services (911) or a
          crisis hotline (call or text 988, or text HOME to 741741). Cairn accepts no liability for what
          members share. <a href="/help">Help now</a>
        </p>
        {around.data ? (
          <p className="text-sm">
            {around.data.onDuty
              ? 'Somebody from the team is on duty right now.'
              : 'Nobody from the team is on duty right now: what waits to be read may wait until tomorrow. Help lines answer at any hour.'}
          </p>
        ) : null}
      </Card>
    </div>
  )
}

const pageSize = 20

function Forum() {
  const [search, setSearch] = useSearchParams()
  const permalink = search.get('post') ?? undefined
  const category = contract.categories.find((one) => one === search.get('category')) ?? 'general'
  const unanswered = search.get('view') === 'unanswered'
  const q = search.get('q') ?? ''
  const [yours, setYours] = useState(false)
  function go(change: Record<string, string | undefined>) {
    const next = new URLSearchParams(search)
    next.delete('post')
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { preventScrollReset: true })
  }
  return (
    <div className="grid gap-8">
      <Notices />
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_1fr]">
        <nav aria-label="Categories" className="grid grid-cols-2 gap-2 lg:sticky lg:top-24 lg:grid-cols-1">
          <CategoryButtons
            category={category}
            onChoose={(chosen) => go({ category: chosen, q: undefined })}
          />
          <Button
            variant="outline"
            aria-pressed={unanswered}
            onClick={() => go({ view: unanswered ? undefined : 'unanswered' })}
            className="aria-pressed:bg-moss"
          >
            Needs a reply
          </Button>
          <Button variant="quiet" onClick={() => setYours(true)}>
            Yours
          </Button>
          <SearchBox key={q} q={q} onSearch={(words) => go({ q: words })} />
        </nav>
        <div className="grid min-w-0 gap-6">
          {permalink ? (
            <OnePost id={permalink} onBack={() => go({})} />
          ) : (
            <>
              <Writing category={category} />
              <Posts
                key={`${category} ${unanswered} ${q}`}
                category={category}
                unanswered={unanswered}
                q={q}
              />
            </>
          )}
        </div>
      </div>
      <Dialog open={yours} onClose={() => setYours(false)} title="Yours">
        <Yours />
      </Dialog>
    </div>
  )
}

function CategoryButtons({
  category,
  onChoose,
}: {
  category: contract.Category
  onChoose: (category: contract.Category) => void
}) {
  const around = useRead(contract.around)
  return contract.categories.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === category}
      onClick={() => onChoose(one)}
      className="flex min-h-11 items-center justify-between gap-3 rounded-3xl border border-line-strong bg-paper-raised px-4 py-2 text-left leading-snug font-semibold transition-colors duration-150 hover:border-pine aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine"
    >
      {categoryNames[one]}
      {around.data ? (
        <span
          className="text-sm font-normal"
          aria-label={`${around.data.lastWeek[one] ?? 0} posts in the last week`}
        >
          {around.data.lastWeek[one] ?? 0}
        </span>
      ) : null}
    </button>
  ))
}

function SearchBox({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(q)
  return (
    <form
      role="search"
      className="col-span-2 flex gap-2 lg:col-span-1"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(words.trim())
      }}
    >
      <Field label="Search the forum" labelHidden className="min-w-0 grow">
        <Input
          type="search"
          maxLength={200}
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" size="icon" aria-label="Search">
        <Search aria-hidden className="size-5" strokeWidth={1.75} />
      </Button>
    </form>
  )
}

function Writing({ category }: { category: contract.Category }) {
  const draft = useDraft('post')
  const [help, setHelp] = useState<Help>()
  const share = useSend(contract.sharePost, {
    refreshes: [contract.listPosts],
    failTitle: 'Error',
    onDone: ({ held, help: found }) => {
      draft.clear()
      setHelp(found ?? undefined)
      toast(
        held
          ? { title: 'Your post waits', description: held }
          : { title: 'Post shared', description: 'Your post has been shared with the community.' },
      )
    },
  })
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-3 text-xl">
        <Users aria-hidden className="size-6 text-pine" strokeWidth={1.75} />
        Share in {categoryNames[category]}
      </h2>
      <Compose
        key={draft.sendKey}
        label="Your post"
        placeholder="Share your experience, strength, and hope..."
        rows={4}
        text={draft.text}
        onText={draft.setText}
        pending={share.isPending}
        button="Share Post"
        pendingButton="Sharing..."
        onSend={(words) => share.mutate({ body: { ...words, category, sendKey: draft.sendKey } })}
      />
      {help ? (
        <div className="grid gap-3">
          <HelpNotice danger={help} />
          <p className="text-sm text-ink-soft">
            Only you see this. A safety check read your post, it is published, and the team has been told.{' '}
            <Button variant="quiet" onClick={() => setHelp(undefined)}>
              Close
            </Button>
          </p>
        </div>
      ) : null}
    </Card>
  )
}

type Wanted = { category: contract.Category; unanswered: boolean; q: string }

function Posts({ category, unanswered, q }: Wanted) {
  const query = {
    category,
    limit: pageSize,
    ...(unanswered ? { view: 'unanswered' as const } : {}),
    ...(q ? { q } : {}),
  }
  const first = useRead(contract.listPosts, { query }, { refetchOnMount: 'always' })
  const client = useQueryClient()
  const refresh = useRefresh()
  const [older, setOlder] = useState<contract.Post[]>([])
  const [end, setEnd] = useState(false)
  const [loading, setLoading] = useState(false)
  const [waiting, setWaiting] = useState(new Set<string>())
  const [replying, setReplying] = useState<string>()
  const posts = [
    ...(first.data ?? []),
    ...older.filter(({ id }) => !first.data?.some((one) => one.id === id)),
  ]
  const whole = (first.data?.length ?? 0) < pageSize || end

  /** Puts what a post is now in its place, so that nothing else moves. */
  async function reread(id: string) {
    const now = await send(contract.readPost, { params: { id } }).catch(() => undefined)
    const place = (list: contract.Post[]) =>
      list.flatMap((post) => (post.id === id ? (now ? [now] : []) : [post]))
    client.setQueryData<contract.Post[]>(keyOf(contract.listPosts, { query }), (list) => list && place(list))
    setOlder(place)
  }
  useLive(
    true,
    ({ kind, category: where, postId }) => {
      if (posts.some(({ id }) => id === postId)) void reread(postId)
      else if (kind === 'post' && where === category && !q) setWaiting((ids) => new Set(ids).add(postId))
    },
    () => void refresh([contract.listPosts]),
  )
  const unseen = [...waiting].filter((id) => !posts.some((post) => post.id === id)).length

  async function more() {
    const before = posts.at(-1)?.id
    if (!before) return
    setLoading(true)
    const found = await send(contract.listPosts, { query: { ...query, before } }).catch((error: Error) => {
      toast({ title: 'Error', description: error.message, kind: 'destructive' })
    })
    setLoading(false)
    if (!found) return
    setOlder((shown) => [...shown, ...found])
    setEnd(found.length < pageSize)
  }

  if (first.isPending) {
    return (
      <div className="grid gap-4">
        <p role="status">Loading community posts...</p>
        <Loading lines={4} />
      </div>
    )
  }
  if (first.isError) {
    return (
      <EmptyState title={first.error.message}>
        <Button variant="outline" onClick={() => void first.refetch()}>
          Try again
        </Button>
      </EmptyState>
    )
  }
  return (
    <section aria-label="Posts" className="grid gap-5">
      <div role="status">
        {unseen > 0 ? (
          <Button
            variant="outline"
            wide
            onClick={() => {
              setWaiting(new Set())
              void refresh([contract.listPosts])
            }}
          >
            {unseen === 1 ? 'Show 1 new post' : `Show ${unseen} new posts`}
          </Button>
        ) : null}
      </div>
      {q ? (
        <p>
          Posts with <Badge tone="plain">{q}</Badge> in {categoryNames[category]}
        </p>
      ) : null}
      {posts.length === 0 ? (
        <EmptyState
          title={
            q
              ? 'Nothing was found'
              : unanswered
                ? 'Everybody has a reply'
                : 'No posts yet. Be the first to share with the community!'
          }
        />
      ) : null}
      {posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          replying={replying === post.id}
          onReply={(open) => setReplying(open ? post.id : undefined)}
          onChanged={(id) => void reread(id)}
        />
      ))}
      {posts.length > 0 && !whole ? (
        <Button variant="outline" disabled={loading} onClick={() => void more()}>
          {loading ? 'Loading...' : 'Show older posts'}
        </Button>
      ) : null}
    </section>
  )
}

function OnePost({ id, onBack }: { id: string; onBack: () => void }) {
  const found = useRead(contract.readPost, { params: { id } }, { refetchOnMount: 'always' })
  const [replying, setReplying] = useState(false)
  useLive(
    true,
    ({ postId }) => postId === id && void found.refetch(),
    () => void found.refetch(),
  )
  return (
    <div className="grid gap-4">
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        ← Back to the forum
      </Button>
      {found.isPending ? <Loading label="Loading community posts..." /> : null}
      {found.isError ? <EmptyState title={found.error.message} /> : null}
      {found.data ? (
        <PostCard
          post={found.data}
          replying={replying}
          onReply={setReplying}
          onChanged={() => void found.refetch()}
        />
      ) : null}
    </div>
  )
}
