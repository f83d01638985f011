// Data export and account deletion across capabilities.
import type { OtherCapabilities } from '../../accounts/account-api.server.ts'
import * as team from '../../accounts/team/team-store.server.ts'
import * as checkin from '../../checkin/store.server.ts'
import { conversationOwner } from '../../coach/encryption.server.ts'
import { exportOf as exportOfCoach } from '../../coach/message-store.server.ts'
import { choicesOf } from '../../coach/store.server.ts'
import * as contact from '../../contact/store.server.ts'
import * as diary from '../../diary/store.server.ts'
import * as forumFollows from '../../forum/follows.server.ts'
import * as forum from '../../forum/store.server.ts'
import * as forumWelcome from '../../forum/welcome.server.ts'
import * as journal from '../../journal/store.server.ts'
import * as meditation from '../../meditation/store.server.ts'
import * as meetings from '../../meetings/schedule/my-data.server.ts'
import * as notices from '../../notices/store.server.ts'
import * as consultations from '../../plans/consultations/consultation-store.server.ts'
import * as programs from '../../plans/programs/program-store.server.ts'
import * as plans from '../../plans/store.server.ts'
import * as mail from '../../platform/mail.server.ts'
import * as tracker from '../../tracker/store.server.ts'
import * as trusted from '../../trusted/store.server.ts'
import * as planSync from '../safety/plan-sync.server.ts'
import { removeTraces } from '../staff/account-traces.server.ts'

type Part = {
  exportOf: (db: Parameters<typeof checkin.exportOf>[0], memberId: string) => Promise<object>
  tables: string[]
}

/** The export of each capability and the tables it covers. A test compares the list with the schema. */
const parts: Part[] = [
  { exportOf: checkin.exportOf, tables: ['checkins', 'checkin_sums'] },
  { exportOf: contact.exportOf, tables: ['contact_messages'] },
  { exportOf: diary.exportOf, tables: diary.tables },
  { exportOf: meditation.exportOf, tables: ['meditation_sittings'] },
  {
    exportOf: journal.exportOf,
    tables: [
      'journal_entries',
      'journal_keys',
      'journal_key_history',
      'journal_manifests',
      'journal_states',
      'journal_deletions',
    ],
  },
  { exportOf: mail.exportOf, tables: ['mails'] },
  { exportOf: notices.exportOf, tables: notices.tables },
  { exportOf: tracker.exportOf, tables: tracker.tables },
  { exportOf: trusted.exportOf, tables: trusted.tables },
  { exportOf: planSync.exportOf, tables: planSync.tables },
  { exportOf: plans.exportOf, tables: ['memberships', 'membership_grants', 'payment_orders'] },
  { exportOf: consultations.exportOf, tables: ['consultations'] },
  { exportOf: programs.exportOf, tables: ['program_steps'] },
  { exportOf: meetings.exportOf, tables: meetings.tables },
  {
    exportOf: forum.exportOf,
    tables: [
      'forum_posts',
      'forum_replies',
      'forum_supports',
      'forum_requests',
      'forum_reports',
      'forum_mutes',
      'forum_sanctions',
      'forum_engine_consents',
      'forum_versions',
      'forum_duty',
    ],
  },
  { exportOf: team.exportOf, tables: team.tables },
  { exportOf: forumFollows.exportOf, tables: forumFollows.tables },
  { exportOf: forumWelcome.exportOf, tables: forumWelcome.tables },
]

const ofCoach = ['coach_conversations', 'coach_messages', 'coach_choices']
const ofAccounts = [
  'sessions',
  'sign_ins',
  'email_verifications',
  'consents',
  'terms_emails',
  'password_resets',
  'authenticators',
  'passkeys',
  'recovery_codes',
]

export const exportedTables: string[] = [...ofAccounts, ...ofCoach, ...parts.flatMap(({ tables }) => tables)]

export const otherCapabilities: OtherCapabilities = {
  async exportOf({ db, settings }, memberId) {
    const whole: Record<string, unknown> = {}
    for (const { exportOf } of parts) Object.assign(whole, await exportOf(db, memberId))
    whole['coach'] = {
      ...(await exportOfCoach(db, conversationOwner(settings, memberId))),
      choices: await choicesOf(db, memberId),
    }
    return whole
  },
  // Foreign keys cascade; the forum offers a choice.
  async beforeDelete(tx, memberId, what) {
    // Afterwards only the posts that are deleted belong to the member.
    if (what === 'keep-unnamed') await forum.anonymizeContent(tx, memberId)
    await removeTraces(tx, memberId)
  },
}
