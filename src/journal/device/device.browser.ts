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

export function loadMemory(space: DeviceStorage, owner: string): DeviceMemory | undefined {
  const parsed = SeenMemory.safeParse(readJson(space, `${prefix}.seen.${owner}`))
  return parsed.success ? parsed.data : undefined
}

export function storeMemory(space: DeviceStorage, owner: string, seen: DeviceMemory): void {
  const memory = advancedMemory(loadMemory(space, owner), seen)
  write(space, `${prefix}.seen.${owner}`, JSON.stringify(memory))
}

/** Deletions made on this device that the manifest may not include yet. */
export function deletedHere(space: DeviceStorage, owner: string): Set<string> {
  const parsed = z.array(z.string()).safeParse(readJson(space, `${prefix}.deleted.${owner}`))
  return new Set(parsed.success ? parsed.data : [])
}

export function recordDeletion(space: DeviceStorage, owner: string, eids: ReadonlySet<string>): void {
  if (eids.size === 0) space.removeItem(`${prefix}.deleted.${owner}`)
  else write(space, `${prefix}.deleted.${owner}`, JSON.stringify([...eids]))
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
export async function storeDraft(space: DeviceStorage, vault: Vault, draft: Draft): Promise<boolean> {
  return write(space, draftName(vault.owner, draft.eid), await sealDraft(vault, draft.eid, draft))
}

export function dropDraft(space: DeviceStorage, owner: string, eid: string): void {
  space.removeItem(draftName(owner, eid))
}

export async function openDrafts(space: DeviceStorage, vault: Vault): Promise<Draft[]> {
  const start = draftName(vault.owner, '')
  const names = Array.from({ length: space.length }, (_, at) => space.key(at) ?? '').filter((name) =>
    name.startsWith(start),
  )
  const opened = await Promise.all(
    names.map((name) => openDraft(vault, name.slice(start.length), space.getItem(name) ?? '')),
  )
  return opened.flatMap((draft) => {
    const parsed = Draft.safeParse(draft)
    return parsed.success ? [parsed.data] : []
  })
}

/** What local storage contains of a member's journal: encrypted drafts, revisions and ids. */
export function journalTexts(space: DeviceStorage, owner: string): string[] {
  const names = Array.from({ length: space.length }, (_, at) => space.key(at) ?? '')
  const own = names.filter((name) => name.startsWith(prefix) && name.includes(owner))
  return own.map((name) => `${name}${space.getItem(name) ?? ''}`)
}

function draftName(owner: string, eid: string): string {
  return `${prefix}.draft.${owner}.${eid}`
}

function readJson(space: DeviceStorage, name: string): unknown {
  try {
    return JSON.parse(space.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function write(space: DeviceStorage, name: string, value: string): boolean {
  try {
    space.setItem(name, value)
    return true
  } catch {
    return false
  }
}
