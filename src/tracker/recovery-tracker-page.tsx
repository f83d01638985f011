import { lazy, Suspense } from 'react'
import { useSession } from '../accounts/session.tsx'
import { LogInOrJoin } from '../accounts/sessions/log-in-or-join.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'

/** Loaded for members only: visitors see one sentence. */
const OwnTracker = lazy(async () => ({ default: (await import('./own-tracker.tsx')).OwnTracker }))

const title = 'Recovery Progress Tracker'

export function RecoveryTrackerPage() {
  return (
    <div className="page pb-20">
      <PageHead title={title} lead="What you do for yourself, day by day. Your points only go up." />
      <Tracker />
    </div>
  )
}

function Tracker() {
  const { user, loading } = useSession()
  if (loading && !user) return <Loading lines={6} />
  if (user)
    return (
      <Suspense fallback={<Loading lines={6} />}>
        <OwnTracker key={user.email} email={user.email} checkIns={user.daysOnPath} />
      </Suspense>
    )
  return (
    <div className="for-visitors">
      <EmptyState title="Please log in to access your recovery tracker.">
        <p className="measure">
          Small things to do each day, a calendar of what you did, and your own date with every day that
          belongs to it. Free, and only you see it.
        </p>
        <LogInOrJoin />
      </EmptyState>
    </div>
  )
}
