// The list as it arrives in this browser: a first screen, then the rest, and the last one that came where none does.
import { useEffect, useMemo, useState } from 'react'
import { type CallError, useRead } from '../../platform/browser/call.browser.ts'
import { listMeetings, type Meeting, mostAtOnce } from '../contract.ts'
import { fellowships } from '../fellowship.ts'
import { type MeetingFilters, noFilters } from './filters.ts'
import { type LastList, loadLastList, storeLastList } from './last-list.browser.ts'

const firstScreen = 60

export type List = {
  meetings: readonly Meeting[]
  /** How many there are in all, as far as is known. */
  total: number
  arrived: boolean
  complete: boolean
  error: CallError | undefined
  old: LastList | undefined
}

const nothing: Meeting[] = []

/** The first screen at once, then everything else for the search while typing; what even that leaves out is asked of the server by its words. */
export function useList(filters: MeetingFilters | undefined): List {
  const { type, state, online, q } = filters ?? noFilters
  const kind = fellowships.find((one) => one === type)
  const query = {
    ...(kind ? { type: kind } : {}),
    ...(state ? { state } : {}),
    ...(online ? { isOnline: 'true' as const } : {}),
  }
  const first = useRead(
    listMeetings,
    { query: { ...query, limit: firstScreen } },
    { enabled: filters !== undefined },
  )
  const more = first.data !== undefined && first.data.length === firstScreen
  const all = useRead(listMeetings, { query: { ...query, limit: mostAtOnce } }, { enabled: more })
  const full = all.data?.length === mostAtOnce
  const words = useSettled(q.trim())
  const named = useRead(
    listMeetings,
    { query: { ...query, q: words, limit: 500 } },
    { enabled: full && words.length > 1 },
  )
  const [old, setOld] = useState<LastList>()
  useEffect(() => {
    if (first.error) void loadLastList().then(setOld, () => undefined)
    else if (first.data && type === '' && state === '' && !online)
      void storeLastList(all.data ?? first.data).catch(() => undefined)
  }, [first.error, first.data, all.data, type, state, online])
  const known = all.data ?? first.data
  const meetings = useMemo(() => {
    if (!known) return old?.meetings ?? nothing
    if (!named.data || !full) return known
    const ids = new Set(known.map(({ id }) => id))
    return [...known, ...named.data.filter(({ id }) => !ids.has(id))]
  }, [known, named.data, full, old])
  return {
    meetings,
    total: meetings.length,
    arrived: filters !== undefined && (first.data !== undefined || first.error !== null),
    complete: first.data !== undefined && !full && (!more || all.data !== undefined),
    error: first.error ?? undefined,
    old: first.error ? old : undefined,
  }
}

/** A value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
