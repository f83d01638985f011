import { type FormEvent, useState } from 'react'
import { useSend } from '../../platform/browser/call.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, FormError, Input } from '../../platform/ui/field.tsx'
import * as contract from '../contract.ts'
import { defaultCounterName } from '../day-counts.ts'
import { StartField } from './start-field.tsx'

type CounterDialogProps = {
  open: boolean
  /** The counter to edit; absent for a new one. */
  counter: contract.Counter | undefined
  first: boolean
  onClose: () => void
}

export function CounterDialog({ open, counter, first, onClose }: CounterDialogProps) {
  const newTitle = first ? 'Set your date' : 'Another counter'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={counter ? 'Correct this date' : newTitle}
      description={
        counter
          ? 'For a date that was entered wrong. After a setback, choose “I had a setback” instead: every day stays.'
          : 'Any day up to today. You can correct it later, and only you see it.'
      }
    >
      <CounterForm key={counter?.id} counter={counter} onClose={onClose} />
    </Dialog>
  )
}

function CounterForm({ counter, onClose }: { counter: contract.Counter | undefined; onClose: () => void }) {
  const [name, setName] = useState(counter?.name ?? defaultCounterName)
  const [startedOn, setStartedOn] = useState(counter?.startedOn ?? localToday())
  // One id for all attempts, so that a retry after a lost response is the same counter.
  const [id] = useState(() => crypto.randomUUID())
  const options = { refreshes: [contract.counters, contract.stats], onDone: onClose }
  const add = useSend(contract.addCounter, options)
  const change = useSend(contract.changeCounter, options)
  const pending = add.isPending || change.isPending
  const submitLabel = counter ? 'Save' : 'Start counting'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (counter) change.mutate({ params: { id: counter.id }, body: { name, startedOn } })
    else add.mutate({ body: { name, startedOn, id } })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label="What you count" hint="Only you see this name.">
        <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <StartField label="Since" startedOn={startedOn} onChange={setStartedOn} />
      <FormError error={add.error ?? change.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={pending || name.trim() === '' || startedOn === ''}>
          {pending ? 'Saving...' : submitLabel}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
