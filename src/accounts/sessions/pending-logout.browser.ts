// Ends the session on the server. Without a connection its cookie outlives the logout on the device, so the call is
// repeated when the connection is back and at the next visit.
import { useEffect, useEffectEvent } from 'react'
import { subscribedEndpoint } from '../../platform/browser/push-subscription.browser.ts'

const pendingName = 'cairn.logout-pending'

/** Also called when a new session begins: its cookie has replaced the old one. */
export function setLogoutPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(pendingName, 'yes')
    else localStorage.removeItem(pendingName)
  } catch {
    // Without local storage the logout is tried once.
  }
}

function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(pendingName) !== null
  } catch {
    return false
  }
}

/** Ends the push messages of this browser, too. The cookie is sufficient; the token ends the session also where the browser refuses cookies. */
export async function endServerSession(token?: string): Promise<void> {
  setLogoutPending(true)
  const pushEndpoint = await subscribedEndpoint()
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (token) headers['Authorization'] = `Bearer ${token}`
  const response = await fetch('/api/logout', {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers,
    body: JSON.stringify({ pushEndpoint }),
  }).catch(() => undefined)
  if (response?.ok) setLogoutPending(false)
}

export function usePendingLogout(): void {
  useEffect(() => {
    const finish = () => {
      if (isLogoutPending()) void endServerSession()
    }
    finish()
    window.addEventListener('online', finish)
    return () => window.removeEventListener('online', finish)
  }, [])
}

/** Calls `onLogout` when the person logs out in another tab. An expired session does not count. */
export function useLogoutElsewhere(onLogout: () => void): void {
  const loggedOut = useEffectEvent(onLogout)
  useEffect(() => {
    function listen({ key, newValue }: StorageEvent) {
      if (key === pendingName && newValue !== null) loggedOut()
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [])
}
