// The calls of the public page by their addresses alone. The contract's schemas bring a validator of 23 KB, which a page that
// only reads does not need: the server checks what comes in and what goes out. A test holds these against the contract.
import type { AnyCall } from '../platform/call.ts'
import type * as contract from './contract.ts'

/** Most meetings that one page of the list can hold. */
export const mostAtOnce = 10_000

function bare<C extends AnyCall>(method: C['method'], path: C['path']): C {
  const nothing = {
    params: undefined,
    query: undefined,
    body: undefined,
    answer: undefined,
    bodyBytes: 0,
    summary: undefined,
  }
  // why: only the types of the schemas are used in the browser; their values stay on the server.
  return { ...nothing, method, path } as unknown as C
}

export const listMeetings = bare<typeof contract.listMeetings>('GET', '/api/meetings')
export const meetingsOverview = bare<typeof contract.meetingsOverview>('GET', '/api/meetings/overview')
export const soonMeetings = bare<typeof contract.soonMeetings>('GET', '/api/meetings/soon')
export const oneMeeting = bare<typeof contract.oneMeeting>('GET', '/api/meetings/:id')
export const meetingsCalendar = bare<typeof contract.meetingsCalendar>('GET', '/api/meetings/calendar.ics')
export const savedMeetings = bare<typeof contract.savedMeetings>('GET', '/api/meetings/kept')
export const saveMeeting = bare<typeof contract.saveMeeting>('PUT', '/api/meetings/kept/:id')
export const removeSavedMeeting = bare<typeof contract.removeSavedMeeting>('DELETE', '/api/meetings/kept/:id')
export const attendedMeetings = bare<typeof contract.attendedMeetings>('GET', '/api/meetings/attended')
export const markAttended = bare<typeof contract.markAttended>('PUT', '/api/meetings/:id/attended')
export const unmarkAttended = bare<typeof contract.unmarkAttended>('DELETE', '/api/meetings/attended/:id')
