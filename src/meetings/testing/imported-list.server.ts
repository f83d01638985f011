// Imports a list of meetings as an operator would.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestApp } from '../../app/testing/test-app.server.ts'
import { importFeed } from '../feeds/apply-feed.server.ts'
import { importMeetings } from '../feeds/import.server.ts'
import { addFeed, type Feed } from '../store.server.ts'

// Saturday, 10 a.m. in New York.
export const now = '2026-03-14T14:00:00Z'

const zoom = { conference_url: 'https://zoom.us/j/1' }

export const street = (city: string, state: string) => ({
  formatted_address: `1 Main St, ${city}, ${state} 10001, USA`,
})

export const listRows = [
  { name: 'Sunday Dawn', slug: 'dawn', day: 0, time: '06:00', types: ['O', 'S'], ...street('Albany', 'NY') },
  {
    name: 'Right Now',
    slug: 'now',
    day: 6,
    time: '09:30',
    end_time: '10:30',
    types: ['C', 'W'],
    ...street('Bronx', 'NY'),
  },
  {
    name: 'In Half an Hour',
    slug: 'half',
    day: 6,
    time: '10:30',
    types: ['O', 'BE'],
    ...zoom,
    formatted_address: 'New York, NY, USA',
  },
  { name: 'Over Already', slug: 'over', day: 6, time: '08:00', types: ['O'], ...street('Yonkers', 'NY') },
  {
    name: 'Pacific Coffee',
    slug: 'coffee',
    day: 6,
    time: '07:45',
    timezone: 'America/Los_Angeles',
    ...street('Fresno', 'CA'),
  },
  { name: 'When You Call', slug: 'call', ...street('Albany', 'NY') },
]

export async function importList(app: TestApp, list: object[], args: string[] = [], name = 'AA Testville') {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-feed-'))
  const file = join(folder, 'feed.json')
  writeFileSync(file, JSON.stringify(list))
  const printed: string[] = []
  const code = await importMeetings(
    app.services,
    [
      file,
      '--format',
      'meeting-guide',
      '--fellowship',
      'AA',
      '--zone',
      'America/New_York',
      '--name',
      name,
      ...args,
    ],
    (line) => printed.push(line),
  )
  rmSync(folder, { recursive: true })
  return { code, text: printed.join('\n') }
}

export const addTestFeed = (app: Pick<TestApp, 'db'>, zone = 'America/New_York'): Promise<Feed> =>
  addFeed(app.db, {
    name: 'AA Testville',
    fellowship: 'AA',
    format: 'meeting-guide',
    origin: 'command',
    zone,
  })

/** Adds a feed with these meetings, without the command. */
export async function addTestList(app: Pick<TestApp, 'db' | 'services'>, list: object[], zone?: string) {
  const feed = await addTestFeed(app, zone)
  await importFeed(app.services, feed, { body: JSON.stringify(list) }, { dueAt: null, force: true })
}

export const names = (answer: { body: { name: string }[] }) => answer.body.map(({ name }) => name)
