// The map: MapLibre GL with the operator's PMTiles archive, both from this origin.
import './map.css'
import { addProtocol, Map as MapView, setWorkerUrl } from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import { meetingsMap } from '../contract.ts'
import type { Box } from './map-points.ts'
import { type MapArchive, mapStyle } from './map-style.ts'

// The policy `default` of app/frame/default-policy.browser.ts allows this URL.
setWorkerUrl(workerAddress)

const archive = new PMTiles(new URL(meetingsMap.path, location.href).href)
const protocol = new Protocol()
protocol.add(archive)
addProtocol('pmtiles', protocol.tile)

export type OpenedMap = { view: MapView; attribution: string; box: Box }

/** True if this browser can draw a map. */
export function canDrawMaps(): boolean {
  try {
    const canvas = document.createElement('canvas')
    return canvas.getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** Padding for a point's button, and for the buttons at the right. */
export const fitPadding = { top: 48, bottom: 48, left: 48, right: 88 }

/** Opens the map at a bounding box, else at the bounds of the archive. */
export async function openMap(container: HTMLElement, around: Box | undefined): Promise<OpenedMap> {
  const [header, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()])
  const read: MapArchive = {
    tiles: `pmtiles://${archive.source.getKey()}/{z}/{x}/{y}`,
    raster: header.tileType !== TileType.Mvt,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    layers: layersOf(metadata),
  }
  const box: Box = [header.minLon, header.minLat, header.maxLon, header.maxLat]
  const view = new MapView({
    container,
    style: mapStyle(read, getComputedStyle(container).colorScheme === 'dark' || prefersDark()),
    bounds: around ?? box,
    fitBoundsOptions: { padding: fitPadding, maxZoom: 14 },
    attributionControl: false,
    // One finger scrolls the page, two fingers move the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    reduceMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    locale: {
      'Map.Title': 'Map of meetings. Arrow keys move it, plus and minus change how close it is.',
      'CooperativeGesturesHandler.WindowsHelpText': 'Hold Ctrl and scroll to zoom',
      'CooperativeGesturesHandler.MacHelpText': 'Hold ⌘ and scroll to zoom',
      'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
    },
  })
  view.touchZoomRotate.disableRotation()
  view.keyboard.disableRotation()
  return { view, attribution: attributionOf(metadata), box }
}

function prefersDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

function layersOf(metadata: unknown): string[] {
  const { vector_layers: layers }: { vector_layers?: unknown } = Object(metadata)
  return Array.isArray(layers) ? layers.map((layer: { id?: unknown }) => String(layer?.id ?? '')) : []
}

/** The map's attribution as plain text; the archive has it as HTML. */
function attributionOf(metadata: unknown): string {
  const { attribution }: { attribution?: unknown } = Object(metadata)
  const text = typeof attribution === 'string' ? attribution.replaceAll(/<[^>]*>/g, '') : ''
  return text.replaceAll('&copy;', '©').trim() || '© OpenStreetMap contributors'
}
