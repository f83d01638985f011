// Web push (RFC 8030, VAPID). Sends only to browser vendors' push services; the words are encrypted for the device.
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import type { Settings } from './settings.server.ts'

// Chrome and Chromium browsers, Firefox, Safari, Edge.
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Accepts only https URLs of known push services, without port or credentials. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  return services.some((service) => service.test(url.hostname))
}

/** The VAPID key pair (P-256), derived from the secret so that all processes share it. */
export function vapidKeys(settings: Settings): { publicKey: string; privateKey: string } {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = createHash('sha256').update(settings.secret('push')).update(String(attempt)).digest()
    try {
      // PKCS#8 around the private scalar; Node derives the public point.
      const shell = Buffer.from(
        '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420',
        'hex',
      )
      const key = createPrivateKey({ key: Buffer.concat([shell, scalar]), format: 'der', type: 'pkcs8' })
      const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
      const point = Buffer.concat([
        Buffer.from([4]),
        Buffer.from(x, 'base64url'),
        Buffer.from(y, 'base64url'),
      ])
      return { publicKey: point.toString('base64url'), privateKey: scalar.toString('base64url') }
    } catch (error) {
      // A tiny share of values is not a valid scalar; try the next one.
      if (attempt > 3) throw error
    }
  }
}

export type PushDevice = { endpoint: string; p256dh: string; auth: string }

/** The text of the notification and the page it opens. Others can see a lock screen, so do not mention recovery. */
export type PushMessage = { title: string; body?: string; tag: string; path: string; urgent?: true }

/** Sends a notification; without a message the service worker shows its own. @returns false if the subscription no longer exists. */
export type Push = (device: PushDevice, message?: PushMessage) => Promise<boolean>

const timeoutMs = 10_000

/** web-push is loaded at its first use. `seconds` is how long the push service may hold the notification; `urgent` wakes a device that saves power. */
export async function openPush(settings: Settings, seconds: number, urgent = false): Promise<Push> {
  const { default: webPush } = await import('web-push')
  const subject = settings.PUBLIC_URL.startsWith('https:') ? settings.PUBLIC_URL : 'mailto:noreply@localhost'
  const options = {
    vapidDetails: { subject, ...vapidKeys(settings) },
    TTL: seconds,
    timeout: timeoutMs,
    urgency: urgent ? 'high' : 'normal',
  } as const
  return async ({ endpoint, p256dh, auth }, message) => {
    const payload = message ? JSON.stringify(message) : null
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options)
      return true
    } catch (error) {
      const status = pushStatusOf(error)
      if (status === 404 || status === 410) return false
      throw error
    }
  }
}

/** The status for the log: the error itself contains the device's endpoint. */
export function pushStatusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : 'no answer'
}
