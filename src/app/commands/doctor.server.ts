// `cairn doctor`: finds problems of an installation and says how to fix them.

import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentWarning } from '../../plans/payments/provider.server.ts'
import { type Connection, openConnection } from '../../platform/database/db.server.ts'
import { missingIn, refuseForeignTables } from '../../platform/database/migrate.server.ts'
import { refusePooler, UnsupportedPooler } from '../../platform/database/pooler.server.ts'
import { requireServerVersion } from '../../platform/database/server-version.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { lostSecretWarning } from '../program/lost-secret.server.ts'
import { demoDomain } from './demo-people.ts'

export type Finding = { level: 'good' | 'warning' | 'wrong'; message: string }

const good = (message: string): Finding => ({ level: 'good', message })
const warning = (message: string): Finding => ({ level: 'warning', message })
const wrong = (message: string): Finding => ({ level: 'wrong', message })

type Client = Awaited<ReturnType<typeof openConnection>>

/** Checks settings, DATA_DIR, the database, pending work and roles. */
export async function diagnose(
  settings: Settings,
  connection: Connection | Error,
  root: string,
): Promise<Finding[]> {
  const findings = [...settingFindings(settings), ...(await folderFindings(settings, root))]
  if (connection instanceof Error)
    return [...findings, wrong(`The database does not start: ${connection.message}`)]
  let client: Client
  try {
    if ('connectionString' in connection) await refusePooler(connection)
    client = await openConnection(connection)
  } catch (error) {
    if (error instanceof UnsupportedPooler) return [...findings, wrong(error.message)]
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : ''
    return [
      ...findings,
      wrong(`The database does not respond (${reason}). Check DATABASE_URL and that the server runs.`),
    ]
  }
  try {
    return [
      ...findings,
      ...(await databaseFindings(client, root)),
      ...(await contentFindings(client, settings)),
    ]
  } finally {
    await client.end()
  }
}

function settingFindings(settings: Settings): Finding[] {
  const { PUBLIC_URL, HOST } = settings
  const local = /^http:\/\/(localhost|127\.)/.test(PUBLIC_URL)
  const findings: Finding[] = settings.warnings.map(warning)
  if (PUBLIC_URL.startsWith('https:')) findings.push(good('PUBLIC_URL is https.'))
  else if (local && HOST === '127.0.0.1')
    findings.push(good('Only this machine can reach it (HOST is 127.0.0.1).'))
  else
    findings.push(
      wrong(
        'PUBLIC_URL is not https, so cookies are sent unencrypted. Put a proxy with TLS in front and set PUBLIC_URL.',
      ),
    )
  findings.push(
    settings.SMTP_URL
      ? good('Email is sent through SMTP_URL.')
      : warning('SMTP_URL is not set: email stays in the outbox, so members cannot reset a password.'),
  )
  findings.push(...mailFindings(settings))
  if (!settings.STAFF_EMAIL)
    findings.push(warning('STAFF_EMAIL is not set: staff get no email about messages and alerts.'))
  if (!settings.OPERATOR_NAME || !settings.OPERATOR_EMAIL)
    findings.push(
      warning('OPERATOR_NAME or OPERATOR_EMAIL is not set: the privacy page cannot say who runs this Cairn.'),
    )
  if (!settings.COACH) findings.push(good('The coach is off (COACH=off): no pages, no worker, no calls.'))
  if (!settings.RATE_LIMITS) findings.push(wrong('RATE_LIMITS is off, which is for tests only.'))
  const unpaid = paymentWarning(settings)
  if (unpaid) findings.push(wrong(`${unpaid} Set up PayPal as docs/operating.md says.`))
  else if (!settings.PAYPAL_CLIENT_ID)
    findings.push(warning('No PayPal credentials: plans are bought in the sandbox, where no money moves.'))
  return findings
}

function mailFindings({ SMTP_URL, SMTP_REQUIRE_TLS, MAIL_FROM }: Settings): Finding[] {
  if (!SMTP_URL) return []
  const { protocol, hostname } = new URL(SMTP_URL)
  const local = /^(localhost|127\.|\[::1\])/.test(hostname)
  const findings: Finding[] = []
  if (protocol === 'smtp:' && !SMTP_REQUIRE_TLS && !local)
    findings.push(
      warning(
        'Email may be sent unencrypted, depending on the mail server. Set SMTP_REQUIRE_TLS=on, or use smtps://.',
      ),
    )
  if (/@localhost>?$/.test(MAIL_FROM))
    findings.push(
      wrong('MAIL_FROM is not set, so email comes from noreply@localhost and is refused as spam.'),
    )
  return findings
}

async function folderFindings(settings: Settings, root: string): Promise<Finding[]> {
  const findings: Finding[] = []
  const secret = join(settings.DATA_DIR, 'secret')
  if (settings.isSecretSet)
    findings.push(good('SECRET is set; every process with the same one shares its keys.'))
  else if (existsSync(secret)) {
    const { mode } = await stat(secret)
    findings.push(
      (mode & 0o077) === 0
        ? good(
            'Only its owner can read the secret in DATA_DIR. Store a copy of it, separately from the backups.',
          )
        : wrong(`Others can read ${secret}. Run: chmod 600 ${secret}`),
    )
    try {
      settings.secret('doctor')
    } catch (error) {
      findings.push(wrong(error instanceof Error ? error.message : String(error)))
    }
  } else findings.push(good('No secret yet; the first start creates one.'))
  if (existsSync(settings.DATA_DIR)) {
    const disk = await statfs(settings.DATA_DIR)
    const gigabytes = (disk.bavail * disk.bsize) / 1e9
    findings.push(
      gigabytes < 1
        ? wrong(`Only ${gigabytes.toFixed(1)} GB are free for DATA_DIR.`)
        : good(`${Math.floor(gigabytes)} GB are free for DATA_DIR.`),
    )
  }
  if (!existsSync(join(root, 'dist/pages')))
    findings.push(warning('The pages are not built; npm start builds them.'))
  return findings
}

async function databaseFindings(client: Client, root: string): Promise<Finding[]> {
  const settingOf = async (name: string) => String((await client.query(`show ${name}`)).rows[0]?.[name])
  const findings: Finding[] = []
  try {
    findings.push(good(`PostgreSQL ${await requireServerVersion(client)} is reachable.`))
  } catch (error) {
    findings.push(wrong(error instanceof Error ? error.message : String(error)))
  }
  const { rows: rights } = await client.query<{ may: boolean }>(
    `select coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as may`,
  )
  if (!rights[0]?.may)
    findings.push(wrong('This role may not create tables. The role in DATABASE_URL has to own its database.'))
  if ((await settingOf('fsync')) !== 'on')
    findings.push(wrong('fsync is off: a power failure can lose all data. Set fsync = on.'))
  if ((await settingOf('synchronous_commit')) === 'off')
    findings.push(wrong('synchronous_commit is off: a crash loses acknowledged writes.'))
  if ((await settingOf('full_page_writes')) !== 'on')
    findings.push(wrong('full_page_writes is off: a crash can leave half-written pages.'))
  findings.push(
    (await settingOf('data_checksums')) === 'on'
      ? good('Data checksums are on.')
      : warning(
          'Data checksums are off: disk corruption is not detected. pg_checksums --enable turns them on.',
        ),
  )
  const { rows: clock } = await client.query<{ at: string }>('select now() as at')
  const apart = Math.abs(Date.parse(clock[0]?.at ?? '') - Date.now()) / 1000
  if (apart > 5)
    findings.push(
      wrong(`The clocks of the database and of this machine are ${Math.round(apart)} seconds apart.`),
    )
  try {
    await refuseForeignTables(client)
    const { rows } = await client.query(`select to_regclass('migrations') is not null as there`)
    const missing = rows[0]?.there ? (await missingIn(client, join(root, 'migrations'))).length : undefined
    if (missing === undefined)
      findings.push(good('The database is empty; the first start creates the schema.'))
    else
      findings.push(
        missing === 0
          ? good('The schema is up to date.')
          : warning(`${missing} migrations are pending; the next start applies them.`),
      )
  } catch (error) {
    findings.push(wrong(error instanceof Error ? error.message : String(error)))
  }
  return findings
}

async function contentFindings(client: Client, settings: Settings): Promise<Finding[]> {
  const { rows } = await client.query(
    `select to_regclass('members') is not null and to_regclass('jobs.job') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const one = async (text: string) =>
    Number((await client.query<{ count: number }>(text)).rows[0]?.count ?? 0)
  const findings: Finding[] = []
  const lost = lostSecretWarning(settings, (await one(`select count(*) from members`)) > 0)
  if (lost) findings.push(wrong(lost))
  const admins = await one(`select count(*) from members where role = 'admin'`)
  if (admins === 0)
    findings.push(warning('There is no admin. Register, then: npm run cairn -- user role EMAIL admin'))
  const demo = await one(`select count(*) from members where email like '%@${demoDomain}'`)
  if (demo > 0) findings.push(warning(`Demo members: ${demo}. To remove them: npm run cairn -- demo remove`))
  const withoutFactor = await one(
    `select count(*) from members m where role <> 'member' and not exists (select 1 from passkeys p where p.member_id = m.id)
      and not exists (select 1 from authenticators a where a.member_id = m.id and a.confirmed)`,
  )
  if (withoutFactor > 0)
    findings.push(
      warning(`Staff without a second factor, who cannot open the staff pages yet: ${withoutFactor}.`),
    )
  findings.push(...(await backupFindings(client)))
  const failed = await one(
    `select count(*) from jobs.job where state = 'failed' and completed_on > now() - interval '1 day'`,
  )
  findings.push(
    failed === 0
      ? good('No job failed in the last day.')
      : warning(`Jobs that failed in the last day: ${failed}. The staff page lists them.`),
  )
  const late = await one(
    `select count(*) from jobs.job where state < 'active' and start_after < now() - interval '10 minutes' and name not like '\\_\\_%'`,
  )
  if (late > 0) findings.push(wrong(`Jobs due for more than ten minutes: ${late}. Is the program running?`))
  const unsent = await one(`select count(*) from mails where sent_at is null and last_error is not null`)
  if (unsent > 0)
    findings.push(wrong(`Emails that could not be sent: ${unsent}. Check SMTP_URL and the outbox.`))
  return findings
}

async function backupFindings(client: Client): Promise<Finding[]> {
  const { rows: exists } = await client.query<{ there: boolean }>(
    `select to_regclass('backups') is not null as there`,
  )
  if (!exists[0]?.there) return []
  const { rows } = await client.query<{ hours: number | null }>(
    `select extract(epoch from now() - max(finished_at))::float / 3600 as hours from backups`,
  )
  const hours = rows[0]?.hours ?? undefined
  if (hours === undefined)
    return [warning('No backup has been made of this database. Run: npm run cairn -- backup FILE')]
  return hours > 26
    ? [warning(`The newest backup is ${Math.floor(hours)} hours old.`)]
    : [good('A backup was made within 26 hours.')]
}
