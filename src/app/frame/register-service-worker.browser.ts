// Registers the service worker and offers new versions without forcing a reload. What it caches is in vite.service-worker.ts.
import { toast } from '../../platform/ui/toast.tsx'

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(from: string): unknown }
}

/** Trusted Types: the only script URL that can become a worker. */
function workerUrl(): string {
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('cairn-worker', { createScriptURL: () => '/sw.js' })
  // The DOM types only know strings; the browser accepts the TrustedScriptURL.
  return (policy?.createScriptURL('') ?? '/sw.js') as string
}

export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker
    .register(workerUrl(), { scope: '/' })
    .catch(() => undefined)
  if (!registration) return
  if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker)
    })
  })
}

function offerUpdate(worker: ServiceWorker) {
  toast({
    title: 'A new version of Cairn is ready',
    description: 'Finish what you’re writing first. It can wait.',
    durationMs: Number.POSITIVE_INFINITY,
    action: {
      label: 'Update now',
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        worker.postMessage({ type: 'SKIP_WAITING' })
      },
    },
  })
}
