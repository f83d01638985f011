// The wrapped key on the device, so that the journal opens without a connection. Useless without the password.
import { z } from 'zod/mini'
import { lastProfile } from '../../accounts/stored-session.browser.ts'
import { readMemberText, writeMemberText } from '../../platform/browser/device-data.browser.ts'

/** The owner's id and the wrapped key, if a journal was set up. */
export type LockState = { readonly owner: string; readonly record: unknown; readonly protected: boolean }

const name = 'journal-key'
const StoredKey = z.object({
  email: z.string(),
  owner: z.string(),
  record: z.unknown(),
  protected: z.boolean(),
})

export function storeKey({ owner, record, protected: isProtected }: LockState): void {
  const email = lastProfile()?.email
  if (email) writeMemberText(name, JSON.stringify({ email, owner, record, protected: isProtected }))
}

/** The last known wrapped key of the member who is signed in on this device. */
export function storedKey(): LockState | undefined {
  try {
    const parsed = StoredKey.safeParse(JSON.parse(readMemberText(name) ?? 'null'))
    if (!parsed.success || parsed.data.email !== lastProfile()?.email) return undefined
    const { owner, record = null, protected: isProtected } = parsed.data
    return { owner, record, protected: isProtected }
  } catch {
    return undefined
  }
}
