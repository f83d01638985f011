// The weekly email: what a member did in seven days, in words and without numbers.
import { dateIn, dayIn, plusDays } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { activities } from '../activities/activities.ts'
import { completionsBetween } from '../activities/completions.server.ts'
import * as store from '../store.server.ts'

const phrases: Record<string, string> = {
  'morning-meditation': 'You sat down and breathed.',
  'gratitude-practice': 'You looked for what was good, and wrote it down.',
  'physical-activity': 'You moved, and your body had a say.',
  'recovery-reading': 'You read, and gave yourself something to think about.',
  'evening-reflection': 'You ended a day by looking at it honestly.',
  'support-meeting': 'You went to a meeting, and others saw you there.',
  'sponsor-check-in': 'You spoke with somebody you trust.',
  'meal-planning': 'You planned your meals, which is a way of taking care.',
  'goal-review': 'You looked at where you are going.',
  'therapy-session': 'You gave an hour to the deeper work.',
  'recovery-milestone': 'You stopped to celebrate, as one should.',
}

/** The paragraphs about the seven days before a date. */
export async function weeklyEmailOf(db: Db, memberId: string, today: string): Promise<string[]> {
  const [done, own] = await Promise.all([
    completionsBetween(db, memberId, plusDays(today, -7), plusDays(today, -1)),
    store.choicesOf(db, memberId),
  ])
  if (done.length === 0) {
    return [
      'This week was quiet here. Perhaps it was full elsewhere, or hard, or simply a week.',
      'Nothing is lost, and nothing waits to be made up for. One small thing today is a good beginning, and a word to somebody is another.',
    ]
  }
  const often = new Map<string, number>()
  for (const { activityId } of done) often.set(activityId, (often.get(activityId) ?? 0) + 1)
  const ids = [...often].sort((a, b) => b[1] - a[1]).map(([id]) => id)
  const sentences = ids.flatMap((id) => {
    const title = own.find((choice) => choice.id === id)?.title
    const phrase = phrases[id] ?? (title ? `You made time for “${title}”.` : undefined)
    return phrase ? [phrase] : []
  })
  const days = new Set(done.map(({ date }) => date)).size
  const breadth = new Set(ids.map((id) => activities.find((activity) => activity.id === id)?.category)).size
  return [
    days >= 5 ? 'You were on your path on most days of this week.' : 'You were on your path this week.',
    sentences.slice(0, 4).join(' '),
    breadth >= 3
      ? 'Body, mind and company all had their share. That is what holds when one of them is tired.'
      : 'What you do again and again becomes ground to stand on.',
  ]
}

/** Runs on Sundays for members who chose email. Safe to run again: each date is claimed once. */
export const weeklyEmailJob: Job<Services, object> = {
  name: 'tracker.letter',
  schedule: '10 16 * * 0',
  async run({ db, mail, clock }) {
    if (!mail.leaves) return
    const now = clock.now()
    const since = dateIn('UTC', now - 3 * 86_400_000)
    for (;;) {
      // Claimed members are excluded, so each query returns the next page.
      const readers = await store.weeklyEmailRecipients(db, since)
      for (const reader of readers) {
        const today = dayIn(reader.zone ?? 'UTC', now, reader.dayStartsAt)
        const paragraphs = await weeklyEmailOf(db, reader.id, today)
        await db.transaction().execute(async (tx) => {
          if (!(await store.claimWeeklyEmail(tx, reader.id, today))) return
          const text = `${paragraphs.join('\n\n')}\n\nYou can stop this letter on the tracker page.\n`
          await mail.send(tx, { to: reader.email, subject: 'Your week', text })
        })
      }
      if (readers.length === 0) return
    }
  },
}
