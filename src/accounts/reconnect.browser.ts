// Resumes a suspended session: exchanges the session cookie for a new token as soon as the server responds.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError, send } from '../platform/browser/call.browser.ts'
import { storedToken } from '../platform/browser/session-token.browser.ts'
import * as contract from './contract.ts'
import { endStoredSession, profileKey, storeSession } from './stored-session.browser.ts'

const firstWaitMs = 1_500
const longestWaitMs = 60_000

/** While `suspended`: requests a new token with growing delays, and immediately when the connection returns or the tab is shown. */
export function useReconnect(suspended: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!suspended) return undefined
    const ended = new AbortController()
    let waitMs = firstWaitMs
    let timer = setTimeout(() => void tryReconnect(), waitMs)

    async function tryReconnect() {
      clearTimeout(timer)
      if (await inOneTab(() => reconnect(client))) return
      if (ended.signal.aborted) return
      waitMs = Math.min(waitMs * 2, longestWaitMs)
      timer = setTimeout(() => void tryReconnect(), waitMs)
    }

    for (const event of ['online', 'focus', 'pageshow'])
      addEventListener(event, () => void tryReconnect(), { signal: ended.signal })
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [suspended, client])
}

/** True once the session has resumed or ended. */
async function reconnect(client: QueryClient): Promise<boolean> {
  if (storedToken() !== undefined) return true
  try {
    const session = await send(contract.newToken)
    client.setQueryData(profileKey, session.user)
    storeSession(session)
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    return true
  } catch (error) {
    const over = error instanceof CallError && (error.status === 401 || error.status === 403)
    if (over) endStoredSession()
    return over
  }
}

function inOneTab(work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request('cairn-reconnect', work) : work()
}
