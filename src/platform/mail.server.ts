// Email: stored in the outbox in the caller's transaction, then sent by a job if SMTP_URL is set.
import { sql } from 'kysely'
import type { Transporter } from 'nodemailer'
import { type Clock, isoTime } from './clock.ts'
import { affectedRows, type Db, row, rows } from './database/db.server.ts'
import { newId } from './ids.ts'
import { type Job, type Jobs, jobPriority } from './jobs.server.ts'
import { type EmailToSend, ehloName, mailMessage } from './mail-message.server.ts'
import type { Settings } from './settings.server.ts'

export type Email = {
  to: string
  /** The member that it is sent to, or sent for: it is deleted with the account. */
  memberId: string | undefined
  subject: string
  text: string
  /** The Reply-To address; MAIL_REPLY_TO by default. */
  replyTo?: string
  /** A URL that takes a one-click POST (RFC 8058), for emails that a person subscribed to. */
  unsubscribeUrl?: string
  /** `urgent`: a person is waiting for it. `bulk`: sent after everything else. */
  priority?: keyof typeof jobPriority
  /** Staff see that it was sent, but neither recipient nor text. */
  confidential?: true
}

export type Mail = {
  /** Stores an email in the caller's transaction and enqueues the job that sends it. Returns the email's id. */
  send(db: Db, email: Email): Promise<string>
  /** True if emails are sent (SMTP_URL is set). */
  isConfigured: boolean
  /** Hands an email to the SMTP server. Throws MailNotSent. */
  deliver(email: EmailToSend, urgent: boolean): Promise<void>
  /** Closes the connections to the SMTP server. */
  stop(): void
}

/** Has only the SMTP code, because the server's text often repeats the address. */
class MailNotSent extends Error {
  override name = 'MailNotSent'
  readonly code: string

  constructor(code: string) {
    super(`the SMTP server did not accept an email (${code})`)
    this.code = code
  }
}

/** SMTP connections per process. Urgent emails have their own. */
const connections = { urgent: 2, other: 5 }

export function openMail(settings: Settings, clock: Clock, jobs: () => Jobs): Mail {
  const isConfigured = settings.SMTP_URL !== undefined
  const transports = new Map<boolean, Promise<Transporter>>()
  return {
    isConfigured,
    async send(db, email) {
      const id = newId()
      const { memberId = null, replyTo = null, unsubscribeUrl = null, confidential = false } = email
      await sql`insert into mails (id, created_at, recipient, member_id, subject, text, reply_to, unsubscribe_url, confidential)
        values (${id}, ${isoTime(clock.now())}, ${oneLine(email.to)}, ${memberId}, ${oneLine(email.subject)}, ${email.text}, ${replyTo && oneLine(replyTo)}, ${unsubscribeUrl}, ${confidential})`.execute(
        db,
      )
      const priority = jobPriority[email.priority ?? 'normal']
      if (isConfigured) await jobs().add(db, sendMailJob.name, { id }, { priority })
      return id
    },
    async deliver(email, urgent) {
      const transport = transports.get(urgent) ?? openTransport(settings, urgent)
      transports.set(urgent, transport)
      try {
        await (await transport).sendMail(mailMessage(email, settings))
      } catch (error) {
        throw new MailNotSent(codeOf(error))
      }
    },
    stop() {
      for (const transport of transports.values()) void transport.then((opened) => opened.close())
      transports.clear()
    },
  }
}

async function openTransport(settings: Settings, urgent: boolean): Promise<Transporter> {
  // nodemailer is loaded when the first email is sent, not at start.
  const { createTransport } = await import('nodemailer')
  const name = ehloName(settings)
  return createTransport({
    pool: true,
    url: settings.SMTP_URL ?? '',
    maxConnections: urgent ? connections.urgent : connections.other,
    ...(name ? { name } : {}),
    requireTLS: settings.SMTP_REQUIRE_TLS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const reply = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${'code' in error ? String(error.code) : 'failed'}${reply}`
}

/** Prevents header injection. */
function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]+/g, ' ').trim()
}

/** About three days, because retries are at most an hour apart: a mail server can be down over a weekend. */
const retries = 80
/** An address that the server refuses is tried less often, because refused emails harm the sender's reputation. */
const attemptsIfRefused = 13

export const sendMailJob: Job<{ db: Db; mail: Mail; clock: Clock }, { id: string }> = {
  name: 'mail.send',
  retries,
  concurrency: connections.other,
  urgentConcurrency: connections.urgent,
  async run({ db, mail, clock }, { id }, { priority }) {
    const email = await row<EmailToSend & { sentAt: string | null }>(
      db,
      sql`select id, recipient as "to", subject, text, reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", sent_at as "sentAt"
        from mails where id = ${id}`,
    )
    if (!email || email.sentAt || !mail.isConfigured) return
    try {
      await mail.deliver(email, priority >= jobPriority.urgent)
    } catch (error) {
      const reason = error instanceof MailNotSent ? error.code : 'failed'
      const failed = await row<{ attempts: number }>(
        db,
        sql`update mails set attempts = attempts + 1, last_error = ${reason} where id = ${id} returning attempts`,
      )
      if (/ 5\d\d$/.test(reason) && (failed?.attempts ?? 0) >= attemptsIfRefused) return
      throw error
    }
    await sql`update mails set sent_at = ${isoTime(clock.now())}, attempts = attempts + 1, last_error = null where id = ${id}`.execute(
      db,
    )
  },
}

const emailDays = 30

/** Deletes emails 30 days after they were created. */
export const purgeEmailsJob: Job<{ db: Db; clock: Clock }, object> = {
  name: 'mail.purge',
  schedule: '17 3 * * *',
  async run({ db, clock }) {
    const oldest = isoTime(clock.now() - emailDays * 86_400_000)
    await affectedRows(db, sql`delete from mails where created_at < ${oldest}`)
  },
}

/** `sent`: an SMTP server accepted it. `failed`: one refused it permanently, or no further attempt is made. */
export type EmailState = 'waiting' | 'sent' | 'failed'

/** The states of emails by their ids; one that was purged is left out. */
export async function emailStates(db: Db, ids: string[]): Promise<Map<string, EmailState>> {
  const found = await rows<{ id: string; sent: boolean; failed: boolean }>(
    db,
    sql`select id, sent_at is not null as sent, attempts > ${retries} or coalesce(last_error ~ ' 5[0-9][0-9]$', false) as failed
      from mails where id = any(${ids}::uuid[])`,
  )
  return new Map(found.map((email) => [email.id, stateOf(email)]))
}

function stateOf({ sent, failed }: { sent: boolean; failed: boolean }): EmailState {
  if (sent) return 'sent'
  return failed ? 'failed' : 'waiting'
}

/** Deletes emails, also unsent ones. */
export async function deleteEmails(db: Db, ids: string[]): Promise<void> {
  await sql`delete from mails where id = any(${ids}::uuid[])`.execute(db)
}

/** Deletes all emails to an address, or those with one subject; also unsent ones. */
export async function deleteEmailsTo(db: Db, address: string, subject?: string): Promise<void> {
  await sql`delete from mails where lower(recipient) = lower(${address}) and subject = coalesce(${subject ?? null}, subject)`.execute(
    db,
  )
}

/** Deletes the emails with one of these references in their subject. */
export async function deleteEmailsAbout(db: Db, references: string[]): Promise<void> {
  await sql`delete from mails using unnest(${references}::text[]) r (reference) where position(r.reference in subject) > 0`.execute(
    db,
  )
}

/** The emails to a member, for the export: without texts, which have links that set a password, and without those to trusted people. */
export async function exportOf(db: Db, memberId: string): Promise<{ emails: unknown[] }> {
  const emails = await rows(
    db,
    sql`select recipient as "to", subject, created_at as at from mails where member_id = ${memberId} and not confidential order by created_at, id`,
  )
  return { emails }
}

/** The newest emails, for staff. Recipient and subject of confidential ones are null. */
export async function outbox(db: Db): Promise<
  {
    id: string
    to: string | null
    subject: string | null
    text: string | null
    createdAt: string
    sentAt: string | null
    lastError: string | null
  }[]
> {
  return rows(
    db,
    sql`select id, case when not confidential then recipient end as "to", case when not confidential then subject end as subject,
        case when not confidential then text end as text, created_at as "createdAt", sent_at as "sentAt", last_error as "lastError"
      from mails order by created_at desc, id desc limit 100`,
  )
}
