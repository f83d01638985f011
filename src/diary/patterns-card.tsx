// Patterns over weeks as tables with a bar in each cell, so that everyone gets the same figures.
import type { ReactNode } from 'react'
import { formatDate } from '../platform/format-date.ts'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import type { DiaryRow } from './entry-draft.browser.ts'
import { patternsOf } from './patterns.ts'

export function PatternsCard({ entries, today }: { entries: readonly DiaryRow[]; today: string }) {
  const { weeks, times, triggers, helped } = patternsOf(entries, today)
  const most = Math.max(1, ...(times ?? []).map(({ urges }) => urges))
  return (
    <Card className="grid content-start gap-6">
      <CardTitle>Patterns of eight weeks</CardTitle>
      {weeks || times || triggers || helped ? null : (
        <p className="text-ink-soft">
          Nothing here yet. After a week or two of entries you can see at which times urges come, what sets
          them off, and what helped. With fewer entries it would only be chance.
        </p>
      )}
      {helped ? (
        <BarTable caption="What helped: how strong an urge was before and after" first="What you did">
          {helped.map(({ name, times: count, before, after }) => (
            <BarRow
              key={name}
              name={name}
              share={before / 10}
              inner={after / 10}
              value={`${before} → ${after}, ${count} times`}
            />
          ))}
        </BarTable>
      ) : null}
      {times ? (
        <BarTable caption="When urges came" first="Time of day">
          {times.map(({ name, urges }) => (
            <BarRow key={name} name={name} share={urges / most} value={String(urges)} />
          ))}
        </BarTable>
      ) : null}
      {triggers ? (
        <BarTable caption={`What set it off, on ${triggers.days} days with an answer`} first="Trigger">
          {triggers.top.map(({ name, days }) => (
            <BarRow
              key={name}
              name={name}
              share={days / triggers.days}
              value={`${days} ${days === 1 ? 'day' : 'days'}`}
            />
          ))}
        </BarTable>
      ) : null}
      {weeks ? (
        <BarTable caption="Craving by week, on average" first="Week from">
          {weeks.map(({ from, craving, urges }) => (
            <BarRow
              key={from}
              name={formatDate(from, 'short')}
              share={(craving ?? 0) / 10}
              value={
                craving === undefined
                  ? 'too few entries'
                  : `${craving} of 10, ${urges} ${urges === 1 ? 'urge' : 'urges'}`
              }
            />
          ))}
        </BarTable>
      ) : null}
      {helped ? (
        <p className="text-sm text-ink-soft">
          These are your own entries, not proof: an urge also fades on its own.
        </p>
      ) : null}
    </Card>
  )
}

function BarTable({ caption, first, children }: { caption: string; first: string; children: ReactNode }) {
  return (
    <table className="w-full table-fixed">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">Figures</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type BarRowProps = {
  name: string
  /** From 0 to 1. `inner` is drawn in front of it. */
  share: number
  inner?: number
  value: string
}

function BarRow({ name, share, inner, value }: BarRowProps) {
  return (
    <tr className="align-top">
      <th scope="row" className="w-2/5 py-1 pr-3 text-left text-sm font-normal">
        {name}
      </th>
      <td className="py-1 text-sm">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden className="mb-0.5 block h-3 w-full">
          <rect width="100" height="8" className="fill-moss forced-colors:fill-[Canvas]" />
          <rect
            width={share * 100}
            height="8"
            className={
              inner === undefined
                ? 'fill-pine forced-colors:fill-[CanvasText]'
                : 'fill-dawn forced-colors:fill-[GrayText]'
            }
          />
          {inner === undefined ? null : (
            <rect width={inner * 100} height="8" className="fill-pine forced-colors:fill-[CanvasText]" />
          )}
        </svg>
        {value}
      </td>
    </tr>
  )
}
