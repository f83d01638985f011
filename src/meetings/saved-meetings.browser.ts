// Saved meetings: in the browser for visitors, in the account for members. A visitor's are moved to the account at login.
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../accounts/session.tsx'
import { isGone, send, useRead, useRefresh } from '../platform/browser/call.browser.ts'
import { toast } from '../platform/ui/toast.tsx'
import { type Meeting } from './contract.ts'
import { removeSavedMeeting, savedMeetings, saveMeeting } from './saved-contract.ts'

const key = 'cairn.meetings.kept'
const listeners = new Set<() => void>()

export type SavedMeeting = Meeting & {
  isUnlisted?: boolean | undefined
  home?: boolean | undefined
  remindMinutes?: number | undefined
}
let cached: SavedMeeting[] | undefined
const none: SavedMeeting[] = []
let moving = false

function localMeetings(): SavedMeeting[] {
  if (cached) return cached
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    cached = Array.isArray(read) ? read : none
  } catch {
    cached = none
  }
  return cached
}

function storeLocalMeetings(meetings: SavedMeeting[]) {
  cached = meetings
  try {
    if (meetings.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(meetings))
  } catch {
    // Without local storage they last until the page closes.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export type SavedMeetings = {
  meetings: SavedMeeting[]
  ids: ReadonlySet<string>
  toggle: (meeting: Meeting) => Promise<void>
}

export function useSavedMeetings(): SavedMeetings {
  const { user } = useSession()
  const local = useSyncExternalStore(listen, localMeetings, () => none)
  const account = useRead(savedMeetings, {}, { enabled: user !== undefined })
  const refresh = useRefresh()
  const [early, setEarly] = useState<ReadonlyMap<string, boolean>>(new Map())

  useEffect(() => {
    if (!user || moving || localMeetings().length === 0) return
    moving = true
    // Each is removed here once it is stored in the account.
    void Promise.allSettled(
      localMeetings().map(async (meeting) => {
        await send(saveMeeting, { params: { id: meeting.id } })
        storeLocalMeetings(localMeetings().filter(({ id }) => id !== meeting.id))
      }),
    ).then(() => {
      moving = false
      return refresh([savedMeetings])
    })
  }, [user, refresh])

  const stored: SavedMeeting[] = user ? (account.data?.meetings ?? none) : local
  const ids = useMemo(() => {
    const all = new Set(stored.map(({ id }) => id))
    for (const [id, keeps] of early) {
      if (keeps) all.add(id)
      else all.delete(id)
    }
    return all
  }, [stored, early])

  const toggle = useCallback(
    async (meeting: Meeting) => {
      const keeps = !ids.has(meeting.id)
      if (!user) {
        storeLocalMeetings(
          keeps ? [...localMeetings(), meeting] : localMeetings().filter(({ id }) => id !== meeting.id),
        )
        return
      }
      setEarly((before) => new Map(before).set(meeting.id, keeps))
      const call = keeps ? saveMeeting : removeSavedMeeting
      await send(call, { params: { id: meeting.id } }).catch((error: Error) => {
        if (isGone(call, error)) return
        toast({ title: 'Error', description: error.message, kind: 'destructive' })
      })
      // Also after a failure: only the response may be lost.
      await refresh([savedMeetings])
      setEarly((before) => new Map([...before].filter(([id]) => id !== meeting.id)))
    },
    [ids, user, refresh],
  )
  return { meetings: stored, ids, toggle }
}
