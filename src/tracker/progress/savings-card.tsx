// Money and time saved: only for those who enter their own figures.
import { type FormEvent, useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, FormError, Input, Select } from '../../platform/ui/field.tsx'
import { currencies, savedSince } from '../savings.ts'
import * as contract from '../savings-contract.ts'

type Figures = { weeklyAmount: number; currency: string; weeklyHours: number }

function money(amount: number, currency: string) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  return format.format(amount)
}

export function SavingsCard() {
  const read = useRead(contract.savings, {}, { refetchOnMount: 'always' })
  const [open, setOpen] = useState(false)
  const figures = read.data?.figures
  return (
    <Card className="grid min-h-40 content-start gap-3">
      <CardTitle>Money and time saved</CardTitle>
      {read.isError ? <p>Your figures couldn’t be loaded. They’re safe. Please try again later.</p> : null}
      {read.data && !figures ? (
        <p>Enter what a usual week used to cost you, and see what you have back. Only you see it.</p>
      ) : null}
      {read.data && figures ? <SavedAmounts figures={figures} days={read.data.days} /> : null}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={!read.data}
        onClick={() => setOpen(true)}
      >
        {figures ? 'Edit figures' : 'Enter figures'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closesOutside={false}
        title="A usual week before"
        description="Rough figures are fine. Leave one empty if you like."
      >
        <FiguresForm figures={figures ?? undefined} onClose={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

function SavedAmounts({ figures, days }: { figures: Figures; days: number | null }) {
  if (days === null) return <p>Set your date under “Days in recovery”, and it adds up from there.</p>
  const { amount, hours } = savedSince(figures, days)
  const parts = [
    figures.weeklyAmount > 0 ? money(amount, figures.currency) : '',
    figures.weeklyHours > 0 ? `${hours.toLocaleString('en')} ${hours === 1 ? 'hour' : 'hours'}` : '',
  ].filter(Boolean)
  return (
    <>
      <p className="font-display text-2xl font-semibold tabular-nums">{parts.join(' and ')}</p>
      <p className="text-sm text-ink-soft">
        {`Over all your ${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}, by your own figures. A setback takes none of it.`}
      </p>
    </>
  )
}

function FiguresForm({ figures, onClose }: { figures: Figures | undefined; onClose: () => void }) {
  const [amount, setAmount] = useState(figures?.weeklyAmount ? String(figures.weeklyAmount) : '')
  const [hours, setHours] = useState(figures?.weeklyHours ? String(figures.weeklyHours) : '')
  const [currency, setCurrency] = useState(figures?.currency ?? currencies[0])
  const options = { refreshes: [contract.savings], onDone: onClose }
  const save = useSend(contract.changeSavings, options)
  const remove = useSend(contract.removeSavings, options)
  const chosen = currencies.find((one) => one === currency) ?? currencies[0]
  const pending = save.isPending || remove.isPending

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ body: { weeklyAmount: Number(amount), currency: chosen, weeklyHours: Number(hours) } })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field label="Money a week">
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            step={1}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field label="Currency">
          <Select value={chosen} onChange={(event) => setCurrency(event.target.value)}>
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Hours a week" hint="Getting it, using, and recovering from it.">
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          max={168}
          step={1}
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
      </Field>
      <FormError error={save.error ?? remove.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={pending || Number(amount) + Number(hours) === 0}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {figures ? (
          <Button variant="quiet" disabled={pending} onClick={() => remove.mutate({})}>
            Remove figures
          </Button>
        ) : null}
      </div>
    </form>
  )
}
