// Limits on logins: by network, by account and network, and by account alone for devices that have not logged in before.
import type { RequestContext } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/rate-limits.server.ts'
import { knownDevice } from './sessions/known-device.server.ts'

const loginsByAddress: Limit = { name: 'login-address', points: 30, seconds: 900 }
const loginsByAccountAndAddress: Limit = { name: 'login-account', points: 10, seconds: 900 }
/** Limits guesses from many addresses together. */
const loginsByAccount: Limit = { name: 'login-account-all', points: 50, seconds: 3_600 }
const loginsByDevice: Limit = { name: 'login-device', points: 20, seconds: 900 }

/**
 * Counts a login attempt. A device that has logged in to this account before has its own limit, so that an attacker's guesses never lock the
 * owner out. Returns a function to call after a correct password.
 */
export async function limitLogin(
  context: Pick<RequestContext, 'limits' | 'request' | 'settings'>,
  email: string,
  memberId: string | undefined,
): Promise<() => Promise<void>> {
  const { limits, request } = context
  await limits.takeForAddress(loginsByAddress, request)
  const device = memberId === undefined ? undefined : knownDevice(context, memberId)
  if (device !== undefined) {
    await limits.take(loginsByDevice, device)
    return () => limits.clear(loginsByDevice, device)
  }
  const key = `${email} ${rateLimitKey(request)}`
  await limits.take(loginsByAccountAndAddress, key)
  await limits.take(loginsByAccount, email)
  return () => limits.clear(loginsByAccountAndAddress, key)
}
