import { useEffect } from 'react'
import { send } from '../../platform/browser/call.browser.ts'
import { subscribedEndpoint } from '../../platform/browser/push-subscription.browser.ts'
import { resumePush } from '../contract.ts'

/** Push messages end with the session. Those that the member had in this browser continue with the new one. */
export function useResumedPush(email: string | undefined): void {
  useEffect(() => {
    if (email !== undefined) void resume()
  }, [email])
}

async function resume() {
  const pushEndpoint = await subscribedEndpoint()
  // Repeated at the next visit if it fails.
  if (pushEndpoint) await send(resumePush, { body: { pushEndpoint } }).catch(() => undefined)
}
