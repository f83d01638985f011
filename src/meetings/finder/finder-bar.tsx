import { Clock3, LocateFixed, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, startTransition, useOptimistic, useState } from 'react'
import { Field, Input } from '../../platform/ui/field.tsx'
import type { Overview } from '../contract.ts'
import { fellowships } from '../fellowship.ts'
import { stateName } from '../place.ts'
import { type MeetingFilters, sheetFilterCount } from './filters.ts'
import type { FilterCounts } from './finder.ts'

// Loaded at the first press.
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

// The states of the specification first, then other states in the lists.
const firstStates = ['CA', 'NY', 'TX', 'FL']

type BarProps = {
  filters: MeetingFilters
  onChange: (filters: MeetingFilters) => void
  overview: Overview | undefined
  counts: FilterCounts | undefined
  nearMe: boolean
  onNearMe: () => void
  /** The sheet shows how many meetings each choice has. */
  onSheet: () => void
}

/** The search box, one line of chips, and the filter sheet that the last chip opens. */
export function FinderBar({ filters, onChange, overview, counts, nearMe, onNearMe, onSheet }: BarProps) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const change = (part: Partial<MeetingFilters>) => onChange({ ...filters, ...part })
  const more = sheetFilterCount(filters)
  return (
    <search className="grid grid-cols-1 gap-2 print:hidden">
      <MeetingSearchBox query={filters.q} onQuery={(q) => change({ q })} />
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-1">
        <Chip pressed={filters.soon} onClick={() => change({ soon: !filters.soon })}>
          <Clock3 aria-hidden strokeWidth={1.75} className="size-5" /> Now
        </Chip>
        <Chip pressed={nearMe} onClick={onNearMe}>
          <LocateFixed aria-hidden strokeWidth={1.75} className="size-5" /> Near me
        </Chip>
        <ChipSelect label="Type" value={filters.type} onChange={(type) => change({ type })}>
          <option value="">All Types</option>
          {fellowships.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </ChipSelect>
        <StateSelect overview={overview} value={filters.state} onChange={(state) => change({ state })} />
        <label className={`${chip} has-checked:border-pine has-checked:bg-moss`}>
          <input
            type="checkbox"
            className="tick size-5"
            checked={filters.online}
            onChange={({ target }) => change({ online: target.checked })}
          />
          Online only
        </label>
        <Chip
          pressed={more > 0}
          onClick={() => {
            onSheet()
            setOpen(true)
            setOpened(true)
          }}
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.75} className="size-5" />
          {more > 0 ? `Filters (${more})` : 'Filters'}
        </Chip>
      </div>
      {opened ? (
        <Suspense>
          <FilterSheet
            open={open}
            onClose={() => setOpen(false)}
            filters={filters}
            onChange={onChange}
            counts={counts}
          />
        </Suspense>
      ) : null}
    </search>
  )
}

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong bg-paper-raised px-4 font-medium whitespace-nowrap hover:border-pine'

function Chip({
  pressed,
  onClick,
  children,
}: {
  pressed: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`${chip} aria-pressed:border-pine aria-pressed:bg-moss`}
    >
      {children}
    </button>
  )
}

type SelectProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

function ChipSelect({ label, value, onChange, children }: SelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`select ${chip} pr-9 ${value === '' ? '' : 'border-pine bg-moss'}`}
    >
      {children}
    </select>
  )
}

function StateSelect({
  overview,
  value,
  onChange,
}: Omit<SelectProps, 'label' | 'children'> & { overview: Overview | undefined }) {
  const others = (overview?.states ?? [])
    .map((state) => state.value)
    .filter((state) => !firstStates.includes(state))
  return (
    <ChipSelect label="State" value={value} onChange={onChange}>
      <option value="">All States</option>
      {firstStates.map((state) => (
        <option key={state}>{state}</option>
      ))}
      {others.map((state) => (
        <option key={state} value={state}>
          {stateName(state)}
        </option>
      ))}
    </ChipSelect>
  )
}

/** Shows each keystroke immediately; the list updates in a transition, which the next keystroke interrupts. */
function MeetingSearchBox({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const [typed, setTyped] = useOptimistic(query)
  return (
    <Field label="Search by name, city, address, or ZIP">
      <Input
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) =>
          startTransition(() => {
            setTyped(target.value)
            onQuery(target.value)
          })
        }
      />
    </Field>
  )
}
