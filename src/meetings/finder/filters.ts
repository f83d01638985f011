import { type PartOfDay, partOfDayNames } from '../meeting.ts'
import { isTag, type Tag } from '../tags.ts'

/** What somebody is looking for. The first three are asked of the server, the rest is done here. */
export type MeetingFilters = {
  type: string
  state: string
  online: boolean
  q: string
  day: string
  time: PartOfDay | ''
  language: string
  tags: Tag[]
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
}

/** The wishes as they stand in the address of the page, so that a search can be kept and shared. */
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
    tags: (search.get('tags') ?? '').split(',').filter(isTag),
  }
}

export function filtersToSearch(filters: MeetingFilters): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['type', 'state', 'q', 'day', 'time', 'language'] as const)
    if (filters[name]) search.set(name, filters[name])
  if (filters.online) search.set('online', '1')
  if (filters.tags.length > 0) search.set('tags', filters.tags.join(','))
  return search
}
