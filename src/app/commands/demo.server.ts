// `npm run cairn -- demo seed`: adds demo members and posts to an installation without real members.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { recordStaffAction } from '../../accounts/audit-log.server.ts'
import { hashPassword } from '../../accounts/passwords/password.server.ts'
import { addMember, giveRole, removeMember } from '../../accounts/store.server.ts'
import { addCheckIn } from '../../checkin/store.server.ts'
import { publishListsChanged } from '../../forum/live.server.ts'
import { setSupport } from '../../forum/posts/supports.server.ts'
import { addPost, addReply } from '../../forum/store.server.ts'
import { saveSitting } from '../../meditation/store.server.ts'
import { addGrant, lockMember, recomputeMembership } from '../../plans/store.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, rows } from '../../platform/database/db.server.ts'
import { dateIn, plusDays } from '../../platform/dates.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { newId } from '../../platform/ids.ts'
import { activities } from '../../tracker/activities/activities.ts'
import { addCompletion } from '../../tracker/activities/completions.server.ts'
import { type DemoPerson, demoDomain, demoPeople, demoPosts } from './demo-people.ts'

/** Why demo members are not added; the message is shown to the operator. */
export class DemoProblem extends Error {
  override name = 'DemoProblem'
}

const day = 86_400_000
const addressOf = (name: string) => `${name.toLowerCase()}@${demoDomain}`

/** Adds the demo members with one shared password, which is random each time. */
export async function seedDemo(services: Services): Promise<{ addresses: string[]; password: string }> {
  const { db, clock } = services
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    // No one can register meanwhile.
    await sql`lock table members in share row exclusive mode`.execute(tx)
    const existing = await rows<{ demo: boolean }>(
      tx,
      sql`select email like ${`%@${demoDomain}`} as demo from members group by 1`,
    )
    if (existing.some(({ demo }) => !demo))
      throw new DemoProblem('This database has real members. Use a separate database for a demo.')
    if (existing.length > 0)
      throw new DemoProblem(
        'The demo members exist already. To create them again, first run: npm run cairn -- demo remove',
      )
    const ids = new Map<string, string>()
    for (const person of demoPeople)
      ids.set(person.name, await addDemoMember(tx, person, passwordHash, clock.now()))
    await addDemoPosts(tx, ids, clock.now())
    await publishListsChanged({ pubsub: services.pubsub, db: tx })
    await recordStaffAction(tx, { id: 'command' }, 'added the demo members')
  })
  return { addresses: demoPeople.map(({ name }) => addressOf(name)), password }
}

async function addDemoMember(tx: Db, person: DemoPerson, passwordHash: string, now: number): Promise<string> {
  const email = addressOf(person.name)
  // Marked in the name itself, so that others see it everywhere.
  const id = await addMember(tx, {
    email,
    name: `${person.name} (demo)`,
    passwordHash,
    zone: 'UTC',
    verified: true,
  })
  if (id === undefined) throw new DemoProblem(`${email} is taken.`)
  await affectedRows(
    tx,
    sql`update members set display_name = name, created_at = ${isoTime(now - person.days * day)} where id = ${id}`,
  )
  if (person.moderator) await giveRole(tx, email, 'moderator')
  if (person.plan && (await lockMember(tx, id))) {
    await addGrant(tx, {
      memberId: id,
      orderId: null,
      plan: person.plan,
      months: 12,
      now,
      source: 'staff',
      reason: 'demonstration',
    })
    await recomputeMembership(tx, id)
  }
  const today = dateIn('UTC', now)
  const daily = activities.filter(({ frequency }) => frequency === 'daily')
  for (let ago = person.days; ago >= 0; ago -= 1) {
    if (ago > 0 && ago % person.missesEach === 0) continue
    const date = plusDays(today, -ago)
    const then = now - ago * day
    await addCheckIn(tx, id, { date, mood: 'present', notes: '', now: then })
    const activity = daily[ago % daily.length]
    const period = { from: date, to: date }
    if (activity) {
      const done = { activityId: activity.id, points: activity.points, isAutomatic: false, offsetMinutes: 0 }
      await addCompletion(tx, id, { ...done, period, date, now: then })
    }
    if (ago % 4 === 0)
      await saveSitting(tx, id, {
        id: newId(then),
        kind: 'timer',
        seconds: 300 + (ago % 3) * 300,
        date,
        now: then,
      })
  }
  return id
}

async function addDemoPosts(tx: Db, ids: Map<string, string>, now: number) {
  const idOf = (name: string) => ids.get(name) ?? ''
  const contentOf = (text: string, at: number) =>
    ({
      content: text,
      contentNote: null,
      state: 'shown',
      note: null,
      sendKey: null,
      help: null,
      now: at,
    }) as const
  for (const { by, daysAgo, category, text, replies } of demoPosts) {
    const at = now - daysAgo * day
    const post = await addPost(tx, idOf(by), { ...contentOf(text, at), category })
    if (post.id === undefined) continue
    for (const [place, reply] of replies.entries()) {
      const later = Math.min(now, now - reply.daysAgo * day + (place + 1) * 1_800_000)
      await addReply(tx, idOf(reply.by), post.id, contentOf(reply.text, later))
      await setSupport(tx, idOf(reply.by), post.id, { kind: 'with_you', given: true })
    }
  }
}

/** Removes all demo members with all their data; returns how many. */
export async function removeDemo(services: Services): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    const people = await rows<{ id: string }>(
      tx,
      sql`select id from members where email like ${`%@${demoDomain}`} for update`,
    )
    for (const { id } of people) await removeMember(tx, id)
    await publishListsChanged({ pubsub: services.pubsub, db: tx })
    if (people.length > 0) await recordStaffAction(tx, { id: 'command' }, 'removed the demo members')
    return people.length
  })
}

/** Runs `demo seed` and `demo remove`; undefined for other commands. */
export async function demoCommand(services: Services, what: string | undefined): Promise<string | undefined> {
  if (what === 'remove') {
    const count = await removeDemo(services)
    return count === 0 ? 'There are no demo members.' : `${count} demo members removed.`
  }
  if (what !== 'seed') return undefined
  const { addresses, password } = await seedDemo(services)
  return [
    'Demo members, all marked “(demo)”:',
    ...addresses.map((address) => `  ${address}`),
    `Password of each: ${password}`,
    'Mo is a moderator; the staff pages open once a second factor is added.',
    'To remove them: npm run cairn -- demo remove',
  ].join('\n')
}
