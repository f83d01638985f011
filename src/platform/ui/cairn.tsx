import type { RefCallback } from 'react'
import { outline, placeStones, type Stone } from './stones.ts'

const tints = ['fill-stone-a', 'fill-stone-b', 'fill-stone-c', 'fill-stone-d', 'fill-stone-e']

/** The empty cairn: an outline for the first stone. */
const firstStone = { rx: 24, ry: 9, swell: [1, 0.96, 1.02, 0.95, 1, 0.97, 1.03, 0.96] }

type CairnProps = { dates: readonly string[]; label: string; today?: string | undefined; className?: string }

/** One stone per date, oldest first. `label` describes it for screen readers; today's stone has the accent color. */
export function Cairn({ dates, label, today, className = '' }: CairnProps) {
  const { stones, width, height } = placeStones(dates)
  return (
    <svg role="img" aria-label={label} viewBox={`0 ${-height} ${width} ${height + 8}`} className={className}>
      <ellipse cx={width / 2} cy={1} rx={width / 2} ry={4} className="fill-line" />
      {stones.length === 0 ? (
        <g transform={`translate(${width / 2} -10)`}>
          <FirstStonePlace />
        </g>
      ) : null}
      <Stones stones={stones} today={today} />
    </svg>
  )
}

type StonesProps = {
  stones: readonly Stone[]
  today?: string | undefined
  todayRef?: RefCallback<SVGGElement> | undefined
}

/** The stones themselves; today's has the accent color. */
export function Stones({ stones, today, todayRef }: StonesProps) {
  return stones.map((stone) => (
    <g
      key={stone.date}
      ref={stone.date === today ? todayRef : undefined}
      className="origin-bottom [transform-box:fill-box]"
    >
      <path
        d={outline(stone)}
        transform={`translate(${stone.x.toFixed(1)} ${stone.y.toFixed(1)}) rotate(${stone.tilt.toFixed(1)})`}
        className={`stroke-paper-raised stroke-[0.6] ${stone.date === today ? 'fill-dawn' : (tints[stone.tint] ?? '')}`}
      />
    </g>
  ))
}

/** The place of the first stone. */
export function FirstStonePlace() {
  return (
    <path d={outline(firstStone)} className="fill-none stroke-ink-soft stroke-[0.8] [stroke-dasharray:3_3]" />
  )
}
