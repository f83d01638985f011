// What `cairn doctor` finds in the database: the server, the schema, and pending work.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { openConnection } from '../../platform/database/db.server.ts'
import { missingIn, refuseForeignTables } from '../../platform/database/migrate.server.ts'
import { requireServerVersion } from '../../platform/database/server-version.server.ts'
import { type Settings, SettingsProblem } from '../../platform/settings.server.ts'
import { lostSecretWarning } from '../program/lost-secret.server.ts'
import { usesOtherSecret } from '../program/other-secret.server.ts'
import { demoDomain } from './demo-people.ts'
import { type Finding, good, warning, wrong } from './finding.ts'

type Client = Awaited<ReturnType<typeof openConnection>>

/** Checks the server, its durability, its clock and the schema. */
export async function databaseFindings(client: Client, root: string): Promise<Finding[]> {
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
  findings.push(...(await durabilityFindings(client)))
  const { rows: clock } = await client.query<{ at: string }>('select now() as at')
  const apart = Math.abs(Date.parse(clock[0]?.at ?? '') - Date.now()) / 1000
  if (apart > 5)
    findings.push(
      wrong(`The clocks of the database and of this machine are ${Math.round(apart)} seconds apart.`),
    )
  findings.push(await schemaFinding(client, root))
  return findings
}

async function settingOf(client: Client, name: string): Promise<string> {
  return String((await client.query(`show ${name}`)).rows[0]?.[name])
}

async function durabilityFindings(client: Client): Promise<Finding[]> {
  const findings: Finding[] = []
  if ((await settingOf(client, 'fsync')) !== 'on')
    findings.push(wrong('fsync is off: a power failure can lose all data. Set fsync = on.'))
  if ((await settingOf(client, 'synchronous_commit')) === 'off')
    findings.push(wrong('synchronous_commit is off: a crash loses acknowledged writes.'))
  if ((await settingOf(client, 'full_page_writes')) !== 'on')
    findings.push(wrong('full_page_writes is off: a crash can leave half-written pages.'))
  findings.push(
    (await settingOf(client, 'data_checksums')) === 'on'
      ? good('Data checksums are on.')
      : warning(
          'Data checksums are off: disk corruption is not detected. pg_checksums --enable turns them on.',
        ),
  )
  return findings
}

async function schemaFinding(client: Client, root: string): Promise<Finding> {
  try {
    await refuseForeignTables(client)
    const { rows } = await client.query(`select to_regclass('migrations') is not null as there`)
    if (!rows[0]?.there) return good('The database is empty; the first start creates the schema.')
    const missing = await missingIn(client, join(root, 'migrations'))
    return missing.length === 0
      ? good('The schema is up to date.')
      : warning(`${missing.length} migrations are pending; the next start applies them.`)
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
}

/** Checks roles, backups, jobs and emails, once the schema exists. */
export async function contentFindings(client: Client, settings: Settings): Promise<Finding[]> {
  const { rows } = await client.query(
    `select to_regclass('members') is not null and to_regclass('jobs.job') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const one = async (text: string) =>
    Number((await client.query<{ count: number }>(text)).rows[0]?.count ?? 0)
  const findings: Finding[] = []
  const lost = lostSecretWarning(settings, (await one(`select count(*) from members`)) > 0)
  if (lost) findings.push(wrong(lost))
  else if (await hasOtherSecret(client, settings))
    findings.push(
      wrong(
        'The running program has another secret than this command: use the same SECRET or DATA_DIR. A program that starts with this one is refused.',
      ),
    )
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

/** Without a secret nothing is compared, because reading it would create one. */
async function hasOtherSecret(client: Client, settings: Settings): Promise<boolean> {
  try {
    if (!settings.isSecretSet && !existsSync(join(settings.DATA_DIR, 'secret'))) return false
    return await usesOtherSecret(client, settings)
  } catch (error) {
    // A damaged secret file is a finding of its own.
    if (error instanceof SettingsProblem) return false
    throw error
  }
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
