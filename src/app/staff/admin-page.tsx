import { type ComponentType, lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { type Answer, useRead } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { EmptyState, PageHead } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { cell, Table } from '../../platform/ui/table.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import * as contract from './admin.ts'

type StaffTab = { id: string; label: string; adminOnly?: boolean; Content: ComponentType }

/** The staff page: one tab per area. */
const staffTabs: StaffTab[] = [
  { id: 'counts', label: 'Overview', Content: Overview },
  {
    id: 'forum',
    label: 'Forum',
    Content: lazyContent(async () => (await import('../../forum/moderation/admin.tsx')).ModerationQueue),
  },
  {
    id: 'coach',
    label: 'Coach',
    Content: lazyContent(async () => (await import('../../coach/moderation/admin.tsx')).CoachQueue),
  },
  {
    id: 'contact',
    label: 'Contact',
    Content: lazyContent(async () => (await import('../../contact/admin.tsx')).ContactInbox),
  },
  {
    id: 'members',
    label: 'Members',
    adminOnly: true,
    Content: lazyContent(async () => (await import('./members.tsx')).MembersPanel),
  },
  {
    id: 'meetings',
    label: 'Meeting lists',
    Content: lazyContent(async () => (await import('../../meetings/feeds/admin.tsx')).MeetingFeedsAdmin),
  },
  {
    id: 'orders',
    label: 'Payments',
    adminOnly: true,
    Content: lazyContent(async () => (await import('../../plans/admin.tsx')).OrderList),
  },
  {
    id: 'consultations',
    label: 'Sessions',
    Content: lazyContent(
      async () => (await import('../../plans/consultations/consultation-queue.tsx')).ConsultationQueue,
    ),
  },
  {
    id: 'team',
    label: 'Team',
    Content: lazyContent(async () => (await import('../../accounts/team/team-tab.tsx')).TeamTab),
  },
  { id: 'jobs', label: 'Jobs', adminOnly: true, Content: JobsTab },
  {
    id: 'mails',
    label: 'Emails',
    adminOnly: true,
    Content: lazyContent(async () => (await import('./emails.tsx')).Emails),
  },
  { id: 'actions', label: 'Log', Content: Actions },
]

/** A tab of another capability, loaded when opened. */
function lazyContent(load: () => Promise<ComponentType>): ComponentType {
  const Content = lazy(async () => ({ default: await load() }))
  return function LazyContent() {
    return (
      <Suspense fallback={<Loading lines={5} />}>
        <Content />
      </Suspense>
    )
  }
}

export function AdminPage() {
  const { user } = useSession()
  const counts = useRead(contract.counts)
  const [search, setSearch] = useSearchParams()
  const mine = staffTabs.filter(({ adminOnly }) => !adminOnly || user?.role === 'admin')
  // Emails of earlier versions link with `desk`.
  const linked = search.get('tab') ?? search.get('desk')
  if (counts.isError && !counts.data) {
    return (
      <div className="page pb-20">
        <PageHead title="Staff" />
        <EmptyState title={counts.error.message}>
          <ButtonLink to="/account" variant="outline">
            To my account
          </ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page pb-20">
      <PageHead title="Staff" lead="Everything done here is logged." />
      <Tabs
        label="Sections"
        value={mine.find(({ id }) => id === linked)?.id ?? 'counts'}
        onChange={(id) => setSearch({ tab: id }, { replace: true })}
        tabs={mine.map(({ id, label, Content }) => ({ value: id, label, content: <Content /> }))}
      />
    </div>
  )
}

function Overview() {
  const counts = useRead(contract.counts, {}, { staleTime: 0 })
  if (!counts.data) return <Loading />
  const { members, newThisWeek, checkedInThisWeek, paidPlans, waiting, answered, paymentWarning } =
    counts.data
  const facts = [
    ['Members', members],
    ['New in the last 7 days', newThisWeek],
    ['Checked in during the last 7 days', checkedInThisWeek],
    ['Paid plans running', paidPlans],
  ] as const
  return (
    <div className="grid gap-8">
      {paymentWarning ? (
        <Card as="div" className="border-clay" role="alert">
          <h2 className="text-xl">Anyone can get a plan without paying</h2>
          <p>{paymentWarning}</p>
        </Card>
      ) : null}
      <section aria-labelledby="waits" className="grid gap-4">
        <h2 id="waits" className="text-2xl">
          To do
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {waiting.map((row) => (
            <li key={row.queue}>
              <Waiting {...row} answered={answered.find(({ queue }) => queue === row.queue)} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="numbers" className="grid gap-4">
        <h2 id="numbers" className="text-2xl">
          In numbers
        </h2>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {facts.map(([term, value]) => (
            <Card as="div" key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="font-display text-3xl font-semibold">{value}</dd>
            </Card>
          ))}
        </dl>
      </section>
    </div>
  )
}

type Counts = Answer<typeof contract.counts>
type WaitingProps = Counts['waiting'][number] & { answered: Counts['answered'][number] | undefined }

function Waiting({ queue, count, urgent, oldest, answered }: WaitingProps) {
  return (
    <Card as="div" className="grid h-full content-start gap-2">
      <h3 className="text-lg">
        <Link to={`?tab=${queue}`} replace className="underline decoration-line underline-offset-4">
          {staffTabs.find((one) => one.id === queue)?.label}
        </Link>
      </h3>
      <p className="font-display text-3xl font-semibold">{count}</p>
      <p className="text-sm text-ink-soft">
        {oldest ? `The oldest since ${formatTime(oldest)}` : 'Nothing to do.'}
      </p>
      {answered && answered.count > 0 ? (
        <p className="text-sm text-ink-soft">
          Answered in the last 30 days: {answered.count}, {answered.inTime} of them within 24 hours
        </p>
      ) : null}
      {urgent > 0 ? (
        <p>
          <Badge tone="dawn">{urgent === 1 ? '1 emergency' : `${urgent} emergencies`}</Badge>
        </p>
      ) : null}
    </Card>
  )
}

function JobsTab() {
  const jobs = useRead(contract.jobCounts, {}, { staleTime: 0 })
  if (jobs.isPending) return <Loading />
  if (jobs.isError) return <p role="alert">{jobs.error.message}</p>
  if (jobs.data.length === 0) return <EmptyState title="No jobs waiting" />
  return (
    <Table label="Jobs" heads={['Job', 'Waiting', 'Running', 'Failed']}>
      {jobs.data.map((job) => (
        <tr key={job.name}>
          <td className={cell}>{job.name}</td>
          <td className={cell}>{job.waiting}</td>
          <td className={cell}>{job.active}</td>
          <td className={cell}>{job.failed > 0 ? <Badge tone="dawn">{job.failed}</Badge> : 0}</td>
        </tr>
      ))}
    </Table>
  )
}

function Actions() {
  const actions = useRead(contract.actions, {}, { staleTime: 0 })
  if (actions.isPending) return <Loading />
  if (actions.isError) return <p role="alert">{actions.error.message}</p>
  if (actions.data.length === 0) return <EmptyState title="No entries yet" />
  return (
    <ul className="grid gap-2">
      {actions.data.length === contract.actionsShown ? (
        <li>These are the newest {contract.actionsShown} entries.</li>
      ) : null}
      {actions.data.map((action) => (
        <li key={action.id} className="border-b border-line pb-2">
          <span className="text-ink-soft">{formatTime(action.at)}</span> <bdi>{action.actor}</bdi>:{' '}
          {action.action}
          {action.subject ? (
            <span className="block text-sm break-all text-ink-soft">{action.subject}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
