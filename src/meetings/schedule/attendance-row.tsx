import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { dateIn } from '../../platform/dates.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog, Dialog } from '../../platform/ui/dialog.tsx'
import { Field, Input, LimitedTextArea } from '../../platform/ui/field.tsx'
import type { Moment } from '../finder/row-text.ts'
import {
  type AttendanceRecord,
  attendedMeetings,
  enterChairCode,
  noteAttendance,
  unmarkAttended,
} from '../my-meetings-contract.ts'
import { formatDay } from './format-day.ts'

const dayMs = 86_400_000
const refreshes = [attendedMeetings]

/** One attended meeting, with its actions. */
export function AttendanceRow({ visit, moment }: { visit: AttendanceRecord; moment: Moment }) {
  const [open, setOpen] = useState<'note' | 'code' | 'removal'>()
  const remove = useSend(unmarkAttended, { refreshes, failTitle: 'Not removed' })
  // A late meeting ends on the next date; the server decides whether it is still on.
  const isRecent = visit.date >= dateIn(moment.zone, moment.now - dayMs)
  const about = `${visit.name}, ${formatDay(visit.date)}`
  const close = () => setOpen(undefined)
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold">
        {formatDay(visit.date)} · <bdi>{visit.name}</bdi> ({visit.type})
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{visit.place}</bdi>
        {visit.chairCode ? (
          <>
            {' '}
            · Code <bdi>{visit.chairCode}</bdi>
          </>
        ) : null}
      </p>
      {visit.note ? (
        <p className="whitespace-pre-line">
          <bdi>{visit.note}</bdi>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-1">
        <Button variant="quiet" aria-label={`Note for ${about}`} onClick={() => setOpen('note')}>
          <Pencil aria-hidden strokeWidth={1.75} /> Note
        </Button>
        {isRecent && !visit.chairCode ? (
          <Button variant="quiet" aria-label={`Chair’s code for ${about}`} onClick={() => setOpen('code')}>
            <KeyRound aria-hidden strokeWidth={1.75} /> Chair’s code
          </Button>
        ) : null}
        <Button variant="quiet" aria-label={`Remove ${about}`} onClick={() => setOpen('removal')}>
          <Trash2 aria-hidden strokeWidth={1.75} /> Remove
        </Button>
      </div>
      <AlertDialog
        open={open === 'removal'}
        title={`Remove ${about}?`}
        description="Its note is removed, too, and can’t be restored."
        confirm="Remove"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: visit.id } })}
        onCancel={close}
      />
      {open === 'note' ? <NoteDialog visit={visit} onClose={close} /> : null}
      {open === 'code' ? <CodeDialog visit={visit} onClose={close} /> : null}
    </li>
  )
}

type DialogProps = { visit: AttendanceRecord; onClose: () => void }

function NoteDialog({ visit, onClose }: DialogProps) {
  const [note, setNote] = useState(visit.note)
  const save = useSend(noteAttendance, { refreshes, onDone: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      closesOutside={false}
      title="Note"
      description={`${visit.name}, ${formatDay(visit.date)}`}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ params: { id: visit.id }, body: { note } })
        }}
      >
        <Field
          label="What you want to remember"
          hint="Leave out what others shared. Notes are never printed."
          error={save.error?.message}
        >
          <LimitedTextArea limit={1_000} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={save.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}

function CodeDialog({ visit, onClose }: DialogProps) {
  const [code, setCode] = useState('')
  const enter = useSend(enterChairCode, { refreshes, onDone: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Chair’s code"
      description="Hand your device to the person chairing. They type a code of their own that they will recognize later."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          enter.mutate({ params: { id: visit.id }, body: { code: code.trim() } })
        }}
      >
        <Field
          label="Code"
          hint="3 to 20 letters or digits. The slip shows it with the time. Cairn doesn’t know who typed it. No group has to do this."
          error={enter.error?.message}
        >
          <Input
            required
            minLength={3}
            maxLength={20}
            autoComplete="off"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={enter.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
