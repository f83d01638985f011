import { type PartOfDay, partOfDayNames } from '../meeting.ts'
import { type Radius, radii } from '../search/radius.ts'
import { isTag, type Tag } from '../tags.ts'

/** The filters of a search. */
export type MeetingFilters = {
  type: string
  state: string
  online: boolean
  q: string
  day: string
  time: PartOfDay | ''
  language: string
  tags: Tag[]
  /** The typed place. */
  near: string
  radius: Radius
  /** Only meetings that are on or start within the hour. */
  soon: boolean
}

export const noFilters: MeetingFilters = {
  type: '',
  state: '',
  online: false,
  q: '',
  day: '',
  time: '',
  language: '',
  tags: [],
  near: '',
  radius: 10,
  soon: false,
}

/** Reads the filters from the page's query string, so that a search can be saved and shared. */
export function filtersFromSearch(search: URLSearchParams): MeetingFilters {
  const time = partOfDayNames.find((part) => part === search.get('time')) ?? ''
  const day = search.get('day') ?? ''
  return {
    type: search.get('type') ?? '',
    state: search.get('state') ?? '',
    online: search.get('online') === '1',
    q: search.get('q') ?? '',
    day: /^[0-6]$/.test(day) ? day : '',
    time,
    language: search.get('language') ?? '',
    near: (search.get('near') ?? '').slice(0, 200),
    radius: radii.find((radius) => String(radius) === search.get('radius')) ?? noFilters.radius,
    soon: search.get('soon') === '1',
    tags: (search.get('tags') ?? '').split(',').filter(isTag),
  }
}

export function filtersToSearch(filters: MeetingFilters): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['type', 'state', 'q', 'day', 'time', 'language', 'near'] as const)
    if (filters[name]) search.set(name, filters[name])
  if (filters.soon) search.set('soon', '1')
  if (filters.radius !== noFilters.radius) search.set('radius', String(filters.radius))
  if (filters.online) search.set('online', '1')
  if (filters.tags.length > 0) search.set('tags', filters.tags.join(','))
  return search
}

/** The number of active filters in the sheet. */
export function sheetFilterCount({ day, time, language, tags }: MeetingFilters): number {
  return [day, time, language].filter((one) => one !== '').length + tags.length
}

/** True if any filter excludes meetings. */
export function hasFilters(filters: MeetingFilters): boolean {
  const { type, state, online, q, near, soon } = filters
  return (
    type !== '' ||
    state !== '' ||
    online ||
    q.trim() !== '' ||
    near !== '' ||
    soon ||
    sheetFilterCount(filters) > 0
  )
}

/** A ZIP code means a place, not words. */
export function isZipCode(q: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(q.trim())
}
