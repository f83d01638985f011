import { ChevronRight, PenLine } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { useSession } from '../accounts/session.tsx'
import { LogInOrJoin } from '../accounts/sessions/log-in-or-join.tsx'
import { reachCrisisLines, usNumbers } from '../crisis/help/us-numbers.ts'
import { useRead } from '../platform/browser/call.browser.ts'
import { readMemberText, writeMemberText } from '../platform/browser/device-data.browser.ts'
import { useFieldFocus } from '../platform/browser/field-focus.browser.ts'
import { useHydrating } from '../platform/browser/hydrating.browser.ts'
import { preserveScroll } from '../platform/browser/scroll-restoration.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Skeleton } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'
import { CategoryButtons } from './feed/categories.tsx'
import { MyForum } from './feed/my-forum.tsx'
import { OnePost } from './feed/one-post.tsx'
import { Posts } from './feed/posts.tsx'
import { PostSearchBox } from './feed/search-box.tsx'
import { hasAnyDraft, hasDraft } from './posts/draft.browser.ts'
import { WritePost } from './posts/write-post.tsx'

function ForumHead() {
  return <PageHead title="Community Forum" lead="People who have been there, listening to each other." />
}

/** `belowYours` is what other capabilities add to “Yours”. */
export function ForumPage({ belowYours }: { belowYours?: ReactNode }) {
  const { user, loading } = useSession()
  return (
    <div className="page">
      <ForumHead />
      {user || loading ? (
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${user ? '' : 'for-members'}`}>
          <Guidelines known={user !== undefined} />
          <Forum belowYours={belowYours} known={user !== undefined} />
        </div>
      ) : (
        <LoggedOut />
      )}
    </div>
  )
}

function LoggedOut() {
  const isHydrating = useHydrating()
  return (
    <EmptyState title="Please log in to access the community forum.">
      <p className="measure text-ink-soft">
        Here people write to each other under a first name. What is shared stays here.
      </p>
      {!isHydrating && hasAnyDraft() ? (
        <p className="measure font-semibold">What you wrote is saved in this tab. Log in to send it.</p>
      ) : null}
      <LogInOrJoin />
    </EmptyState>
  )
}

const guidelinesReadKey = 'forum-notices-read'

/**
 * Two short notices at the first visit, one line afterwards and above a post that was opened by its link. In the page's
 * HTML, early-state.browser.ts hides the notices.
 */
function Guidelines({ known }: { known: boolean }) {
  const summary = useRead(contract.forumSummary, {}, { enabled: known })
  const [params] = useSearchParams()
  const [first] = useState(() => readMemberText(guidelinesReadKey) === undefined && !params.has('post'))
  useEffect(() => {
    if (known && first) writeMemberText(guidelinesReadKey, 'yes')
  }, [known, first])
  return (
    <div>
      <details className="group peer">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold text-ink-soft">
          <ChevronRight aria-hidden className="size-4 group-open:rotate-90" strokeWidth={1.75} />
          Guidelines and disclaimer
        </summary>
        <GuidelineCards onDuty={summary.data?.onDuty} />
      </details>
      {!known || first ? (
        <div className={`grid gap-2 text-sm peer-open:hidden lg:grid-cols-2 ${known ? '' : 'forum-notices'}`}>
          <p className="rounded-2xl bg-moss px-4 py-3">{spaceAndNames}</p>
          <p className="rounded-2xl bg-sand px-4 py-3">
            Peer support only, not professional advice. In a crisis: <a href="/help">Help now</a>
          </p>
        </div>
      ) : null}
    </div>
  )
}

const spaceAndNames =
  'This is a safe anonymous space. Share your experience, strength and hope. What is shared here stays here. First names only, please.'

function YoursButton({ onOpen }: { onOpen: () => void }) {
  const summary = useRead(contract.forumSummary)
  const news = summary.data?.newInFollowed ?? 0
  return (
    <Button variant="quiet" className="shrink-0" onClick={onOpen}>
      Yours
      {news > 0 ? <Badge tone="dawn">{`${news} new`}</Badge> : null}
    </Button>
  )
}

function GuidelineCards({ onDuty }: { onDuty: boolean | undefined }) {
  return (
    <div className="grid gap-4 pb-4 lg:grid-cols-2">
      <Card tone="moss" className="grid content-start gap-2">
        <h2 className="text-xl">Community guidelines</h2>
        <p>{spaceAndNames}</p>
        <p className="text-sm">
          Members answer each other here. “Request Support” under a post brings an answer by AI, marked as
          one.
        </p>
        <p className="text-sm">
          No medical or dosing advice, no buying or selling, no numbers or accounts. Kindness first.
        </p>
      </Card>
      <Card tone="sand" className="grid content-start gap-2">
        <h2 className="text-xl">Disclaimer</h2>
        <p>
          Peer support only, not professional advice. In a crisis, contact emergency services (
          {usNumbers.emergency}) or a crisis hotline ({reachCrisisLines}). Cairn accepts no liability for what
          members share. <a href="/help">Help now</a>
        </p>
        {onDuty === undefined ? null : (
          <p className="text-sm">
            {onDuty
              ? 'A moderator is online right now.'
              : 'No moderator is online right now. Posts may wait until tomorrow. Hotlines answer at any hour.'}
          </p>
        )}
      </Card>
    </div>
  )
}

/** `known`: the profile has arrived; before that the page shows what every member sees. */
function Forum({ belowYours, known }: { belowYours: ReactNode; known: boolean }) {
  const [params, setSearch] = useSearchParams()
  // The prerendered HTML is the same for every query string.
  const search = useHydrating() ? new URLSearchParams() : params
  const permalink = search.get('post') ?? undefined
  const category = contract.categories.find((one) => one === search.get('category')) ?? 'general'
  const unanswered = search.get('view') === 'unanswered'
  const q = search.get('q') ?? ''
  const [yours, setYours] = useState(params.get('yours') === 'open')
  // On small screens the posts come first, and a button opens the box.
  const [writing, setWriting] = useState(false)
  useEffect(() => {
    if (hasDraft('post')) setWriting(true)
  }, [])
  const { box, focusWhenShown } = useFieldFocus(writing && known)
  const [shared, setShared] = useState<z.output<typeof contract.SharedPost>>()
  function go(change: Record<string, string | undefined>) {
    const next = new URLSearchParams(search)
    next.delete('post')
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { state: preserveScroll })
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:gap-8 lg:grid-cols-[16rem_1fr]">
        <nav
          aria-label="Categories"
          className="relative flex min-w-0 gap-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:py-1 lg:sticky lg:top-24 lg:grid"
        >
          <CategoryButtons
            category={category}
            onChoose={(chosen) => go({ category: chosen, q: undefined })}
          />
          <Button
            variant="outline"
            aria-pressed={unanswered}
            onClick={() => go({ view: unanswered ? undefined : 'unanswered' })}
            className="shrink-0 aria-pressed:bg-moss"
          >
            Needs a reply
          </Button>
          <YoursButton onOpen={() => setYours(true)} />
          <PostSearchBox key={q} q={q} onSearch={(words) => go({ q: words })} />
        </nav>
        <div className="grid min-w-0 gap-6">
          {permalink ? (
            <OnePost id={permalink} onBack={() => go({})} />
          ) : (
            <>
              {writing ? null : (
                <Button
                  size="large"
                  wide
                  className="lg:hidden"
                  onClick={() => {
                    focusWhenShown()
                    setWriting(true)
                  }}
                >
                  <PenLine aria-hidden strokeWidth={1.75} />
                  Write a post
                </Button>
              )}
              <div ref={box} className={writing || shared ? '' : 'max-lg:hidden'}>
                {known ? (
                  <WritePost category={category} helpFor={shared} onShared={setShared} />
                ) : (
                  <Skeleton className="h-80" />
                )}
              </div>
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
      {known ? (
        <Dialog open={yours} onClose={() => setYours(false)} title="Yours">
          <div className="grid gap-4">
            <MyForum onOpen={() => setYours(false)} />
            {belowYours}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
