// Today: the check-in and the cairn, then next steps, then everything else.
import { BookHeart, Flower2, MapPin, MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { AgreementCard } from '../../accounts/agreement-card.tsx'
import type { Profile } from '../../accounts/contract.ts'
import { useSession } from '../../accounts/session.tsx'
import { CheckInCalendar } from '../../checkin/check-in-calendar.tsx'
import { PathCard } from '../../checkin/path-card.tsx'
import { EveningCard } from '../../diary/evening-card.tsx'
import { BreathingPause } from '../../meditation/breathing-pause.tsx'
import { NewForYou } from '../../notices/new-for-you.tsx'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { PageHead } from '../../platform/ui/page-head.tsx'
import { TodayActivities } from '../../tracker/activities/today-activities.tsx'
import { LazyCallCard } from '../../trusted/lazy-call-card.tsx'
import { SameDayCard } from '../community/same-day-card.tsx'
import { NextMeeting } from './next-meeting.tsx'

// Rarely shown, so it is loaded after the page.
const AfterDangerCard = lazy(async () => {
  const parts = await import('../safety/after-danger-card.tsx').catch(() => undefined)
  return { default: parts?.AfterDangerCard ?? (() => null) }
})

const planNames = { free: 'Free', premium: 'Premium', professional: 'Full Access' } as const
const shortDate = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const quick = [
  { to: '/meditation', label: 'Meditation', description: 'Sit, breathe, be guided', Icon: Flower2 },
  { to: '/journal', label: 'Journal', description: 'Only you can read it', Icon: BookHeart },
  { to: '/ai-coach', label: 'AI Coach', description: 'Talk something through', Icon: MessageCircle },
  { to: '/meetings', label: 'Meetings', description: 'Meetings starting soon', Icon: MapPin },
] as const

function DashboardHead({ user }: { user: Profile | undefined }) {
  if (!user) return <PageHead title="Welcome" />
  return (
    <PageHead
      title={
        <>
          Welcome, <bdi>{user.name}</bdi>
        </>
      }
    >
      <Badge tone={user.subscription === 'free' ? 'plain' : 'dawn'}>
        <span className="sr-only">Subscription: </span>
        {user.subscription}
      </Badge>
    </PageHead>
  )
}

export function DashboardPage() {
  const { user } = useSession()
  return (
    <div className="page sm:pb-6 lg:pb-20">
      <DashboardHead user={user} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-5">
        <div className="grid grid-cols-1 gap-4 lg:gap-5">
          <PathCard user={user} />
          {user ? <BelowPath user={user} /> : null}
        </div>
        {user ? <OtherColumns email={user.email} /> : null}
      </div>
      {user?.subscription === 'free' ? <UnlockPremium /> : null}
    </div>
  )
}

function BelowPath({ user }: { user: Profile }) {
  return (
    <>
      <AgreementCard />
      <EveningCard />
      <Facts user={user} />
      <LazyCallCard />
      <Suspense>
        <AfterDangerCard />
      </Suspense>
    </>
  )
}

function OtherColumns({ email }: { email: string }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:row-span-2 lg:gap-5">
        <TodayActivities email={email} />
        <NewForYou />
        <NextMeeting />
        <CheckInCalendar />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        <QuickActions />
        <BreathingPause />
        <SameDayCard place="today" />
      </div>
    </>
  )
}

function Facts({ user }: { user: Profile }) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 rounded-card border border-line bg-paper-raised px-4 py-3 shadow-card sm:px-5">
      <Fact term="Days on Path" value={user.daysOnPath.toLocaleString('en')} />
      <Fact
        term="Last Check-in"
        value={user.lastCheckIn ? shortDate.format(new Date(`${user.lastCheckIn}T12:00:00Z`)) : 'Never'}
      />
      <Fact term="Subscription" value={planNames[user.subscription]} />
    </dl>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-display leading-snug font-semibold whitespace-nowrap sm:text-xl">{value}</dd>
    </div>
  )
}

function QuickActions() {
  const coachOn = useFeature('coach')
  return (
    <nav aria-label="Quick actions" className="grid pairs-7 gap-3 xl:grid-cols-4">
      {quick
        .filter(({ to }) => coachOn || to !== '/ai-coach')
        .map(({ to, label, description, Icon }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-card border sm:grid sm:content-start sm:gap-1 border-line bg-paper-raised px-4 py-3 transition-colors duration-150 hover:border-pine hover:bg-moss"
          >
            <Icon aria-hidden strokeWidth={1.75} className="shrink-0 text-pine" />
            <span className="grow basis-16 font-semibold">{label}</span>
            <span className="hidden text-sm text-ink-soft sm:block">{description}</span>
          </Link>
        ))}
    </nav>
  )
}

function UnlockPremium() {
  const coachOn = useFeature('coach')
  return (
    <Card tone="sand" className="mt-4 grid gap-2 p-4! sm:p-7! lg:mt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Unlock Premium</h2>
        <ButtonLink to="/pricing" variant="outline" className="px-4!">
          Compare plans
        </ButtonLink>
      </div>
      <p className="measure text-sm sm:text-base">
        {coachOn ? 'Journal, AI coach and every meditation' : 'Journal and every meditation'}, one month at a
        time. Never renews by itself.
      </p>
    </Card>
  )
}
