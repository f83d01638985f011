// The key of the synced plan, by member: 32 random bytes that this device generated or received in a link.
import { deleteSecret, readSecret, storeSecret } from './encrypted-storage.browser.ts'

const name = 'plan-sync-keys'

async function syncKeys(): Promise<Record<string, string>> {
  const found = await readSecret(name).catch(() => undefined)
  return typeof found === 'object' && found !== null ? { ...found } : {}
}

export async function syncKeyOf(memberId: string): Promise<string | undefined> {
  return (await syncKeys())[memberId]
}

export async function storeSyncKey(memberId: string, secret: string): Promise<void> {
  await storeSecret(name, { ...(await syncKeys()), [memberId]: secret })
}

export async function deleteSyncKey(memberId: string): Promise<void> {
  const { [memberId]: _, ...others } = await syncKeys()
  await storeSecret(name, others)
}

export async function deleteSyncKeys(): Promise<void> {
  await deleteSecret(name)
}
