import { Brain, Dumbbell, Flame, type LucideIcon, Sunrise, Users } from 'lucide-react'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { countOfDays } from '../day-counts.ts'
import type { ActivityCategory, ActivityDefinition, Frequency } from './activities.ts'

const looks: Record<ActivityCategory, { Icon: LucideIcon; tone: 'moss' | 'sky' | 'sand' | 'plain' }> = {
  physical: { Icon: Dumbbell, tone: 'moss' },
  mental: { Icon: Brain, tone: 'sky' },
  spiritual: { Icon: Sunrise, tone: 'sand' },
  social: { Icon: Users, tone: 'plain' },
}

const periods: Record<Frequency, string> = { daily: 'day', weekly: 'week', monthly: 'month' }

type ActivityRowProps = {
  activity: ActivityDefinition
  pending: boolean
  ready: boolean
  /** Title and description only. */
  compact?: boolean
  showPoints?: boolean
  showStreak?: boolean
  onComplete: () => void
  onUndo: () => void
}

/** The whole row is the touch target; a completed one has an Undo button. */
export function ActivityRow({
  activity,
  pending,
  ready,
  compact = false,
  showPoints = true,
  showStreak = true,
  onComplete,
  onUndo,
}: ActivityRowProps) {
  const { title, description, category, points, streak, isCompleted, frequency } = activity
  const { Icon, tone } = looks[category]
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border px-4 py-2 transition-colors duration-150 ${isCompleted ? 'border-pine bg-moss' : 'border-line bg-paper-raised'}`}
    >
      <label className="flex min-h-11 min-w-0 grow basis-64 flex-wrap items-center gap-x-4 gap-y-1">
        <input
          type="checkbox"
          className="tick size-6"
          checked={isCompleted || pending}
          disabled={!ready}
          onChange={isCompleted ? onUndo : onComplete}
        />
        <Icon aria-hidden className="size-6 shrink-0 text-pine" strokeWidth={1.75} />
        <span className="min-w-0 grow basis-[5rem]">
          <bdi className="block leading-snug font-semibold">{title}</bdi>
          <bdi className="block text-sm leading-snug text-ink-soft">{description}</bdi>
        </span>
      </label>
      {compact ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{category}</Badge>
          {showPoints ? <Badge tone="plain">{countOfDays(points, 'point')}</Badge> : null}
          {showStreak && streak > 0 ? (
            <Badge tone="dawn">
              <Flame aria-hidden className="size-4" strokeWidth={1.75} />
              {countOfDays(streak, periods[frequency])}
              {streak > 1 ? ' in a row' : ''}
            </Badge>
          ) : null}
          {isCompleted ? (
            <Button variant="quiet" disabled={!ready} onClick={onUndo} aria-label={`Undo ${title}`}>
              Undo
            </Button>
          ) : null}
        </div>
      )}
    </li>
  )
}
