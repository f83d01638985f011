// The map's style: a plain background for the points. Supports archives in the Protomaps or OpenMapTiles schema, and raster archives. Text
// uses the fonts of the device: no glyphs are loaded.
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'

export type MapArchive = {
  /** The URL of the tiles. */
  tiles: string
  /** Raster tiles instead of vector tiles. */
  raster: boolean
  minZoom: number
  maxZoom: number
  layers: readonly string[]
}

type Palette = Record<
  'earth' | 'green' | 'water' | 'road' | 'highway' | 'building' | 'border' | 'text' | 'halo',
  string
>

const light: Palette = {
  earth: '#f4f1ea',
  green: '#e2ebdd',
  water: '#c9dde4',
  road: '#ffffff',
  highway: '#f3dcb8',
  building: '#e6e1d7',
  border: '#b7b3aa',
  text: '#3c4a45',
  halo: '#fbfaf6',
}
const dark: Palette = {
  earth: '#18231f',
  green: '#1e2e26',
  water: '#14303a',
  road: '#2e3b36',
  highway: '#4a4434',
  building: '#222d29',
  border: '#46524d',
  text: '#c9d2cd',
  halo: '#121b18',
}

const kind = ['coalesce', ['get', 'kind'], ['get', 'class'], '']
const name = ['coalesce', ['get', 'name:en'], ['get', 'name'], '']
const highways = ['highway', 'major_road', 'motorway', 'trunk', 'primary']
const greens = ['park', 'forest', 'wood', 'grass', 'grassland', 'nature_reserve', 'cemetery', 'golf_course']
const labeled = ['locality', 'city', 'town', 'village', 'suburb', 'neighbourhood', 'region', 'country']

export function mapStyle(archive: MapArchive, inDark: boolean): StyleSpecification {
  const { tiles, raster, minZoom: minzoom, maxZoom: maxzoom } = archive
  const source: SourceSpecification = raster
    ? { type: 'raster', tiles: [tiles], tileSize: 256, minzoom, maxzoom }
    : { type: 'vector', tiles: [tiles], minzoom, maxzoom }
  const colors = inDark ? dark : light
  return {
    version: 8,
    sources: { map: source },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': archive.layers.includes('earth') ? colors.water : colors.earth },
      },
      ...(raster
        ? [{ id: 'pictures', type: 'raster', source: 'map' } as const]
        : vectorLayers(archive.layers, colors)),
    ],
  }
}

function vectorLayers(names: readonly string[], colors: Palette): LayerSpecification[] {
  const first = (...either: string[]) => either.find((one) => names.includes(one))
  const layers: (object | undefined)[] = [
    areas('earth', first('earth'), colors.earth),
    areas('landuse', first('landuse'), colors.green, ['in', kind, ['literal', greens]]),
    areas('parks', first('park'), colors.green),
    areas('water', first('water'), colors.water),
    areas('buildings', first('buildings', 'building'), colors.building),
    lines('roads', first('roads', 'transportation'), colors.road, [0.5, 6]),
    lines('highways', first('roads', 'transportation'), colors.highway, [1, 10], highways),
    lines('borders', first('boundaries', 'boundary'), colors.border, [0.5, 2]),
    roadNames(first('roads', 'transportation_name'), colors),
    placeNames(first('places', 'place'), colors),
  ]
  return layers.filter((layer) => layer !== undefined) as LayerSpecification[]
}

type Layer = string | undefined

function areas(id: string, layer: Layer, color: string, filter?: unknown) {
  if (!layer) return undefined
  const only = ['==', ['geometry-type'], 'Polygon']
  return {
    id,
    type: 'fill',
    source: 'map',
    'source-layer': layer,
    filter: filter ? ['all', only, filter] : only,
    paint: { 'fill-color': color },
  }
}

function lines(id: string, layer: Layer, color: string, [far, close]: [number, number], kinds?: string[]) {
  if (!layer) return undefined
  return {
    id,
    type: 'line',
    source: 'map',
    'source-layer': layer,
    filter: kinds ? ['in', kind, ['literal', kinds]] : ['!', ['in', kind, ['literal', highways]]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 8, far, 17, close],
    },
  }
}

function roadNames(layer: Layer, colors: Palette) {
  if (!layer) return undefined
  return {
    id: 'road-names',
    type: 'symbol',
    source: 'map',
    'source-layer': layer,
    minzoom: 13,
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'symbol-placement': 'line', 'text-field': name, 'text-font': ['sans-serif'], 'text-size': 12 },
    paint: { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
  }
}

function placeNames(layer: Layer, colors: Palette) {
  if (!layer) return undefined
  return {
    id: 'place-names',
    type: 'symbol',
    source: 'map',
    'source-layer': layer,
    filter: ['in', kind, ['literal', labeled]],
    layout: {
      'text-field': name,
      'text-font': ['sans-serif'],
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 12, 16],
    },
    paint: { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
  }
}
