// The journal's local storage: the last seen state (no text, no key) and encrypted drafts.
import { z } from 'zod/mini'
import { openDraft, sealDraft } from '../crypto/entry-cipher.browser.ts'
import { EntryContent } from '../crypto/entry-content.ts'
import { advancedMemory, type DeviceMemory } from '../crypto/manifest.ts'
import type { Vault } from '../crypto/vault.browser.ts'

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const SeenMemory = z.object({
  kid: z.string(),
  keyRevision: z.number(),
  manifestRevision: z.number(),
  acceptedKey: z.optional(z.string()),
})
const prefix = 'cairn.journal'

export function loadMemory(storage: DeviceStorage, owner: string): DeviceMemory | undefined {
  const parsed = SeenMemory.safeParse(readJson(storage, `${prefix}.seen.${owner}`))
  return parsed.success ? parsed.data : undefined
}

export function storeMemory(storage: DeviceStorage, owner: string, seen: DeviceMemory): void {
  const memory = advancedMemory(loadMemory(storage, owner), seen)
  write(storage, `${prefix}.seen.${owner}`, JSON.stringify(memory))
}

/** Deletions made on this device that the manifest may not include yet. */
export function deletedHere(storage: DeviceStorage, owner: string): Set<string> {
  const parsed = z.array(z.string()).safeParse(readJson(storage, `${prefix}.deleted.${owner}`))
  return new Set(parsed.success ? parsed.data : [])
}

export function recordDeletion(storage: DeviceStorage, owner: string, eids: ReadonlySet<string>): void {
  if (eids.size === 0) storage.removeItem(`${prefix}.deleted.${owner}`)
  else write(storage, `${prefix}.deleted.${owner}`, JSON.stringify([...eids]))
}

export const Draft = z.object({
  eid: z.uuid(),
  /** The server's id of the edited entry; absent for a new one. */
  entry: z.optional(z.uuid()),
  /** The edited entry's content before the edit. */
  base: z.optional(EntryContent),
  title: z.string(),
  text: z.string(),
  mood: z.nullable(z.string()),
  tags: z.string(),
  startedAt: z.iso.datetime({ offset: true }),
})
export type Draft = z.infer<typeof Draft>

/** Returns `false` if the device has no space; the caller then shows an error. */
export async function storeDraft(storage: DeviceStorage, vault: Vault, draft: Draft): Promise<boolean> {
  return write(storage, draftName(vault.owner, draft.eid), await sealDraft(vault, draft.eid, draft))
}

export function dropDraft(storage: DeviceStorage, owner: string, eid: string): void {
  storage.removeItem(draftName(owner, eid))
}

export async function openDrafts(storage: DeviceStorage, vault: Vault): Promise<Draft[]> {
  const start = draftName(vault.owner, '')
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
    name.startsWith(start),
  )
  const opened = await Promise.all(
    names.map((name) => openDraft(vault, name.slice(start.length), storage.getItem(name) ?? '')),
  )
  return opened.flatMap((draft) => {
    const parsed = Draft.safeParse(draft)
    return parsed.success ? [parsed.data] : []
  })
}

/** What local storage contains of a member's journal: encrypted drafts, revisions and ids. */
export function journalTexts(storage: DeviceStorage, owner: string): string[] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  const own = names.filter((name) => name.startsWith(prefix) && name.includes(owner))
  return own.map((name) => `${name}${storage.getItem(name) ?? ''}`)
}

function draftName(owner: string, eid: string): string {
  return `${prefix}.draft.${owner}.${eid}`
}

function readJson(storage: DeviceStorage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: DeviceStorage, name: string, value: string): boolean {
  try {
    storage.setItem(name, value)
    return true
  } catch {
    return false
  }
}
