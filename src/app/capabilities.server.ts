// The list of what Cairn can do: each capability's routes and jobs, by name.
import { accountPageRoutes } from '../accounts/account-api.server.ts'
import { accountRoutes } from '../accounts/api.server.ts'
import { factorRoutes } from '../accounts/factors-api.server.ts'
import { forgetSessionsJob } from '../accounts/session.server.ts'
import { checkInRoutes } from '../checkin/api.server.ts'
import { coachRoutes } from '../coach/api.server.ts'
import { coachDeskRoutes } from '../coach/desk.server.ts'
import { forgetTalksJob } from '../coach/forget.server.ts'
import { contactRoutes, forgetContactJob } from '../contact/api.server.ts'
import { answerJob } from '../forum/answer.server.ts'
import { dailyJob, forgetForumJob, forumRoutes } from '../forum/api.server.ts'
import { deskRoutes } from '../forum/desk.server.ts'
import { journalRoutes } from '../journal/api.server.ts'
import { meditationRoutes } from '../meditation/api.server.ts'
import { meetingRoutes } from '../meetings/api.server.ts'
import { meetingJobs, startMeetings } from '../meetings/refresh.server.ts'
import { planRoutes } from '../plans/api.server.ts'
import { planJobs, startPlans } from '../plans/jobs.server.ts'
import type { Route, Services } from '../platform/http.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import { forgetMailsJob, sendMailJob } from '../platform/mail.server.ts'
import { trackerRoutes } from '../tracker/api.server.ts'
import { letterJob } from '../tracker/letter.server.ts'
import { reminderJob } from '../tracker/reminders.server.ts'
import { adminRoutes } from './admin.server.ts'
import { coachingPorts } from './coaching.server.ts'
import { memberRoutes } from './members-desk.server.ts'
import { neighbours } from './neighbours.server.ts'
import { profileOf } from './profile.server.ts'
import * as ticks from './ticks.server.ts'

/** Every call, in one list. A capability that needs a neighbour is handed it here. */
export function routes({ settings }: Services): Route[] {
  const coach = coachRoutes(coachingPorts)
  return [
    ...accountRoutes(profileOf),
    ...factorRoutes(profileOf),
    ...accountPageRoutes(neighbours),
    ...checkInRoutes,
    ...contactRoutes,
    ...meditationRoutes(ticks.onSitting),
    ...planRoutes,
    ...meetingRoutes(ticks.onAttended),
    ...journalRoutes(ticks.onEntry),
    // Taken away, it still tells a page that was left open in one kind sentence.
    ...(settings.COACH ? coach : coach.map((route) => ({ ...route, unlisted: true as const }))),
    ...coachDeskRoutes(coachingPorts.staffOnDuty),
    ...trackerRoutes,
    ...forumRoutes,
    ...deskRoutes,
    ...adminRoutes,
    ...memberRoutes,
  ]
}

export const jobs: Job<Services, never>[] = [
  sendMailJob,
  forgetMailsJob,
  forgetSessionsJob,
  // One line a capability.
  ...planJobs,
  answerJob,
  dailyJob,
  forgetForumJob,
  ...meetingJobs,
  forgetTalksJob,
  letterJob,
  reminderJob,
  forgetContactJob,
]

/** Begins what runs beside the calls (caches that hear the bell); returns how it ends. */
export type Start = (services: Services, work: boolean) => Promise<() => Promise<void> | void>

export const starts: Start[] = [startPlans, startMeetings]
