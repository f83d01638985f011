// In-person meetings of the time zones around a position. The browser requests whole zones and measures distances itself, so the position
// never leaves the device.
import { useEffect, useState } from 'react'
import { CallError, send } from '../../platform/browser/call.browser.ts'
import { listMeetings, type Meeting, maximumPageSize, type Overview } from '../contract.ts'
import type { Position } from './finder.ts'

export type InPersonNearby = { meetings: readonly Meeting[] | undefined; error: CallError | undefined }

// One degree is at least 50 miles, so a box that is one degree wider contains the largest radius.
const marginDegrees = 1.2
const maxPages = 5

export function useInPersonNearby(
  position: Position | undefined,
  overview: Overview | undefined,
): InPersonNearby {
  const [nearby, setNearby] = useState<InPersonNearby>({ meetings: undefined, error: undefined })
  const zones = position && overview ? zonesAround(position, overview.zones).join(',') : undefined
  useEffect(() => {
    if (zones === undefined) return
    let isCanceled = false
    Promise.all(zones.split(',').filter(Boolean).map(inPersonIn)).then(
      (parts) => isCanceled || setNearby({ meetings: parts.flat(), error: undefined }),
      (error: unknown) => {
        if (!isCanceled && error instanceof CallError) setNearby({ meetings: undefined, error })
      },
    )
    return () => {
      isCanceled = true
    }
  }, [zones])
  return nearby
}

async function inPersonIn(zone: string): Promise<Meeting[]> {
  const meetings: Meeting[] = []
  for (let page = 1; page <= maxPages; page++) {
    const part = await send(listMeetings, { query: { zone, inPerson: 'true', limit: maximumPageSize, page } })
    meetings.push(...part)
    if (part.length < maximumPageSize) break
  }
  return meetings
}

/** The zones with meetings that may be in reach; if there are none, the closest zone. */
function zonesAround({ latitude, longitude }: Position, zones: Overview['zones']): string[] {
  const distances = zones.map(({ zone, south, west, north, east }) => ({
    zone,
    degrees: Math.max(south - latitude, latitude - north, west - longitude, longitude - east, 0),
  }))
  const around = distances.filter(({ degrees }) => degrees <= marginDegrees)
  if (around.length > 0) return around.map(({ zone }) => zone)
  const [closest] = distances.sort((a, b) => a.degrees - b.degrees)
  return closest ? [closest.zone] : []
}
