import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input } from '../../platform/ui/field.tsx'
import type { AttendanceRecord } from '../my-meetings-contract.ts'
import { formatDay } from './format-day.ts'

/** A slip to print for members who need one. It states who filled it in, and that Cairn did not verify it. */
export function AttendanceSlip({ attended }: { attended: AttendanceRecord[] }) {
  const [name, setName] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const printed = attended
    .filter(({ date }) => (from === '' || date >= from) && (to === '' || date <= to))
    .toReversed()
  return (
    <>
      <details className="print:hidden">
        <summary className="min-h-11 content-center font-semibold">Print a slip</summary>
        <div className="grid gap-3 pb-2">
          <p className="text-sm text-ink-soft">
            The slip says that you filled it in yourself. It has room for a signature. Some groups sign, and
            some prefer not to. Notes are never printed.
          </p>
          <Field label="Name on the slip" hint="Not stored.">
            <Input
              value={name}
              maxLength={80}
              autoComplete="name"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="From">
              <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
            </Field>
            <Field label="To">
              <Input type="date" value={to} onChange={({ target }) => setTo(target.value)} />
            </Field>
          </div>
          <Button
            variant="outline"
            className="justify-self-start"
            disabled={printed.length === 0}
            onClick={() => print()}
          >
            <Printer aria-hidden strokeWidth={1.75} /> Print{' '}
            {printed.length === 1 ? '1 meeting' : `${printed.length} meetings`}
          </Button>
        </div>
      </details>
      <SlipOnPaper attended={printed} name={name} />
    </>
  )
}

function SlipOnPaper({ attended, name }: { attended: AttendanceRecord[]; name: string }) {
  const first = attended[0]
  const last = attended.at(-1)
  return (
    <section aria-label="Slip" className="hidden print:block">
      <h2 className="text-2xl">Meetings attended: self-reported</h2>
      {name ? (
        <p>
          Name: <bdi>{name}</bdi>
        </p>
      ) : null}
      {first && last ? (
        <p>
          {formatDay(first.date)} to {formatDay(last.date)}, {attended.length} in all
        </p>
      ) : null}
      <p className="py-3">
        The person named here entered these meetings. Cairn checked only that each meeting was listed for that
        day. It does not confirm that anyone was there. Where there is a code, it was typed on the person’s
        device while the meeting was on or within the hour after; Cairn does not know who typed it.
      </p>
      <table className="w-full text-left">
        <thead>
          <tr>
            <th className="py-2 pr-3">Date</th>
            <th className="py-2 pr-3">Meeting</th>
            <th className="py-2 pr-3">Code</th>
            <th className="py-2">Signature</th>
          </tr>
        </thead>
        <tbody>
          {attended.map((visit) => (
            <tr key={visit.id} className="break-inside-avoid border-t border-line-strong">
              <td className="py-3 pr-3 whitespace-nowrap">{formatDay(visit.date)}</td>
              <td className="py-3 pr-3">
                <bdi>{visit.name}</bdi> ({visit.type})
                <span className="block text-sm">
                  <bdi>{visit.place}</bdi>
                </span>
              </td>
              <td className="py-3 pr-3">
                <bdi>{visit.chairCode}</bdi>
                {visit.chairCodeAt ? (
                  <span className="block text-sm">{new Date(visit.chairCodeAt).toLocaleString()}</span>
                ) : null}
              </td>
              <td className="w-48">&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
