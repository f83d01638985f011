// Jobs of plans: check unfinished payments, and email members before their membership ends.
import { memberById } from '../accounts/store.server.ts'
import { notify, sendNoticeEmail } from '../notices/send-notices.server.ts'
import type { Services } from '../platform/http/http.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import { reminderEmail } from './payments/emails.ts'
import { deleteAnonymousOrders, holdSeconds } from './payments/orders.server.ts'
import { reconcilePayments } from './payments/reconcile-payments.server.ts'
import { settleJob } from './payments/webhook-handler.server.ts'
import { purgeRequests } from './practice-provider/practice-orders.server.ts'
import { practiceWebhookJob } from './practice-provider/practice-webhooks.server.ts'
import * as store from './store.server.ts'

const reminderMilliseconds = 3 * 86_400_000

const reconcileJob: Job<Services, object> = {
  name: 'plans.reconcile',
  schedule: '*/5 * * * *',
  retries: 0,
  async run(services) {
    const { checked, unreachable } = await reconcilePayments(services)
    if (checked > 0 || unreachable) services.log.info({ checked, unreachable }, 'payments were checked')
  },
}

const remindJob: Job<Services, object> = {
  name: 'plans.remind',
  schedule: '11 * * * *',
  async run({ db, clock, jobs, mail, settings }) {
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      for (const ending of await store.claimReminders(tx, now, now + reminderMilliseconds)) {
        const member = await memberById(tx, ending.memberId)
        if (!member) continue
        const { plan, paidUntil } = ending
        await notify({ jobs }, tx, { memberId: member.id, kind: 'plan', postId: null, now })
        const zone = member.zone ?? 'UTC'
        const email = reminderEmail({ to: member.email, plan, paidUntil, zone, url: settings.PUBLIC_URL })
        await sendNoticeEmail({ mail, settings }, tx, { memberId: member.id, kind: 'plan', ...email })
      }
    })
  },
}

/** Deletes unpaid orders of the practice provider and those without a member after 30 days, because there is no duty to retain them. */
const purgeOrdersJob: Job<Services, object> = {
  name: 'plans.purge',
  schedule: '23 3 * * *',
  async run({ db, clock }) {
    const before = clock.now() - 30 * 86_400_000
    await purgeRequests(db, before)
    await deleteAnonymousOrders(db, before)
  },
}

export const planJobs: Job<Services, never>[] = [
  settleJob,
  reconcileJob,
  remindJob,
  practiceWebhookJob,
  purgeOrdersJob,
]

/** Settles unfinished payments of the previous process at start, and again once the locks of a killed process have expired. */
export async function startPlans({ jobs, db }: Services, work: boolean): Promise<() => void> {
  if (work) {
    await jobs.add(db, reconcileJob.name, {}, { key: 'start' })
    await jobs.add(db, reconcileJob.name, {}, { key: 'after holds', after: holdSeconds + 5 })
  }
  return () => undefined
}
