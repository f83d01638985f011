// The server's journal calls in memory, for tests that need many runs or a server that lies.
import type { Entry } from '../entry.ts'
import type { NewSealedEntry, Remote, SealedEdit, SealedManifest } from '../session/sync.browser.ts'

export function refusedWith(status: number): Error {
  return Object.assign(new Error(`refused with ${status}`), { status })
}

export type MemoryRemote = Remote & {
  readonly stored: Map<string, Entry>
  readonly manifests: SealedManifest[]
}

export function memoryRemote(): MemoryRemote {
  const stored = new Map<string, Entry>()
  const manifests: SealedManifest[] = []
  // The id of each change, in order.
  const changes: string[] = []

  function put(entry: Entry): Entry {
    stored.set(entry.id, entry)
    changes.push(entry.id)
    return entry
  }

  function needed(id: string): Entry {
    const entry = stored.get(id)
    if (!entry) throw refusedWith(404)
    return entry
  }

  function add({ encryptedContent, enc, createdAt }: NewSealedEntry): Entry {
    const same = [...stored.values()].find((entry) => enc && entry.enc?.eid === enc.eid)
    if (same && same.encryptedContent !== encryptedContent) throw refusedWith(409)
    const id = crypto.randomUUID()
    const written = createdAt ?? new Date().toISOString()
    const entry = same ?? { id, createdAt: written, encryptedContent, ...(enc ? { enc } : {}) }
    return same ?? put(entry)
  }

  function edit({ id, encryptedContent, enc }: SealedEdit): Entry {
    const before = needed(id)
    if (before.encryptedContent === encryptedContent) return before
    if (before.enc?.seq !== enc.seq - 1) throw refusedWith(409)
    const { previous = { encryptedContent: before.encryptedContent, enc: before.enc }, ...rest } = before
    return put({ ...rest, encryptedContent, enc, previous })
  }

  function confirm(id: string, seq: number): void {
    const { previous: _, ...entry } = needed(id)
    if (entry.enc?.seq === seq) stored.set(id, entry)
  }

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
    edit: async (id, body) => edit({ id, ...body }),
    confirm: async (id, seq) => confirm(id, seq),
    remove: async (id) => {
      needed(id)
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
        const { enc } = needed(entry.id)
        return enc?.seq === entry.enc.seq - 1 && enc.kid !== entry.enc.kid ? [edit(entry)] : []
      }),
    confirmAll: async (entries) => {
      for (const { id, seq } of entries) confirm(id, seq)
    },
  }
}
