// The four stat cards. Zero is shown as an encouraging sentence instead of a number.
import { CalendarHeart, Flame, ListChecks, type LucideIcon, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { Button } from '../../platform/ui/button.tsx'
import type { Stats, TrackerSettings } from '../contract.ts'

type StatCardsProps = {
  /** Undefined while loading. */
  stats: z.output<typeof Stats> | undefined
  /** Loading failed. */
  failed: boolean
  settings: TrackerSettings | undefined
  onSetDate: () => void
}

export function StatCards({ stats, failed, settings, onSetDate }: StatCardsProps) {
  // The sentence for beginners would be wrong for members with years, so it waits for the data.
  const unknown = failed ? 'no' : 'later'
  const known: StatProps['known'] = stats ? 'yes' : unknown
  const shown = settings ?? { showPoints: true, showStreaks: true, showDays: true }
  return (
    <dl className="grid pairs-8 gap-3">
      {shown.showPoints ? (
        <Stat icon={Star} known={known} name="Total Points" value={stats?.totalPoints}>
          {stats?.totalPoints
            ? 'Earned by what you did. They stay.'
            : 'The first ones are one small thing away.'}
        </Stat>
      ) : null}
      {shown.showStreaks ? (
        <Stat icon={Flame} known={known} name="Current Streak" value={stats?.currentStreak}>
          {stats?.currentStreak
            ? `${stats.currentStreak === 1 ? 'day' : 'days'} in a row. Pauses don’t break it.`
            : 'Do one thing today to start a streak.'}
        </Stat>
      ) : null}
      <Stat icon={ListChecks} known={known} name="Activities Done" value={stats?.activitiesCompleted}>
        {stats?.activitiesCompleted
          ? 'things you’ve done for yourself'
          : 'What you do for yourself is counted here.'}
      </Stat>
      {shown.showDays ? <DaysInRecovery stats={stats} known={known} onSetDate={onSetDate} /> : null}
    </dl>
  )
}

type DaysProps = Pick<StatCardsProps, 'stats' | 'onSetDate'> & Pick<StatProps, 'known'>

function DaysInRecovery({ stats, known, onSetDate }: DaysProps) {
  const card = { icon: CalendarHeart, known, name: 'Days in Recovery' }
  if (stats?.startedOn === null)
    return (
      <Stat {...card} value={undefined} empty="Not set yet">
        <Button variant="quiet" className="-ml-5" onClick={onSetDate}>
          Set your date
        </Button>
      </Stat>
    )
  return (
    <Stat {...card} value={stats?.recoveryDays} empty={stats ? 'Day one' : undefined}>
      {stats?.recoveryDays
        ? `since your own date. ${stats.daysEver.toLocaleString('en')} in all, every one of them yours.`
        : 'Today counts, too.'}
    </Stat>
  )
}

type StatProps = {
  icon: LucideIcon
  known: 'yes' | 'no' | 'later'
  name: string
  value: number | undefined
  empty?: string | undefined
  children: ReactNode
}

function Stat({ icon: Icon, known, name, value, empty, children }: StatProps) {
  return (
    <div className="grid min-h-[min(11rem,45vw)] content-start gap-1 rounded-card border border-line bg-paper-raised p-4 shadow-card">
      <dt className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0 text-pine" strokeWidth={1.75} />
        {name}
      </dt>
      <dd className="grid gap-1">
        {value ? (
          <span className="font-display text-2xl font-semibold tabular-nums">
            {value.toLocaleString('en')}
          </span>
        ) : (
          <span className="font-display text-xl">{empty ?? (value === 0 ? '0 so far' : '…')}</span>
        )}
        <span className={`text-sm text-ink-soft ${known === 'later' ? 'invisible' : ''}`}>
          {known === 'no' ? 'It’s safe, but it couldn’t be loaded.' : children}
        </span>
      </dd>
    </div>
  )
}
