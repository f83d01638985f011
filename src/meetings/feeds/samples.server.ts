// Samples for a fresh installation: a few rows of old lists, marked as samples, imported like real lists.
import type { Services } from '../../platform/http/http.server.ts'
import * as store from '../store.server.ts'
import { importFeed } from './apply-feed.server.ts'
import {
  greaterNewYork,
  greaterNewYorkFormats,
  northwestTexas,
  onlineGroups,
  orangeCounty,
  sanFrancisco,
} from './samples.ts'

const license = 'MIT'
type Sample = { feed: Omit<store.NewFeed, 'origin' | 'license'>; rows: object[]; formats?: object[] }
const samples: Sample[] = [
  {
    feed: {
      name: 'Sample: AA Orange County, CA',
      fellowship: 'AA',
      format: 'meeting-guide',
      zone: 'America/Los_Angeles',
    },
    rows: orangeCounty,
  },
  {
    feed: {
      name: 'Sample: AA San Francisco and Marin, CA',
      fellowship: 'AA',
      format: 'meeting-guide',
      zone: 'America/Los_Angeles',
    },
    rows: sanFrancisco,
  },
  {
    feed: {
      name: 'Sample: AA Northwest Texas',
      fellowship: 'AA',
      format: 'meeting-guide',
      zone: 'America/Chicago',
    },
    rows: northwestTexas,
  },
  {
    feed: { name: 'Sample: online AA groups', fellowship: 'AA', format: 'meeting-guide' },
    rows: onlineGroups,
  },
  {
    feed: { name: 'Sample: NA Greater New York', fellowship: 'NA', format: 'bmlt', zone: 'America/New_York' },
    rows: greaterNewYork,
    formats: greaterNewYorkFormats,
  },
]

/** Adds the samples if there is no other list. */
export async function addSamples(services: Services): Promise<void> {
  if ((await store.feeds(services.db)).length > 0) return
  for (const { feed, rows, formats } of samples) {
    const stored = await store.addFeed(services.db, { ...feed, origin: 'sample', license })
    const copy = { body: JSON.stringify(rows), ...(formats ? { formats: JSON.stringify(formats) } : {}) }
    await importFeed(services, stored, copy, { dueAt: null })
  }
}
