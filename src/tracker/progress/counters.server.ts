// Recovery counters: start dates and the earlier runs of each.
import { sql } from 'kysely'
import { affectedRows, type Db, prepared, row } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import { withMemberLock } from '../with-member-lock.server.ts'

export type CounterRow = {
  id: string
  name: string
  startedOn: string
  runs: { startedOn: string; endedOn: string; note: string }[]
}

/** Oldest first: the first is the person's main counter. */
export async function countersOf(db: Db, memberId: string): Promise<CounterRow[]> {
  return prepared(
    db,
    'tracker-counters',
    `select c.id, c.name, c.started_on as "startedOn", coalesce(json_agg(json_build_object('startedOn', r.started_on, 'endedOn', r.ended_on,
        'note', r.note) order by r.ended_on, r.created_at) filter (where r.id is not null), '[]') as runs
      from tracker_counters c left join tracker_runs r on r.counter_id = c.id where c.member_id = $1
      group by c.id order by c.created_at, c.id`,
    [memberId],
  )
}

export async function addCounter(
  db: Db,
  memberId: string,
  counter: { name: string; startedOn: string; id?: string | undefined },
  most: number,
): Promise<string | undefined> {
  const id = counter.id ?? newId()
  return withMemberLock(db, memberId, async (tx) => {
    if (await changeCounter(tx, memberId, id, counter)) return id
    const added = await affectedRows(
      tx,
      sql`insert into tracker_counters (id, member_id, name, started_on) select ${id}, ${memberId}, ${counter.name}, ${counter.startedOn}
        where (select count(*) from tracker_counters where member_id = ${memberId}) < ${most} on conflict (id) do nothing`,
    )
    return added === 1 ? id : undefined
  })
}

export async function changeCounter(
  db: Db,
  memberId: string,
  id: string,
  counter: { name?: string | undefined; startedOn?: string | undefined },
): Promise<boolean> {
  return (
    (await affectedRows(
      db,
      sql`update tracker_counters set name = coalesce(${counter.name ?? null}, name),
        started_on = coalesce(${counter.startedOn ?? null}::date, started_on) where id = ${id} and member_id = ${memberId}`,
    )) === 1
  )
}

export async function removeCounter(db: Db, memberId: string, id: string): Promise<boolean> {
  return (
    (await affectedRows(
      db,
      sql`delete from tracker_counters where id = ${id} and member_id = ${memberId}`,
    )) === 1
  )
}

/** True if the newest setback is the same: the response to the first request was lost. */
async function hasRestart(
  tx: Db,
  counterId: string,
  start: { startedOn: string; endedOn: string; note: string },
): Promise<boolean> {
  const same = await row(
    tx,
    sql`select 1 from tracker_counters c cross join lateral
        (select * from tracker_runs where counter_id = c.id order by ended_on desc, created_at desc limit 1) r
      where c.id = ${counterId} and c.started_on = ${start.startedOn} and r.ended_on = ${start.endedOn} and r.note = ${start.note}`,
  )
  return same !== undefined
}

/** `early` if the new date is not after the old one, `disordered` if the setback is not between the two. */
export async function restartCounter(
  db: Db,
  memberId: string,
  id: string,
  start: { startedOn: string; endedOn: string; note: string },
): Promise<'done' | 'early' | 'disordered' | 'missing'> {
  return db.transaction().execute(async (tx) => {
    const counter = await row<{ startedOn: string }>(
      tx,
      sql`select started_on as "startedOn" from tracker_counters where id = ${id} and member_id = ${memberId} for update`,
    )
    if (!counter) return 'missing'
    if (await hasRestart(tx, id, start)) return 'done'
    if (start.startedOn <= counter.startedOn) return 'early'
    if (start.endedOn < counter.startedOn || start.endedOn > start.startedOn) return 'disordered'
    await sql`insert into tracker_runs (id, member_id, counter_id, started_on, ended_on, note)
      values (${newId()}, ${memberId}, ${id}, ${counter.startedOn}, ${start.endedOn}, ${start.note})`.execute(
      tx,
    )
    await sql`update tracker_counters set started_on = ${start.startedOn} where id = ${id}`.execute(tx)
    return 'done'
  })
}

/** @param startedOn the date that the member saw, so that a repeated undo does not undo the restart before */
export async function undoRestart(
  db: Db,
  memberId: string,
  id: string,
  startedOn: string | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const counter = await row<{ startedOn: string }>(
      tx,
      sql`select started_on as "startedOn" from tracker_counters where id = ${id} and member_id = ${memberId} for update`,
    )
    if (!counter || (startedOn !== undefined && startedOn !== counter.startedOn)) return false
    const last = await row<{ startedOn: string }>(
      tx,
      sql`delete from tracker_runs where id = (select id from tracker_runs where counter_id = ${id} and member_id = ${memberId}
        order by ended_on desc, created_at desc limit 1) returning started_on as "startedOn"`,
    )
    if (!last) return false
    await sql`update tracker_counters set started_on = ${last.startedOn} where id = ${id}`.execute(tx)
    return true
  })
}
