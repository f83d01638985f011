import { type FormEvent, useState } from 'react'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, FormError, Input, Select } from '../../platform/ui/field.tsx'
import * as contract from '../contract.ts'
import { type ActivityCategory, categories, type Frequency, frequencies, maxOwnPoints } from './activities.ts'

function oneOf<Value extends string>(all: readonly Value[], value: string): Value | undefined {
  return all.find((each) => each === value)
}

function isSameTitle(one: string, other: string) {
  const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return plain(other) !== '' && plain(one) === plain(other)
}

/** Adds an activity or edits the given one. Typed text stays if the call fails. */
export function OwnActivityForm({ own, onDone }: { own: contract.Activity | undefined; onDone: () => void }) {
  const [title, setTitle] = useState(own?.title ?? '')
  const [description, setDescription] = useState(own?.description ?? '')
  const [category, setCategory] = useState<ActivityCategory>(own?.category ?? 'mental')
  const [frequency, setFrequency] = useState<Frequency>(own?.frequency ?? 'daily')
  const [points, setPoints] = useState(String(own?.points ?? 10))
  // One id for all attempts, so that a retry after a lost response is the same activity.
  const [id] = useState(() => crypto.randomUUID())
  const options = { refreshes: [contract.activities], onDone }
  const add = useSend(contract.addActivity, options)
  const change = useSend(contract.changeActivity, options)
  const pending = add.isPending || change.isPending
  const { data: activities = [] } = useRead(contract.activities)
  const sameTitle = activities.find((each) => each.id !== own?.id && isSameTitle(each.title, title))

  const addLabel = sameTitle ? 'Add it anyway' : 'Add it'
  const submitLabel = own ? 'Save' : addLabel

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = { title, description, category, frequency, points: Number(points) }
    if (own) change.mutate({ params: { activityId: own.id }, body })
    else add.mutate({ body: { ...body, id } })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label="Name" required>
        <Input value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label="What it is for you (optional)">
        <Input value={description} maxLength={200} onChange={(event) => setDescription(event.target.value)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Kind">
          <Select
            value={category}
            onChange={(event) => setCategory(oneOf(categories, event.target.value) ?? category)}
          >
            {categories.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label="How often">
          <Select
            value={frequency}
            onChange={(event) => setFrequency(oneOf(frequencies, event.target.value) ?? frequency)}
          >
            {frequencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label={`Points, 1 to ${maxOwnPoints}`}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={maxOwnPoints}
            value={points}
            onChange={(event) => setPoints(event.target.value)}
          />
        </Field>
      </div>
      {sameTitle ? (
        <p role="status" className="rounded-xl bg-sand px-4 py-3 text-sm">
          You already have “<bdi>{sameTitle.title}</bdi>” ({sameTitle.frequency}).
        </p>
      ) : null}
      <FormError error={add.error ?? change.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={pending || title.trim() === ''}>
          {pending ? 'Saving...' : submitLabel}
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
