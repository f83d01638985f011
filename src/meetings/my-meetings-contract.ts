// The calls for a member's own meetings: home group, reminders, calendar link, and attendance.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { DeviceSubscription } from '../notices/contract.ts'
import { del, get, patch, post, put } from '../platform/call.ts'
import { isDate } from '../platform/dates.ts'
import { refusal } from '../platform/refusal.ts'
import { optionalText } from '../platform/text.ts'
import { Id } from './contract.ts'

/** Minutes before a meeting at which a reminder can be sent. */
export const reminderLeads = [15, 30, 60, 120, 1_440] as const

export const AttendanceRecord = z.object({
  id: z.uuid(),
  meetingId: z.uuid().nullable(),
  date: z.string(),
  name: z.string(),
  type: z.string(),
  place: z.string(),
  note: z.string(),
  /** The code that the chairperson typed at the meeting, and when. */
  chairCode: z.string().nullable(),
  chairCodeAt: z.string().nullable(),
})
export type AttendanceRecord = z.output<typeof AttendanceRecord>

const Note = optionalText({ max: 1_000, long: 'A note can be at most 1,000 characters.' })

/** Makes a saved meeting the only home group, or sets its reminder; null for none. */
export const changeSavedMeeting = patch('/api/meetings/saved/:id', {
  params: Id,
  body: z.strictObject({
    home: z.boolean().optional(),
    remindMinutes: z
      .literal([...reminderLeads])
      .nullable()
      .optional(),
  }),
  answer: Done,
})

export const reminderChannels = get('/api/meetings/reminders', {
  answer: z.object({
    key: z.string(),
    devices: z.int(),
    byEmail: z.boolean(),
    /** True if emails can be sent and the address is confirmed. */
    emailWorks: z.boolean(),
  }),
})
export const addReminderDevice = put('/api/meetings/reminders/devices', {
  body: DeviceSubscription,
  answer: Done,
})
export const removeReminderDevices = del('/api/meetings/reminders/devices', { answer: Done })
export const remindByEmail = put('/api/meetings/reminders/email', {
  body: z.strictObject({ on: z.boolean() }),
  answer: Done,
})
const StopToken = z.object({ token: z.string().max(100) })
/** The one-click POST of the email's List-Unsubscribe header, and the button of the page. */
export const unsubscribeFromReminders = post('/api/meetings/reminders/stop/:token', {
  params: StopToken,
  answer: Done,
  ignoresBody: true,
})
/** For mail programs that open the URL instead: redirects to the page with the button, without the token if it is wrong. */
export const unsubscribeFromRemindersLink = get('/api/meetings/reminders/stop/:token', {
  params: StopToken,
  answer: z.string(),
})

export const calendarLink = get('/api/meetings/calendar-link', {
  answer: z.object({
    link: z.object({ names: z.boolean(), createdAt: z.string(), readOn: z.string().nullable() }).nullable(),
  }),
})
/** Creates a new private calendar URL for the saved meetings, and ends the previous one. */
export const makeCalendarLink = post('/api/meetings/calendar-link', {
  body: z.strictObject({ names: z.boolean() }),
  answer: z.object({ url: z.string() }),
})
export const removeCalendarLink = del('/api/meetings/calendar-link', { answer: Done })
/** The calendar subscription. Anyone with the URL can read it. */
export const privateCalendar = get('/api/meetings/mine/:file', {
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/, 'This is not the address of a calendar.') }),
  answer: z.string(),
})

export const attendedMeetings = get('/api/meetings/attended', {
  answer: z.object({ attended: z.array(AttendanceRecord) }),
})
export const markAttended = put('/api/meetings/:id/attended', {
  params: Id,
  body: z.strictObject({
    date: z.string().refine(isDate, 'This is not a date.'),
    note: Note.optional(),
  }),
  answer: AttendanceRecord,
})
export const noteAttendance = patch('/api/meetings/attended/:id', {
  params: Id,
  body: z.strictObject({ note: Note }),
  answer: AttendanceRecord,
})
/** The chairperson types a code on the member's device during the meeting. */
export const enterChairCode = put('/api/meetings/attended/:id/code', {
  params: Id,
  body: z.strictObject({
    code: z.string().regex(/^[\p{L}\p{N} .-]{3,20}$/u, 'A code has 3 to 20 letters or digits.'),
  }),
  answer: AttendanceRecord,
})
export const unmarkAttended = del('/api/meetings/attended/:id', { params: Id, answer: Done })

export const tooManySaved = refusal(409, 'You can save up to 200 meetings.')
export const futureAttendance = refusal(400, 'Mark a meeting once you have been there.')
export const notHeldThen = refusal(
  400,
  'This meeting did not take place on that date, or it has not begun yet. Please choose a day on which it met.',
)
export const notSaved = refusal(404, 'Save this meeting first.')
export const noWeeklyHour = refusal(
  409,
  'This meeting has no weekly hour, so there is nothing to remind you of.',
)
export const tooManyReminderDevices = refusal(
  409,
  'Reminders can go to up to ten devices. Turn them off to start again.',
)
export const emailNotConfirmed = refusal(
  409,
  'Please confirm your email address first, on your account page.',
)
export const invalidReminderUnsubscribeLink = refusal(
  404,
  'This link does not work. You can turn reminder emails off under My meetings.',
)
export const calendarLinkEnded = refusal(404, 'This calendar address has ended.')
export const attendanceUnknown = refusal(404, 'This is not on your list.')
export const notDuringMeeting = refusal(
  409,
  'A code can be entered while the meeting is on, and for an hour after it.',
)
export const chairCodeEntered = refusal(409, 'There is a code already. It can’t be changed.')
