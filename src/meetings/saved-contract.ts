// The calls of the bookmark button. In a separate file, because the finder's page loads only these.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { del, get, put } from '../platform/call.ts'
import { Id, Meeting } from './contract.ts'

const SavedMeetingList = z.object({
  meetings: z.array(
    Meeting.extend({
      isUnlisted: z.boolean().optional(),
      home: z.boolean().optional(),
      remindMinutes: z.int().optional(),
    }),
  ),
})

export const savedMeetings = get('/api/meetings/saved', { answer: SavedMeetingList })
export const saveMeeting = put('/api/meetings/saved/:id', { params: Id, answer: Done })
export const removeSavedMeeting = del('/api/meetings/saved/:id', { params: Id, answer: Done })
