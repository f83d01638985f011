import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { DeviceSubscription } from '../notices/contract.ts'
import { del, get, patch, post, put } from '../platform/call.ts'
import { isDate, isZone } from '../platform/dates.ts'
import { refusal } from '../platform/refusal.ts'
import { optionalText, text } from '../platform/text.ts'
import { categories, frequencies, maxOwnPoints } from './activities/activities.ts'

/** Idempotency key, created by the form. A repeated call changes what the first one stored. */
const FormId = z.uuid().optional()
const CalendarDate = z.string().refine(isDate, 'This is not a date.')
/** Date fields of browsers take "26" as the year 26. */
export const earliestStart = '1900-01-01'
const StartDate = CalendarDate.refine(
  (date) => date >= earliestStart,
  'Please enter the year with four digits, such as 2026.',
)

export const Activity = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  frequency: z.enum(frequencies),
  points: z.int(),
  /** Completed in the current day, week or month in the member's zone. */
  isCompleted: z.boolean(),
  /** Consecutive periods. */
  streak: z.int(),
  own: z.boolean(),
  hidden: z.boolean(),
})
export type Activity = z.output<typeof Activity>

export const Stats = z.object({
  totalPoints: z.int(),
  /** Consecutive days with a completion. */
  currentStreak: z.int(),
  activitiesCompleted: z.int(),
  /** Whole days since the member's own date; 0 if none is set. */
  recoveryDays: z.int(),
  daysEver: z.int(),
  longestRun: z.int(),
  startedOn: z.string().nullable(),
})

const CalendarDayAnswer = z.object({
  date: z.string(),
  completed: z.int(),
  points: z.int(),
  paused: z.boolean(),
})

const ActivityId = z.strictObject({ activityId: z.string().min(1).max(80) })

export const activities = get('/api/recovery-tracker/activities', { answer: z.array(Activity) })
export const stats = get('/api/recovery-tracker/stats', { answer: Stats })
/** Days with a completion or a pause, oldest first; one year back unless `from` is given. */
export const calendar = get('/api/recovery-tracker/calendar', {
  query: z.strictObject({ from: StartDate.optional(), to: StartDate.optional() }),
  answer: z.array(CalendarDayAnswer),
})
/** `date` is for completions made offline: at most 14 days back. */
export const complete = post('/api/recovery-tracker/activities/:activityId/complete', {
  params: ActivityId,
  body: z.strictObject({ date: CalendarDate.optional() }).nullish(),
  answer: z.object({ points: z.int(), completedNow: z.boolean() }),
})
/** Undoes the completion of the current period. */
export const undo = del('/api/recovery-tracker/activities/:activityId/complete', {
  params: ActivityId,
  answer: Done,
})

const Title = text({
  max: 80,
  blank: 'Please name the activity.',
  long: 'A name can be at most 80 characters.',
})
const Description = optionalText({ max: 200, long: 'A description can be at most 200 characters.' })
const Points = z
  .number()
  .int()
  .min(1, 'An activity has at least 1 point.')
  .max(maxOwnPoints, `An activity of your own has at most ${maxOwnPoints} points.`)

const NewActivity = z.strictObject({
  title: Title,
  description: Description.default(''),
  category: z.enum(categories),
  frequency: z.enum(frequencies),
  points: Points,
})
export const addActivity = post('/api/recovery-tracker/activities', {
  body: NewActivity.extend({ id: FormId }),
  answer: z.object({ id: z.string() }),
})
/** Hides or shows any activity; other fields can change only on own activities. */
export const changeActivity = patch('/api/recovery-tracker/activities/:activityId', {
  params: ActivityId,
  body: z.strictObject({
    hidden: z.boolean().optional(),
    title: Title.optional(),
    description: Description.optional(),
    category: z.enum(categories).optional(),
    frequency: z.enum(frequencies).optional(),
    points: Points.optional(),
  }),
  answer: Done,
})

const CounterName = text({
  max: 60,
  blank: 'Please name what you count.',
  long: 'A name can be at most 60 characters.',
})
export const Counter = z.object({
  id: z.string(),
  name: z.string(),
  startedOn: z.string(),
  daysNow: z.int(),
  daysEver: z.int(),
  longestRun: z.int(),
  runs: z.array(z.object({ startedOn: z.string(), endedOn: z.string(), days: z.int(), note: z.string() })),
  /** Days in recovery among the last 30, after a setback; null without a setback, or if the count would discourage. */
  recent: z.object({ sober: z.int(), of: z.int() }).nullable(),
  reached: z.array(z.object({ title: z.string(), date: z.string() })),
  next: z.object({ title: z.string(), date: z.string() }).nullable(),
})
export type Counter = z.output<typeof Counter>
const CounterId = z.strictObject({ id: z.uuid() })
export const counters = get('/api/recovery-tracker/counters', { answer: z.array(Counter) })
export const addCounter = post('/api/recovery-tracker/counters', {
  body: z.strictObject({ name: CounterName, startedOn: StartDate, id: FormId }),
  answer: z.object({ id: z.string() }),
})
/** Corrects a name or date without recording a restart. */
export const changeCounter = patch('/api/recovery-tracker/counters/:id', {
  params: CounterId,
  body: z.strictObject({ name: CounterName.optional(), startedOn: StartDate.optional() }),
  answer: Done,
})
export const removeCounter = del('/api/recovery-tracker/counters/:id', { params: CounterId, answer: Done })
/** Restarts a counter on a date. The earlier run is preserved and ends on `endedOn`, by default the same date. */
export const restartCounter = post('/api/recovery-tracker/counters/:id/restart', {
  params: CounterId,
  body: z.strictObject({
    startedOn: CalendarDate,
    endedOn: CalendarDate.optional(),
    note: optionalText({ max: 500, long: 'A note can be at most 500 characters.' }).default(''),
  }),
  answer: Done,
})
/** Undoes the last restart, only if the counter still counts from `startedOn`, if given. */
export const undoRestart = del('/api/recovery-tracker/counters/:id/restart', {
  params: CounterId,
  query: z.strictObject({ startedOn: CalendarDate.optional() }),
  answer: Done,
})

export const TrackerSettingsBody = z.strictObject({
  /** 1 Monday to 7 Sunday. */
  weekStart: z.int().min(1).max(7),
  showPoints: z.boolean(),
  showStreaks: z.boolean(),
  showDays: z.boolean(),
  /** Whether the weekly look back is on the page. */
  showWeeklyLookBack: z.boolean(),
})
export type TrackerSettings = z.output<typeof TrackerSettingsBody>
export const defaultSettings: TrackerSettings = {
  weekStart: 1,
  showPoints: true,
  showStreaks: true,
  showDays: true,
  showWeeklyLookBack: true,
}
/** `isSaved` is false until the member has saved settings; until then the device's locale decides the week start. */
const StoredSettings = TrackerSettingsBody.extend({ isSaved: z.boolean() })
export const settings = get('/api/recovery-tracker/settings', { answer: StoredSettings })
export const changeSettings = put('/api/recovery-tracker/settings', {
  body: TrackerSettingsBody,
  answer: StoredSettings,
})

const PauseDate = z.strictObject({ date: CalendarDate })
export const pause = put('/api/recovery-tracker/pauses/:date', { params: PauseDate, answer: Done })
export const endPause = del('/api/recovery-tracker/pauses/:date', { params: PauseDate, answer: Done })

/** A summary of the last seven days, without numbers. */
export const weeklyLookBack = get('/api/recovery-tracker/weekly-look-back', {
  answer: z.object({ paragraphs: z.array(z.string()) }),
})

const StopToken = z.strictObject({ token: z.string().max(100) })
/**
 * Unsubscribes from the weekly email. The token in the email is sufficient, as mail programs send it (RFC 8058). The path cannot change,
 * because emails sent by version 0.1.0 contain it.
 */
export const unsubscribeFromWeekly = post('/api/recovery-tracker/letter/stop/:token', {
  params: StopToken,
  answer: Done,
  ignoresBody: true,
})
/** For mail programs that open the URL instead: redirects to the page with the button, without the token if it is wrong. */
export const unsubscribeFromWeeklyLink = get('/api/recovery-tracker/letter/stop/:token', {
  params: StopToken,
  answer: z.string(),
})
export const invalidUnsubscribeLink = refusal(
  404,
  'This link does not work. You can choose your emails on the notices page.',
)

const SelfCheck = z.object({ month: z.string(), answers: z.record(z.string(), z.int()) })
export const selfChecks = get('/api/recovery-tracker/self-checks', { answer: z.array(SelfCheck) })
export const saveSelfCheck = put('/api/recovery-tracker/self-checks/current', {
  body: z.strictObject({ answers: z.record(z.string().max(40), z.int().min(1).max(5)) }),
  answer: Done,
})

export const reminderKey = get('/api/recovery-tracker/reminders/key', {
  /** The times on the member's devices, in minutes of the day; empty if reminders are off. */
  answer: z.object({ key: z.string(), times: z.array(z.int()) }),
})
export const saveReminder = put('/api/recovery-tracker/reminders', {
  body: DeviceSubscription.extend({
    minuteOfDay: z.int().min(0).max(1_439),
    zone: z.string().refine(isZone, 'This time zone is not known.'),
  }),
  answer: Done,
})
export const removeReminders = del('/api/recovery-tracker/reminders', { answer: Done })

export const exportJson = get('/api/recovery-tracker/export.json', {
  answer: z.record(z.string(), z.unknown()),
})
/** File content in the response. */
export const exportCsv = get('/api/recovery-tracker/export.csv', { answer: z.string() })

export const noSuchActivity = refusal(404, 'There is no such activity.')
export const notCompleted = refusal(404, 'This activity is not completed in the current period.')
export const dateTooFar = refusal(400, 'You can check off the last 14 days, but not days ahead.')
export const onlyOwn = refusal(403, 'Only your own activities can be changed. The others can be hidden.')
export const tooManyActivities = refusal(
  409,
  'You can have up to 30 activities of your own. Change one that you no longer need.',
)
export const tooManyCounters = refusal(409, 'You can have up to 10 counters.')
export const noSuchCounter = refusal(404, 'There is no such counter.')
export const dateAhead = refusal(400, 'This date is in the future. Please choose today or an earlier day.')
export const restartBeforeStart = refusal(
  400,
  'The new date has to be later than the last one. To correct a date, change it instead.',
)
export const setbackOutOfOrder = refusal(
  400,
  'A setback begins after the date you counted from, and no later than the new date.',
)
export const noRestartToUndo = refusal(404, 'There is no setback to undo.')
export const pauseTooFar = refusal(400, 'A pause can be set from a week back to two months ahead.')
export const unknownQuestion = refusal(400, 'This self-check has a question that is not known.')
export const tooManyReminders = refusal(
  409,
  'Reminders can go to up to 10 devices. Turn them off to start again.',
)
