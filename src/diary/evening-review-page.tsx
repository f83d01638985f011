import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../accounts/session.tsx'
import { useRead, useRefresh, useSend } from '../platform/browser/call.browser.ts'
import { localToday } from '../platform/browser/local-date.browser.ts'
import { useFlush } from '../platform/browser/offline-queue.browser.ts'
import { preserveScroll } from '../platform/browser/scroll-restoration.browser.ts'
import { Button, buttonClass } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { AlertDialog, Dialog } from '../platform/ui/dialog.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { toast } from '../platform/ui/toast.tsx'
import * as contract from './contract.ts'
import {
  draftOf,
  draftOfRefused,
  type EntryDraft,
  formLeftOpen,
  newDraft,
  storeOpenForm,
} from './entry-draft.browser.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import { pendingEntries, sendPendingEntries } from './offline-entries.browser.ts'
import { PatternsCard } from './patterns-card.tsx'

export function EveningReviewPage() {
  const { user } = useSession()
  if (!user) return null
  return <Diary email={user.email} />
}

function Diary({ email }: { email: string }) {
  const [from, setFrom] = useState<string>()
  const read = useRead(contract.diary, from ? { query: { from } } : {}, {
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
  const { draft, open, close, pending } = useOpenForm(email)
  const { list, removed } = useFocusAfterRemoval(read.data)
  const today = localToday()
  const entries = read.data?.entries ?? []
  const tonight = entries.find(({ kind, date }) => kind === 'review' && date === today)
  return (
    <div className="page pb-20">
      <PageHead
        title="Evening review"
        lead="A few taps about your day, and a log of urges. Only you can see them."
      />
      <div className="flex flex-wrap gap-3 pb-6">
        <Button onClick={() => open(tonight ? draftOf(tonight) : newDraft('review'))}>
          {tonight ? 'Edit review' : 'Review today'}
        </Button>
        <Button variant="outline" onClick={() => open(newDraft('urge'))}>
          Log an urge
        </Button>
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        <section className="grid min-h-60 content-start gap-4" aria-labelledby="diary-entries">
          <h2 id="diary-entries" ref={list} tabIndex={-1} className="text-xl focus:outline-none">
            Your entries
          </h2>
          {pending > 0 ? (
            <p role="status" className="rounded-card bg-sand p-4">
              {`${pending} ${pending === 1 ? 'entry waits' : 'entries wait'} on this device for a connection.`}
            </p>
          ) : null}
          {read.isPending ? <Loading lines={4} /> : null}
          {read.isError ? (
            <p role="status">Your entries couldn’t be loaded. They’re safe. Please try again later.</p>
          ) : null}
          {read.data && entries.length === 0 ? (
            <EmptyState title="Your entries will be here.">
              <p className="measure">
                One tap is enough for an evening, and an evening without one is fine. No one counts them.
              </p>
            </EmptyState>
          ) : null}
          <EntryList
            entries={entries}
            today={today}
            hasEarlier={read.data?.earlier ?? false}
            onEarlier={() => setFrom('2000-01-01')}
            onEdit={(entry) => open(draftOf(entry))}
            onRemoved={removed}
          />
        </section>
        <div className="grid gap-5">
          {read.isError && !read.data ? null : <PatternsCard entries={entries} today={today} />}
          <YourData onRemoved={removed} />
        </div>
      </div>
      <Dialog
        open={draft !== undefined}
        onClose={close}
        closesOutside={false}
        title={draft?.kind === 'urge' ? 'Log an urge' : 'Review your day'}
        description={draft?.kind === 'urge' ? undefined : 'Answer what you like and leave the rest.'}
      >
        {draft ? (
          <EntryForm
            key={draft.id}
            start={draft}
            email={email}
            reviews={entries.filter(({ kind }) => kind === 'review')}
            onClose={close}
          />
        ) : null}
      </Dialog>
    </div>
  )
}

/** The open form, if any. A link can open it with a mood. Also sends entries that are queued on this device. */
function useOpenForm(email: string) {
  const refresh = useRefresh()
  const [search, setSearch] = useSearchParams()
  const moodInUrl = Number(search.get('mood'))
  const [draft, setDraft] = useState<EntryDraft | undefined>(() =>
    moodInUrl >= 1 && moodInUrl <= 5 ? newDraft('review', Math.trunc(moodInUrl)) : formLeftOpen(),
  )
  const [pending, setPending] = useState(() => pendingEntries(email))
  const offered = useRef<string>(undefined)
  useFlush(email, async () => {
    const { sent, refused } = await sendPendingEntries(email)
    // Offered once a visit, so that a form that was closed does not open again a minute later.
    const isNew = refused !== undefined && JSON.stringify(refused.entry) !== offered.current
    if (sent > 0 || isNew) await refresh([contract.diary])
    setPending(pendingEntries(email))
    if (!isNew || draft) return
    offered.current = JSON.stringify(refused.entry)
    open(draftOfRefused(refused))
  })
  function open(opened: EntryDraft) {
    setDraft(opened)
    storeOpenForm(opened.kind)
  }
  return {
    draft,
    pending,
    open,
    close() {
      setDraft(undefined)
      storeOpenForm(undefined)
      setPending(pendingEntries(email))
      if (search.size > 0) setSearch({}, { replace: true, state: preserveScroll })
    },
  }
}

/** The focused button is removed with its entry, so the focus moves to the heading once the new list is loaded. */
function useFocusAfterRemoval(loaded: unknown) {
  const list = useRef<HTMLHeadingElement>(null)
  const waiting = useRef(false)
  useEffect(() => {
    if (!waiting.current || loaded === undefined) return
    waiting.current = false
    list.current?.focus()
  }, [loaded])
  return {
    list,
    removed() {
      waiting.current = true
    },
  }
}

function YourData({ onRemoved }: { onRemoved: () => void }) {
  const [asking, setAsking] = useState(false)
  const remove = useSend(contract.removeDiary, {
    refreshes: [contract.diary],
    failTitle: 'Error',
    onDone: () => {
      setAsking(false)
      toast({ title: 'Deleted', description: 'All reviews and urges are gone.' })
      onRemoved()
    },
  })
  return (
    <Card tone="plain" className="grid content-start gap-3">
      <CardTitle>Yours alone</CardTitle>
      <p className="text-ink-soft">
        No other member and no one on our team has a page that shows this. It’s part of your account’s
        download.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/diary/export.csv" download className={buttonClass({ variant: 'outline' })}>
          Download as a table
        </a>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Delete everything here
        </Button>
      </div>
      <AlertDialog
        open={asking}
        title="Delete all reviews and urges?"
        description="They’re deleted with their patterns and can’t be restored. The rest of your account stays."
        confirm="Delete"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({})}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}
