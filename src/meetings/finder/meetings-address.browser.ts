// The search and the open meeting, in the query string of the page.
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { filtersToSearch, type MeetingFilters } from './filters.ts'

/** The query string at the page's start; unknown until hydration, because the prerendered HTML is the same for every query. */
export function usePageAddress(): URLSearchParams | undefined {
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => undefined,
  )
  return useMemo(() => (search === undefined ? undefined : new URLSearchParams(search)), [search])
}

function neverChanges() {
  return () => undefined
}

/** Writes the search to the query string, so that it can be saved and shared. Debounced. */
export function useFiltersInAddress(filters: MeetingFilters | undefined, opened: string | null | undefined) {
  useEffect(() => {
    if (!filters && opened === undefined) return
    const timer = setTimeout(() => {
      const before = new URLSearchParams(location.search)
      const search = filters ? filtersToSearch(filters) : before
      const meeting = opened === undefined ? before.get('meeting') : opened
      if (meeting) search.set('meeting', meeting)
      else search.delete('meeting')
      const address = search.size === 0 ? location.pathname : `${location.pathname}?${search.toString()}`
      history.replaceState(history.state, '', address)
    }, 400)
    return () => clearTimeout(timer)
  }, [filters, opened])
}
