// Computes a landscape of cairns: this month's in front, earlier months smaller and smaller along a path to the horizon.
import { monthOf } from '../calendar.ts'
import { type CairnShape, placeStones } from './stones.ts'

export type PlacedCairn = CairnShape & {
  month: string
  count: number
  /** The horizontal center of its base. */
  x: number
  y: number
  scale: number
}

export type Landscape = {
  width: number
  height: number
  /** Hills as closed SVG paths, farthest first. */
  hills: string[]
  /** The path along which the cairns are drawn, as a closed SVG path. */
  path: string
  /** Farthest first; the last one is in front. */
  cairns: PlacedCairn[]
}

const [width, height] = [360, 236]
const maxStonesInFront = 30
const front = { x: 236, y: 218, tallest: 150, largest: 1.35 }
// Where the cairns of earlier months are drawn, nearest first: three rows that wind back to the horizon.
const places: readonly { x: number; y: number; scale: number }[] = [
  { x: 146, y: 210, scale: 0.42 },
  { x: 92, y: 204, scale: 0.38 },
  { x: 44, y: 197, scale: 0.34 },
  { x: 20, y: 160, scale: 0.25 },
  { x: 58, y: 156, scale: 0.24 },
  { x: 95, y: 154, scale: 0.23 },
  { x: 131, y: 155, scale: 0.22 },
  { x: 163, y: 157, scale: 0.21 },
  { x: 338, y: 152, scale: 0.2 },
  { x: 318, y: 118, scale: 0.155 },
  { x: 150, y: 113, scale: 0.15 },
  { x: 126, y: 114, scale: 0.145 },
]
// Points on the center line of the path from the front to the horizon, with half its width.
const pathPoints: readonly (readonly [x: number, y: number, half: number])[] = [
  [196, 244, 17],
  [150, 221, 10],
  [94, 211, 7.5],
  [44, 201, 6],
  [9, 187, 5],
  [6, 170, 4],
  [40, 161, 3.4],
  [94, 158, 3],
  [163, 160, 2.8],
  [250, 164, 2.5],
  [336, 155, 2.2],
  [352, 138, 1.8],
  [312, 122, 1.5],
  [240, 118, 1],
]
/** Hills extend beyond the picture, for frames that are wider than it. */
const overhang = 400
/** A tap next to a small cairn still selects it. */
const tapReach = 22

/** `dates` oldest first. Up to thirty stones form one cairn, whatever their months. */
export function landscapeOf(dates: readonly string[], today: string): Landscape {
  const months = Map.groupBy(dates, dates.length > maxStonesInFront ? monthOf : () => monthOf(today))
  const now = months.get(monthOf(today)) ?? []
  months.delete(monthOf(today))
  const earlier = [...months].slice(-places.length)
  return {
    width,
    height,
    hills: hills(),
    path: path(),
    cairns: [...alongPath(earlier), inFront(monthOf(today), now)],
  }
}

/** One month's dates as a single cairn. */
export function cairnOfMonth(dates: readonly string[]): CairnShape {
  return placeStones(dates, 31)
}

/** Months by year, newest year first, each month with its dates. */
export function yearsOf(dates: readonly string[]): [string, [string, string[]][]][] {
  const years = Map.groupBy(Map.groupBy(dates, monthOf), ([month]) => month.slice(0, 4))
  return [...years].toReversed()
}

/** The month whose cairn is at a point of the drawing, shown in a box of the given size; undefined outside of all cairns. */
export function monthNear(
  { cairns }: Landscape,
  left: number,
  top: number,
  box: { width: number; height: number },
): string | undefined {
  // The drawing fits into its box and is centered in it, as SVG does.
  const scale = Math.min(box.width / width, box.height / height)
  const x = (left - (box.width - width * scale) / 2) / scale
  const y = (top - (box.height - height * scale) / 2) / scale
  const near = cairns.flatMap((cairn) => {
    const middle = cairn.y - (cairn.height * cairn.scale) / 2
    const reach = Math.max(tapReach, (cairn.width * cairn.scale) / 2, (cairn.height * cairn.scale) / 2)
    const far = Math.hypot(cairn.x - x, middle - y)
    return far <= reach && cairn.count > 0 ? [{ month: cairn.month, far }] : []
  })
  return near.toSorted((a, b) => a.far - b.far)[0]?.month
}

function inFront(month: string, dates: readonly string[]): PlacedCairn {
  const shape = cairnOfMonth(dates)
  const scale = Math.min(front.largest, front.tallest / shape.height)
  return { ...shape, month, count: dates.length, x: front.x, y: front.y, scale }
}

/** `months` oldest first. */
function alongPath(months: readonly (readonly [string, readonly string[]])[]): PlacedCairn[] {
  const nearestFirst = months.toReversed().flatMap(([month, dates], at) => {
    const place = places[at]
    return place ? [{ ...cairnOfMonth(dates), month, count: dates.length, ...place }] : []
  })
  return nearestFirst.toReversed()
}

/** Both edges of the path, drawn as one closed shape with rounded bends. */
function path(): string {
  const edge = (side: 1 | -1) =>
    pathPoints.map(([x, y, half], at) => {
      const [fromX, fromY] = pathPoints[at - 1] ?? [x, y]
      const [toX, toY] = pathPoints[at + 1] ?? [x, y]
      const length = Math.hypot(toX - fromX, toY - fromY)
      // In this perspective the path is narrower from front to back than from side to side.
      return [
        x - (side * half * (toY - fromY)) / length,
        y + (side * half * 0.6 * (toX - fromX)) / length,
      ] as const
    })
  return `${smooth(edge(1))}${smooth(edge(-1).toReversed()).replace('M', 'L')}Z`
}

/** A curve through all points (Catmull-Rom, as cubic Béziers). */
function smooth(points: readonly (readonly [number, number])[]): string {
  const place = (at: number) => points[Math.min(Math.max(at, 0), points.length - 1)] ?? [0, 0]
  const parts = points.map(([x, y], at) => {
    const [beforeX, beforeY] = place(at - 2)
    const [fromX, fromY] = place(at - 1)
    const [nextX, nextY] = place(at + 1)
    const numbers = [
      fromX + (x - beforeX) / 6,
      fromY + (y - beforeY) / 6,
      x - (nextX - fromX) / 6,
      y - (nextY - fromY) / 6,
      x,
      y,
    ]
    return at === 0
      ? `M${x.toFixed(1)} ${y.toFixed(1)}`
      : `C${numbers.map((one) => one.toFixed(1)).join(' ')}`
  })
  return parts.join('')
}

function hills(): string[] {
  const hill = ({ base, rise, waves, shift }: Record<'base' | 'rise' | 'waves' | 'shift', number>) => {
    const points = Array.from({ length: 65 }, (_, at) => {
      const x = -overhang + (at * (width + 2 * overhang)) / 64
      const part = x / width
      const swing = Math.sin(part * Math.PI * waves + shift) + Math.sin(part * 9 + shift * 2) * 0.25
      return `${x.toFixed(0)} ${(base - rise * swing).toFixed(1)}`
    })
    return `M${-overhang} ${height}L${points.join('L')}L${width + overhang} ${height}Z`
  }
  return [
    hill({ base: 92, rise: 17, waves: 2.1, shift: 0.6 }),
    hill({ base: 112, rise: 9, waves: 3, shift: 2.4 }),
    hill({ base: 150, rise: 7, waves: 1.5, shift: 4.1 }),
    hill({ base: 196, rise: 4, waves: 1.2, shift: 1 }),
  ]
}
