// Email: stored in the outbox in the caller's transaction, then sent by a job if SMTP_URL is set.
import { sql } from 'kysely'
import { affectedRows, type Db, row, rows } from './database/db.server.ts'
import { newId } from './ids.ts'
import type { Job, Jobs } from './jobs.server.ts'
import type { Settings } from './settings.server.ts'

export type Email = { to: string; subject: string; text: string }

export type Mail = {
  /** Stores an email in the caller's transaction and enqueues the job that sends it. */
  send(db: Db, letter: Email): Promise<void>
  /** True if emails are sent (SMTP_URL is set). */
  leaves: boolean
}

type Kept = Email & { id: string; sentAt: string | null }

export function openMail(settings: Settings, jobs: () => Jobs): Mail {
  const leaves = settings.SMTP_URL !== undefined
  return {
    leaves,
    async send(db, letter) {
      const id = newId()
      await sql`insert into mails (id, recipient, subject, text)
        values (${id}, ${oneLine(letter.to)}, ${oneLine(letter.subject)}, ${letter.text})`.execute(db)
      if (leaves) await jobs().add(db, 'mail.send', { id })
    },
  }
}

/** Prevents header injection. */
function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]+/g, ' ').trim()
}

export const sendMailJob: Job<{ db: Db; settings: Settings }, { id: string }> = {
  name: 'mail.send',
  retries: 12,
  async run({ db, settings }, { id }) {
    const letter = await row<Kept>(
      db,
      sql`select id, recipient as "to", subject, text, sent_at as "sentAt" from mails where id = ${id}`,
    )
    if (!letter || letter.sentAt || !settings.SMTP_URL) return
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: settings.SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    try {
      await transport.sendMail({
        from: settings.MAIL_FROM,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
      })
      await sql`update mails set sent_at = now(), attempts = attempts + 1, last_error = null where id = ${id}`.execute(
        db,
      )
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
      await sql`update mails set attempts = attempts + 1, last_error = ${reason} where id = ${id}`.execute(db)
      throw error
    } finally {
      transport.close()
    }
  },
}

/** Deletes emails 30 days after they were created. */
export const purgeEmailsJob: Job<{ db: Db }, object> = {
  name: 'mail.forget',
  schedule: '17 3 * * *',
  async run({ db }) {
    await affectedRows(db, sql`delete from mails where created_at < now() - interval '30 days'`)
  },
}

/** Deletes all emails to an address, also unsent ones; for account deletion. */
export async function deleteEmailsTo(db: Db, address: string): Promise<void> {
  await sql`delete from mails where lower(recipient) = lower(${address})`.execute(db)
}

/** The newest emails, for staff. */
export async function outbox(
  db: Db,
): Promise<(Email & { id: string; createdAt: string; sentAt: string | null; lastError: string | null })[]> {
  return rows(
    db,
    sql`select id, recipient as "to", subject, text, created_at as "createdAt", sent_at as "sentAt", last_error as "lastError"
      from mails order by created_at desc, id desc limit 100`,
  )
}
