// Creates a resource of each kind that only its owner may access.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, rows } from '../../platform/database/db.server.ts'
import { canary, nowhere, type OwnedResource } from './access.server.ts'
import type { TestApp, TestPerson } from './test-app.server.ts'

const now = '2026-03-10T12:00:00Z'
const cipher = Buffer.from(canary.repeat(6)).toString('base64')

type OwnerContext = { app: TestApp; owner: TestPerson; known: Record<string, string> }

async function createByPost({ owner }: OwnerContext, path: string, body: object): Promise<string> {
  const answer = await owner.post(path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.body.id
}

const idOf = async (db: Db, query: ReturnType<typeof sql>) =>
  (await rows<{ id: string }>(db, query))[0]?.id ?? ''

const makers: Record<OwnedResource, (world: OwnerContext) => Promise<[id: string, table: string]>> = {
  async activity(world) {
    const body = { title: canary, description: '', category: 'mental', frequency: 'daily', points: 3 }
    return [await createByPost(world, '/api/recovery-tracker/activities', body), 'tracker_activities']
  },
  async counter(world) {
    for (const { id } of (await world.owner.get('/api/recovery-tracker/counters')).body)
      await world.owner.del(`/api/recovery-tracker/counters/${id}`)
    const body = { name: canary, startedOn: '2026-01-01' }
    return [await createByPost(world, '/api/recovery-tracker/counters', body), 'tracker_counters']
  },
  async entry(world) {
    // The id of the owner's key.
    world.known['kid'] = nowhere
    world.known['eid'] = randomUUID()
    const enc = { v: 2, kid: world.known['kid'], eid: world.known['eid'], seq: 1 }
    return [await createByPost(world, '/api/journal', { encryptedContent: cipher, enc }), 'journal_entries']
  },
  async heldPost(world) {
    const id = await createByPost(world, '/api/forum/posts', {
      category: 'daily',
      content: `${canary} ${randomUUID()}`,
    })
    await sql`update forum_posts set state = 'held' where id = ${id}`.execute(world.app.db)
    return [id, 'forum_posts']
  },
  async post(world) {
    return [
      await createByPost(world, '/api/forum/posts', { category: 'daily', content: 'Snow today.' }),
      'forum_posts',
    ]
  },
  async reply(world) {
    const id = await createByPost(world, '/api/forum/posts', { category: 'daily', content: 'A question.' })
    return [
      await createByPost(world, `/api/forum/posts/${id}/reply`, { content: 'An answer.' }),
      'forum_replies',
    ]
  },
  async thread(world) {
    const id = randomUUID()
    const body = { id, name: canary, email: `${canary}@example.org`, subject: 'general', message: canary }
    const sent = await world.owner.post('/api/contact', body)
    if (sent.status !== 200) throw new Error(sent.text)
    return [id, 'contact_messages']
  },
  async mute(world) {
    await world.owner.post(`/api/forum/posts/${world.known['strangersPost']}/mute`, { kind: 'mute' })
    const id = await idOf(world.app.db, sql`select id from forum_mutes where member_id = ${world.owner.id}`)
    return [id, 'forum_mutes']
  },
  async sanction(world) {
    // An expired sanction: only the owner may see it, and it no longer stops them from writing.
    const id = randomUUID()
    await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until)
      values (${id}, ${world.owner.id}, 'silence', ${canary}, ${now}, ${'2026-03-10T12:00:01Z'})`.execute(
      world.app.db,
    )
    return [id, 'forum_sanctions']
  },
  async session(world) {
    const { email } = world.owner
    await world.app.visitor.post('/api/login', { email, password: world.app.password })
    const latest = sql`select id from sessions where member_id = ${world.owner.id} order by id desc limit 1`
    return [await idOf(world.app.db, latest), 'sessions']
  },
  async talk(world) {
    const { body } = await world.owner.post('/api/ai-chat', { message: `Hello, ${canary}` })
    return [body.conversationId, 'coach_conversations']
  },
  async message(world) {
    const { body } = await world.owner.post('/api/ai-chat', { message: `Hello, ${canary}` })
    world.known['message'] = body.messages[0].id
    return [body.conversationId, 'coach_conversations']
  },
  async trustedPerson(world) {
    const shares = { calls: true, checkIns: true, plan: true }
    for (const { id } of (await world.owner.get('/api/trusted')).body.people)
      await world.owner.del(`/api/trusted/people/${id}`)
    const body = { name: canary, memberName: canary, shares }
    return [await createByPost(world, '/api/trusted/people', body), 'trusted_people']
  },
}

/** Creates a resource of the owner; returns its id, and the row that other people's calls must not change. */
export async function createOwnedResource(world: OwnerContext, kind: OwnedResource) {
  const [id, table] = await makers[kind](world)
  return {
    id,
    row: () =>
      rows(world.app.db, sql`select t::text as row from ${sql.table(table)} t where id::text = ${id}`),
  }
}
