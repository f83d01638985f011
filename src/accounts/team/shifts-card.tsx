import { useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import { useSession } from '../session.tsx'
import * as contract from './team.ts'

const start = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const end = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

const shiftWords = ({ startsAt, endsAt }: contract.Shift) =>
  `${start.format(new Date(startsAt))} – ${end.format(new Date(endsAt))}`

/** The team's shifts. During a shift the on-duty switch is on. */
export function ShiftsCard() {
  const { user } = useSession()
  const read = useRead(contract.shifts, {}, { refetchOnMount: 'always' })
  const remove = useSend(contract.removeShift, { refreshes: [contract.shifts], failTitle: 'Error' })
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>Shifts</CardTitle>
      <p className="text-sm text-ink-soft">
        In your own time zone. While a shift runs, its person counts as on duty; going off duty ends it.
      </p>
      {read.error ? <p role="alert">{read.error.message}</p> : null}
      {read.data?.length === 0 ? <p>No shifts yet.</p> : null}
      <ul className="grid divide-y divide-line">
        {read.data?.map((shift) => (
          <li key={shift.id} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="grow">
              <bdi className="font-semibold">{shift.who}</bdi>, {shiftWords(shift)}
            </span>
            {shift.isMine || user?.role === 'admin' ? (
              <Button
                variant="quiet"
                aria-label={`Remove the shift of ${shift.who}, ${shiftWords(shift)}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { id: shift.id } })}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ShiftForm />
    </Card>
  )
}

const lengths = [1, 2, 3, 4, 6, 8, 12]

/** Weekly shifts at the same local hours, also across a change of daylight saving time. */
function shiftsFrom(local: string, hours: number, weeks: number) {
  return Array.from({ length: weeks }, (_, week) => {
    const from = new Date(local)
    from.setDate(from.getDate() + 7 * week)
    return {
      startsAt: from.toISOString(),
      endsAt: new Date(from.getTime() + hours * 3_600_000).toISOString(),
    }
  })
}

function ShiftForm() {
  const [local, setLocal] = useState('')
  const [hours, setHours] = useState(4)
  const [weeks, setWeeks] = useState(1)
  const add = useSend(contract.addShifts, { refreshes: [contract.shifts], onDone: () => setLocal('') })
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate({ body: { shifts: shiftsFrom(local, hours, weeks) } })
      }}
    >
      <Field label="My shift starts" error={add.error?.message}>
        <Input type="datetime-local" value={local} onChange={(event) => setLocal(event.target.value)} />
      </Field>
      <Field label="Hours">
        <Select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
          {lengths.map((length) => (
            <option key={length}>{length}</option>
          ))}
        </Select>
      </Field>
      <Field label="Weeks">
        <Select value={weeks} onChange={(event) => setWeeks(Number(event.target.value))}>
          {[1, 4, 8, 12].map((many) => (
            <option key={many} value={many}>
              {many === 1 ? 'Once' : `Weekly, ${many} times`}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="outline" disabled={local === '' || add.isPending}>
        Add
      </Button>
    </form>
  )
}
