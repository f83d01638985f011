import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { openDatabase, rows } from './database/db.server.ts'
import { openPubSub } from './database/pg-notify.server.ts'
import { type Jobs, openJobs } from './jobs.server.ts'
import { openLog } from './log.server.ts'
import { type Mail, openMail, sendMailJob } from './mail.server.ts'
import { htmlOf } from './mail-message.server.ts'
import { readSettings } from './settings.server.ts'
import { fakeSmtp } from './testing/fake-smtp.server.ts'
import { testDatabase } from './testing/test-database.server.ts'

/** The same mail setup as in the program: a database, job workers, and a connection to an SMTP server. */
async function mailing(environment: Record<string, string>, logged: string[] = []) {
  const { connection, drop } = await testDatabase()
  const { db, pool, close } = openDatabase(connection, 10, () => undefined)
  const log = openLog('info', { write: (line) => void logged.push(line) })
  const settings = readSettings({ MAIL_FROM: 'Cairn <cairn@example.org>', ...environment }, '/nonexistent')
  const pubsub = await openPubSub(connection, log)
  let jobs: Jobs
  const mail: Mail = openMail(settings, systemClock, () => jobs)
  jobs = await openJobs({
    pool,
    log,
    kinds: [sendMailJob],
    services: () => ({ db, mail, clock: systemClock }),
    work: pubsub,
  })
  return {
    db,
    mail,
    jobs,
    async [Symbol.asyncDispose]() {
      await jobs.stop()
      mail.stop()
      await pubsub.stop()
      await close()
      await drop()
    },
  }
}

const headersOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n')).replaceAll('\r\n ', ' ')

test('a login link is sent while the mail server is stuck on email that can wait', async () => {
  let release = () => {}
  const stuck = new Promise<void>((resolve) => {
    release = resolve
  })
  await using smtp = await fakeSmtp({ onEmail: ({ to }) => (to.startsWith('reader') ? stuck : undefined) })
  await using app = await mailing({ SMTP_URL: smtp.url })
  await app.db.transaction().execute(async (tx) => {
    for (let at = 0; at < 200; at += 1)
      await app.mail.send(tx, {
        to: `reader${at}@example.org`,
        memberId: undefined,
        subject: 'Your week',
        text: 'You walked.',
        priority: 'bulk',
      })
  })
  await app.jobs.begin()
  await expect.poll(() => smtp.connections(), { timeout: 20_000 }).toBeGreaterThanOrEqual(5)
  const startedAt = performance.now()
  await app.mail.send(app.db, {
    to: 'ana@example.org',
    memberId: undefined,
    subject: 'Your new password',
    text: 'Link',
    priority: 'urgent',
  })
  await expect.poll(() => smtp.received.map(({ to }) => to), { timeout: 20_000 }).toEqual(['ana@example.org'])
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  release()
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(201)
  expect(smtp.connections()).toBeLessThanOrEqual(7)
})

test('an email has headers for replies, automatic sending and unsubscribing', async () => {
  await using smtp = await fakeSmtp()
  await using app = await mailing({
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://cairn.example.org',
    MAIL_REPLY_TO: 'team@example.org',
  })
  await app.mail.send(app.db, {
    to: 'ana@example.org',
    memberId: undefined,
    subject: 'Your week',
    text: 'You walked & rested.\n\nhttps://cairn.example.org/tracker.\n',
    unsubscribeUrl: 'https://cairn.example.org/stop/abc',
  })
  const [stored] = await rows<{ id: string }>(app.db, sql`select id from mails`)
  await app.jobs.runDue()
  const [email] = smtp.received
  expect(email).toMatchObject({ to: 'ana@example.org', ehlo: 'cairn.example.org' })
  const headers = headersOf(email?.source ?? '')
  expect(headers).toContain(`Message-ID: <${stored?.id}@example.org>`)
  expect(headers).toContain('Auto-Submitted: auto-generated')
  expect(headers).toContain('Reply-To: team@example.org')
  expect(headers).toContain('List-Unsubscribe: <https://cairn.example.org/stop/abc>')
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headers).toContain('multipart/alternative')
})

test('Reply-To is the email’s own address, else that of the team', async () => {
  await using smtp = await fakeSmtp()
  await using app = await mailing({ SMTP_URL: smtp.url, MAIL_REPLY_TO: 'team@example.org' })
  await app.mail.send(app.db, {
    to: 'team@example.org',
    memberId: undefined,
    subject: 'Contact',
    text: 'Hello',
    replyTo: 'ana@example.org\r\nBcc: eve@example.org',
  })
  await app.jobs.runDue()
  const headers = headersOf(smtp.received[0]?.source ?? '')
  expect(headers).toMatch(/^Reply-To: .*ana@example\.org/m)
  expect(headers).not.toMatch(/^Bcc:/m)
  expect(headers).not.toContain('List-Unsubscribe')
})

test('with TLS required, no email goes to a server that offers none', async () => {
  await using open = await fakeSmtp()
  await using refused = await mailing({ SMTP_URL: open.url, SMTP_REQUIRE_TLS: 'on' })
  await refused.mail.send(refused.db, {
    to: 'ana@example.org',
    memberId: undefined,
    subject: 'A link',
    text: 'secret',
  })
  await refused.jobs.runDue()
  expect(open.received).toEqual([])
  expect(await rows(refused.db, sql`select sent_at, last_error from mails`)).toMatchObject([
    { sent_at: null, last_error: expect.stringMatching(/^E/) },
  ])
})

test('a refused email is tried again, and the log does not repeat the address', async () => {
  let refusals = 0
  await using smtp = await fakeSmtp({
    onEmail({ to }) {
      refusals += 1
      if (refusals === 1) throw Object.assign(new Error(`mailbox ${to} is busy`), { responseCode: 450 })
    },
  })
  const logged: string[] = []
  await using app = await mailing({ SMTP_URL: smtp.url }, logged)
  await app.mail.send(app.db, { to: 'ana@example.org', memberId: undefined, subject: 'A link', text: 'Link' })
  await app.jobs.runDue()
  expect(logged.join()).toContain('450')
  expect(logged.join()).not.toContain('ana@example.org')
  await sql`update jobs.job set start_after = now()`.execute(app.db)
  await app.jobs.begin()
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1)
})

test('the HTML of an email shows the text, never as markup, with its links', () => {
  const html = htmlOf('A <title>', 'Dear <b>Ana</b>,\nsee https://example.org/a?b=1&c=2.\n\nBye')
  expect(html).toContain('<title>A &lt;title&gt;</title>')
  expect(html).toContain(
    'Dear &lt;b&gt;Ana&lt;/b&gt;,<br>see <a href="https://example.org/a?b=1&amp;c=2">https://example.org/a?b=1&amp;c=2</a>.</p>',
  )
})

/** Sends an email whose attempts all fail, without waiting between them. Returns the pauses in hours. */
async function pausesBetweenAttempts(environment: Record<string, string>) {
  await using app = await mailing(environment)
  await app.mail.send(app.db, {
    to: 'ana@example.org',
    memberId: undefined,
    subject: 'Receipt',
    text: 'Thank you.',
  })
  const pauses: number[] = []
  for (;;) {
    await app.jobs.runDue()
    const [job] = await rows<{ hours: number }>(
      app.db,
      sql`select extract(epoch from start_after - now())::float / 3600 as hours from jobs.job where state = 'retry'`,
    )
    if (!job) return pauses
    pauses.push(job.hours)
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(app.db)
  }
}

test('an email is tried for days if the mail server is down, at most an hour apart', async () => {
  const pauses = await pausesBetweenAttempts({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1)
  expect(pauses.reduce((sum, hours) => sum + hours, 0)).toBeGreaterThan(60)
})

test('an email that the mail server refuses is tried thirteen times', async () => {
  const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  await using smtp = await fakeSmtp({ onEmail: () => Promise.reject(refused) })
  expect(await pausesBetweenAttempts({ SMTP_URL: smtp.url })).toHaveLength(12)
})
