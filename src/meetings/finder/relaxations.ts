// Filters that a search without results can drop.
import { tagWords } from '../tags.ts'
import type { MeetingFilters } from './filters.ts'

export type Relaxation = { key: string; label: string; without: MeetingFilters }

/** Each filter that may prevent a result, with the filters without it. */
export function relaxationsOf(filters: MeetingFilters): Relaxation[] {
  const relaxations: Relaxation[] = []
  const q = filters.q.trim()
  if (q !== '') relaxations.push({ key: 'q', label: `the words “${q}”`, without: { ...filters, q: '' } })
  if (filters.day !== '') relaxations.push({ key: 'day', label: 'the day', without: { ...filters, day: '' } })
  if (filters.time !== '')
    relaxations.push({ key: 'time', label: 'the time of day', without: { ...filters, time: '' } })
  if (filters.language !== '')
    relaxations.push({ key: 'language', label: 'the language', without: { ...filters, language: '' } })
  for (const tag of filters.tags) {
    relaxations.push({
      key: tag,
      label: `“${tagWords[tag]}”`,
      without: { ...filters, tags: filters.tags.filter((one) => one !== tag) },
    })
  }
  return relaxations.slice(0, 4)
}
