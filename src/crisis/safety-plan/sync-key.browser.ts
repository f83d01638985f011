// The key of the synced plan, by member: 32 random bytes that this device generated or received in a link.
import { changeSecret, deleteSecret, keysOf, readSecret } from './encrypted-storage.browser.ts'

const name = 'plan-sync-keys'

export async function syncKeyOf(memberId: string): Promise<string | undefined> {
  return keysOf(await readSecret(name).catch(() => undefined))[memberId]
}

export async function storeSyncKey(memberId: string, secret: string): Promise<void> {
  await changeSecret(name, (stored) => ({ ...keysOf(stored), [memberId]: secret }))
}

export async function deleteSyncKey(memberId: string): Promise<void> {
  await changeSecret(name, (stored) => {
    const { [memberId]: _, ...others } = keysOf(stored)
    return others
  })
}

export async function deleteSyncKeys(): Promise<void> {
  await deleteSecret(name)
}
