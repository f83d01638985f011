// The browser side of web push. Permission is requested only after a click.

export type Subscription = { endpoint: string; p256dh: string; auth: string }

export function canRemind(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function base64url(buffer: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The service worker registration, if any. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return registration?.active ? registration : undefined
}

/** Requests permission and subscribes. Returns the reason if it fails. */
export async function subscribe(publicKey: string): Promise<Subscription> {
  const registration = await worker()
  if (!registration)
    throw new Error('Reminders need the offline part of this page, which isn’t available here.')
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(
      'This browser does not allow notifications from Cairn. You can change that in its settings.',
    )
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

export async function unsubscribe(): Promise<void> {
  const registration = await worker()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
