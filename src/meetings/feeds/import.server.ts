// `cairn meetings import …`: imports a list from a file or a URL.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isZone } from '../../platform/dates.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { fellowships } from '../fellowship.ts'
import * as store from '../store.server.ts'
import { type FeedOutcome, importFeed } from './apply-feed.server.ts'
import { type ImportReport, UnreadableFeed } from './feed.ts'
import { type FeedCopy, fetchCopy } from './feed-copy.server.ts'
import { FeedDownloadError } from './feed-download.server.ts'
import { parseFeed } from './parse-feed.server.ts'

export const importUsage = `meetings import FILE|URL --format meeting-guide|bmlt|sheet --fellowship ${fellowships.join('|')} [--zone IANA]
    [--formats FILE] [--name NAME] [--feedback ADDRESS] [--force] [--json]`

const isAddress = (from: string) => /^https?:\/\//i.test(from)

/** `cairn meetings import …`. Returns the exit code: 0 imported, 1 failed, 64 wrong usage. */
export async function importMeetings(
  services: Services,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  const options = readArguments(args)
  if (typeof options === 'string') {
    print(`${options}\n${importUsage}`)
    return 64
  }
  const { json, from, formats, force, ...facts } = options
  let outcome: FeedOutcome | { problem: string; report?: undefined }
  try {
    const copy = await readCopy({ ...facts, from, formats }, services.settings.MEETING_FEEDS_PRIVATE)
    const known = await store.feedNamed(services.db, facts.name)
    // Parsed before anything is stored: an invalid file changes nothing.
    parseFeed(facts.format, copy, {
      fellowship: facts.fellowship,
      ...(facts.zone ? { zone: facts.zone } : {}),
    })
    const feed = await store.addFeed(services.db, {
      ...facts,
      origin: known?.origin === 'settings' ? 'settings' : 'command',
      url: isAddress(from) ? from : (known?.url ?? undefined),
    })
    outcome = await importFeed(services, feed, copy, { dueAt: null, force })
    if (outcome.problem) {
      await store.recordFeedProblem(services.db, feed.id, {
        problem: outcome.problem,
        now: services.clock.now(),
        dueAt: null,
        report: outcome.report,
      })
    }
  } catch (error) {
    outcome = { problem: errorMessageOf(error, from) }
  }
  const { report, problem } = outcome
  if (json) print(JSON.stringify({ imported: 0, skipped: [], ...report, ...(problem ? { problem } : {}) }))
  else print(summaryOf(facts.name, report, problem))
  return problem ? 1 : 0
}

/** The error of the file or the URL as a message; any other error is thrown. */
function errorMessageOf(error: unknown, from: string): string {
  if (error instanceof UnreadableFeed || error instanceof FeedDownloadError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ENOENT', 'EACCES', 'EISDIR', 'EPERM'].includes(code)) return `${from} cannot be read.`
  throw error
}

async function readCopy(
  { from, format, formats }: Pick<ImportArguments, 'from' | 'format' | 'formats'>,
  allowPrivate: boolean,
): Promise<FeedCopy> {
  const table = formats === undefined ? undefined : await readFile(formats, 'utf8')
  if (isAddress(from))
    return fetchCopy({ url: from, format, etag: null, lastModified: null, table }, { allowPrivate })
  return { body: await readFile(from, 'utf8'), ...(table === undefined ? {} : { formats: table }) }
}

type ImportArguments = {
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

function readArguments(args: string[]): ImportArguments | string {
  let parsed: ReturnType<typeof rawArguments>
  try {
    parsed = rawArguments(args)
  } catch (error) {
    return error instanceof Error ? error.message : 'These arguments are invalid.'
  }
  const { values, positionals } = parsed
  const [from, ...others] = positionals
  if (from === undefined || others.length > 0) return 'Pass one file or one URL.'
  const format = values.format
  if (format !== 'meeting-guide' && format !== 'bmlt' && format !== 'sheet')
    return '--format is meeting-guide, bmlt or sheet.'
  const fellowship = fellowships.find((one) => one === values.fellowship?.toUpperCase())
  if (!fellowship)
    return `--fellowship has to be one of ${fellowships.join(', ')}, because lists do not contain it.`
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

function summaryOf(name: string, report: ImportReport | undefined, problem: string | undefined): string {
  const lines = [name]
  if (report) {
    lines.push(`  ${report.imported} of ${report.rows} rows imported, ${report.meetings} meetings a week`)
    for (const [kind, count] of Object.entries(report.attendance)) lines.push(`    ${kind}: ${count}`)
    for (const [what, count] of Object.entries(report.repaired))
      lines.push(`  repaired: ${what}, ${count} times`)
    for (const { row, reason } of report.skipped.slice(0, 20)) lines.push(`  row ${row} skipped: ${reason}`)
    if (report.skipped.length > 20) lines.push(`  … and ${report.skipped.length - 20} more`)
  }
  if (problem) lines.push(`  ${problem}`)
  return lines.join('\n')
}
