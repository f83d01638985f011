// `cairn meetings feeds …`: known public lists, for an operator to choose from.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isZone } from '../../platform/dates.ts'
import type { Services } from '../../platform/http/http.server.ts'
import * as store from '../store.server.ts'
import { FeedsFile, refreshOneFeed } from './refresh.server.ts'

export const feedsUsage = `meetings feeds                      the public lists that are known, and those that are connected
meetings feeds add NAME [--zone IANA]   connects one of them; ask its publisher first
meetings feeds remove NAME`

const knownFile = join(import.meta.dirname, '../../../deploy/feeds/known.json')

/** `cairn meetings feeds …`. Returns the exit code: 0 done, 1 failed, 64 wrong usage. */
export async function feedsCommand(
  { db, jobs }: Services,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { zone: { type: 'string' } },
  })
  const [verb, name, ...others] = positionals
  const known = FeedsFile.parse(JSON.parse(readFileSync(knownFile, 'utf8')))
  const connected = await store.feeds(db)
  if (verb === undefined) {
    const names = new Set(connected.map((feed) => feed.name))
    for (const feed of known) print(`${names.has(feed.name) ? '*' : ' '} ${feed.name}  ${feed.url}`)
    print('* is connected. The publishers were not asked for permission: ask before you add one.')
    return 0
  }
  if (name === undefined || others.length > 0 || (verb !== 'add' && verb !== 'remove')) {
    print(feedsUsage)
    return 64
  }
  if (verb === 'remove') {
    const feed = connected.find((one) => one.name === name)
    const removed = feed && (await store.deleteStaffFeed(db, feed.id))
    print(
      removed === undefined
        ? `${name} was not connected by this command or on the staff page.`
        : `${name} is removed with its meetings.`,
    )
    return removed === undefined ? 1 : 0
  }
  const feed = known.find((one) => one.name === name)
  if (!feed || (values.zone !== undefined && !isZone(values.zone))) {
    print(
      feed
        ? `--zone ${values.zone ?? ''} is not the name of a time zone.`
        : `There is no known list “${name}”.`,
    )
    return 64
  }
  const zone = values.zone ?? feed.zone
  const { id } = await store.addFeed(db, { ...feed, zone, origin: 'staff' })
  await jobs.add(db, refreshOneFeed.name, { id }, { key: id })
  print(`${name} is connected. The running program fetches it within ten minutes.`)
  return 0
}
