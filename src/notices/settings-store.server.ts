// A member's settings for notices: kinds, channels, quiet hours, wording.
import { sql } from 'kysely'
import { type Db, row } from '../platform/database/db.server.ts'
import type { SettingsChange } from './contract.ts'
import {
  type ChannelsByKind,
  defaultChannels,
  defaultQuiet,
  type NoticeKind,
  type QuietHours,
} from './notice-kinds.ts'

export type NoticeSettings = { channels: ChannelsByKind; quiet: QuietHours; discreet: boolean }

export async function settingsOf(db: Db, memberId: string): Promise<NoticeSettings> {
  const found = await row<{
    channels: Partial<ChannelsByKind>
    quietFrom: number
    quietTo: number
    discreet: boolean
  }>(
    db,
    sql`select channels, quiet_from as "quietFrom", quiet_to as "quietTo", discreet from notice_settings where member_id = ${memberId}`,
  )
  if (!found) return { channels: defaultChannels, quiet: defaultQuiet, discreet: true }
  return {
    channels: { ...defaultChannels, ...found.channels },
    quiet: { from: found.quietFrom, to: found.quietTo },
    discreet: found.discreet,
  }
}

/** Changes the given fields only. Changes of one member are serialized. */
export async function changeSettings(
  db: Db,
  memberId: string,
  { channels, quiet, discreet }: SettingsChange,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await row(tx, sql`select id from members where id = ${memberId} for no key update`)
    const old = await settingsOf(tx, memberId)
    const named = Object.entries(channels ?? {}).filter(([, chosen]) => chosen !== undefined)
    const next = { ...old.channels, ...Object.fromEntries(named) }
    await saveSettings(tx, memberId, {
      channels: next,
      quiet: quiet ?? old.quiet,
      discreet: discreet ?? old.discreet,
    })
  })
}

async function saveSettings(
  db: Db,
  memberId: string,
  { channels, quiet, discreet }: NoticeSettings,
): Promise<void> {
  await sql`insert into notice_settings (member_id, channels, quiet_from, quiet_to, discreet)
    values (${memberId}, ${JSON.stringify(channels)}::jsonb, ${quiet.from}, ${quiet.to}, ${discreet})
    on conflict (member_id) do update set channels = excluded.channels, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, discreet = excluded.discreet`.execute(db)
}

/** Turns the emails of these kinds off; does nothing if the account is deleted. */
export async function stopEmails(db: Db, memberId: string, kinds: readonly NoticeKind[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await row(tx, sql`select id from members where id = ${memberId} for no key update`))) return
    const { channels, ...rest } = await settingsOf(tx, memberId)
    const silent = kinds.map((kind) => [kind, { ...channels[kind], mail: false }] as const)
    await saveSettings(tx, memberId, { ...rest, channels: { ...channels, ...Object.fromEntries(silent) } })
    await sql`update notices set mail_due = false
      where member_id = ${memberId} and mail_due and kind = any(${[...kinds]}::text[])`.execute(tx)
  })
}
