import { referencesOf } from '../../contact/store.server.ts'
import { removeNoticesOfPostsBy } from '../../forum/moderation/evidence.server.ts'
import { removeRepliesAndSupportsBy } from '../../forum/stale-notices.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { deleteEmails, deleteEmailsAbout } from '../../platform/mail.server.ts'
import { emailsOfMember } from '../../trusted/store.server.ts'

/**
 * Removes what no foreign key deletes with a member: emails to trusted people and about messages to the team, which are in the outbox, and
 * notices of other members about posts and replies that are deleted, which posts also count.
 */
export async function removeTraces(tx: Db, memberId: string): Promise<void> {
  await deleteEmails(tx, await emailsOfMember(tx, memberId))
  await deleteEmailsAbout(tx, await referencesOf(tx, memberId))
  await removeNoticesOfPostsBy(tx, memberId)
  await removeRepliesAndSupportsBy(tx, memberId)
}
