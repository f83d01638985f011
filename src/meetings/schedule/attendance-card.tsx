import { Check } from 'lucide-react'
import { useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { useDraftText } from '../../platform/browser/draft.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, LimitedTextArea, Select } from '../../platform/ui/field.tsx'
import type { Moment } from '../finder/row-text.ts'
import { attendedMeetings, markAttended } from '../my-meetings-contract.ts'
import { recentDates } from '../occurrences.ts'
import type { SavedMeeting } from '../saved-meetings.browser.ts'
import { AttendanceRow } from './attendance-row.tsx'
import { AttendanceSlip } from './attendance-slip.tsx'
import { formatDay } from './format-day.ts'

const weeksBack = 8

type CardProps = { meetings: SavedMeeting[]; moment: Moment }

/** The member's attendance: self-reported, with optional notes, and a slip to print. */
export function AttendanceCard({ meetings, moment }: CardProps) {
  const { data } = useRead(attendedMeetings)
  const attended = data?.attended ?? []
  return (
    <Card className="grid gap-4 print:border-0 print:p-0 print:shadow-none">
      <div className="grid gap-1 print:hidden">
        <CardTitle icon={<Check aria-hidden strokeWidth={1.75} />}>Meetings I went to</CardTitle>
        <p className="text-ink-soft">For you alone. Nobody takes attendance here.</p>
      </div>
      <VisitForm meetings={meetings.filter(({ attendance }) => attendance !== 'inactive')} moment={moment} />
      {data && attended.length === 0 ? (
        <p className="print:hidden">Nothing noted yet. Save a meeting, then note the days you went.</p>
      ) : null}
      {attended.length > 0 ? (
        <>
          <ul className="divide-y divide-line print:hidden">
            {attended.map((visit) => (
              <AttendanceRow key={visit.id} visit={visit} moment={moment} />
            ))}
          </ul>
          <AttendanceSlip attended={attended} />
        </>
      ) : null}
    </Card>
  )
}

function VisitForm({ meetings, moment }: CardProps) {
  const [picked, setPicked] = useState('')
  const [date, setDate] = useState('')
  const [note, setNote] = useDraftText('attendance.note')
  const mark = useSend(markAttended, {
    refreshes: [attendedMeetings],
    onDone: () => {
      setDate('')
      setNote('')
    },
  })
  if (meetings.length === 0) return null
  const meeting = meetings.find(({ id }) => id === picked)
  const dates = meeting
    ? recentDates({ ...meeting, durationMinutes: meeting.durationMin }, moment, weeksBack)
    : []
  return (
    <form
      className="grid gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        mark.mutate({ params: { id: picked }, body: { date, note } })
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Meeting">
          <Select
            required
            value={picked}
            onChange={({ target }) => {
              setPicked(target.value)
              setDate('')
            }}
          >
            <option value="">Choose one</option>
            {meetings.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Day">
          <Select
            required
            value={date}
            disabled={dates.length === 0}
            onChange={({ target }) => setDate(target.value)}
          >
            <option value="">Choose a day</option>
            {dates.map((day) => (
              <option key={day} value={day}>
                {formatDay(day)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Note"
        hint="What you want to remember. Leave out what others shared."
        error={mark.error?.message}
      >
        <LimitedTextArea
          rows={2}
          limit={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" disabled={mark.isPending}>
        Save
      </Button>
    </form>
  )
}
