// A member who writes a journal through the real API, with storage in memory.
import type { EntryContent } from '../crypto/entry-content.ts'
import { deriveLegacyKey } from '../crypto/legacy.browser.ts'
import { openEntries } from '../crypto/open-entry.browser.ts'
import { type JournalSync, openSync, type Remote } from '../session/sync.browser.ts'
import { memoryStorage } from './memory-storage.ts'
import { quickVault } from './quick-vault.browser.ts'

export function entryPage(text: string, writtenAt = '2026-03-01T07:30:00.000Z'): EntryContent {
  return { text, title: '', mood: null, tags: [], writtenAt }
}

type Call = Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>
/** The part of a test member that the journal uses. */
type Caller = {
  id: string
  get(path: string): Call
  post(path: string, body?: unknown): Call
  put(path: string, body?: unknown): Call
  del(path: string): Call
}

function remoteOf(person: Caller): Remote {
  const need = async (call: Call) => {
    const { status, body } = await call
    if (status !== 200) throw Object.assign(new Error(body.message), { status })
    return body
  }
  return {
    page: (before, limit) =>
      need(person.get(`/api/journal?limit=${limit}${before ? `&before=${encodeURIComponent(before)}` : ''}`)),
    changes: (since) =>
      need(person.get(`/api/journal/changes${since === undefined ? '' : `?since=${since}`}`)),
    entry: (id) => need(person.get(`/api/journal/${id}`)),
    add: (body) => need(person.post('/api/journal', body)),
    addAll: async (entries) => (await need(person.post('/api/journal/import', { entries }))).entries,
    edit: (id, body) => need(person.put(`/api/journal/${id}`, body)),
    confirm: (id, seq) => need(person.post(`/api/journal/${id}/confirm`, { seq })),
    remove: (id, seq) => need(person.del(`/api/journal/${id}${seq === undefined ? '' : `?seq=${seq}`}`)),
    async manifest(known) {
      const { manifest, unchanged } = await need(
        person.get(`/api/journal/manifest${known === undefined ? '' : `?known=${known}`}`),
      )
      return unchanged ? 'unchanged' : manifest
    },
    putManifest: (body) => need(person.put('/api/journal/manifest', body)),
    reencrypt: async (entries) => (await need(person.put('/api/journal/reencryption', { entries }))).entries,
    confirmAll: (entries) => need(person.post('/api/journal/reencryption/confirm', { entries })),
  }
}

export async function writer(person: Caller, password = 'a stone a day') {
  const { vault } = await quickVault(password, { owner: person.id })
  const keys = { vault, legacy: [await deriveLegacyKey(password)] }
  const storage = memoryStorage()
  const remote = remoteOf(person)
  return {
    vault,
    keys,
    storage,
    remote,
    open: (through = remote, on = storage) => openSync(keys, through, on),
  }
}

export async function texts(sync: JournalSync): Promise<string[]> {
  const found: string[] = []
  await openEntries(sync.keys, [...sync.entries.values()], (_, opened) => found.push(opened.content.text))
  return found.sort()
}
