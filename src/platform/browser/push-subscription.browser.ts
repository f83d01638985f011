// The browser side of web push. Permission is requested only after a click.

export type Subscription = { endpoint: string; p256dh: string; auth: string }

export function canRemind(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function base64url(buffer: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const longestInstallMs = 30_000

/** The registration of the service worker, which stores pages first: on a slow connection it is still doing so. */
async function activeWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration?.active) return registration
  const { promise: tooLong, resolve } = Promise.withResolvers<undefined>()
  setTimeout(resolve, longestInstallMs)
  return Promise.race([navigator.serviceWorker.ready, tooLong])
}

/** The address of this browser's push subscription, if there is one. */
export async function subscribedEndpoint(): Promise<string | undefined> {
  if (!canRemind() || Notification.permission !== 'granted') return undefined
  try {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return (await registration?.pushManager.getSubscription())?.endpoint
  } catch {
    return undefined
  }
}

/** Requests permission and subscribes. Returns the reason if it fails. */
export async function subscribe(publicKey: string): Promise<Subscription> {
  // First, because browsers ask only right after a click.
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(
      'This browser does not allow notifications from Cairn. You can change that in its settings.',
    )
  const registration = await activeWorker()
  if (!registration)
    throw new Error('Reminders need the offline part of this page, which isn’t available here.')
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new Error('This browser’s push service could not be reached. Please try again later.')
    })
  return {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  }
}
