import { type AsMember, member, readingMember } from '../accounts/gates.server.ts'
import { refuseWrongPassword } from '../accounts/second-factor/reauthentication.server.ts'
import { premium } from '../plans/gates.server.ts'
import { dateIn } from '../platform/dates.ts'
import { done, type RequestContext, type Route, type Services, serve } from '../platform/http/http.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import { Refusal } from '../platform/refusal.ts'
import * as changes from './change-store.server.ts'
import * as contract from './contract.ts'
import { importEntries } from './import-store.server.ts'
import * as keyContract from './key-contract.ts'
import * as keys from './key-store.server.ts'
import * as manifests from './manifest-store.server.ts'
import * as store from './store.server.ts'

/** Lets in members whose plan includes the journal or who have stored entries: nobody loses access to what they wrote. */
async function journalMember(context: RequestContext): Promise<AsMember> {
  try {
    return await premium(context)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 403) throw error
    const found = await member(context)
    if (!(await store.hasJournal(context.db, found.member.id))) throw error
    return found
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function entryId(id: string): string {
  if (!uuid.test(id)) throw contract.noSuchEntry()
  return id
}

function refuseTooLarge({ encryptedContent }: { encryptedContent: string }): void {
  if (encryptedContent.length > contract.contentCharacters) throw contract.tooLarge()
}

function refuseTooLargeKey({ record }: keyContract.Key): void {
  if (JSON.stringify(record).length > 49_152) throw keyContract.keyTooLarge()
}

function parseCursor(before: string | undefined): { createdAt: string; id: string } | undefined {
  const [createdAt = '', id = ''] = (before ?? '').split('_')
  if (before === undefined) return undefined
  if (Number.isNaN(Date.parse(createdAt)) || !uuid.test(id))
    throw new Refusal(400, 'There is no such page of the journal.')
  return { createdAt: new Date(createdAt).toISOString(), id }
}

function requestKey(request: RequestContext['request']): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key !== '' && key.length <= 200 ? key : undefined
}

/** Called when an entry was added; receives no content. */
export type OnEntry = (
  services: Services,
  memberId: string,
  when: { date: string; today: string; zone: string },
) => Promise<void>

export const journalRoutes = (onEntry: OnEntry): Route[] => [
  ...readingRoutes,
  ...writingRoutes(onEntry),
  ...bulkRoutes,
  ...keyRoutes,
]

const readingRoutes: Route[] = [
  serve(contract.listEntries, journalMember, async ({ db, member, query, reply }) => {
    const limit = Math.min(Math.max(Number(query.limit ?? 1_000), 1), 1_000)
    const entries = await store.entriesOf(db, member.id, parseCursor(query.before), limit)
    const last = entries.at(-1)
    if (last) {
      const size = query.limit === undefined ? '' : `&limit=${limit}`
      const next = encodeURIComponent(`${last.createdAt}_${last.id}`)
      void reply.header('Link', `</api/journal?before=${next}${size}>; rel="next"`)
    }
    return entries
  }),
  serve(contract.readChanges, journalMember, ({ db, member, query }) =>
    changes.changesOf(db, member.id, query.since === undefined ? undefined : Number(query.since)),
  ),
  serve(contract.readEntry, journalMember, async ({ db, member, params }) => {
    const entry = await store.entryOfMember(db, member.id, entryId(params.id))
    if (!entry) throw contract.noSuchEntry()
    return entry
  }),
]

const writingRoutes = (onEntry: OnEntry): Route[] => [
  serve(contract.addEntry, premium, async (context) => {
    const { db, member, body, clock, request, today, zone } = context
    refuseTooLarge(body)
    const about = { now: clock.now(), requestKey: requestKey(request) }
    const entry = await store.addEntry(db, member.id, body, about)
    if (entry === 'other-key') throw contract.otherKey()
    if (entry === 'deleted') throw contract.deletedElsewhere()
    if (!entry) throw contract.otherEntry()
    // An imported entry was not written today, nor one that waited on the device since yesterday.
    const written = body.createdAt === undefined ? today : dateIn(zone, Date.parse(entry.createdAt))
    if (written === today) await onEntry(context, member.id, { date: today, today, zone })
    return entry
  }),
  serve(contract.editEntry, premium, async ({ db, member, params, body, clock }) => {
    refuseTooLarge(body)
    const id = entryId(params.id)
    if (await keys.isOtherKey(db, member.id, body.enc.kid)) throw contract.otherKey()
    const edited = await store.editEntry(db, member.id, id, body, clock.now())
    if (edited) return edited
    throw (await store.entryOfMember(db, member.id, id)) ? contract.editedElsewhere() : contract.noSuchEntry()
  }),
  serve(contract.confirmEntry, journalMember, async ({ db, member, params, body }) => {
    const id = entryId(params.id)
    if (await store.confirmEntry(db, member.id, id, body.seq)) return done
    throw (await store.entryOfMember(db, member.id, id)) ? contract.editedElsewhere() : contract.noSuchEntry()
  }),
  serve(contract.removeEntry, journalMember, async ({ db, member, params, query }) => {
    const id = entryId(params.id)
    const seq = query.seq === undefined ? undefined : Number(query.seq)
    if (await store.removeEntry(db, member.id, id, seq)) return done
    throw (await store.entryOfMember(db, member.id, id)) ? contract.editedElsewhere() : contract.noSuchEntry()
  }),
]

const bulkRoutes: Route[] = [
  serve(contract.importEntries, premium, async ({ db, member, body, clock }) => {
    for (const entry of body.entries) refuseTooLarge(entry)
    for (const kid of new Set(body.entries.map(({ enc }) => enc.kid)))
      if (await keys.isOtherKey(db, member.id, kid)) throw contract.otherKey()
    return { entries: await importEntries(db, member.id, body.entries, clock.now()) }
  }),
  // Available without a plan, so that a password change always completes and the old key becomes unused.
  serve(contract.reencryptEntries, journalMember, async ({ db, member, body, clock }) => {
    for (const entry of body.entries) refuseTooLarge(entry)
    return { entries: await store.reencryptEntries(db, member.id, body.entries, clock.now()) }
  }),
  serve(contract.confirmEntries, journalMember, async ({ db, member, body }) => {
    await store.confirmEntries(db, member.id, body.entries)
    return done
  }),
]

const keyRoutes: Route[] = [
  serve(contract.journalExists, readingMember, async ({ db, member }) => ({
    exists: await store.hasJournal(db, member.id),
  })),
  serve(keyContract.readKey, journalMember, async ({ db, member }) => {
    const found = await keys.keyRecordOf(db, member.id)
    return { owner: member.id, record: found?.record ?? null, protected: found?.protected ?? false }
  }),
  serve(keyContract.saveKey, journalMember, async ({ db, member, body, clock }) => {
    refuseTooLargeKey(body)
    const outcome = await keys.saveKey(db, member.id, body, clock.now())
    if (outcome === 'changed') throw keyContract.keyChanged()
    if (outcome === 'unproven') throw keyContract.keyNotProven()
    return done
  }),
  serve(keyContract.readReplacedKeys, journalMember, async ({ db, member }) => ({
    records: await keys.replacedKeysOf(db, member.id),
  })),
  serve(keyContract.restoreKey, journalMember, async (context) => {
    const { db, member, body, clock } = context
    refuseTooLargeKey(body)
    await refuseWrongPassword(context, member.id, body.password)
    const outcome = await keys.restoreKey(db, member.id, body, clock.now())
    if (outcome === 'changed') throw keyContract.keyChanged()
    if (outcome === 'unproven') throw keyContract.noReplacedKey()
    return done
  }),
  serve(contract.readManifest, journalMember, async ({ db, member, query }) => {
    const manifest = (await manifests.manifestOf(db, member.id)) ?? null
    const unchanged = query.known !== undefined && manifest?.revision === Number(query.known)
    return { manifest: unchanged ? null : manifest, unchanged }
  }),
  serve(contract.saveManifest, journalMember, async ({ db, member, body, clock }) => {
    refuseTooLarge(body)
    if (body.replaces !== undefined && body.replaces >= body.revision) throw contract.manifestChanged()
    if (!(await manifests.saveManifest(db, member.id, body, clock.now()))) throw contract.manifestChanged()
    return done
  }),
]

/** Deletes replaced key records after 30 days. */
export const purgeJournalKeysJob: Job<Services, object> = {
  name: 'journal.keys.purge',
  schedule: '17 4 * * *',
  async run({ db, clock }) {
    await keys.purgeReplacedKeys(db, clock.now())
  },
}
