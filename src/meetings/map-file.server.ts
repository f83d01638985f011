// The operator's map in DATA_DIR, a PMTiles archive. Available without a restart.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFileRange } from '../platform/http/file-range.server.ts'

type Place = { DATA_DIR: string }

const mapFile = ({ DATA_DIR }: Place) => join(DATA_DIR, 'map.pmtiles')

export function hasMap(settings: Place): boolean {
  return existsSync(mapFile(settings))
}

export function sendMapPart(request: FastifyRequest, reply: FastifyReply, settings: Place): Promise<void> {
  return sendFileRange(request, reply, mapFile(settings), 'application/vnd.pmtiles')
}
