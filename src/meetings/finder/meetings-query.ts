// The request to the server for the filters of the page.
import type { FacetCounts } from '../contract.ts'
import { fellowships } from '../fellowship.ts'
import { partOfDayNames } from '../meeting.ts'
import { isTag } from '../tags.ts'
import type { MeetingFilters } from './filters.ts'
import type { FilterCounts } from './finder.ts'

export function meetingsQuery(filters: MeetingFilters, zone: string) {
  const { type, state, online, day, time, language, tags } = filters
  const q = filters.q.trim()
  const kind = fellowships.find((one) => one === type)
  return {
    ...(kind ? { type: kind } : {}),
    ...(state ? { state } : {}),
    ...(online ? { isOnline: 'true' as const } : {}),
    ...(day ? { day: Number(day) } : {}),
    ...(time ? { time } : {}),
    ...(day || time ? { viewer: zone } : {}),
    ...(language ? { language } : {}),
    ...(tags.length > 0 ? { tags: tags.join(',') } : {}),
    ...(q ? { q } : {}),
  }
}

export function countsOfFacets({ days, times, tags, languages }: FacetCounts): FilterCounts {
  const [morning = 0, midday = 0, evening = 0, night = 0] = partOfDayNames.map((part) => times[part] ?? 0)
  return {
    day: days,
    time: { morning, midday, evening, night },
    tags: new Map(
      Object.entries(tags).flatMap(([tag, count]) => (isTag(tag) ? [[tag, count] as const] : [])),
    ),
    languages: new Map(languages.map(({ value, count }) => [value, count])),
  }
}
