// The weekly look back: what a member did in seven days, in words and without numbers. A notice says that it is ready.
import { notify } from '../../notices/send-notices.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { dateIn, plusDays } from '../../platform/dates.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { type Job, jobPriority } from '../../platform/jobs.server.ts'
import { activities } from '../activities/activities.ts'
import { completionsBetween } from '../activities/completions.server.ts'
import * as store from '../store.server.ts'

const membersPerJob = 50
const minDaysBetween = 3
const day = 86_400_000

const phrases: Record<string, string> = {
  'morning-meditation': 'You sat down and breathed.',
  'gratitude-practice': 'You looked for what was good, and wrote it down.',
  'physical-activity': 'You moved your body.',
  'recovery-reading': 'You read, and gave yourself something to think about.',
  'evening-reflection': 'You looked back on a day honestly.',
  'support-meeting': 'You went to a meeting, and others saw you there.',
  'sponsor-check-in': 'You spoke with someone you trust.',
  'meal-planning': 'You planned your meals. That’s taking care of yourself.',
  'goal-review': 'You reviewed your goals.',
  'therapy-session': 'You went to therapy.',
  'recovery-milestone': 'You stopped to celebrate. Good.',
}

/** The paragraphs about the seven days before a date. */
export async function weeklyLookBackOf(db: Db, memberId: string, today: string): Promise<string[]> {
  const [done, own] = await Promise.all([
    completionsBetween(db, memberId, plusDays(today, -7), plusDays(today, -1)),
    store.choicesOf(db, memberId),
  ])
  if (done.length === 0) {
    return [
      'This week was quiet here. Maybe it was busy, or hard, or just a week.',
      'Nothing is lost, and you don’t owe anything. One small thing today is a good start. So is a word to someone.',
    ]
  }
  const counts = new Map<string, number>()
  for (const { activityId } of done) counts.set(activityId, (counts.get(activityId) ?? 0) + 1)
  const mostFrequent = [...counts].sort(([, left], [, right]) => right - left)
  const ids = mostFrequent.map(([id]) => id)
  const sentences = ids.flatMap((id) => {
    const title = own.find((choice) => choice.id === id)?.title
    const phrase = phrases[id] ?? (title ? `You made time for “${title}”.` : undefined)
    return phrase ? [phrase] : []
  })
  const days = new Set(done.map(({ date }) => date)).size
  const categories = new Set(ids.map((id) => activities.find((activity) => activity.id === id)?.category))
  return [
    days >= 5 ? 'You were on your path on most days of this week.' : 'You were on your path this week.',
    sentences.slice(0, 4).join(' '),
    categories.size >= 3
      ? 'You looked after several sides of your life. When one gets tired, the others help.'
      : 'What you do again and again gets easier.',
  ]
}

/** Runs on Sundays and fans out to jobs of a few members each, so that jobs are short and all processes share the work. */
export const lookBackJob: Job<Services, object> = {
  name: 'tracker.weekly-look-back',
  schedule: '10 16 * * 0',
  async run({ db, clock, jobs }) {
    const now = clock.now()
    const week = { from: dateIn('UTC', now - 7 * day), lastBefore: dateIn('UTC', now - minDaysBetween * day) }
    for (let after: string | null = null; ; ) {
      const ids: string[] = await store.lookBackMembers(db, week, after, membersPerJob)
      const last = ids.at(-1)
      if (!last) return
      await jobs.add(db, lookBackNoticesJob.name, { ids }, { key: last, priority: jobPriority.bulk })
      after = last
    }
  },
}

/** Notifies some members that their week is ready. Idempotent: each member is claimed once a week. */
export const lookBackNoticesJob: Job<Services, { ids: string[] }> = {
  name: 'tracker.look-back-notices',
  concurrency: 2,
  async run(services, { ids }) {
    const { db, clock } = services
    const now = clock.now()
    const dates = { today: dateIn('UTC', now), lastBefore: dateIn('UTC', now - minDaysBetween * day) }
    for (const memberId of ids)
      await db.transaction().execute(async (tx) => {
        if (await store.claimLookBack(tx, memberId, dates))
          await notify(services, tx, { memberId, kind: 'week', postId: null, now })
      })
  },
}
