import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { useSession } from '../accounts/session.tsx'
import { useRead } from '../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'
import { CategoryButtons } from './feed/categories.tsx'
import { MyForum } from './feed/my-forum.tsx'
import { OnePost } from './feed/one-post.tsx'
import { Posts } from './feed/posts.tsx'
import { SearchBox } from './feed/search-box.tsx'
import { WritePost } from './posts/write-post.tsx'

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
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/login">Log In</ButtonLink>
        <ButtonLink to="/login?register=true" variant="outline">
          Join Now - Free
        </ButtonLink>
      </div>
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

function Forum() {
  const [search, setSearch] = useSearchParams()
  const permalink = search.get('post') ?? undefined
  const category = contract.categories.find((one) => one === search.get('category')) ?? 'general'
  const unanswered = search.get('view') === 'unanswered'
  const q = search.get('q') ?? ''
  const [yours, setYours] = useState(false)
  const [shared, setShared] = useState<z.output<typeof contract.SharedPost>>()
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
              <WritePost category={category} helpFor={shared} onShared={setShared} />
              <Posts
                key={`${category} ${unanswered} ${q}`}
                category={category}
                unanswered={unanswered}
                q={q}
                helpFor={shared?.id}
              />
            </>
          )}
        </div>
      </div>
      <Dialog open={yours} onClose={() => setYours(false)} title="Yours">
        <MyForum />
      </Dialog>
    </div>
  )
}
