import { CalendarPlus, Check, Copy, Flag, Navigation, Phone, Share2, Video } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../accounts/session.tsx'
import { useSend } from '../../platform/browser/call.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { dateIn } from '../../platform/dates.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { type Meeting, meetingsCalendar } from '../contract.ts'
import { fullNameOf } from '../fellowship.ts'
import { directionsTo, formatPlace, languageName, meetingLocalTime, viewerTime } from '../format-meeting.ts'
import { attendanceWords } from '../meeting.ts'
import { attendedMeetings, markAttended } from '../my-meetings-contract.ts'
import { countdown, lastOccurrence, latecomerWords } from '../occurrences.ts'
import { TagLine } from './meeting-row.tsx'
import type { Moment } from './row-text.ts'

/** All details of a meeting, with its actions. */
export function MeetingDetail({
  meeting,
  moment,
  onClose,
}: {
  meeting: Meeting
  moment: Moment
  onClose: () => void
}) {
  const { calendar, now, zone } = moment
  const next =
    meeting.attendance === 'inactive'
      ? undefined
      : calendar.next({ ...meeting, durationMinutes: meeting.durationMin })
  const wait = next && !meeting.sample ? countdown(next, now) : undefined
  const late = meeting.sample ? undefined : latecomerWords(next, now)
  const elsewhere = viewerTime(meeting, next, calendar, zone)
  return (
    <Dialog open onClose={onClose} title={<bdi>{meeting.name}</bdi>} description={fullNameOf(meeting.type)}>
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-2">
          <Badge tone="plain">{attendanceWords[meeting.attendance]}</Badge>
          {wait ? <Badge tone="dawn">{wait}</Badge> : null}
        </div>
        {meeting.sample ? (
          <p className="rounded-xl bg-sand p-4">
            This is a sample from an old list, to show how the finder works. Please do not go there: it may
            not exist any more.
          </p>
        ) : null}
        <dl className="grid gap-3 sm:grid-cols-[7rem_1fr]">
          <Fact term="When">
            {meetingLocalTime(meeting, next, now)}
            {elsewhere ? <span className="block text-ink-soft">{elsewhere}</span> : null}
            {late ? <span className="block text-ink-soft">{late}</span> : null}
          </Fact>
          <Fact term="Where">
            <bdi>{formatPlace(meeting)}</bdi>
          </Fact>
          {meeting.notes ? (
            <Fact term="Notes">
              <bdi>{meeting.notes}</bdi>
            </Fact>
          ) : null}
          {meeting.linkNotes ? (
            <Fact term="To join">
              <bdi>{meeting.linkNotes}</bdi>
            </Fact>
          ) : null}
          {meeting.languages.length > 0 ? (
            <Fact term="Language">{meeting.languages.map(languageName).join(', ')}</Fact>
          ) : null}
          {meeting.tags.length > 0 ? (
            <Fact term="Good to know">
              <TagLine tags={meeting.tags} />
            </Fact>
          ) : null}
        </dl>
        {meeting.sample ? null : <Actions meeting={meeting} />}
        <Origin meeting={meeting} />
      </div>
    </Dialog>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

function Actions({ meeting }: { meeting: Meeting }) {
  const outline = buttonClass({ variant: 'outline' })
  const active = meeting.attendance !== 'inactive'
  const directions = directionsTo(meeting)
  return (
    <div className="flex flex-wrap gap-2">
      {active && meeting.meetingLink ? (
        <a className={buttonClass()} href={meeting.meetingLink} target="_blank" rel="noreferrer">
          <Video aria-hidden strokeWidth={1.75} /> Join
        </a>
      ) : null}
      {active && meeting.phone ? (
        <a className={outline} href={`tel:${meeting.phone}`}>
          <Phone aria-hidden strokeWidth={1.75} /> Call
        </a>
      ) : null}
      {directions ? (
        <a className={outline} href={directions} target="_blank" rel="noreferrer">
          <Navigation aria-hidden strokeWidth={1.75} /> Directions
        </a>
      ) : null}
      {active && meeting.dayOfWeek !== null ? (
        <a className={outline} href={`${meetingsCalendar.path}?ids=${meeting.id}`} download>
          <CalendarPlus aria-hidden strokeWidth={1.75} /> Add to calendar
        </a>
      ) : null}
      {directions ? <CopyAddress meeting={meeting} /> : null}
      <ShareButton meeting={meeting} />
      <AttendedButton meeting={meeting} />
    </div>
  )
}

function CopyAddress({ meeting }: { meeting: Meeting }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(meeting.formattedAddress ?? formatPlace(meeting))
      toast({ title: 'Address copied' })
    } catch {
      toast({ title: 'The address was not copied', kind: 'destructive' })
    }
  }
  return (
    <Button variant="outline" onClick={() => void copy()}>
      <Copy aria-hidden strokeWidth={1.75} /> Copy address
    </Button>
  )
}

function ShareButton({ meeting }: { meeting: Meeting }) {
  async function share() {
    const url = new URL(`/meetings?meeting=${meeting.id}`, location.href).href
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: meeting.name, url })
      else {
        await navigator.clipboard.writeText(url)
        toast({ title: 'Link copied' })
      }
    } catch {
      // Closing the share sheet is not an error.
    }
  }
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Share2 aria-hidden strokeWidth={1.75} /> Share
    </Button>
  )
}

function AttendedButton({ meeting }: { meeting: Meeting }) {
  const { user } = useSession()
  const [noted, setNoted] = useState(false)
  const mark = useSend(markAttended, {
    refreshes: [attendedMeetings],
    onDone: () => setNoted(true),
    failTitle: 'Not noted',
  })
  const date = dayToMark(meeting)
  if (!user || !date) return null
  const day = date === localToday() ? 'today' : `on ${dayFormat.format(new Date(`${date}T12:00:00`))}`
  return (
    <Button
      variant="outline"
      disabled={mark.isPending || noted}
      onClick={() => mark.mutate({ params: { id: meeting.id }, body: { date } })}
    >
      <Check aria-hidden strokeWidth={1.75} /> {noted ? 'Noted, for you alone' : `I was there ${day}`}
    </Button>
  )
}

const dayFormat = new Intl.DateTimeFormat(undefined, { weekday: 'short', month: 'short', day: 'numeric' })

/** The day on which the meeting last met, or today for one by appointment. */
function dayToMark(meeting: Meeting): string | undefined {
  if (meeting.attendance === 'inactive') return undefined
  if (meeting.dayOfWeek === null || meeting.time === '') return localToday()
  const last = lastOccurrence({ ...meeting, durationMinutes: meeting.durationMin }, Date.now())
  return last ? dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, last.startsAt) : undefined
}

/** Who published the row, when it was last changed, and where to report a change. */
function Origin({ meeting }: { meeting: Meeting }) {
  const { source, updatedAt } = meeting
  const report = source.feedback ?? source.url
  const address =
    report?.includes('@') && !report.includes('/')
      ? `mailto:${report}?subject=${encodeURIComponent(meeting.name)}`
      : report
  const day = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-soft">
      Listed by {source.name}
      {source.importedAt ? `, updated ${day(source.importedAt)}` : ''}
      {updatedAt ? `, changed there ${day(updatedAt)}` : ''}. Cairn is not affiliated with{' '}
      {fullNameOf(meeting.type)}.{' '}
      {address && !meeting.sample ? (
        <a href={address} rel="noreferrer" className="inline-flex min-h-11 items-center gap-1 underline">
          <Flag aria-hidden className="size-4" /> Is this right? Tell its publisher
        </a>
      ) : null}
    </p>
  )
}
