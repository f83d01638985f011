// The session in the browser: the token under `cairn.token`, and the last profile. A 401 or 403 ends the session on this device. On any other
// failure the last profile stays on screen, and the session cookie is exchanged for a new token as soon as the server responds.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '../platform/browser/call.browser.ts'
import { deleteMemberData } from '../platform/browser/device-data.browser.ts'
import { useHydrating } from '../platform/browser/hydrating.browser.ts'
import { storeDayStart } from '../platform/browser/local-date.browser.ts'
import { sessionRefused } from '../platform/browser/session-token.browser.ts'
import { openAppFor, storeLock, useAppLocked } from './app-lock/app-lock.browser.ts'
import type { Profile } from './contract.ts'
import { useReconnect } from './reconnect.browser.ts'
import { endServerSession, useLogoutElsewhere, usePendingLogout } from './sessions/pending-logout.browser.ts'
import { useResumedPush } from './sessions/resume-push.browser.ts'
import {
  clearUnsent,
  endStoredSession,
  lastProfile,
  profileKey,
  storeProfile,
  storeSession,
  suspendStoredSession,
  useStoredSession,
} from './stored-session.browser.ts'

type Session = {
  user: Profile | undefined
  loading: boolean
  /** The app is locked: `user` is undefined until the PIN is entered. */
  locked: boolean
  /** This device has a session; true even before its profile is loaded. */
  known: boolean
  /** The server cannot be reached; `user` is the last known profile. */
  unreachable: boolean
  /** Stores the response to login or register. */
  signIn: (answer: { token: string; user: Profile }) => void
  signOut: () => void
  /** The person logged out, here or in another tab, so the next login does not return to the page they were on. */
  left: boolean
  /** The session ended while the page was open, and the person did not log out. */
  ended: boolean
}

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession() {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}

/** The profile from the server. A refused token ends the session on this device. */
function useProfile(token: string | undefined) {
  const profile = useQuery<Profile>({ queryKey: profileKey, enabled: token !== undefined })
  const shownWith = useRef<string>(undefined)
  useRefusedCalls()

  useEffect(() => {
    if (!profile.data || !token) return
    const isNewToken = ![undefined, token].includes(shownWith.current)
    shownWith.current = token
    // A suspended tab can miss that one person logged out and another logged in. A reload forgets the first one.
    if (isNewToken && lastProfile()?.email !== profile.data.email) {
      location.reload()
      return
    }
    storeProfile(profile.data)
    storeDayStart(profile.data.dayStartsAt)
    // The same after a session that ended by itself: this tab may still show what the first person typed.
    if (clearUnsent(profile.data.id)) location.reload()
  }, [profile.data, token])

  useEffect(() => {
    if (!token || !profile.isError) return undefined
    const ended =
      profile.error instanceof CallError && (profile.error.status === 401 || profile.error.status === 403)
    // Leaving the page cancels its requests, which is not a failure; timers no longer run then.
    const drop = setTimeout(ended ? endStoredSession : suspendStoredSession)
    return () => clearTimeout(drop)
  }, [token, profile.isError, profile.error])
  return profile
}

/** A refused call can mean that the session or the plan has ended: the profile is read again to find out. */
function useRefusedCalls() {
  const client = useQueryClient()
  useEffect(() => {
    const readProfile = () =>
      void client.refetchQueries({ queryKey: profileKey, type: 'active' }, { cancelRefetch: false })
    window.addEventListener(sessionRefused, readProfile)
    return () => window.removeEventListener(sessionRefused, readProfile)
  }, [client])
}

/** How the session of this page ended: by a logout in any tab, or by itself. */
function useEnding(signedIn: boolean) {
  const [ending, setEnding] = useState<'left' | 'ended'>()
  useLogoutElsewhere(() => {
    setEnding('left')
    clearUnsent(undefined)
  })
  const wasSignedIn = useRef(signedIn)
  useEffect(() => {
    if (wasSignedIn.current && !signedIn) setEnding((before) => before ?? 'ended')
    wasSignedIn.current = signedIn
  }, [signedIn])
  return [ending, setEnding] as const
}

type SessionProviderProps = {
  children: ReactNode
  /** At build time and until hydration: renders the members' page before anything is known about the member. */
  assumeKnown?: boolean
}

export function SessionProvider({ children, assumeKnown = false }: SessionProviderProps) {
  const client = useQueryClient()
  const { token, suspended } = useStoredSession()
  const signedIn = token !== undefined || suspended
  const locked = useAppLocked() && signedIn
  const known = signedIn && !locked
  const hydrating = useHydrating()
  const assumed = assumeKnown && hydrating
  const profile = useProfile(token)
  useReconnect(suspended)
  useResumedPush(profile.data?.email)
  usePendingLogout()

  const [ending, setEnding] = useEnding(signedIn)
  const before = useRef({ known, token })
  useEffect(() => {
    if (!hydrating) document.documentElement.toggleAttribute('data-known', known)
    // Cached responses of one person are never shown to the next.
    if (before.current.known && !known) client.clear()
    // Another tab reconnected: failed reads are repeated here.
    else if (token && !before.current.token && client.getQueryState(profileKey)?.status === 'error')
      void client.resetQueries({ queryKey: profileKey })
    before.current = { known, token }
  }, [known, token, client, hydrating])

  const session = useMemo<Session>(() => {
    // The last known profile is used until the current one is loaded, so that no page waits for it.
    const user = known ? (profile.data ?? lastProfile()) : undefined
    return {
      user,
      locked,
      known: known || assumed,
      unreachable: suspended,
      loading: (known || assumed) && user === undefined,
      signIn: (answer) => {
        setEnding(undefined)
        clearUnsent(answer.user.id)
        openAppFor(answer.user.email)
        client.clear()
        client.setQueryData(profileKey, answer.user)
        storeSession(answer)
      },
      signOut: () => {
        void endServerSession(token)
        setEnding('left')
        deleteMemberData()
        clearUnsent(undefined)
        storeLock(undefined)
        endStoredSession()
      },
      left: ending === 'left',
      ended: ending === 'ended',
    }
  }, [token, known, locked, suspended, assumed, profile.data, client, ending, setEnding])

  return <SessionContext value={session}>{children}</SessionContext>
}
