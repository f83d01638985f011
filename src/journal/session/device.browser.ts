// What the journal keeps on this device: what it saw last (no text, no key), and drafts, which are ciphertext.
import { z } from 'zod'
import type { Memory } from '../crypto/manifest.ts'
import { openDraft, sealDraft, type Vault } from '../crypto/vault.browser.ts'

export type Shelfspace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const SeenMemory = z.object({ kid: z.string(), keyRevision: z.number(), manifestRevision: z.number() })
const prefix = 'cairn.journal'

export function recall(space: Shelfspace, owner: string): Memory | undefined {
  const parsed = SeenMemory.safeParse(readJson(space, `${prefix}.seen.${owner}`))
  return parsed.success ? parsed.data : undefined
}

export function remember(space: Shelfspace, owner: string, memory: Memory): void {
  write(space, `${prefix}.seen.${owner}`, JSON.stringify(memory))
}

/** Deletions that this device asked for and that the manifest may not have heard of yet. */
export function deletedHere(space: Shelfspace, owner: string): Set<string> {
  const parsed = z.array(z.string()).safeParse(readJson(space, `${prefix}.deleted.${owner}`))
  return new Set(parsed.success ? parsed.data : [])
}

export function noteDeleted(space: Shelfspace, owner: string, eids: ReadonlySet<string>): void {
  if (eids.size === 0) space.removeItem(`${prefix}.deleted.${owner}`)
  else write(space, `${prefix}.deleted.${owner}`, JSON.stringify([...eids]))
}

export const Draft = z.object({
  eid: z.uuid(),
  /** The server's id of the entry that is being changed; absent for a new one. */
  entry: z.uuid().optional(),
  title: z.string(),
  text: z.string(),
  mood: z.string().nullable(),
  tags: z.string(),
  startedAt: z.iso.datetime({ offset: true }),
})
export type Draft = z.infer<typeof Draft>

/** `false` when the device has no room: the caller says so instead of pretending. */
export async function keepDraft(space: Shelfspace, vault: Vault, draft: Draft): Promise<boolean> {
  return write(space, draftName(vault.owner, draft.eid), await sealDraft(vault, draft.eid, draft))
}

export function dropDraft(space: Shelfspace, owner: string, eid: string): void {
  space.removeItem(draftName(owner, eid))
}

export async function openDrafts(space: Shelfspace, vault: Vault): Promise<Draft[]> {
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

function draftName(owner: string, eid: string): string {
  return `${prefix}.draft.${owner}.${eid}`
}

function readJson(space: Shelfspace, name: string): unknown {
  try {
    return JSON.parse(space.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function write(space: Shelfspace, name: string, value: string): boolean {
  try {
    space.setItem(name, value)
    return true
  } catch {
    return false
  }
}
