import { ChevronDown } from 'lucide-react'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import type { Overview } from '../contract.ts'
import { fellowships } from '../fellowship.ts'
import { dayNames, partOfDayNames, partsOfDay } from '../meeting.ts'
import { stateName } from '../place.ts'
import { type Tag, tagWords } from '../tags.ts'
import { languageName } from '../words.ts'
import type { MeetingFilters } from './filters.ts'
import type { FilterCounts } from './finder.ts'

// The states that the finder has always offered come first; what the lists bring besides follows.
const firstStates = ['CA', 'NY', 'TX', 'FL']
const commonTags: Tag[] = [
  'open',
  'closed',
  'newcomer',
  'women',
  'men',
  'lgbtq',
  'wheelchair',
  'young',
  'speaker',
  'step',
  'discussion',
  'literature',
  'meditation',
  'secular',
  'child-friendly',
  'sign-language',
  'proof-of-attendance',
]

type FiltersProps = {
  filters: MeetingFilters
  onChange: (filters: MeetingFilters) => void
  overview: Overview | undefined
  counts: FilterCounts | undefined
}

export function FilterBar({ filters, onChange, overview, counts }: FiltersProps) {
  const change = (part: Partial<MeetingFilters>) => onChange({ ...filters, ...part })
  const states = (overview?.states ?? [])
    .map(({ value }) => value)
    .filter((state) => !firstStates.includes(state))
  const languages = [...(counts?.languages ?? [])].sort((a, b) => b[1] - a[1])
  const more =
    [filters.day, filters.time, filters.language].filter((one) => one !== '').length + filters.tags.length
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count.toLocaleString()})`
  return (
    <search className="grid gap-4 print:hidden">
      <Field label="Search by name, city, or address">
        <Input
          type="search"
          value={filters.q}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => change({ q: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Field label="Type">
          <Select value={filters.type} onChange={({ target }) => change({ type: target.value })}>
            <option value="">All Types</option>
            {fellowships.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="State">
          <Select value={filters.state} onChange={({ target }) => change({ state: target.value })}>
            <option value="">All States</option>
            {firstStates.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
            {states.map((state) => (
              <option key={state} value={state}>
                {stateName(state)}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          className="col-span-2"
          label="Online only"
          checked={filters.online}
          onChange={({ target }) => change({ online: target.checked })}
        />
      </div>
      <details className="group rounded-card border border-line bg-paper-raised px-4">
        <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
          {more > 0 ? `More filters (${more} chosen)` : 'More filters'}
          <ChevronDown aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-2 pb-5">
          <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
            <Field label="Day">
              <Select value={filters.day} onChange={({ target }) => change({ day: target.value })}>
                <option value="">Any day</option>
                {dayNames.map((day, number) => (
                  <option key={day} value={number}>
                    {withCount(day, counts?.day[number])}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Time of day">
              <Select
                value={filters.time}
                onChange={({ target }) =>
                  change({ time: partOfDayNames.find((part) => part === target.value) ?? '' })
                }
              >
                <option value="">Any time</option>
                {partOfDayNames.map((part) => (
                  <option key={part} value={part}>
                    {withCount(partsOfDay[part].label, counts?.time[part])}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Language">
              <Select value={filters.language} onChange={({ target }) => change({ language: target.value })}>
                <option value="">Any language</option>
                {filters.language !== '' && !languages.some(([code]) => code === filters.language) ? (
                  <option value={filters.language}>{languageName(filters.language)}</option>
                ) : null}
                {languages.map(([code, count]) => (
                  <option key={code} value={code}>
                    {withCount(languageName(code), count)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <fieldset>
            <legend className="font-semibold">What it is like, and who it is for</legend>
            <div className="grid gap-x-4 min-[24rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-1">
              {commonTags.map((tag) => (
                <Checkbox
                  key={tag}
                  label={withCount(tagWords[tag], counts ? (counts.tags.get(tag) ?? 0) : undefined)}
                  checked={filters.tags.includes(tag)}
                  onChange={({ target }) =>
                    change({
                      tags: target.checked
                        ? [...filters.tags, tag]
                        : filters.tags.filter((one) => one !== tag),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        </div>
      </details>
    </search>
  )
}
