import { lazy, Suspense } from 'react'
import { useRead } from '../../platform/browser/call.browser.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { type Meeting, oneMeeting } from '../contract.ts'
import type { Moment } from './row-text.ts'

const MeetingDetail = lazy(async () => ({ default: (await import('./meeting-detail.tsx')).MeetingDetail }))

type OpenedProps = { id: string; meetings: readonly Meeting[]; moment: Moment; onClose: () => void }

/** One meeting in full: from the list if it is there, else from the server. */
export function MeetingById({ id, meetings, moment, onClose }: OpenedProps) {
  const known = meetings.find((meeting) => meeting.id === id)
  const query = useRead(oneMeeting, { params: { id } }, { enabled: known === undefined })
  const meeting = known ?? query.data
  if (!meeting) {
    return (
      <Dialog
        open={query.isError}
        onClose={onClose}
        title="This meeting couldn’t be opened"
        description={query.error?.message}
      />
    )
  }
  return (
    <Suspense>
      <MeetingDetail meeting={meeting} moment={moment} onClose={onClose} />
    </Suspense>
  )
}
