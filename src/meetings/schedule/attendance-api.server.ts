import { member, readingMember } from '../../accounts/gates.server.ts'
import { plusDays } from '../../platform/dates.ts'
import { done, type Route, type Services, serve } from '../../platform/http/http.server.ts'
import { type Meeting, meetingUnknown } from '../contract.ts'
import * as contract from '../my-meetings-contract.ts'
import { occurrencesOn, tookPlaceOn } from '../occurrences.ts'
import { meetingList } from '../search/meeting-list.server.ts'
import * as store from './attendance.server.ts'

const hourMs = 3_600_000

/** Called when a member marked a meeting as attended. */
export type OnAttended = (
  services: Services,
  memberId: string,
  when: { date: string; today: string; zone: string },
) => Promise<void>

export const attendanceRoutes = (onAttended: OnAttended): Route[] => [
  serve(contract.attendedMeetings, readingMember, async ({ member, db }) => ({
    attended: await store.attendanceOf(db, member.id),
  })),
  serve(contract.markAttended, member, async ({ params, body, member, today, ...services }) => {
    const { db, clock, zone } = services
    if (body.date > plusDays(today, 1)) throw contract.futureAttendance()
    const meeting = await meetingList(services).one(params.id)
    if (!meeting) throw meetingUnknown()
    if (!wasHeldOn(meeting, body.date, { zone, now: clock.now() })) throw contract.notHeldThen()
    const place = meeting.location ?? ([meeting.address, meeting.city].filter(Boolean).join(', ') || 'Online')
    const added = await store.addAttended(db, member.id, {
      meetingId: params.id,
      date: body.date,
      name: meeting.name,
      type: meeting.type,
      place,
      note: body.note ?? '',
      now: clock.now(),
    })
    await onAttended(services, member.id, { date: body.date, today, zone })
    return added
  }),
  serve(contract.noteAttendance, member, async ({ params, body, member, db }) => {
    const noted = await store.setNote(db, member.id, params.id, body.note)
    if (!noted) throw contract.attendanceUnknown()
    return noted
  }),
  serve(contract.enterChairCode, member, async ({ params, body, member, today, ...services }) => {
    const { db, clock, zone } = services
    const visit = await store.attendanceById(db, member.id, params.id)
    if (!visit) throw contract.attendanceUnknown()
    const meeting = visit.meetingId === null ? undefined : await meetingList(services).one(visit.meetingId)
    if (!meeting || !isOnNow(meeting, visit.date, { zone, today, now: clock.now() }))
      throw contract.notDuringMeeting()
    const entered = await store.setChairCode(db, member.id, visit.id, { code: body.code, now: clock.now() })
    if (!entered) throw contract.chairCodeEntered()
    return entered
  }),
  serve(contract.unmarkAttended, member, async ({ params, member, db }) => {
    await store.removeAttended(db, member.id, params.id)
    return done
  }),
]

function hasWeeklyHour(meeting: Meeting): boolean {
  return meeting.dayOfWeek !== null && meeting.time !== ''
}

/** A meeting by appointment accepts any date; an inactive one accepts none. */
function wasHeldOn(meeting: Meeting, date: string, at: Pick<Present, 'zone' | 'now'>): boolean {
  if (meeting.attendance === 'inactive') return false
  if (!hasWeeklyHour(meeting)) return true
  return tookPlaceOn({ ...meeting, durationMinutes: meeting.durationMin }, date, at)
}

type Present = { zone: string; today: string; now: number }

/** A code has to be typed during the meeting, by the server's clock. */
function isOnNow(meeting: Meeting, date: string, { zone, today, now }: Present): boolean {
  if (!hasWeeklyHour(meeting)) return date === today
  const weekly = { ...meeting, durationMinutes: meeting.durationMin }
  return occurrencesOn(weekly, date, zone).some(
    ({ startsAt, endsAt }) => startsAt <= now && now <= endsAt + hourMs,
  )
}
