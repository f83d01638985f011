import { Map as MapIcon } from 'lucide-react'
import { Button } from '../../platform/ui/button.tsx'
import type { Overview } from '../contract.ts'
import { radii, unitFor } from '../search/radius.ts'
import { hasFilters, type MeetingFilters } from './filters.ts'
import type { FoundMeetings } from './found-meetings.browser.ts'

type HeadingProps = {
  found: FoundMeetings
  overview: Overview | undefined
  filters: MeetingFilters
  onChange: (filters: MeetingFilters) => void
  onLeaveNear: () => void
  isMapOpen: boolean
  onMap: () => void
}

/** The number of results and the place they are near, with a button for a larger radius. */
export function ListHeading({
  found,
  overview,
  filters,
  onChange,
  onLeaveNear,
  isMapOpen,
  onMap,
}: HeadingProps) {
  const { near, total } = found
  const unit = typeof navigator === 'undefined' ? 'mi' : unitFor(navigator.language)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <h2 id="list" className="text-xl sm:text-2xl" aria-live="polite">
        {near && total !== undefined && near.radius !== undefined
          ? `${countWords(total)} within ${near.radius} ${unit} of ${near.name || 'you'}`
          : countOf(total, filters, overview)}
      </h2>
      {overview?.map ? (
        <Button variant="quiet" className="ml-auto print:hidden" aria-expanded={isMapOpen} onClick={onMap}>
          <MapIcon aria-hidden strokeWidth={1.75} /> {isMapOpen ? 'Hide map' : 'Map'}
        </Button>
      ) : null}
      {near ? (
        <div className="flex items-center gap-2 print:hidden">
          <select
            aria-label="Distance"
            className="select min-h-11 rounded-full border border-line-strong bg-paper-raised pr-9 pl-3"
            value={filters.radius}
            onChange={({ target }) =>
              onChange({
                ...filters,
                radius: radii.find((one) => String(one) === target.value) ?? filters.radius,
              })
            }
          >
            {radii.map((radius) => (
              <option key={radius} value={radius}>
                {radius} {unit}
              </option>
            ))}
          </select>
          <button type="button" className="min-h-11 px-2 underline" onClick={onLeaveNear}>
            Show all
          </button>
        </div>
      ) : null}
      {near?.radius !== undefined && near.radius > filters.radius ? (
        <p className="w-full text-ink-soft">
          Nothing within {filters.radius} {unit}, so this shows {near.radius} {unit}.
        </p>
      ) : null}
    </div>
  )
}

function countWords(many: number): string {
  return many === 1 ? '1 meeting' : `${many.toLocaleString()} meetings`
}

function countOf(total: number | undefined, filters: MeetingFilters, overview: Overview | undefined): string {
  if (!total) return 'Meetings'
  const all = overview?.total ?? total
  return hasFilters(filters) && all > total
    ? `${total.toLocaleString()} of ${countWords(all)}`
    : countWords(total)
}
