import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Field, Select } from '../../platform/ui/field.tsx'
import { languageName } from '../format-meeting.ts'
import { dayNames, partOfDayNames, partsOfDay } from '../meeting.ts'
import { type Tag, tagWords } from '../tags.ts'
import type { MeetingFilters } from './filters.ts'
import type { FilterCounts } from './finder.ts'

const commonTags: Tag[] = [
  'open',
  'closed',
  'newcomer',
  'women',
  'men',
  'lgbtq',
  'wheelchair',
  'accessible-bathroom',
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

type SheetProps = {
  open: boolean
  onClose: () => void
  filters: MeetingFilters
  onChange: (filters: MeetingFilters) => void
  counts: FilterCounts | undefined
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count.toLocaleString()})`
}

/** The filters for day, time, language and type. */
export function FilterSheet({ open, onClose, filters, onChange, counts }: SheetProps) {
  const change = (part: Partial<MeetingFilters>) => onChange({ ...filters, ...part })
  return (
    <Drawer open={open} onClose={onClose} title="Filters">
      <div className="grid gap-4">
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
        <LanguageSelect
          value={filters.language}
          counts={counts}
          onChange={(language) => change({ language })}
        />
        <TagChoices tags={filters.tags} counts={counts} onChange={(tags) => change({ tags })} />
        <div className="sticky [@media(height<20rem)]:static -bottom-5 -mb-5 flex gap-3 border-t border-line bg-paper-raised py-4">
          <Button onClick={onClose}>Show meetings</Button>
          <Button variant="quiet" onClick={() => change({ day: '', time: '', language: '', tags: [] })}>
            Clear
          </Button>
        </div>
      </div>
    </Drawer>
  )
}

type LanguageProps = { value: string; counts: FilterCounts | undefined; onChange: (language: string) => void }

function LanguageSelect({ value, counts, onChange }: LanguageProps) {
  const languages = [...(counts?.languages ?? [])].sort((a, b) => b[1] - a[1])
  return (
    <Field label="Language">
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Any language</option>
        {value !== '' && !languages.some(([code]) => code === value) ? (
          <option value={value}>{languageName(value)}</option>
        ) : null}
        {languages.map(([code, count]) => (
          <option key={code} value={code}>
            {withCount(languageName(code), count)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type TagProps = { tags: Tag[]; counts: FilterCounts | undefined; onChange: (tags: Tag[]) => void }

function TagChoices({ tags, counts, onChange }: TagProps) {
  return (
    <fieldset>
      <legend className="font-semibold">What it’s like and who it’s for</legend>
      {commonTags.map((tag) => (
        <Checkbox
          key={tag}
          label={withCount(tagWords[tag], counts ? (counts.tags.get(tag) ?? 0) : undefined)}
          checked={tags.includes(tag)}
          onChange={({ target }) =>
            onChange(target.checked ? [...tags, tag] : tags.filter((one) => one !== tag))
          }
        />
      ))}
    </fieldset>
  )
}
