import { BookHeart, Flower2, MapPin, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { CheckInCalendar } from '../../checkin/check-in-calendar.tsx'
import { CheckInCard } from '../../checkin/check-in-card.tsx'
import * as checkin from '../../checkin/contract.ts'
import { BreathingPause } from '../../meditation/breathing-pause.tsx'
import { useRead } from '../../platform/browser/call.browser.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Cairn } from '../../platform/ui/cairn.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { PageHead } from '../../platform/ui/page-head.tsx'

const planNames = { free: 'Free', premium: 'Premium', professional: 'Full Access' } as const
const shortDate = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const quick = [
  { to: '/meditation', label: 'Meditation', words: 'Sit, breathe, be guided', Icon: Flower2 },
  { to: '/journal', label: 'Journal', words: 'Only you can read it', Icon: BookHeart },
  { to: '/ai-coach', label: 'AI Coach', words: 'Talk something through', Icon: MessageCircle },
  { to: '/meetings', label: 'Meetings', words: 'A room in the next hour', Icon: MapPin },
] as const

export function DashboardPage() {
  const { user } = useSession()
  const days = useRead(checkin.checkInDays)
  const coachOn = useFeature('coach')
  if (!user) return null
  const dates = days.data?.dates ?? []
  return (
    <div className="page pb-20">
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
      {user.subscription === 'free' ? <UnlockPremium /> : null}
      <div className="grid gap-5 lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-5">
          <section
            className="relative grid overflow-hidden rounded-card border border-line bg-paper-raised shadow-card sm:grid-cols-[1fr_auto]"
            aria-label="Your path"
          >
            <div className="grid content-center gap-5 p-5 sm:p-7">
              <dl className="grid grid-cols-2 gap-x-6 gap-y-5 xl:grid-cols-3">
                <Fact
                  term="Days on Path"
                  value={String(user.daysOnPath)}
                  words={user.daysOnPath === 1 ? 'day you were here' : 'days you were here'}
                />
                <Fact
                  term="Last Check-in"
                  value={
                    user.lastCheckIn ? shortDate.format(new Date(`${user.lastCheckIn}T12:00:00Z`)) : 'Never'
                  }
                />
                <Fact term="Subscription" value={planNames[user.subscription]} />
              </dl>
              <p className="text-ink-soft">
                {user.daysOnPath === 0
                  ? 'Your cairn begins with one stone. A check-in lays it, and nothing ever takes it away.'
                  : 'Each check-in laid a stone. No day that is missed takes one away.'}
              </p>
            </div>
            <div className="flex items-end justify-center bg-sky px-6 pt-6 sm:min-w-60">
              {days.data || user.daysOnPath === 0 ? (
                <Cairn
                  dates={dates}
                  today={days.data?.today}
                  label={
                    dates.length === 0
                      ? 'The place where your cairn will stand'
                      : `Your cairn of ${dates.length} ${dates.length === 1 ? 'stone' : 'stones'}`
                  }
                  className="max-h-56 w-full max-w-xs"
                />
              ) : (
                <p className="min-h-24 max-w-60 pb-6">
                  {days.isError ? 'Your cairn stands. It could not be drawn just now.' : null}
                </p>
              )}
            </div>
          </section>
          <nav aria-label="Quick actions" className="grid grid-cols-2 gap-3 xl:grid-cols-4">
            {quick
              .filter(({ to }) => coachOn || to !== '/ai-coach')
              .map(({ to, label, words, Icon }) => (
                <Link
                  key={to}
                  to={to}
                  className="grid content-start gap-2 rounded-card border border-line bg-paper-raised p-4 transition-colors duration-150 hover:border-pine hover:bg-moss"
                >
                  <Icon aria-hidden strokeWidth={1.75} className="text-pine" />
                  <span className="font-semibold">{label}</span>
                  <span className="text-sm text-ink-soft">{words}</span>
                </Link>
              ))}
          </nav>
          <BreathingPause />
        </div>
        <div className="order-first grid content-start gap-5 lg:order-none">
          <CheckInCard />
          <CheckInCalendar />
        </div>
      </div>
    </div>
  )
}

function Fact({ term, value, words }: { term: string; value: string; words?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-display text-2xl font-semibold">
        {value}
        {words ? <span className="block font-sans text-sm font-normal text-ink-soft">{words}</span> : null}
      </dd>
    </div>
  )
}

function UnlockPremium() {
  const coachOn = useFeature('coach')
  return (
    <Card tone="sand" className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-xl">Unlock Premium</h2>
        <p className="measure">
          {coachOn
            ? 'The encrypted journal, the AI coach and every meditation'
            : 'The encrypted journal and every meditation'}
          , one month at a time. It never renews by itself.
        </p>
      </div>
      <ButtonLink to="/pricing" variant="outline">
        See the plans
      </ButtonLink>
    </Card>
  )
}
