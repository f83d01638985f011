// The list of capabilities: routes and jobs of each.
import { accountPageRoutes } from '../../accounts/account-api.server.ts'
import { agreementRoutes, announceTermsJob } from '../../accounts/agreements.server.ts'
import { accountRoutes } from '../../accounts/api.server.ts'
import { startDeletions } from '../../accounts/deletions.server.ts'
import { verificationRoutes } from '../../accounts/email-verification.server.ts'
import { resetRequestJob, resetRoutes } from '../../accounts/passwords/password-reset.server.ts'
import { factorRoutes } from '../../accounts/second-factor/factors-api.server.ts'
import { purgeSessionsJob } from '../../accounts/session.server.ts'
import { purgeTeamJob, teamRoutes } from '../../accounts/team/team.server.ts'
import { checkInRoutes } from '../../checkin/api.server.ts'
import { coachRoutes } from '../../coach/api.server.ts'
import { coachQueueRoutes } from '../../coach/moderation/queue.server.ts'
import { purgeConversationsJob } from '../../coach/moderation/retention.server.ts'
import { contactRoutes, purgeContactJob } from '../../contact/api.server.ts'
import { diaryRoutes } from '../../diary/api.server.ts'
import { dailyJob, forumRoutes, purgeForumJob } from '../../forum/api.server.ts'
import { announceReplyJob, followRoutes } from '../../forum/follows.server.ts'
import { answerJob } from '../../forum/moderation/answer.server.ts'
import { moderationRoutes } from '../../forum/moderation/queue.server.ts'
import { publishReportJob, transparencyRoutes } from '../../forum/transparency.server.ts'
import { welcomeJob, welcomeRoutes } from '../../forum/welcome.server.ts'
import { journalRoutes, purgeJournalKeysJob } from '../../journal/api.server.ts'
import { libraryRoutes } from '../../library/api.server.ts'
import { meditationRoutes } from '../../meditation/api.server.ts'
import { meetingRoutes } from '../../meetings/api.server.ts'
import { meetingJobs, startMeetings, warmUpMeetings } from '../../meetings/feeds/refresh.server.ts'
import { reminderJobs } from '../../meetings/schedule/reminders.server.ts'
import { noticeRoutes } from '../../notices/api.server.ts'
import { purgeNoticesJob, sendNoticesJob, sweepNoticesJob } from '../../notices/send-notices.server.ts'
import { planRoutes } from '../../plans/api.server.ts'
import { planJobs, startPlans } from '../../plans/jobs.server.ts'
import type { Route, Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { purgeEmailsJob, sendMailJob } from '../../platform/mail.server.ts'
import { trackerRoutes } from '../../tracker/api.server.ts'
import { reminderJob } from '../../tracker/reminders/reminders.server.ts'
import { unsubscribeWeeklyRoutes } from '../../tracker/reminders/unsubscribe-weekly.server.ts'
import { lookBackJob, lookBackNoticesJob } from '../../tracker/reminders/weekly-look-back.server.ts'
import { trustedRoutes } from '../../trusted/api.server.ts'
import { purgeCallsJob, pushToPersonJob } from '../../trusted/send-call.server.ts'
import { sameDayRoutes } from '../community/same-day.server.ts'
import { installationRoutes } from '../pages/installation.server.ts'
import { afterDangerRoutes } from '../safety/after-danger.server.ts'
import { planSyncRoutes } from '../safety/plan-sync.server.ts'
import { adminRoutes } from '../staff/admin.server.ts'
import { memberRoutes } from '../staff/members.server.ts'
import * as autoComplete from './auto-complete.server.ts'
import { coachingPorts } from './coach-ports.server.ts'
import { otherCapabilities } from './data-export.server.ts'
import { profileOf } from './profile.server.ts'
import { sessionPush } from './session-push.server.ts'

/** All routes. Dependencies between capabilities are passed in here. */
export function routes({ settings }: Services): Route[] {
  const coach = coachRoutes(coachingPorts)
  return [
    ...accountRoutes(profileOf, sessionPush),
    ...factorRoutes(profileOf),
    ...accountPageRoutes(otherCapabilities),
    ...verificationRoutes,
    ...resetRoutes,
    ...agreementRoutes,
    ...teamRoutes,
    ...checkInRoutes(autoComplete.onCheckIn),
    ...contactRoutes,
    ...diaryRoutes,
    ...libraryRoutes(settings),
    ...meditationRoutes(autoComplete.onSitting),
    ...noticeRoutes,
    ...planRoutes,
    ...meetingRoutes(autoComplete.onAttended),
    ...journalRoutes(autoComplete.onEntry),
    // Disabled: a page that is still open gets a plain refusal.
    ...(settings.COACH ? coach : coach.map((route) => ({ ...route, unlisted: true as const }))),
    ...coachQueueRoutes(coachingPorts.staffOnDuty),
    ...trackerRoutes,
    ...trustedRoutes,
    ...unsubscribeWeeklyRoutes,
    ...forumRoutes,
    ...followRoutes,
    ...transparencyRoutes,
    ...welcomeRoutes,
    ...sameDayRoutes,
    ...moderationRoutes,
    ...installationRoutes,
    ...afterDangerRoutes,
    ...planSyncRoutes,
    ...adminRoutes,
    ...memberRoutes,
  ]
}

export const jobs: Job<Services, never>[] = [
  sendMailJob,
  purgeEmailsJob,
  purgeSessionsJob,
  resetRequestJob,
  announceTermsJob,
  // The following lines have the jobs of one capability each.
  sendNoticesJob,
  sweepNoticesJob,
  purgeNoticesJob,
  ...planJobs,
  answerJob,
  announceReplyJob,
  welcomeJob,
  publishReportJob,
  purgeTeamJob,
  dailyJob,
  purgeForumJob,
  ...meetingJobs,
  ...reminderJobs,
  purgeConversationsJob,
  lookBackJob,
  lookBackNoticesJob,
  reminderJob,
  purgeContactJob,
  purgeJournalKeysJob,
  pushToPersonJob,
  purgeCallsJob,
]

/** Starts background tasks (caches that subscribe to pub/sub); returns functions that stop them. */
export type Start = (services: Services, work: boolean) => Promise<() => Promise<void> | void>

export const starts: Start[] = [startDeletions, startPlans, startMeetings]

/** Fills caches at the start. The process is not ready before they end, so that a proxy sends requests to other processes. */
export const warmUps: ((services: Services) => Promise<void>)[] = [warmUpMeetings]
