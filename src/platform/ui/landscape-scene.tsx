import { FirstStonePlace, Stones } from './cairn.tsx'
import { landscapeOf, type PlacedCairn } from './landscape.ts'

const hillTints = [
  'fill-stone-a opacity-25',
  'fill-stone-e opacity-25',
  'fill-stone-e opacity-30',
  'fill-stone-b opacity-35',
]

type LandscapeSceneProps = {
  dates: readonly string[]
  today: string
  label: string
  /** Today's stone falls into its place. */
  landing?: boolean
  className?: string
}

/** The landscape of a member's cairns. `label` describes it for screen readers. */
export function LandscapeScene({
  dates,
  today,
  label,
  landing = false,
  className = '',
}: LandscapeSceneProps) {
  const { width, height, hills, path, cairns } = landscapeOf(dates, today)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={`overflow-visible ${className}`}
    >
      <circle cx={84} cy={52} r={19} className="fill-dawn opacity-70" />
      {hills.map((hill, at) => (
        <path key={hill} d={hill} className={hillTints[at] ?? ''} />
      ))}
      <path d={path} className="fill-dawn opacity-35" />
      {cairns.map((cairn) => (
        <CairnInPlace key={cairn.month} cairn={cairn} today={today} landing={landing} />
      ))}
    </svg>
  )
}

function CairnInPlace({ cairn, today, landing }: { cairn: PlacedCairn; today: string; landing: boolean }) {
  const { x, y, scale, width, stones } = cairn
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
      <ellipse cx={0} cy={1} rx={width / 2.2} ry={5} className="fill-ink opacity-10" />
      {stones.length === 0 ? (
        <g transform="translate(0 -9)">
          <FirstStonePlace />
        </g>
      ) : (
        <g transform={`translate(${-width / 2} 0)`}>
          <Stones stones={stones} today={today} todayRef={landing ? dropStone : undefined} />
        </g>
      )}
    </g>
  )
}

/** Animates a stone that falls, lands and settles; with reduced motion it fades in. */
function dropStone(stone: SVGGElement | null) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  stone?.animate(reduced ? { opacity: [0, 1] } : falling, {
    duration: reduced ? 240 : 460,
    fill: 'backwards',
  })
}

const falling: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-90px) rotate(-7deg)', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { opacity: 1, transform: 'translateY(0) rotate(0deg) scale(1.07, 0.86)', offset: 0.52, easing: 'ease-out' },
  { transform: 'translateY(-5px) rotate(2deg) scale(0.99, 1.02)', offset: 0.68, easing: 'ease-in' },
  { transform: 'translateY(0) scale(1.02, 0.97)', offset: 0.84 },
  { opacity: 1, transform: 'none' },
]
