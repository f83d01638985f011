// Limits on logins: by network, by account and network, and by account alone for devices that have not logged in before.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/limits.server.ts'
import type { Settings } from '../platform/settings.server.ts'

const loginsByAddress: Limit = { name: 'login-address', points: 30, seconds: 900 }
const loginsByAccountAndAddress: Limit = { name: 'login-account', points: 10, seconds: 900 }
/** Limits guesses from many addresses together. */
const loginsByAccount: Limit = { name: 'login-account-all', points: 50, seconds: 3_600 }
const loginsByDevice: Limit = { name: 'login-device', points: 20, seconds: 900 }

const deviceSeconds = 180 * 86_400

export function deviceCookieName(settings: Settings): string {
  return settings.PUBLIC_URL.startsWith('https:') ? '__Host-device' : 'device'
}

/**
 * Counts a login attempt. A device that has logged in to this account before has its own limit, so that an attacker's guesses never lock the
 * owner out. Returns a function to call after a correct password.
 */
export async function takeLogin(
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

type DeviceContext = Pick<RequestContext, 'request' | 'settings'>

/** The id of a device that has logged in to this account before, from its signed cookie. */
function knownDevice({ request, settings }: DeviceContext, memberId: string): string | undefined {
  const [id = '', signature = '', ...more] = (request.cookies[deviceCookieName(settings)] ?? '').split('.')
  if (!/^[\w-]{22}$/.test(id) || more.length > 0) return undefined
  const given = Buffer.from(signature, 'base64url')
  const fits = settings
    .secrets('login device')
    .map((key) => signatureOf(key, memberId, id))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected))
  return fits ? id : undefined
}

function signatureOf(key: Buffer, memberId: string, id: string): Buffer {
  return createHmac('sha256', key).update(`${memberId}.${id}`).digest()
}

/** Remembers that this device has logged in to the account. The cookie grants no access. */
export function rememberDevice(
  context: DeviceContext & Pick<RequestContext, 'reply'>,
  memberId: string,
): void {
  const { reply, settings } = context
  const id = knownDevice(context, memberId) ?? randomBytes(16).toString('base64url')
  const signature = signatureOf(settings.secret('login device'), memberId, id).toString('base64url')
  void reply.setCookie(deviceCookieName(settings), `${id}.${signature}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.PUBLIC_URL.startsWith('https:'),
    maxAge: deviceSeconds,
  })
}
