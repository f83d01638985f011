import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { del, get, put } from '../platform/call.ts'
import { isDate } from '../platform/dates.ts'
import { refusal } from '../platform/refusal.ts'
import { optionalText } from '../platform/text.ts'
import { actions, triggers } from './choices.ts'

const CalendarDate = z.string().refine(isDate, 'This is not a date.')
const Craving = z.int().min(0).max(10)
const own = () =>
  optionalText({ max: 100, long: 'Your own words can be at most 100 characters.' }).default('')

/** The fields that a review and an urge share, all optional. */
const EntryParts = z.strictObject({
  triggers: z
    .array(z.enum(triggers.map(({ id }) => id)))
    .max(triggers.length)
    .default([]),
  ownTrigger: own(),
  actions: z
    .array(z.enum(actions.map(({ id }) => id)))
    .max(actions.length)
    .default([]),
  ownAction: own(),
  line: optionalText({ max: 500, long: 'Your line can be at most 500 characters.' }).default(''),
})

export const NewReview = EntryParts.extend({
  mood: z.int().min(1).max(5).nullable().default(null),
  craving: Craving.nullable().default(null),
  /** The version that this one replaces; null if the form showed none. Without it the last one wins. */
  base: z.int().min(0).nullable().optional(),
})
/** `minute` is the minute of the member's day; `cravingAfter` is the strength of the urge after what they did. */
export const NewUrge = EntryParts.extend({
  date: CalendarDate,
  minute: z.int().min(0).max(1_439),
  craving: Craving,
  cravingAfter: Craving.nullable().default(null),
})

export const DiaryEntry = z.object({
  id: z.string(),
  kind: z.enum(['review', 'urge']),
  date: z.string(),
  minute: z.int().nullable(),
  mood: z.int().nullable(),
  craving: z.int().nullable(),
  cravingAfter: z.int().nullable(),
  triggers: z.array(z.string()),
  ownTrigger: z.string(),
  actions: z.array(z.string()),
  ownAction: z.string(),
  line: z.string(),
  /** Changes with every write. */
  version: z.number(),
})

/** Newest first; by default of the last eight weeks. */
export const diary = get('/api/diary', {
  query: z.strictObject({ from: CalendarDate.optional() }),
  answer: z.object({ entries: z.array(DiaryEntry), earlier: z.boolean() }),
})
/** Tonight's review, if there is one, for Today. */
export const tonight = get('/api/diary/tonight', {
  answer: z.object({ review: DiaryEntry.nullable() }),
})
export const saveReview = put('/api/diary/reviews/:date', {
  params: z.strictObject({ date: CalendarDate }),
  body: NewReview,
  answer: Done,
})
/** The id comes from the device, so that a repeated request stores one urge. */
export const saveUrge = put('/api/diary/urges/:id', {
  params: z.strictObject({ id: z.uuid() }),
  body: NewUrge,
  answer: Done,
})
export const removeEntry = del('/api/diary/entries/:id', {
  params: z.strictObject({ id: z.uuid() }),
  answer: Done,
})
export const removeDiary = del('/api/diary', { answer: Done })

/** File content in the response. */
export const diaryCsv = get('/api/diary/export.csv', { answer: z.string() })

export const emptyReview = refusal(400, 'Tap or write at least one thing.')
export const reviewChanged = refusal(
  409,
  'Another device saved a review of this day. Yours is not saved yet.',
)
export const diaryDateTooFar = refusal(400, 'You can write for today and the 14 days before.')
export const tooManyUrges = refusal(409, 'You can save up to 40 urges a day.')
export const noSuchDiaryEntry = refusal(404, 'There is no such entry.')
