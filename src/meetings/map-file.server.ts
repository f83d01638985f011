// The operator's map in DATA_DIR, a PMTiles archive. Available without a restart.
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFileRange } from '../platform/http/file-range.server.ts'

type Place = { DATA_DIR: string }

const mapFile = ({ DATA_DIR }: Place) => join(DATA_DIR, 'map.pmtiles')

/** Bytes of the header of a PMTiles archive. */
const headerBytes = 127
/** Where the header has offset and length of the metadata, the directories and the tiles. */
const partPositions = [8, 24, 40, 56]

export function hasMap(place: Place): boolean {
  return mapState(place) === 'complete'
}

/** A sentence about a file that is there and is not used. */
export function mapProblem(place: Place): string | undefined {
  const state = mapState(place)
  return state === 'missing' || state === 'complete'
    ? undefined
    : `${mapFile(place)} ${state}, so the meeting finder has no map. Copy it again.`
}

/** `complete`, `missing`, or what is wrong with the file. */
function mapState(place: Place): string {
  const path = mapFile(place)
  try {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) return 'missing'
    if (!found.isFile()) return 'is not a file'
    const header = headerOf(path)
    if (header.toString('latin1', 0, 7) !== 'PMTiles') return 'is not a PMTiles archive'
    const end = (at: number) => header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8)
    const complete = found.size >= headerBytes && partPositions.every((at) => end(at) <= found.size)
    return complete ? 'complete' : 'is not complete'
  } catch (error) {
    return `cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`
  }
}

function headerOf(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const header = Buffer.alloc(headerBytes)
    readSync(file, header, 0, headerBytes, 0)
    return header
  } finally {
    closeSync(file)
  }
}

export function sendMapPart(request: FastifyRequest, reply: FastifyReply, settings: Place): Promise<void> {
  return sendFileRange(request, reply, mapFile(settings), 'application/vnd.pmtiles')
}
