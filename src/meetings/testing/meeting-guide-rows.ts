// Rows in the Meeting Guide format, and their parsed meetings.
import { expect } from 'vitest'
import { parseMeetingGuide } from '../feeds/meeting-guide.ts'

export const monday = {
  name: 'Morning light',
  slug: 'morning-light',
  day: 1,
  time: '07:00',
  timezone: 'America/Chicago',
}

export function parse(rows: unknown, zone?: string) {
  return parseMeetingGuide(JSON.stringify(rows), { fellowship: 'AA', ...(zone ? { zone } : {}) })
}

export function only(row: object, zone?: string) {
  const { listings, report } = parse([{ ...monday, ...row }], zone)
  expect(report.skipped).toEqual([])
  const [listing] = listings
  if (!listing) throw new Error('nothing was imported')
  return listing
}
