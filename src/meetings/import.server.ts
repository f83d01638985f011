// Takes a feed over: read, judged, and only then put in the place of the last copy.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isZone } from '../platform/clock.ts'
import type { Services } from '../platform/http.server.ts'
import { parseBmlt, parseBmltFormats } from './bmlt.ts'
import {
  type FeedFacts,
  type ImportReport,
  isRow,
  openFeed,
  type ParsedFeed,
  UnreadableFeed,
} from './feed.ts'
import { download, FeedTrouble } from './feed-download.server.ts'
import { fellowships } from './fellowship.ts'
import { parseMeetingGuide } from './meeting-guide.ts'
import { meetingList } from './meeting-list.server.ts'
import * as store from './store.server.ts'

export type Copy = {
  body: string
  formats?: string | undefined
  etag?: string | null
  lastModified?: string | null
}
export type Outcome = { report: ImportReport; problem?: string }

export function digestOf({ body, formats }: Copy): string {
  return createHash('sha256')
    .update(body)
    .update('\0')
    .update(formats ?? '')
    .digest('base64')
}

export function parseFeed(format: store.Format, { body, formats }: Copy, facts: FeedFacts): ParsedFeed {
  if (format === 'meeting-guide' || isMeetingGuide(body)) return parseMeetingGuide(body, facts)
  return parseBmlt(body, facts, formats === undefined ? undefined : parseBmltFormats(formats))
}

/** A BMLT server also speaks Meeting Guide, at its tsml address: told apart by what the rows are called by. */
function isMeetingGuide(body: string): boolean {
  const { value } = openFeed(body)
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return isRow(first) && first.slug !== undefined && first.id_bigint === undefined
}

/** A copy that is suddenly empty, or less than half of the last one, is more likely a fault than a truth. */
export function looksBroken(taken: number, before: number): boolean {
  return taken === 0 || (before >= 10 && taken < before / 2)
}

/**
 * Takes a copy of a feed over, or says what is wrong with it and keeps the last good one.
 * @param dueAt when to ask again after a good copy; null where nobody asks by itself.
 */
export async function importFeed(
  services: Services,
  feed: store.Feed,
  copy: Copy,
  options: { dueAt: number | null; force?: boolean },
): Promise<Outcome> {
  const facts = {
    fellowship: feed.fellowship,
    ...(feed.zone ? { zone: feed.zone } : {}),
    ...(feed.feedback ? { feedback: feed.feedback } : {}),
  }
  const { listings, report } = parseFeed(feed.format, copy, facts)
  if (looksBroken(report.taken, feed.taken) && options.force !== true) {
    const problem =
      report.taken === 0
        ? 'No meeting could be taken from this list, so the last good one stays.'
        : `This list has ${report.taken} meetings where the last one had ${feed.taken}, so the last good one stays.`
    return { report, problem }
  }
  const good = {
    report: { ...report, skipped: report.skipped.slice(0, 500) },
    now: services.clock.now(),
    etag: copy.etag ?? null,
    lastModified: copy.lastModified ?? null,
    digest: digestOf(copy),
    dueAt: options.dueAt,
  }
  await services.db.transaction().execute(async (tx) => {
    await store.takeOver(tx, feed.id, listings, good)
    if (feed.origin !== 'sample') await store.dropSamples(tx)
    await meetingList(services).ring(tx)
  })
  meetingList(services).stale()
  return { report }
}

export const importUsage = `meetings import FILE|URL --format meeting-guide|bmlt --fellowship ${fellowships.join('|')} [--zone IANA]
    [--formats FILE] [--name NAME] [--feedback ADDRESS] [--force] [--json]`

/** `cairn meetings import …`. Returns the exit code: 0 taken over, 1 not, 64 wrongly asked. */
export async function importMeetings(
  services: Services,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  const asked = readArguments(args)
  if (typeof asked === 'string') {
    print(`${asked}\n${importUsage}`)
    return 64
  }
  const { json, from, formats, force, ...facts } = asked
  const isAddress = /^https?:\/\//i.test(from)
  let outcome: Outcome | { problem: string; report?: undefined }
  try {
    const copy = await copyOf(from, formats, isAddress, facts.format, services.settings.MEETING_FEEDS_PRIVATE)
    const known = await store.feedNamed(services.db, facts.name)
    // Parsed before anything is kept: a wrong file leaves no trace.
    parseFeed(facts.format, copy, {
      fellowship: facts.fellowship,
      ...(facts.zone ? { zone: facts.zone } : {}),
    })
    const feed = await store.keepFeed(services.db, {
      ...facts,
      origin: known?.origin === 'settings' ? 'settings' : 'command',
      url: isAddress ? from : (known?.url ?? undefined),
    })
    outcome = await importFeed(services, feed, copy, { dueAt: null, force })
    if (outcome.problem) {
      await store.noteProblem(services.db, feed.id, {
        problem: outcome.problem,
        now: services.clock.now(),
        dueAt: null,
        report: outcome.report,
      })
    }
  } catch (error) {
    outcome = { problem: troubleOf(error, from) }
  }
  const { report, problem } = outcome
  if (json) print(JSON.stringify({ taken: 0, skipped: [], ...report, ...(problem ? { problem } : {}) }))
  else print(inWords(facts.name, report, problem))
  return problem ? 1 : 0
}

/** What went wrong with the file or the address, in words; anything else is a fault of the program and goes on. */
function troubleOf(error: unknown, from: string): string {
  if (error instanceof UnreadableFeed || error instanceof FeedTrouble) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ENOENT', 'EACCES', 'EISDIR', 'EPERM'].includes(code)) return `${from} cannot be read.`
  throw error
}

async function copyOf(
  from: string,
  formats: string | undefined,
  isAddress: boolean,
  format: store.Format,
  allowPrivate: boolean,
): Promise<Copy> {
  const table = formats === undefined ? undefined : await readFile(formats, 'utf8')
  if (isAddress) return fetchCopy({ url: from, format, etag: null, lastModified: null, table }, allowPrivate)
  return { body: await readFile(from, 'utf8'), ...(table === undefined ? {} : { formats: table }) }
}

type Wanted = {
  url: string
  format: store.Format
  etag: string | null
  lastModified: string | null
  table?: string | undefined
}

/** A feed by its address; for a BMLT server its table of formats as well. */
export async function fetchCopy(wanted: Wanted, allowPrivate: boolean): Promise<Copy>
export async function fetchCopy(
  wanted: Wanted,
  allowPrivate: boolean,
  mayBeUnchanged: true,
): Promise<Copy | 'unchanged'>
export async function fetchCopy(
  wanted: Wanted,
  allowPrivate: boolean,
  mayBeUnchanged?: true,
): Promise<Copy | 'unchanged'> {
  const { list, formats } = addressesOf(wanted)
  const marks = mayBeUnchanged ? { etag: wanted.etag, lastModified: wanted.lastModified } : {}
  const found = await download(list, { allowPrivate, ...marks })
  if (found === 'unchanged') {
    if (mayBeUnchanged) return found
    throw new FeedTrouble('The publisher said that nothing has changed, without being asked.')
  }
  if (wanted.table !== undefined) return { ...found, formats: wanted.table }
  if (!formats) return found
  const table = await download(formats, { allowPrivate })
  return { ...found, ...(table === 'unchanged' ? {} : { formats: table.body }) }
}

/** A BMLT server may be named by its root, by its list, or by its tsml list, which needs no table. */
export function addressesOf({ url, format }: { url: string; format: store.Format }): {
  list: string
  formats?: string
} {
  const list = URL.parse(url)
  if (format !== 'bmlt' || !list || list.pathname.includes('/client_interface/tsml')) return { list: url }
  if (!list.pathname.includes('/client_interface/')) {
    list.pathname = `${list.pathname.replace(/\/$/, '')}/client_interface/json/`
    list.searchParams.set('switcher', 'GetSearchResults')
  }
  const formats = new URL(list)
  formats.search = ''
  formats.searchParams.set('switcher', 'GetFormats')
  return { list: list.href, formats: formats.href }
}

type Asked = {
  from: string
  format: store.Format
  fellowship: store.NewFeed['fellowship']
  name: string
  zone: string | undefined
  formats: string | undefined
  feedback: string | undefined
  force: boolean
  json: boolean
}

function readArguments(args: string[]): Asked | string {
  let parsed: ReturnType<typeof rawArguments>
  try {
    parsed = rawArguments(args)
  } catch (error) {
    return error instanceof Error ? error.message : 'This cannot be understood.'
  }
  const { values, positionals } = parsed
  const [from, ...others] = positionals
  if (from === undefined || others.length > 0) return 'Name one file or one address.'
  const format = values.format
  if (format !== 'meeting-guide' && format !== 'bmlt') return '--format is meeting-guide or bmlt.'
  const fellowship = fellowships.find((one) => one === values.fellowship?.toUpperCase())
  if (!fellowship) return `--fellowship is one of ${fellowships.join(', ')}: a list does not say whose it is.`
  if (values.zone !== undefined && !isZone(values.zone))
    return `--zone ${values.zone} is not the name of a time zone, such as America/Chicago.`
  const host = URL.parse(from)?.hostname ?? ''
  return {
    from,
    format,
    fellowship,
    name: values.name ?? `${fellowship}: ${host === '' ? basename(from) : host}`,
    zone: values.zone,
    formats: values.formats,
    feedback: values.feedback,
    force: values.force === true,
    json: values.json === true,
  }
}

function rawArguments(args: string[]) {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: text,
      fellowship: text,
      zone: text,
      formats: text,
      name: text,
      feedback: text,
      force: yes,
      json: yes,
    },
  })
}

function inWords(name: string, report: ImportReport | undefined, problem: string | undefined): string {
  const lines = [name]
  if (report) {
    lines.push(`  ${report.taken} of ${report.rows} rows taken, ${report.meetings} meetings a week`)
    for (const [kind, count] of Object.entries(report.attendance)) lines.push(`    ${kind}: ${count}`)
    for (const [what, count] of Object.entries(report.mended))
      lines.push(`  understood all the same: ${what}, ${count} times`)
    for (const { row, reason } of report.skipped.slice(0, 20)) lines.push(`  row ${row} skipped: ${reason}`)
    if (report.skipped.length > 20) lines.push(`  … and ${report.skipped.length - 20} more`)
  }
  if (problem) lines.push(`  ${problem}`)
  return lines.join('\n')
}
