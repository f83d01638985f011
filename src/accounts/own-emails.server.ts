// Deletes from the outbox what shows an address of an account that is deleted, or an address that was never confirmed.
import { sql } from 'kysely'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import { deleteEmailsTo } from '../platform/mail.server.ts'
import { confirmationSubject } from './emails.ts'

/**
 * Deletes the emails to a member, before the member is deleted. An address that the member only claimed can be another member's, whose
 * emails stay.
 */
export async function deleteEmailsOf(tx: Db, memberId: string): Promise<void> {
  const own = await row<{ address: string }>(
    tx,
    sql`select coalesce(m.unverified_email, m.email) as address from members m
      where m.id = ${memberId} and not exists (select 1 from members o where o.email = m.unverified_email)`,
  )
  if (own) await deleteEmailsTo(tx, own.address)
  await deleteLinks(tx, sql`member_id = ${memberId}`)
}

/** Deletes links that confirm an address, and their emails. */
export async function deleteLinks(tx: Db, which: ReturnType<typeof sql>): Promise<void> {
  const claimed = await rows<{ address: string }>(
    tx,
    sql`with deleted as (delete from email_verifications where ${which} returning email)
      select email as address from deleted d where not exists (select 1 from members o where o.email = d.email)`,
  )
  for (const { address } of claimed) await deleteEmailsTo(tx, address, confirmationSubject)
}
