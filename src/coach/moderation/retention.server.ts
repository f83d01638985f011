import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { purgeConversations } from '../store.server.ts'
import { purgeOldChecks } from './queue-store.server.ts'

/** Runs hourly: turns old checks into counts, and deletes conversations past their retention time. */
export const purgeConversationsJob: Job<Services, object> = {
  name: 'coach.purge',
  schedule: '17 * * * *',
  async run({ db, clock }) {
    await purgeOldChecks(db, clock.now())
    await purgeConversations(db, clock.now())
  },
}
