import { Marker } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { DayRows, type RowsProps } from '../finder/day-rows.tsx'
import type { ResultRow } from '../finder/finder.ts'
import {
  boxAround,
  isOnePlace,
  type MapPoint,
  mapPointsOf,
  mergeClosePoints,
  pointLabel,
} from './map-points.ts'
import { canDrawMaps, fitPadding, type OpenedMap, openMap } from './open-map.browser.ts'

type PanelProps = RowsProps & { rows: readonly ResultRow[]; more: boolean }

/** The list's meetings on the operator's map. */
export function MapPanel({ rows, more, ...row }: PanelProps) {
  const [drawable] = useState(canDrawMaps)
  const points = useMemo(() => mapPointsOf(rows), [rows])
  const [chosen, setChosen] = useState<MapPoint>()
  const { frame, map, failed } = useMap(points, setChosen, drawable)
  if (!drawable || failed)
    return (
      <p className="rounded-card bg-sand p-4">
        {drawable ? 'The map can’t be loaded right now.' : 'This browser can’t draw the map.'} The list has
        every meeting.
      </p>
    )
  return (
    <div className="grid gap-2 lg:sticky lg:top-28 print:hidden">
      <div className="relative overflow-hidden rounded-card border border-line">
        <div ref={frame} className="h-[50svh] bg-sand lg:h-[calc(100svh-14rem)]" />
        {map ? (
          <div className="absolute right-2 bottom-2 grid gap-2">
            <Button variant="outline" size="icon" aria-label="Zoom in" onClick={() => map.view.zoomIn()}>
              <span aria-hidden className="text-2xl leading-none">
                +
              </span>
            </Button>
            <Button variant="outline" size="icon" aria-label="Zoom out" onClick={() => map.view.zoomOut()}>
              <span aria-hidden className="text-2xl leading-none">
                −
              </span>
            </Button>
          </div>
        ) : null}
      </div>
      <p className="text-sm text-ink-soft">
        {map ? `Map: ${map.attribution}. ` : ''}
        {more ? 'The map shows the meetings that come first. Narrow the list to see others. ' : ''}
        {points.length === 0
          ? 'No meeting on this list has an exact place. '
          : 'Our server sees which part of the map you look at.'}
      </p>
      {chosen ? (
        <section aria-label="At this place" aria-live="polite" className="rounded-card bg-moss px-4">
          <DayRows rows={chosen.rows.slice(0, 10)} headed={false} {...row} />
        </section>
      ) : null}
    </div>
  )
}

/** Opens the map once and draws its points, which are regrouped after each move. */
function useMap(points: MapPoint[], onChoose: (point: MapPoint) => void, drawable: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenedMap>()
  const [failed, setFailed] = useState(false)
  const first = useRef(points)

  useEffect(() => {
    if (!frame.current || !drawable) return
    let opened: OpenedMap | undefined
    let isCanceled = false
    openMap(frame.current, boxAround(first.current)).then(
      (loaded) => {
        opened = loaded
        if (isCanceled) loaded.view.remove()
        else setMap(loaded)
      },
      () => setFailed(true),
    )
    return () => {
      isCanceled = true
      opened?.view.remove()
    }
  }, [drawable])

  useEffect(() => {
    if (!map) return
    const { view } = map
    const box = boxAround(points)
    if (points !== first.current && box) {
      first.current = points
      view.fitBounds(box, { padding: fitPadding, maxZoom: 14, animate: false })
    }
    let markers: Marker[] = []
    const drawMarkers = () => {
      for (const marker of markers) marker.remove()
      const pixelOf = ({ longitude, latitude }: MapPoint) => view.project([longitude, latitude])
      markers = mergeClosePoints(points, pixelOf).map((point) =>
        new Marker({ element: pointButton(point, () => choose(point)) })
          .setLngLat([point.longitude, point.latitude])
          .addTo(view),
      )
    }
    const choose = (point: MapPoint) => {
      const around = boxAround(mapPointsOf(point.rows))
      if (isOnePlace(point) || !around) onChoose(point)
      else view.fitBounds(around, { padding: fitPadding, maxZoom: 17 })
    }
    drawMarkers()
    view.on('zoomend', drawMarkers)
    return () => {
      view.off('zoomend', drawMarkers)
      for (const marker of markers) marker.remove()
    }
  }, [map, points, onChoose])

  return { frame, map, failed }
}

function pointButton(point: MapPoint, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  const label = document.createElement('span')
  const many = point.rows.length
  button.type = 'button'
  button.className = 'grid size-11 place-items-center rounded-full'
  button.setAttribute('aria-label', pointLabel(point))
  label.className =
    'grid min-w-7 h-7 place-items-center rounded-full border-2 border-paper bg-pine px-1.5 text-sm font-semibold text-on-pine'
  label.textContent = many > 1 ? String(many) : ''
  button.append(label)
  button.addEventListener('click', onPress)
  return button
}
