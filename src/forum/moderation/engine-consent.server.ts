// Consent to sending posts to an outside engine. Each member agrees to one engine by name and host; a change of engine needs new consent.
// Without consent, and with the coach turned off, Community Support answers with prepared texts.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { configuredEngine } from '../../platform/model.server.ts'
import type { Settings } from '../../platform/settings.server.ts'

/** The engine for the forum; none if the operator turned generated answers off with COACH=off. */
function forumEngine(settings: Settings) {
  return settings.COACH ? configuredEngine(settings) : undefined
}

export async function supportEngine(db: Db, settings: Settings, memberId: string) {
  const engine = forumEngine(settings)
  if (!engine) return { engine: null }
  const agreed = await agreedAuthor(db, settings, memberId)
  return { engine: { name: engine.name, host: engine.host, agreed: agreed !== undefined } }
}

/** Stores the consent if `title` names the current engine; anything else withdraws it. */
export async function chooseSupportEngine(
  { db, settings, clock }: Pick<Services, 'db' | 'settings' | 'clock'>,
  memberId: string,
  title: string | null,
): Promise<void> {
  if (title === null || title !== forumEngine(settings)?.title) {
    await sql`delete from forum_engine_consents where member_id = ${memberId}`.execute(db)
    return
  }
  await sql`insert into forum_engine_consents (member_id, engine, agreed_at) values (${memberId}, ${title}, ${isoTime(clock.now())})
    on conflict (member_id) do update set engine = excluded.engine, agreed_at = excluded.agreed_at`.execute(
    db,
  )
}

/** The author's names if the author agreed to the engine in use, else undefined. */
export async function agreedAuthor(
  db: Db,
  settings: Settings,
  authorId: string | null,
): Promise<{ name: string; displayName: string } | undefined> {
  const engine = forumEngine(settings)
  if (!engine || authorId === null) return undefined
  return row<{ name: string; displayName: string }>(
    db,
    sql`select m.name, m.display_name as "displayName" from forum_engine_consents c join members m on m.id = c.member_id
      where c.member_id = ${authorId} and c.engine = ${engine.title}`,
  )
}
