// What the team shares: saved replies, shifts and handover notes.
import { z } from 'zod'
import { del, get, post, put } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'
import { text } from '../../platform/text.ts'
import { Done } from '../contract.ts'

export const maxReplies = 100
export const maxShifts = 40
const hour = 3_600_000
const longestShift = 12 * hour

const TeamId = z.strictObject({ id: z.uuid() })

const ReplyText = z.strictObject({
  title: text({
    max: 80,
    blank: 'Please give it a title.',
    long: 'A title can be at most 80 characters.',
  }),
  content: text({
    max: 500,
    blank: 'A saved reply cannot be blank.',
    long: 'A saved reply can be at most 500 characters.',
  }),
})
export const SavedReply = ReplyText.extend({ id: z.string() })
export type SavedReply = z.output<typeof SavedReply>

export const savedReplies = get('/api/team/replies', { answer: z.array(SavedReply) })
export const addSavedReply = post('/api/team/replies', { body: ReplyText, answer: SavedReply })
export const changeSavedReply = put('/api/team/replies/:id', {
  params: TeamId,
  body: ReplyText,
  answer: SavedReply,
})
export const removeSavedReply = del('/api/team/replies/:id', { params: TeamId, answer: Done })

const ShiftTimes = z
  .strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })
  .refine(
    ({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt),
    'A shift ends after it starts.',
  )
  .refine(
    ({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= longestShift,
    'A shift can be at most 12 hours.',
  )
const Shift = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  who: z.string(),
  isMine: z.boolean(),
})
export type Shift = z.output<typeof Shift>

/** Current and future shifts. */
export const shifts = get('/api/team/shifts', { answer: z.array(Shift) })
/** Adds several shifts: the same hours in later weeks. All are stored or none. */
export const addShifts = post('/api/team/shifts', {
  body: z.strictObject({ shifts: z.array(ShiftTimes).min(1).max(12) }),
  answer: z.array(Shift),
})
/** Members of the team remove their own; an admin can remove any. */
export const removeShift = del('/api/team/shifts/:id', { params: TeamId, answer: Done })

const Handover = z.object({
  id: z.string(),
  content: z.string(),
  writtenAt: z.string(),
  who: z.string(),
  isMine: z.boolean(),
})
export const handovers = get('/api/team/handovers', { answer: z.array(Handover) })
export const addHandover = post('/api/team/handovers', {
  body: z.strictObject({
    content: text({
      max: 2_000,
      blank: 'A note cannot be blank.',
      long: 'A note can be at most 2,000 characters.',
    }),
  }),
  answer: Done,
})
export const removeHandover = del('/api/team/handovers/:id', { params: TeamId, answer: Done })

export const tooManyReplies = refusal(409, 'There are 100 saved replies. Remove one first.')
export const noSuchReply = refusal(404, 'There is no such saved reply.')
export const shiftsOverlap = refusal(409, 'You have a shift at that time already.')
export const shiftIsPast = refusal(400, 'This shift is over already, or more than a year away.')
export const tooManyShifts = refusal(409, 'You have 40 shifts ahead. Remove some first.')
export const noSuchShift = refusal(404, 'There is no such shift of yours.')
export const noSuchHandover = refusal(404, 'There is no such note of yours.')
