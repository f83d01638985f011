import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { useSession } from '../../accounts/session.tsx'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { type FeedState, feedStates, refreshFeed, removeFeed } from '../feeds-contract.ts'
import { ConnectList } from './connect-list.tsx'
import { FeedHealthCard } from './feed-health-card.tsx'

type Feed = z.output<typeof FeedState>

/** For staff: each list with its imported rows, its skipped rows and why, and its current error. */
export function MeetingFeedsAdmin() {
  const feeds = useRead(feedStates, {}, { staleTime: 0 })
  const isAdmin = useSession().user?.role === 'admin'
  if (feeds.error) return <p role="alert">{feeds.error.message}</p>
  if (!feeds.data) return <Loading />
  return (
    <div className="grid gap-4">
      {isAdmin ? <ConnectList /> : null}
      <FeedHealthCard />
      {feeds.data.feeds.length === 0 ? (
        <EmptyState title="No meeting lists yet">
          <p>Connect one here, name them in the file of MEETING_FEEDS, or use “cairn meetings import”.</p>
        </EmptyState>
      ) : null}
      {feeds.data.feeds.map((feed) => (
        <FeedCard key={feed.id} feed={feed} />
      ))}
    </div>
  )
}

const origins: Record<Feed['origin'], string> = {
  settings: 'Refreshed automatically',
  staff: 'Connected by staff',
  command: 'Imported by hand',
  sample: 'Sample',
}

function FeedCard({ feed }: { feed: Feed }) {
  const refresh = useSend(refreshFeed, {
    refreshes: [feedStates],
    onDone: () => toast({ title: 'Asking the publisher' }),
    failTitle: 'Error',
  })
  const { report } = feed
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-2">
          <CardTitle>{feed.name}</CardTitle>
          <div className="flex flex-wrap gap-2">
            <Badge>{feed.fellowship}</Badge>
            <Badge tone="plain">{feed.format}</Badge>
            <Badge tone="plain">{origins[feed.origin]}</Badge>
            <Badge tone={feed.problem ? 'dawn' : 'moss'}>
              {feed.problem ? `Failed ${feed.failures}×` : 'Good'}
            </Badge>
          </div>
        </div>
        {feed.origin === 'staff' ? <RemoveList feed={feed} /> : null}
        {feed.origin === 'settings' || feed.origin === 'staff' ? (
          <Button
            variant="outline"
            disabled={refresh.isPending}
            onClick={() => refresh.mutate({ params: { id: feed.id } })}
          >
            <RefreshCw aria-hidden strokeWidth={1.75} /> Refresh now
          </Button>
        ) : null}
      </div>
      {feed.problem ? <p className="mt-3 rounded-xl bg-sand p-3">{feed.problem}</p> : null}
      <p className="mt-3 text-ink-soft">
        {feed.imported.toLocaleString()} {feed.imported === 1 ? 'row' : 'rows'} in use
        {feed.importedAt ? `, as of ${formatTime(feed.importedAt)}` : ''}
        {feed.triedAt ? `; last tried ${formatTime(feed.triedAt)}` : ''}
        {feed.dueAt ? `; next ${formatTime(feed.dueAt)}` : ''}
      </p>
      {report ? (
        <details className="mt-2">
          <summary className="min-h-11 content-center font-semibold">
            Last report: {report.imported} of {report.rows} rows imported, {report.skipped.length} skipped
          </summary>
          <div className="grid gap-3 pb-2 sm:grid-cols-3">
            <Tally title="How they meet" tally={report.attendance} />
            <Tally title="Read despite errors" tally={report.repaired} />
            <Tally title="Unknown codes" tally={report.unknownCodes} />
          </div>
          {report.skipped.length > 0 ? (
            <ul className="max-h-80 overflow-y-auto text-sm">
              {report.skipped.map(({ row, reason }) => (
                <li key={row}>
                  Row {row}: <bdi>{reason}</bdi>
                </li>
              ))}
            </ul>
          ) : null}
        </details>
      ) : null}
    </Card>
  )
}

function RemoveList({ feed }: { feed: Feed }) {
  const [sure, setSure] = useState(false)
  const isAdmin = useSession().user?.role === 'admin'
  const remove = useSend(removeFeed, { refreshes: [feedStates], failTitle: 'Error' })
  if (!isAdmin) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setSure(true)}>
        <Trash2 aria-hidden strokeWidth={1.75} /> Remove
      </Button>
      <AlertDialog
        open={sure}
        title={`Remove ${feed.name}?`}
        description="Its meetings leave the finder, and members lose the ones they saved."
        confirm="Remove"
        pending={remove.isPending}
        onCancel={() => setSure(false)}
        onConfirm={() => remove.mutate({ params: { id: feed.id } })}
      />
    </>
  )
}

function Tally({ title, tally }: { title: string; tally: Record<string, number> }) {
  const entries = Object.entries(tally)
  if (entries.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="text-sm text-ink-soft">
        {entries.map(([what, many]) => (
          <li key={what}>
            {what}: {many}
          </li>
        ))}
      </ul>
    </div>
  )
}
