// What each person agreed to and when, and the email that announces new terms.

import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { batched, batchRows } from '../platform/database/batch.server.ts'
import { type Db, rows } from '../platform/database/db.server.ts'
import { formatDate } from '../platform/format-date.ts'
import { done, type Route, type Services, serve } from '../platform/http/http.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import { type Agreement, type AgreementKind, agreements, terms } from './agreements.ts'
import * as contract from './contract.ts'
import { termsEmail } from './emails.ts'
import { memberOrClosed } from './gates.server.ts'

/** Records agreement to the current version, once. */
export async function recordAgreement(
  db: Db,
  memberId: string,
  kind: AgreementKind,
  now: number,
): Promise<void> {
  await sql`insert into consents (member_id, kind, version, at)
    values (${memberId}, ${kind}, ${agreements[kind].version}, ${isoTime(now)})
    on conflict do nothing`.execute(db)
}

const acceptedAgreements = {
  name: 'accounts-agreements',
  text: `select batch.at, kind, version from ${batchRows({ id: 'uuid' })} join consents on member_id = id`,
}

/** The agreements whose current version the person has not accepted yet. */
export async function missingAgreements(db: Db, memberId: string): Promise<AgreementKind[]> {
  const accepted = await batched<{ kind: AgreementKind; version: string }>(db, acceptedAgreements, [memberId])
  const kinds: AgreementKind[] = ['health-data', 'terms']
  return kinds.filter(
    (kind) => !accepted.some((row) => row.kind === kind && row.version === agreements[kind].version),
  )
}

export const agreementRoutes: Route[] = [
  serve(contract.agree, memberOrClosed, async ({ db, session, body, clock }) => {
    await recordAgreement(db, session.id, body.kind, clock.now())
    return done
  }),
]

const membersAtOnce = 500

/** Emails every member once before new terms take effect. */
export async function announceTerms({ db, clock, mail, settings }: Services, next: Agreement): Promise<void> {
  const now = isoTime(clock.now())
  if (next.from <= now.slice(0, 10)) return
  const content = termsEmail(settings.PUBLIC_URL, formatDate(next.from, 'day'), next.changes)
  for (let more = true; more; ) {
    await db.transaction().execute(async (tx) => {
      const members = await rows<{ memberId: string; to: string }>(
        tx,
        sql`with due as (
            insert into terms_emails (member_id, version, at)
            select id, ${next.version}, ${now} from members m where unverified_email is null
              and not exists (select 1 from terms_emails e where e.member_id = m.id and e.version = ${next.version})
            limit ${membersAtOnce} on conflict do nothing returning member_id)
          select id as "memberId", email as "to" from due join members on id = member_id`,
      )
      for (const person of members) await mail.send(tx, { ...person, ...content, priority: 'bulk' })
      more = members.length === membersAtOnce
    })
  }
}

export const announceTermsJob: Job<Services, object> = {
  name: 'accounts.announce-terms',
  schedule: '41 9 * * *',
  run: (services) => announceTerms(services, terms),
}
