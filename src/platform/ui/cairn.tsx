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

/** The product's mark: three stones. */
export function CairnMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <path
        d="M4 34.2c-.6-4 5.6-7.4 16-7.4s16.7 3 16.2 7c-.4 3-6 3.6-16.2 3.6S4.4 37 4 34.2Z"
        className="fill-pine"
      />
      <path
        d="M9.3 22.7c-.4-3.8 4.6-6.7 11.2-6.7s11.3 3 10.8 6.6c-.4 3-4.6 3.5-11 3.5s-10.7-.6-11-3.4Z"
        className="fill-ink-soft"
      />
      <path
        d="M14 11.6C13.6 7.5 16.4 4 20.4 4s6.4 3.2 6 7c-.3 3.3-2.6 4.2-6.2 4.2s-5.9-.6-6.2-3.6Z"
        className="fill-dawn"
      />
    </svg>
  )
}
