import { House, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '../../platform/browser/call.browser.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Select } from '../../platform/ui/field.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import type { Moment } from '../finder/row-text.ts'
import { meetingLocalTime } from '../format-meeting.ts'
import { changeSavedMeeting, reminderLeads } from '../my-meetings-contract.ts'
import { countdown } from '../occurrences.ts'
import { removeSavedMeeting, savedMeetings } from '../saved-contract.ts'
import type { SavedMeeting } from '../saved-meetings.browser.ts'
import { leadWords } from './reminder-times.ts'

export function NothingSaved() {
  return (
    <div className="print:hidden">
      <EmptyState title="Your meetings will be here">
        <p>Find a meeting and tap its bookmark. Then you can be reminded, and note where you went.</p>
        <ButtonLink to="/meetings">Find a meeting</ButtonLink>
      </EmptyState>
    </div>
  )
}

/** The saved meetings, soonest first. */
export function SavedList({ meetings, moment }: { meetings: SavedMeeting[]; moment: Moment }) {
  const weekly = meetings
    .map((meeting) => ({
      meeting,
      next: moment.calendar.next({ ...meeting, durationMinutes: meeting.durationMin }),
    }))
    .toSorted((a, b) => (a.next?.startsAt ?? Number.MAX_VALUE) - (b.next?.startsAt ?? Number.MAX_VALUE))
  return (
    <section aria-labelledby="my-week" className="grid gap-3 print:hidden">
      <h2 id="my-week" className="text-xl">
        My week
      </h2>
      <ul className="grid gap-3">
        {weekly.map((one) => (
          <SavedRow key={one.meeting.id} {...one} moment={moment} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { meeting: SavedMeeting; next: ReturnType<Moment['calendar']['next']>; moment: Moment }

function SavedRow({ meeting, next, moment }: RowProps) {
  const { id, home = false } = meeting
  const remove = useSend(removeSavedMeeting, { refreshes: [savedMeetings], failTitle: 'Not removed' })
  const change = useSend(changeSavedMeeting, { refreshes: [savedMeetings], failTitle: 'Not changed' })
  const wait = next && countdown(next, moment.now)
  return (
    <li className="grid gap-2 rounded-card border border-line bg-paper-raised px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={`/meetings?meeting=${id}`}
          className="inline-flex min-h-11 items-center text-lg font-semibold underline"
        >
          <bdi>{meeting.name}</bdi>
        </Link>
        {home ? <Badge tone="moss">Home group</Badge> : null}
        {wait ? <Badge tone="dawn">{wait}</Badge> : null}
      </div>
      <p className="text-ink-soft">
        {meetingLocalTime(meeting, next, moment.now)}
        {meeting.isUnlisted ? '. No longer on its publisher’s list: ask before you go.' : ''}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {next ? (
          <ReminderSelect
            meeting={meeting}
            disabled={change.isPending}
            onChange={(remindMinutes) => change.mutate({ params: { id }, body: { remindMinutes } })}
          />
        ) : null}
        <Button
          variant="quiet"
          aria-pressed={home}
          disabled={change.isPending}
          onClick={() => change.mutate({ params: { id }, body: { home: !home } })}
        >
          <House aria-hidden strokeWidth={1.75} /> {home ? 'Not my home group' : 'Make home group'}
        </Button>
        <Button
          variant="quiet"
          aria-label={`Remove ${meeting.name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params: { id } })}
        >
          <Trash2 aria-hidden strokeWidth={1.75} /> Remove
        </Button>
      </div>
    </li>
  )
}

type ReminderProps = {
  meeting: SavedMeeting
  disabled: boolean
  onChange: (lead: (typeof reminderLeads)[number] | null) => void
}

function ReminderSelect({ meeting, disabled, onChange }: ReminderProps) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2">
      Remind me
      <Select
        aria-label={`Remind me of ${meeting.name}`}
        className="w-auto max-w-full"
        value={meeting.remindMinutes ?? ''}
        disabled={disabled}
        onChange={({ target }) =>
          onChange(reminderLeads.find((lead) => String(lead) === target.value) ?? null)
        }
      >
        <option value="">never</option>
        {reminderLeads.map((lead) => (
          <option key={lead} value={lead}>
            {leadWords(lead)} before
          </option>
        ))}
      </Select>
    </label>
  )
}
