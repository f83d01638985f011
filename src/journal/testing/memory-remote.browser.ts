// The server's journal calls in memory, for tests that need many runs or a malicious server.
import type { Seal } from '../crypto/envelope.ts'
import type { Entry } from '../entry.ts'
import type { NewSealedEntry, Remote, SealedEdit, SealedManifest } from '../session/sync.browser.ts'

export function refusedWith(status: number): Error {
  return Object.assign(new Error(`refused with ${status}`), { status })
}

/** Refuses entries encrypted with a key other than the current one, as the server does. */
export function withCurrentKey(server: Remote, kid: () => string): Remote {
  const check = ({ enc }: { enc?: Seal }) => {
    if (enc && enc.kid !== kid()) throw refusedWith(423)
  }
  return {
    ...server,
    async add(body) {
      check(body)
      return server.add(body)
    },
    async edit(id, body) {
      check(body)
      return server.edit(id, body)
    },
    async reencrypt(entries) {
      for (const entry of entries) check(entry)
      return server.reencrypt(entries)
    },
  }
}

export type MemoryRemote = Remote & {
  readonly stored: Map<string, Entry>
  readonly manifests: SealedManifest[]
}

export type DeviceLine = 'up' | 'down' | 'answers lost'

const reads = ['page', 'changes', 'entry', 'manifest']

/** The calls of one device, whose connection can fail before or after the server executes a call. */
export function deviceLine(server: Remote, state: { line: DeviceLine }): Remote {
  const calls = Object.entries(server).filter(([, call]) => typeof call === 'function')
  return Object.fromEntries(
    calls.map(([name, call]) => [
      name,
      async (...args: never[]) => {
        if (state.line === 'down') throw refusedWith(0)
        const answer = await (call as (...given: never[]) => Promise<unknown>)(...args)
        if (state.line === 'answers lost' && !reads.includes(name)) {
          state.line = 'down'
          throw refusedWith(0)
        }
        return answer
      },
    ]),
  ) as unknown as Remote
}

/** The entries that the server stores, with the checks that it makes before each change. */
function storedEntries() {
  const stored = new Map<string, Entry>()
  // The id of each change, in order.
  const changes: string[] = []
  const deleted = new Set<string>()
  // Every content that each entry had.
  const contents = new Map<string, Set<string>>()

  function put(entry: Entry): Entry {
    stored.set(entry.id, entry)
    changes.push(entry.id)
    const had = contents.get(entry.id) ?? new Set()
    contents.set(entry.id, had.add(entry.encryptedContent))
    return entry
  }

  function needed(id: string): Entry {
    const entry = stored.get(id)
    if (!entry) throw refusedWith(404)
    return entry
  }

  function add({ encryptedContent, enc, createdAt }: NewSealedEntry): Entry {
    const same = [...stored.values()].find((entry) => enc && entry.enc?.eid === enc.eid)
    if (enc && deleted.has(enc.eid)) throw refusedWith(410)
    if (same && !contents.get(same.id)?.has(encryptedContent)) throw refusedWith(409)
    const id = crypto.randomUUID()
    const written = createdAt ?? new Date().toISOString()
    const entry = same ?? { id, createdAt: written, encryptedContent, ...(enc ? { enc } : {}) }
    return same ?? put(entry)
  }

  function edit({ id, encryptedContent, enc }: SealedEdit): Entry {
    const before = needed(id)
    if ((before.enc?.seq ?? 0) >= enc.seq && contents.get(id)?.has(encryptedContent)) return before
    if (before.enc?.seq !== enc.seq - 1) throw refusedWith(409)
    const { previous = { encryptedContent: before.encryptedContent, enc: before.enc }, ...rest } = before
    return put({ ...rest, encryptedContent, enc, previous })
  }

  function confirm(id: string, seq: number): void {
    const { previous: _, ...entry } = needed(id)
    if (entry.enc?.seq === seq) stored.set(id, entry)
  }

  return { stored, changes, deleted, needed, add, edit, confirm }
}

export function memoryRemote(): MemoryRemote {
  const { stored, changes, deleted, needed, add, edit, confirm } = storedEntries()
  const manifests: SealedManifest[] = []
  return {
    stored,
    manifests,
    async page(before, limit) {
      const place = (entry: Entry) => `${entry.createdAt}_${entry.id}`
      const newest = [...stored.values()].toSorted((one, other) => place(other).localeCompare(place(one)))
      return newest.filter((entry) => before === undefined || place(entry) < before).slice(0, limit)
    },
    async changes(since) {
      const counts = { version: changes.length, count: stored.size, more: false }
      if (since === undefined || since > changes.length) return { ...counts, entries: [], removed: [] }
      const ids = [...new Set(changes.slice(since))]
      return {
        ...counts,
        entries: ids.flatMap((id) => stored.get(id) ?? []),
        removed: ids.filter((id) => !stored.has(id)),
      }
    },
    entry: async (id) => needed(id),
    add: async (body) => add(body),
    addAll: async (entries) => entries.flatMap((body) => acceptedBy(add, body)),
    edit: async (id, body) => edit({ id, ...body }),
    confirm: async (id, seq) => confirm(id, seq),
    remove: async (id, seq) => {
      const { enc } = needed(id)
      if (seq !== undefined && enc?.seq !== seq) throw refusedWith(409)
      if (enc) deleted.add(enc.eid)
      stored.delete(id)
      changes.push(id)
    },
    async manifest(known) {
      const newest = manifests.at(-1) ?? null
      return newest && newest.revision === known ? 'unchanged' : newest
    },
    async putManifest({ replaces, ...manifest }) {
      if ((manifests.at(-1)?.revision ?? 0) !== replaces) throw refusedWith(409)
      manifests.push(manifest)
    },
    reencrypt: async (entries) =>
      entries.flatMap((entry) => {
        const enc = stored.get(entry.id)?.enc
        return enc?.seq === entry.enc.seq - 1 && enc.kid !== entry.enc.kid ? [edit(entry)] : []
      }),
    confirmAll: async (entries) => {
      for (const { id, seq } of entries) confirm(id, seq)
    },
  }
}

/** Undefined for an id that was deleted or has other content. */
function acceptedBy(add: (body: NewSealedEntry) => Entry, body: NewSealedEntry): Entry[] {
  try {
    return [add(body)]
  } catch {
    return []
  }
}
