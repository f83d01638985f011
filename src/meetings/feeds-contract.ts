// The calls of the staff page of meeting lists.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { del, get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { optionalText, text } from '../platform/text.ts'
import { Id, Zone } from './contract.ts'
import { feedFindingNames } from './feeds/feed-health.ts'
import { fellowships } from './fellowship.ts'

const feedFormats = ['meeting-guide', 'bmlt', 'sheet'] as const
const Tally = z.record(z.string(), z.int())
export const FeedState = z.object({
  id: z.uuid(),
  name: z.string(),
  fellowship: z.enum(fellowships),
  format: z.enum(feedFormats),
  origin: z.enum(['settings', 'staff', 'command', 'sample']),
  url: z.string().nullable(),
  imported: z.int(),
  problem: z.string().nullable(),
  failures: z.int(),
  triedAt: z.string().nullable(),
  importedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  report: z
    .object({
      rows: z.int(),
      imported: z.int(),
      meetings: z.int(),
      skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
      attendance: Tally,
      repaired: Tally,
      unknownCodes: Tally,
    })
    .nullable(),
})
const FeedHealth = z.object({
  id: z.uuid(),
  name: z.string(),
  findings: z.array(z.enum(feedFindingNames)),
  nights: z.array(z.object({ date: z.string(), meetings: z.int() })),
})
/** The findings of the nightly check for each list, with its last two weeks. */
export const feedHealth = get('/api/admin/meetings/health', {
  answer: z.object({ lists: z.array(FeedHealth) }),
})
export const feedStates = get('/api/admin/meetings/feeds', {
  answer: z.object({ feeds: z.array(FeedState) }),
})
const webAddress = z
  .url({ protocol: /^https?$/, error: 'This is not a web address. It starts with https://.' })
  .max(2_000)
const FeedQuestion = z.strictObject({
  url: webAddress,
  fellowship: z.enum(fellowships),
  zone: z.union([Zone, z.literal('').transform(() => undefined)]).optional(),
})
export const FeedCandidate = z.object({
  url: z.string(),
  format: z.enum(feedFormats),
  rows: z.int(),
  imported: z.int(),
  examples: z.array(z.string()),
  skipped: z.array(z.string()),
})
export type FeedCandidate = z.output<typeof FeedCandidate>
/** Looks for lists at a URL and at the usual paths of its site. Nothing is stored. */
export const probeFeed = post('/api/admin/meetings/feeds/probe', {
  body: FeedQuestion,
  answer: z.object({ candidates: z.array(FeedCandidate) }),
})
/** Connects a list: it is fetched immediately and then refreshed automatically. */
export const connectFeed = post('/api/admin/meetings/feeds', {
  body: FeedQuestion.extend({
    name: text({
      max: 100,
      blank: 'Give the list a name. It is shown with each of its meetings.',
      long: 'A name can be at most 100 characters.',
    }),
    format: z.enum(feedFormats),
    feedback: optionalText({ max: 300, long: 'An address can be at most 300 characters.' }),
    license: optionalText({ max: 200, long: 'The terms can be at most 200 characters.' }),
  }),
  answer: z.object({ id: z.uuid() }),
})
/** Removes a list that staff connected, with its meetings. */
export const removeFeed = del('/api/admin/meetings/feeds/:id', { params: Id, answer: Done })
/** Fetches the list at the next refresh, regardless of the backoff. */
export const refreshFeed = put('/api/admin/meetings/feeds/:id/refresh', { params: Id, answer: Done })

export const feedNameTaken = refusal(409, 'There is a list of this name already.')
export const feedUnknown = refusal(404, 'There is no such list.')
