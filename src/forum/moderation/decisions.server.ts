// Records decisions without names or text, for the transparency report.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { OpenCase } from './cases.server.ts'

type Decision = {
  kind: OpenCase['kind'] | 'sanction' | 'appeal'
  reason: string
  outcome: string
  /** When the case, sanction or appeal was created. */
  since: string
  now: number
}

export async function addDecision(tx: Db, { kind, reason, outcome, since, now }: Decision): Promise<void> {
  const minutes = Math.max(0, Math.round((now - Date.parse(since)) / 60_000))
  await sql`insert into forum_decisions (id, decided_at, kind, reason, outcome, minutes)
    values (${newId(now)}, ${isoTime(now)}, ${kind}, ${reason}, ${outcome}, ${minutes})`.execute(tx)
}

/** Why a case was opened, in words that can be published and reveal nothing that a person in danger wrote. */
export function publicReason({ kind, labels, reports }: OpenCase): string {
  if (kind === 'risk') return 'someone may be in danger'
  if (kind === 'unknown') return 'could not be checked'
  if (kind === 'report') return `reported: ${reports[0]?.reason ?? 'something else'}`
  return `held: ${(labels[0] ?? 'the rules').replaceAll('_', ' ')}`
}
