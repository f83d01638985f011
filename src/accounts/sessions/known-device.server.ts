// A signed cookie marks a device that has logged in to an account before. It only chooses the limit of login attempts.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../../platform/http/http.server.ts'
import type { Settings } from '../../platform/settings.server.ts'

const deviceSeconds = 180 * 86_400

export function deviceCookieName(settings: Settings): string {
  return settings.PUBLIC_URL.startsWith('https:') ? '__Host-device' : 'device'
}

type DeviceContext = Pick<RequestContext, 'request' | 'settings'>

/** The id of a device that has logged in to this account before, from its signed cookie. */
export function knownDevice({ request, settings }: DeviceContext, memberId: string): string | undefined {
  const [id = '', signature = '', ...more] = (request.cookies[deviceCookieName(settings)] ?? '').split('.')
  if (!/^[\w-]{22}$/.test(id) || more.length > 0) return undefined
  const provided = Buffer.from(signature, 'base64url')
  const fits = settings
    .secrets('login device')
    .map((key) => signatureOf(key, memberId, id))
    .some((expected) => provided.length === expected.length && timingSafeEqual(provided, expected))
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
