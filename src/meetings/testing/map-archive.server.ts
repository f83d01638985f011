// Writes a small PMTiles archive (version 3) with one vector tile: land, a lake, a road and a town around a point. For tests.
import { gzipSync } from 'node:zlib'

/** Protocol Buffers: a number as a varint. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let left = value
  while (left > 127) {
    bytes.push((left % 128) | 128)
    left = Math.floor(left / 128)
  }
  return [...bytes, left]
}

const block = (field: number, bytes: readonly number[]) => [
  ...varint((field << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
]
const text = (field: number, words: string) => block(field, [...Buffer.from(words)])
const whole = (field: number, value: number) => [...varint(field << 3), ...varint(value)]
const zigzag = (value: number) => (value << 1) ^ (value >> 31)

type Point = [x: number, y: number]
type Shape = { kind: 'point' | 'line' | 'polygon'; points: Point[]; tags: Record<string, string> }

const shapeKinds = { point: 1, line: 2, polygon: 3 }

/** The commands of a geometry in the Mapbox Vector Tile format. */
function geometry({ kind, points }: Shape): number[] {
  let [x, y] = [0, 0]
  const steps = points.map(([toX, toY]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)]
    ;[x, y] = [toX, toY]
    return step
  })
  const [first = [], ...rest] = steps
  const moves = [1 | (1 << 3), ...first]
  if (kind === 'point') return moves
  return [...moves, 2 | (rest.length << 3), ...rest.flat(), ...(kind === 'polygon' ? [7 | (1 << 3)] : [])]
}

function layer(name: string, shapes: Shape[]): number[] {
  const keys = [...new Set(shapes.flatMap(({ tags }) => Object.keys(tags)))]
  const values = [...new Set(shapes.flatMap(({ tags }) => Object.values(tags)))]
  const features = shapes.flatMap((shape) => {
    const tags = Object.entries(shape.tags).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ])
    return block(2, [
      ...block(2, tags.flatMap(varint)),
      ...whole(3, shapeKinds[shape.kind]),
      ...block(4, geometry(shape).flatMap(varint)),
    ])
  })
  const words = [
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => block(4, text(1, value))),
  ]
  return block(3, [...whole(15, 2), ...text(1, name), ...features, ...words, ...whole(5, 4096)])
}

/** A tile with a town next to a lake in its middle. */
function townTile(): Buffer {
  const square = (from: number, until: number): Point[] => [
    [from, from],
    [until, from],
    [until, until],
    [from, until],
  ]
  return Buffer.from([
    ...layer('earth', [{ kind: 'polygon', points: square(0, 4096), tags: { kind: 'earth' } }]),
    ...layer('water', [{ kind: 'polygon', points: square(2200, 3000), tags: { kind: 'lake' } }]),
    ...layer('roads', [
      {
        kind: 'line',
        points: [
          [0, 2048],
          [4096, 2048],
        ],
        tags: { kind: 'highway', name: 'Main Street' },
      },
      {
        kind: 'line',
        points: [
          [2048, 0],
          [2048, 4096],
        ],
        tags: { kind: 'minor_road' },
      },
    ]),
    ...layer('places', [
      { kind: 'point', points: [[1900, 1900]], tags: { kind: 'locality', name: 'Testville' } },
    ]),
  ])
}

/** The tile of a position. */
function tileAt(latitude: number, longitude: number, zoom: number): Point {
  const radians = (latitude * Math.PI) / 180
  const across = 2 ** zoom
  return [
    Math.floor(((longitude + 180) / 360) * across),
    Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across),
  ]
}

/** The number of a tile along the Hilbert curve, counted through all zooms before it. */
function tileNumber(zoom: number, [column, row]: Point): number {
  let number = (4 ** zoom - 1) / 3
  let [x, y] = [column, row]
  for (let size = 2 ** (zoom - 1); size >= 1; size /= 2) {
    const right = (x & size) > 0 ? 1 : 0
    const down = (y & size) > 0 ? 1 : 0
    number += size * size * ((3 * right) ^ down)
    if (down === 0) {
      if (right === 1) [x, y] = [size - 1 - (x & (size - 1)), size - 1 - (y & (size - 1))]
      ;[x, y] = [y, x]
    }
    x &= size - 1
    y &= size - 1
  }
  return number
}

/** An archive with one tile at `zoom` around a position. */
export function mapArchive(latitude: number, longitude: number, zoom = 6): Buffer {
  const tile = gzipSync(townTile())
  const root = gzipSync(
    Buffer.from([
      ...varint(1),
      ...varint(tileNumber(zoom, tileAt(latitude, longitude, zoom))),
      ...varint(1),
      ...varint(tile.length),
      ...varint(1),
    ]),
  )
  const layers = ['earth', 'water', 'roads', 'places'].map((id) => ({ id, fields: {} }))
  const metadata = gzipSync(
    JSON.stringify({ vector_layers: layers, attribution: '<a href="https://example.org">© Test Maps</a>' }),
  )
  const header = Buffer.alloc(127)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const parts = [root, metadata, Buffer.alloc(0), tile]
  let at = header.length
  for (const [index, part] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(part.length), 16 + index * 16)
    at += part.length
  }
  for (const counted of [72, 80, 88]) header.writeBigUInt64LE(1n, counted)
  // Clustered; directories and tiles packed with gzip; vector tiles; from this zoom to this zoom.
  header.set([1, 2, 2, 1, zoom, zoom], 96)
  const degrees = (value: number, offset: number) => header.writeInt32LE(Math.round(value * 1e7), offset)
  degrees(longitude - 2, 102)
  degrees(latitude - 2, 106)
  degrees(longitude + 2, 110)
  degrees(latitude + 2, 114)
  header[118] = zoom
  degrees(longitude, 119)
  degrees(latitude, 123)
  return Buffer.concat([header, ...parts])
}
