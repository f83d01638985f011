// Stores the keys of shared plans. A member's device has one per person; a person's browser has those of the links opened in it.
import { changeSecret, keysOf, readSecret } from '../crisis/safety-plan/encrypted-storage.browser.ts'

const ownKeys = 'plan-link-keys'
const linkKeys = 'cairn.plan-keys'
const maxKeys = 10

/** 32 random bytes, encoded for the fragment of a link. */
export function newLinkKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export async function linkKeyOf(personId: string): Promise<string | undefined> {
  return keysOf(await readSecret(ownKeys).catch(() => undefined))[personId]
}

export async function storeLinkKey(personId: string, secret: string): Promise<void> {
  await changeSecret(ownKeys, (stored) => ({ ...keysOf(stored), [personId]: secret }))
}

/** In the person's browser: the keys of links that were opened here, newest first. */
export function planKeys(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(linkKeys) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function addPlanKey(secret: string): void {
  if (!/^[\w-]{43}$/.test(secret)) return
  const others = planKeys().filter((each) => each !== secret)
  try {
    localStorage.setItem(linkKeys, JSON.stringify([secret, ...others].slice(0, maxKeys)))
  } catch {
    // Without storage the plan can be decrypted only with the key in the URL.
  }
}
