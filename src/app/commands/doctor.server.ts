// `cairn doctor`: finds problems of an installation and says how to fix them.

import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { mapProblem } from '../../meetings/map-file.server.ts'
import { paymentWarning } from '../../plans/payments/provider.server.ts'
import { type Connection, openConnection } from '../../platform/database/db.server.ts'
import { refusePooler, UnsupportedPooler } from '../../platform/database/pooler.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { contentFindings, databaseFindings } from './database-findings.server.ts'
import { type Finding, good, warning, wrong } from './finding.ts'

/** Checks settings, DATA_DIR, the database, pending work and roles. */
export async function diagnose(
  settings: Settings,
  connection: Connection | Error,
  root: string,
): Promise<Finding[]> {
  const findings = [...settingFindings(settings), ...(await folderFindings(settings, root))]
  if (connection instanceof Error)
    return [...findings, wrong(`The database does not start: ${connection.message}`)]
  let client: Awaited<ReturnType<typeof openConnection>>
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
  const local = /^http:\/\/(localhost|127\.|\[::1\])/.test(PUBLIC_URL)
  const findings: Finding[] = settings.warnings.map(warning)
  if (PUBLIC_URL.startsWith('https:')) findings.push(good('PUBLIC_URL is https.'))
  else if (local && /^(127\.|::1$|localhost$)/.test(HOST))
    findings.push(good(`Only this machine can reach it (HOST is ${HOST}).`))
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
  const map = mapProblem(settings)
  if (map) findings.push(warning(map))
  if (!existsSync(join(root, 'dist/pages')))
    findings.push(warning('The pages are not built; npm start builds them.'))
  return findings
}
