import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { forgetTalks } from '../store.server.ts'
import { forgetChecks } from './queue-store.server.ts'

/** Runs hourly: turns old checks into counts, and deletes conversations past their retention time. */
export const forgetTalksJob: Job<Services, object> = {
  name: 'coach.forget',
  schedule: '17 * * * *',
  async run({ db, clock }) {
    await forgetChecks(db, clock.now())
    await forgetTalks(db, clock.now())
  },
}
