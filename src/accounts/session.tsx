// Who is here, as the browser knows it: a token kept under `cairn.token`, the profile that it opens, and their end.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { sessionChanged, storedToken } from '../platform/browser/call.browser.ts'
import { deleteMemberData } from '../platform/browser/device-data.browser.ts'
import { keepDayStart } from '../platform/browser/local-date.browser.ts'
import type { Profile } from './contract.ts'
import { passwordMark } from './passwords/password-mark.browser.ts'

type Session = {
  user: Profile | undefined
  loading: boolean
  /** Takes over what login and register answer. */
  signIn: (answer: { token: string; user: Profile }) => void
  signOut: () => void
  /** They logged out themselves: whoever comes next is not led to where they were. */
  left: boolean
}

const profileKey = ['', 'api', 'profile']
const keptProfile = 'cairn.profile'

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession() {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession stands outside of SessionProvider')
  return session
}

function write(key: string, value: string | undefined) {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // why: a browser that keeps nothing still has the session cookie for this visit
  }
}

function keep(token: string | undefined, profile: Profile | undefined) {
  write('cairn.token', token)
  write(keptProfile, profile && JSON.stringify(profile))
  if (token === undefined) write(passwordMark, undefined)
  keepDayStart(profile?.dayStartsAt)
  window.dispatchEvent(new Event(sessionChanged))
}

/**
 * Words that a tab keeps until they are sent are for whoever typed them: they go when that person logs out, and before
 * somebody else comes in.
 */
function keepUnsentFor(email: string | undefined) {
  try {
    const whose = sessionStorage.getItem('cairn.whose')
    if (email === undefined || (whose !== null && whose !== email)) sessionStorage.clear()
    if (email !== undefined) sessionStorage.setItem('cairn.whose', email)
  } catch {
    // why: a browser that keeps nothing has nothing to clear
  }
}

/** The person as this browser last knew them; undefined where nobody is signed in. */
export function lastProfile(): Profile | undefined {
  try {
    return JSON.parse(localStorage.getItem(keptProfile) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function listen(listener: () => void) {
  // why: `storage` tells of other tabs, so a sign-out there is a sign-out here
  window.addEventListener('storage', listener)
  window.addEventListener(sessionChanged, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(sessionChanged, listener)
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const token = useSyncExternalStore(listen, storedToken, () => undefined)
  const profile = useQuery<Profile>({ queryKey: profileKey, enabled: token !== undefined })

  useEffect(() => {
    if (!profile.data || !token) return
    write(keptProfile, JSON.stringify(profile.data))
    keepDayStart(profile.data.dayStartsAt)
    keepUnsentFor(profile.data.email)
  }, [profile.data, token])

  useEffect(() => {
    if (!token || !profile.isError || !navigator.onLine) return undefined
    // why: a page that is being left has its question broken off, which is no failure; no timer runs there any more
    const drop = setTimeout(keep, 0, undefined, undefined)
    return () => clearTimeout(drop)
  }, [token, profile.isError])

  const [left, setLeft] = useState(false)
  const before = useRef(token)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-known', token !== undefined)
    // What was read for one person is never shown to the next.
    if (before.current !== undefined && token === undefined) client.clear()
    before.current = token
  }, [token, client])

  const session = useMemo<Session>(() => {
    const offline = profile.isError && !navigator.onLine
    const user = token ? (profile.data ?? (offline ? lastProfile() : undefined)) : undefined
    return {
      user,
      loading: token !== undefined && user === undefined,
      signIn: (answer) => {
        setLeft(false)
        keepUnsentFor(answer.user.email)
        client.clear()
        client.setQueryData(profileKey, answer.user)
        keep(answer.token, answer.user)
      },
      signOut: () => {
        // why: the server's session ends too; here it is over whether or not the server can be reached
        const headers = { Authorization: `Bearer ${storedToken()}` }
        void fetch('/api/logout', { method: 'POST', credentials: 'include', keepalive: true, headers }).catch(
          () => {},
        )
        setLeft(true)
        deleteMemberData()
        keepUnsentFor(undefined)
        keep(undefined, undefined)
      },
      left,
    }
  }, [token, profile.data, profile.isError, client, left])

  return <SessionContext value={session}>{children}</SessionContext>
}
