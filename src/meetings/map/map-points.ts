// Groups meetings into points of the map. Points closer than a fingertip are merged, so that each can be pressed.
import type { ResultRow } from '../finder/finder.ts'

export type Pixel = { x: number; y: number }
export type MapPoint = { rows: ResultRow[]; latitude: number; longitude: number }

/** In-person meetings grouped by their exact position. */
export function mapPointsOf(rows: readonly ResultRow[]): MapPoint[] {
  const points = new Map<string, MapPoint>()
  for (const row of rows) {
    const { latitude, longitude, approximate, attendance } = row.meeting
    if (latitude === undefined || longitude === undefined || approximate) continue
    if (attendance !== 'in_person' && attendance !== 'hybrid') continue
    const key = `${latitude.toFixed(5)} ${longitude.toFixed(5)}`
    const point = points.get(key)
    if (point) point.rows.push(row)
    else points.set(key, { rows: [row], latitude, longitude })
  }
  return [...points.values()]
}

/** Merges points that are closer than `pixels` on the screen, at the position of the first. */
export function mergeClosePoints(
  points: readonly MapPoint[],
  pixelOf: (point: MapPoint) => Pixel,
  pixels = 44,
): MapPoint[] {
  const joined: { at: Pixel; point: MapPoint }[] = []
  for (const point of points) {
    const at = pixelOf(point)
    const close = joined.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < pixels)
    if (close) close.point.rows.push(...point.rows)
    else joined.push({ at, point: { ...point, rows: [...point.rows] } })
  }
  return joined.map(({ point }) => point)
}

export type Box = [west: number, south: number, east: number, north: number]

/** The bounding box of points; undefined without points. */
export function boxAround(points: readonly { latitude: number; longitude: number }[]): Box | undefined {
  if (points.length === 0) return undefined
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

/** True if all rows have one position, so that zooming in does not separate them. */
export function isOnePlace({ rows }: MapPoint): boolean {
  const [first] = rows
  return rows.every(
    ({ meeting }) =>
      meeting.latitude === first?.meeting.latitude && meeting.longitude === first?.meeting.longitude,
  )
}

/** The accessible name of a point. */
export function pointLabel({ rows }: MapPoint): string {
  const [first] = rows
  if (rows.length === 1 && first) return first.meeting.name
  const place = first?.meeting.location ?? first?.meeting.city
  return `${rows.length} meetings${place ? `, ${place}` : ''}`
}
